## Settings of the page, kept in the reader's browser.

settings-open = Settings
settings-title = Settings
settings-close = Close
settings-kept = Done. It is kept in this browser.
settings-not-kept = This browser does not let anything be kept: what you choose holds until you leave this page.

settings-lang = Language
settings-lang-pt-BR = Português
settings-lang-en = English

settings-deck = Deck for Cego
settings-deck-spanish = Spanish
settings-deck-french = French
settings-deck-hint = With the French one, jack, queen and king stand for 10, 11 and 12; the names stay Spanish. Gaudério is always Spanish, Claudista always French.

settings-direction = Direction of play
settings-direction-anticlockwise = Anticlockwise
settings-direction-clockwise = Clockwise
settings-direction-hint = It changes only the picture of the table; the order of play is the same.

settings-theme = Light or dark
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
