# Erros de leitura de um arquivo .truco: onde, o que foi achado, o que caberia ali.

error-bad-notation-where = Linha { $line }, coluna { $column }:
error-bad-notation-found = { $ended ->
    [1] a linha acaba aqui
   *[other] achei “{ $found-key }”
}
error-bad-notation-nearest = { $nearest-count ->
    [0] {""}
   *[other] { " " }O mais parecido: { $meant-key }.
}

error-bad-notation = { error-bad-notation-where } { error-bad-notation-found }, e isso não cabe aqui.

## O arquivo

error-bad-notation-file-too-long = { error-bad-notation-where } o arquivo passa de { $limit } bytes. Uma partida inteira cabe bem antes disso; divida o arquivo.
error-bad-notation-not-utf8 = { error-bad-notation-where } o byte { $found-key } não é texto em UTF-8. Grave o arquivo como UTF-8.
error-bad-notation-control-character = { error-bad-notation-where } há um caractere invisível, { $found-key }. Só cabem letras, espaços, tabulações e quebras de linha.
error-bad-notation-missing-actions = { error-bad-notation-where } faltam os lances. Depois do cabeçalho vem actions = ''', um lance por linha, e ''' para fechar.
error-bad-notation-actions-quotes = { error-bad-notation-where } { error-bad-notation-found }; depois de actions = vêm três aspas simples: '''.
error-bad-notation-unclosed-actions = { error-bad-notation-where } as aspas ''' abertas aqui nunca se fecham. Ponha ''' numa linha só, depois do último lance.
error-bad-notation-after-actions = { error-bad-notation-where } { error-bad-notation-found } depois das aspas que fecham os lances. Ali só cabem linhas vazias; as chaves do cabeçalho vêm antes de actions.

## O cabeçalho

error-bad-notation-too-many-lines = { error-bad-notation-where } o arquivo passa de { $limit } linhas. Uma partida inteira cabe bem antes disso; divida o arquivo, ou tire as linhas vazias.
error-bad-notation-header-too-long = { error-bad-notation-where } o cabeçalho passa de { $limit } caracteres. Encurte-o: os comentários de cada lance vão junto do lance.
error-bad-notation-line-too-long = { error-bad-notation-where } a linha passa de { $limit } caracteres. Quebre-a em duas.
error-bad-notation-key-too-deep = { error-bad-notation-where } a chave tem mais de { $limit } pontos: “{ $found-key }”.
error-bad-notation-header-too-deep = { error-bad-notation-where } há mais de { $limit } colchetes ou chaves uns dentro dos outros.
error-bad-notation-table-header = { error-bad-notation-where } { error-bad-notation-found }. O cabeçalho não tem seções; escreva a tabela na própria linha, como options = {"{"} allow_fold = true {"}"}.
error-bad-notation-unclosed-text = { error-bad-notation-where } o texto que começa em { $found-key } não fecha as aspas.
error-bad-notation-header-syntax = { error-bad-notation-where } não entendi “{ $found-key }”. No cabeçalho cada linha é chave = valor, como target = 24 ou rules = "gauderio".
error-bad-notation-duplicate-key = { error-bad-notation-where } esta chave já apareceu antes: “{ $found-key }”. Deixe só uma.
error-bad-notation-unknown-key = { error-bad-notation-where } o cabeçalho não tem a chave “{ $found-key }”.{ error-bad-notation-nearest } Anotações suas vão em chaves que começam com _.
error-bad-notation-missing-key = { error-bad-notation-where } falta a chave { $choices-key } no cabeçalho.
error-bad-notation-header-truco = { error-bad-notation-where } achei { $found-key }; esta é a versão 1 da notação: truco = 1.
error-bad-notation-header-id = { error-bad-notation-where } achei { $found-key }; id é um nome curto de letras minúsculas, números e hífens, como "empate-na-primeira".
error-bad-notation-header-rules = { error-bad-notation-where } achei { $found-key }; rules é "gauderio", "cego" ou "claudista".{ error-bad-notation-nearest }
error-bad-notation-header-target = { error-bad-notation-where } achei { $found-key }; target é o total de pontos da partida, um número como 24.
error-bad-notation-header-players = { error-bad-notation-where } achei { $found-key }; players é a lista dos nomes, 2, 4 ou 6 e todos diferentes, como ["Ana", "Beto"].
error-bad-notation-header-score = { error-bad-notation-where } achei { $found-key }; score são os pontos das duas equipes antes da mão, como [5, 7].
error-bad-notation-header-eldest = { error-bad-notation-where } achei { $found-key }; eldest é o lugar de quem é mão, de 0 a { $last }.
error-bad-notation-header-options = { error-bad-notation-where } achei { $found-key }; options são as chaves do regulamento com seus valores, como {"{"} allow_fold = true {"}"}.
error-bad-notation-header-skills = { error-bad-notation-where } achei { $found-key }; skills é a lista do que a mão ensina, como ["envido.count"].
error-bad-notation-header-title = { error-bad-notation-where } achei { $found-key }; title é um título curto, ou um por língua: {"{"} pt-BR = "Empate", en = "A tie" {"}"}.
error-bad-notation-header-teaches = { error-bad-notation-where } achei { $found-key }; teaches é uma frase curta, ou uma por língua: {"{"} pt-BR = "Naipe não desempata.", en = "Suits break no tie." {"}"}.
error-bad-notation-header-about = { error-bad-notation-where } achei { $found-key }; about é a lista das cláusulas e leituras deste regulamento que a mão mostra, como ["gauderio/empate/1", "AMB-G33"] numa mão de Gaudério.
error-bad-notation-header-owner = { error-bad-notation-where } achei { $found-key }; owner é o lugar do dono do baralho, de 0 a { $last }.
error-bad-notation-header-stayed = { error-bad-notation-where } achei { $found-key }; stayed é a equipe que ficou da partida anterior, 0 ou 1.
error-bad-notation-header-raffler = { error-bad-notation-where } achei { $found-key }; raffler é o nome de quem faz o sorteio, como "Ana".
error-bad-notation-header-draw = { error-bad-notation-where } achei { $found-key }; draw é a lista de quem entra no sorteio dos reis, ao menos dois nomes diferentes.

## Os lances

error-bad-notation-expected-act = { error-bad-notation-where } { error-bad-notation-found }. Um lance começa com o lugar de quem age (0 a { $last }), como 0 joga 7e, ou com deal, vira, = ou --- hand.
error-bad-notation-expected-seat = { error-bad-notation-where } { error-bad-notation-found }; aqui vai o lugar de um jogador, de 0 a { $last }.
error-bad-notation-expected-verb = { error-bad-notation-where } { error-bad-notation-found }; depois do lugar vem o que se faz, como joga 7e, truco, quero ou baralho.
error-bad-notation-unknown-verb = { error-bad-notation-where } ninguém sabe o que é “{ $found-key }” nesta mesa.{ error-bad-notation-nearest } Depois do lugar cabem joga, esconde, baralho, canta, boa, um pedido, uma resposta ou um ato da cerimônia.
error-bad-notation-expected-card = { error-bad-notation-where } { error-bad-notation-found }; aqui vai uma carta: número ou figura e o naipe (e, p, o, c), como { $deck-key ->
    [french] Qc
   *[other] 7e
}.
error-bad-notation-bad-card = { error-bad-notation-where } “{ $found-key }” não é carta do baralho { $deck-key ->
    [french] francês (4 5 6 7 Q J K A 2 3)
   *[other] espanhol (1 a 7, 10, 11, 12)
}, com o naipe e, p, o ou c.{ error-bad-notation-nearest }
error-bad-notation-too-many-cards = { error-bad-notation-where } um lance fala de no máximo { $limit } cartas, e na mão são três.
error-bad-notation-expected-card-or-word = { error-bad-notation-where } { error-bad-notation-found }; aqui vai uma carta ou uma destas palavras: { $choices-key }.
error-bad-notation-expected-number = { error-bad-notation-where } { error-bad-notation-found }; aqui vai um número, como 28.
error-bad-notation-expected-word = { error-bad-notation-where } { error-bad-notation-found }; aqui cabe: { $choices-key }.{ error-bad-notation-nearest }
error-bad-notation-expected-end = { error-bad-notation-where } { error-bad-notation-found } depois que o lance acabou. Cabe ali um comentário entre chaves, uma [cláusula], um :rótulo, uma observação com # ou a linha seguinte.

## As afirmações e as perguntas

error-bad-notation-unknown-assertion = { error-bad-notation-where } { error-bad-notation-found }; depois do = cabe: { $choices-key }.{ error-bad-notation-nearest }
error-bad-notation-unknown-question = { error-bad-notation-where } { error-bad-notation-found }; uma pergunta é: { $choices-key }.{ error-bad-notation-nearest }
error-bad-notation-unclosed-question = { error-bad-notation-where } { error-bad-notation-found }; a pergunta já está inteira, falta só fechar a chave: {"}"}.
error-bad-notation-expected-name = { error-bad-notation-where } { error-bad-notation-found }; aqui vai um nome do sorteio, entre aspas duplas se tiver espaço: "Zé Maria".
error-bad-notation-expected-remedy = { error-bad-notation-where } { error-bad-notation-found }; aqui vai o nome da pena, como match_lost.
error-bad-notation-expected-clause = { error-bad-notation-where } { error-bad-notation-found }; aqui vai uma cláusula, como gauderio/envido/contagem/3.
error-bad-notation-unknown-clause = { error-bad-notation-where } nenhum dos documentos tem a cláusula “{ $found-key }”.{ error-bad-notation-nearest } Uma cláusula se escreve como gauderio/envido/contagem/3.
error-bad-notation-expected-reading = { error-bad-notation-where } { error-bad-notation-found }; aqui vai uma leitura, como AMB-G02.
error-bad-notation-unknown-reading = { error-bad-notation-where } não há leitura “{ $found-key }”.{ error-bad-notation-nearest } Uma leitura se escreve como AMB-G02.

## O que vai em volta de um lance

error-bad-notation-unclosed-comment = { error-bad-notation-where } o comentário que começa aqui nunca fecha a chave: {"}"}.
error-bad-notation-empty-comment = { error-bad-notation-where } o comentário está vazio. Escreva algo entre as chaves ou tire-as.
error-bad-notation-unclosed-clause = { error-bad-notation-where } { error-bad-notation-found }; a cláusula precisa de um ] na mesma linha, como [claudista/3.7.4].
error-bad-notation-bad-label = { error-bad-notation-where } achei “{ $found-key }”; um rótulo tem letras minúsculas, números e hífens, como :empate.
error-bad-notation-duplicate-label = { error-bad-notation-where } o rótulo “{ $found-key }” já está na linha { $first }. Cada um aponta um só lugar; dê outro nome a este.

## Variantes e mãos

error-bad-notation-variation-without-act = { error-bad-notation-where } a variante conta o que poderia vir no lugar do lance anterior, e antes dela não há lance.
error-bad-notation-variation-too-deep = { error-bad-notation-where } há mais de { $limit } variantes umas dentro das outras.
error-bad-notation-empty-variation = { error-bad-notation-where } a variante fecha sem nenhum lance. Escreva um lance depois do ( ou tire os parênteses.
error-bad-notation-unexpected-close = { error-bad-notation-where } este ) fecha uma variante que não foi aberta. Tire-o ou abra com ( antes.
error-bad-notation-unclosed-variation = { error-bad-notation-where } a variante que começa aqui nunca se fecha. Ponha ) depois do último lance dela.
error-bad-notation-break-in-variation = { error-bad-notation-where } uma mão nova não começa dentro de uma variante. Feche a variante com ) antes.
error-bad-notation-hand-number = { error-bad-notation-where } { error-bad-notation-found }; as mãos se contam em ordem e esta é a { $number }.
error-bad-notation-too-many-hands = { error-bad-notation-where } um arquivo tem no máximo { $limit } mãos.
error-bad-notation-too-many-items = { error-bad-notation-where } um arquivo tem no máximo { $limit } linhas e comentários. Divida-o.
error-bad-notation-unwritable = { error-bad-notation-where } o que está em { $found-key } não pode ser escrito num arquivo .truco sem mudar.
