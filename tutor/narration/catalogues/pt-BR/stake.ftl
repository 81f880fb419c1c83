## Quanto a mão vale agora.

stake-start = A mão vale { $points-units }, sem truco aceito.
stake-taken = A mão vale { $points-units }, com { $call } aceito.
stake-eleven = A mão de 11, quando se joga, vale { $points-units }.
stake-dark = A mão escura vale { $points-units }.
