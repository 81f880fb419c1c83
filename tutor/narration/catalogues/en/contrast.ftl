## Three rulebooks side by side.

contrast-holds = { $books-count ->
    [0] It is so in none of them.
    [1] It is so in { $books } alone.
   *[other] It is so in { $books }.
  }
contrast-under = In { $book }:
