## What the hand is worth now.

stake-start = The hand is worth { $points-units }, with no truco taken.
stake-taken = The hand is worth { $points-units }, with { $call } taken.
stake-eleven = The hand of 11, when played, is worth { $points-units }.
stake-dark = The dark hand is worth { $points-units }.
