## The replay in the browser: how the table stands, the questions.

viewer-raise-any = { $call }: either side may call
viewer-raise-side = { $call }: only { $team } may call
viewer-raise-top = nothing left to raise to
viewer-raise-closed = no truco in this hand
viewer-pending = { $call }: { $team } to answer

viewer-says-allowed = yes
viewer-says-void = no: it is taken back
viewer-says-foul = no: it stands, at a cost
viewer-says-trick-none = nobody: a tie
viewer-says-hand-none = nobody yet
viewer-says-envido-none = not counted: it is a flor
viewer-says-flor-none = no flor
