## Onde o documento não decide: o que se segue, por quê, e o que dariam as outras leituras.

rested-question = { $kind ->
    [silent] { $reading }, o documento se cala: { $question }
    [contradiction] { $reading }, o documento se contradiz: { $question }
   *[wording] { $reading }, a redação deixa dúvida: { $question }
  }
rested-ours = Leitura nossa: { $position } { $why }
rested-table = Escolha da mesa, { $switch } = { $value }: { $position }
rested-other = Outra leitura: { $position }
rested-gives = Daria: { $verdict }.
rested-same = Daria no mesmo.
