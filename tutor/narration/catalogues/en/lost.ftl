## What a page says when it has lost touch.

lost-away = No contact with the server. As soon as it is back, you go on from here.
lost-silent = The page is waiting for an answer. What you did is not lost.
lost-back = The page had stopped. Going back to the same place…
lost-unsaved = The page has stopped. Keep what is yours before you reload it.
lost-stopped = The page has stopped again and did not come back by itself.
lost-reload = Reload
