# Where the answers of a learner are kept, when that goes wrong.
progress-trouble-full = The disk is full. Practice goes on, and the answers wait in memory until there is room: { $place }
progress-trouble-locked = Another program is using the progress file. Practice goes on; the answers are saved as soon as it is free: { $place }
progress-trouble-corrupt = The progress file cannot be read. It stays as it is, practice goes on in memory; move it away to begin another: { $place }
progress-trouble-newer = The progress was saved by a newer version of the program. It stays as it is, practice goes on in memory; update the program: { $place }
progress-trouble-unreachable = The database of the progress does not answer. Practice goes on, and the answers wait in memory until it is back: { $place }
progress-trouble-forbidden = The progress may not be saved in this place. Practice goes on in memory only: { $place }

# A file that should hold a log of answers.
progress-file-large = The file is too large to be a progress file: the limit is 20 MB.
progress-file-json = This is no progress file: it is not JSON. Choose a file that Truco Tutor has exported.
progress-file-format = This is no progress file of Truco Tutor. Choose a file that it has exported.
