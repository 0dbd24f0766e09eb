import Glibc
import WardenCommands

exit(WardenCommand.runProcess())
