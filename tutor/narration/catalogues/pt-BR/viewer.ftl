## O replay no navegador: o estado da mesa, as perguntas.

viewer-raise-any = { $call }: qualquer lado pode pedir
viewer-raise-side = { $call }: só { $team } pode pedir
viewer-raise-top = já não há como aumentar
viewer-raise-closed = nesta mão não se pede truco
viewer-pending = { $call }: { $team } responde

viewer-says-allowed = pode
viewer-says-void = não pode: volta atrás
viewer-says-foul = não pode: fica, e tem castigo
viewer-says-trick-none = ninguém: empatou
viewer-says-hand-none = ninguém ainda
viewer-says-envido-none = não se conta: é flor
viewer-says-flor-none = não é flor
