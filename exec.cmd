@rem npm runs a command in sh, where "exec" puts the program in the place of the shell, so that signals reach it.
@rem The shell of Windows has no such word; there it finds this file and runs the program as it is.
@%*
