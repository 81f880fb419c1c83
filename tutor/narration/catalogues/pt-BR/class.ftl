## A página de quem ensina.

class-opening = Lendo as respostas da turma…
class-again = Ler de novo
class-rulebook = Regulamento
class-table = Quem sabe o quê
class-name = Nome
class-mistakes = Regras trocadas da turma
class-mistakes-lead = Cada uma aparece nas respostas de quem está ao lado; as mais comuns vêm primeiro.
class-no-mistakes = Nenhuma regra trocada apareceu nas respostas deste regulamento.
class-to-review = { $n } a rever
class-files = Para levar
class-file-skills = assuntos
class-file-mistakes = regras-trocadas
class-take-skills = Assuntos, pessoa a pessoa (CSV)
class-take-mistakes = Regras trocadas, pessoa a pessoa (CSV)
class-lead = { $learners ->
    [0] Ninguém respondeu ainda neste regulamento.
    [one] Uma pessoa, { $answers ->
        [one] uma resposta
       *[other] { $answers } respostas
      } neste regulamento.
   *[other] { $learners } pessoas, { $answers } respostas neste regulamento.
  }
class-unasked = Ainda não perguntado a ninguém: { $skills }.
class-shown-by = { $n ->
    [one] Uma pessoa: { $names }
   *[other] { $n } pessoas: { $names }
  }
class-empty = Ninguém da turma respondeu ainda. Depois das primeiras respostas, a tabela aparece aqui.
class-refused-learner = Esta página é de quem ensina a turma. O seu próprio mapa está em Progresso.
class-refused-browser = Neste servidor as respostas ficam no navegador de cada um: aqui não há turma para mostrar.
class-column-learner = nome
class-column-rulebook = regulamento
class-column-skill = assunto
class-column-title = título
class-column-asked = perguntas
class-column-right = certas
class-column-mastery = domínio
class-column-standing = situação
class-column-last = última resposta
class-column-misconception = código
class-column-rule = regra trocada
class-column-times = vezes
