# Erros de leitura de um arquivo .truco: onde, o que foi achado, o que caberia ali.

bad-notation-where = Linha { $line }, coluna { $column }:
bad-notation-found = { $ended ->
    [1] a linha acaba aqui
   *[other] achei “{ $found }”
}
bad-notation-nearest = { $alike ->
    [0] {""}
   *[other] { " " }Será que era { $nearest }?
}

## O arquivo

bad-notation-file-too-long = { bad-notation-where } o arquivo passa de { $limit } bytes. Uma partida inteira cabe bem antes disso; divida o arquivo.
bad-notation-not-utf8 = { bad-notation-where } o byte { $found } não é texto em UTF-8. Grave o arquivo como UTF-8.
bad-notation-control-character = { bad-notation-where } há um caractere invisível, { $found }. Só cabem letras, espaços, tabulações e quebras de linha.
bad-notation-missing-actions = { bad-notation-where } faltam os lances. Depois do cabeçalho vem actions = ''', um lance por linha, e ''' para fechar.
bad-notation-actions-quotes = { bad-notation-where } { bad-notation-found }; depois de actions = vêm três aspas simples: '''.
bad-notation-unclosed-actions = { bad-notation-where } as aspas ''' abertas aqui nunca se fecham. Ponha ''' numa linha só, depois do último lance.
bad-notation-after-actions = { bad-notation-where } { bad-notation-found } depois das aspas que fecham os lances. Ali só cabem linhas vazias; as chaves do cabeçalho vêm antes de actions.

## O cabeçalho

bad-notation-header-too-long = { bad-notation-where } o cabeçalho passa de { $limit } caracteres. Encurte-o: os comentários de cada lance vão junto do lance.
bad-notation-line-too-long = { bad-notation-where } a linha passa de { $limit } caracteres. Quebre-a em duas.
bad-notation-key-too-deep = { bad-notation-where } a chave tem mais de { $limit } pontos: “{ $found }”.
bad-notation-header-too-deep = { bad-notation-where } há mais de { $limit } colchetes ou chaves uns dentro dos outros.
bad-notation-table-header = { bad-notation-where } { bad-notation-found }. O cabeçalho não tem seções; escreva a tabela na própria linha, como options = {"{"} allow_fold = true {"}"}.
bad-notation-unclosed-text = { bad-notation-where } o texto que começa em { $found } não fecha as aspas.
bad-notation-header-syntax = { bad-notation-where } não entendi “{ $found }”. No cabeçalho cada linha é chave = valor, como target = 24 ou rules = "gauderio".
bad-notation-duplicate-key = { bad-notation-where } esta chave já apareceu antes: “{ $found }”. Deixe só uma.
bad-notation-unknown-key = { bad-notation-where } o cabeçalho não tem a chave “{ $found }”.{ bad-notation-nearest } Anotações suas vão em chaves que começam com _.
bad-notation-missing-key = { bad-notation-where } falta a chave { $expected } no cabeçalho.
bad-notation-header-truco = { bad-notation-where } achei { $found }; esta é a versão 1 da notação: truco = 1.
bad-notation-header-id = { bad-notation-where } achei { $found }; id é um nome curto de letras minúsculas, números e hífens, como "empate-na-primeira".
bad-notation-header-rules = { bad-notation-where } achei { $found }; rules é "gauderio", "cego" ou "claudista".{ bad-notation-nearest }
bad-notation-header-target = { bad-notation-where } achei { $found }; target é o total de pontos da partida, um número como 24.
bad-notation-header-players = { bad-notation-where } achei { $found }; players é a lista dos nomes, 2, 4 ou 6 e todos diferentes, como ["Ana", "Beto"].
bad-notation-header-score = { bad-notation-where } achei { $found }; score são os pontos das duas equipes antes da mão, como [5, 7].
bad-notation-header-eldest = { bad-notation-where } achei { $found }; eldest é o lugar de quem é mão, de 0 a { $last }.
bad-notation-header-options = { bad-notation-where } achei { $found }; options são as chaves do regulamento com seus valores, como {"{"} allow_fold = true {"}"}.
bad-notation-header-skills = { bad-notation-where } achei { $found }; skills é a lista do que a mão ensina, como ["envido.count"].
bad-notation-header-title = { bad-notation-where } achei { $found }; title é um título curto, ou um por língua: {"{"} pt-BR = "Empate", en = "A tie" {"}"}.
bad-notation-header-owner = { bad-notation-where } achei { $found }; owner é o lugar do dono do baralho, de 0 a { $last }.
bad-notation-header-stayed = { bad-notation-where } achei { $found }; stayed é a equipe que ficou da partida anterior, 0 ou 1.
bad-notation-header-raffler = { bad-notation-where } achei { $found }; raffler é o nome de quem faz o sorteio, como "Ana".
bad-notation-header-draw = { bad-notation-where } achei { $found }; draw é a lista de quem entra no sorteio dos reis, ao menos dois nomes diferentes.

## Os lances

bad-notation-expected-act = { bad-notation-where } { bad-notation-found }. Um lance começa com o lugar de quem age (0 a { $last }), como 0 joga 7e, ou com deal, vira, = ou --- hand.
bad-notation-expected-seat = { bad-notation-where } { bad-notation-found }; aqui vai o lugar de um jogador, de 0 a { $last }.
bad-notation-expected-verb = { bad-notation-where } { bad-notation-found }; depois do lugar vem o que se faz, como joga 7e, truco, quero ou baralho.
bad-notation-unknown-verb = { bad-notation-where } ninguém sabe o que é “{ $found }” nesta mesa.{ bad-notation-nearest } Depois do lugar cabem joga, esconde, baralho, canta, boa, um pedido, uma resposta ou um ato da cerimônia.
bad-notation-expected-card = { bad-notation-where } { bad-notation-found }; aqui vai uma carta: número ou figura e o naipe (e, p, o, c), como { $deck ->
    [french] Qc
   *[other] 7e
}.
bad-notation-bad-card = { bad-notation-where } “{ $found }” não é carta do baralho { $deck ->
    [french] francês (4 5 6 7 Q J K A 2 3)
   *[other] espanhol (1 a 7, 10, 11, 12)
}, com o naipe e, p, o ou c.{ bad-notation-nearest }
bad-notation-too-many-cards = { bad-notation-where } um lance fala de no máximo { $limit } cartas, que é o baralho inteiro.
bad-notation-expected-card-or-word = { bad-notation-where } { bad-notation-found }; aqui vai uma carta ou uma destas palavras: { $expected }.
bad-notation-expected-number = { bad-notation-where } { bad-notation-found }; aqui vai um número, como 28.
bad-notation-expected-word = { bad-notation-where } { bad-notation-found }; aqui cabe: { $expected }.{ bad-notation-nearest }
bad-notation-expected-end = { bad-notation-where } { bad-notation-found } depois que o lance acabou. Cabe ali um comentário entre chaves, uma [cláusula], um :rótulo, uma observação com # ou a linha seguinte.

## As afirmações e as perguntas

bad-notation-unknown-assertion = { bad-notation-where } { bad-notation-found }; depois do = cabe: { $expected }.{ bad-notation-nearest }
bad-notation-unknown-question = { bad-notation-where } { bad-notation-found }; uma pergunta é: { $expected }.{ bad-notation-nearest }
bad-notation-unclosed-question = { bad-notation-where } { bad-notation-found }; a pergunta já está inteira, falta só fechar a chave: {"}"}.
bad-notation-expected-name = { bad-notation-where } { bad-notation-found }; aqui vai um nome do sorteio, entre aspas duplas se tiver espaço: "Zé Maria".
bad-notation-expected-remedy = { bad-notation-where } { bad-notation-found }; aqui vai o nome da pena, como match_lost.
bad-notation-expected-clause = { bad-notation-where } { bad-notation-found }; aqui vai uma cláusula, como gauderio/envido/contagem/3.
bad-notation-unknown-clause = { bad-notation-where } nenhum dos documentos tem a cláusula “{ $found }”.{ bad-notation-nearest } Uma cláusula se escreve como gauderio/envido/contagem/3.
bad-notation-expected-reading = { bad-notation-where } { bad-notation-found }; aqui vai uma leitura, como AMB-G02.
bad-notation-unknown-reading = { bad-notation-where } não há leitura “{ $found }”.{ bad-notation-nearest } Uma leitura se escreve como AMB-G02.

## O que vai em volta de um lance

bad-notation-unclosed-comment = { bad-notation-where } o comentário que começa aqui nunca fecha a chave: {"}"}.
bad-notation-empty-comment = { bad-notation-where } o comentário está vazio. Escreva algo entre as chaves ou tire-as.
bad-notation-unclosed-clause = { bad-notation-where } { bad-notation-found }; a cláusula precisa de um ] na mesma linha, como [claudista/3.7.4].
bad-notation-bad-label = { bad-notation-where } achei “{ $found }”; um rótulo tem letras minúsculas, números e hífens, como :empate.
bad-notation-duplicate-label = { bad-notation-where } o rótulo “{ $found }” já está na linha { $first }. Cada um aponta um só lugar; dê outro nome a este.

## Variantes e mãos

bad-notation-variation-without-act = { bad-notation-where } a variante conta o que poderia vir no lugar do lance anterior, e antes dela não há lance.
bad-notation-variation-too-deep = { bad-notation-where } há mais de { $limit } variantes umas dentro das outras.
bad-notation-empty-variation = { bad-notation-where } a variante fecha sem nenhum lance. Escreva um lance depois do ( ou tire os parênteses.
bad-notation-unexpected-close = { bad-notation-where } este ) fecha uma variante que não foi aberta. Tire-o ou abra com ( antes.
bad-notation-unclosed-variation = { bad-notation-where } a variante que começa aqui nunca se fecha. Ponha ) depois do último lance dela.
bad-notation-break-in-variation = { bad-notation-where } uma mão nova não começa dentro de uma variante. Feche a variante com ) antes.
bad-notation-hand-number = { bad-notation-where } { bad-notation-found }; as mãos se contam em ordem e esta é a { $number }.
bad-notation-too-many-hands = { bad-notation-where } um arquivo tem no máximo { $limit } mãos.
bad-notation-too-many-items = { bad-notation-where } um arquivo tem no máximo { $limit } linhas e comentários. Divida-o.
bad-notation-unwritable = { bad-notation-where } o que está em { $found } não pode ser escrito num arquivo .truco sem mudar.
