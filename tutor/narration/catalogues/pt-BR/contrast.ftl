## Três regulamentos lado a lado.

contrast-holds = { $books-count ->
    [0] É assim em nenhum deles.
    [1] É assim só no { $books }.
   *[other] É assim no { $books }.
  }
contrast-under = No { $book }:
