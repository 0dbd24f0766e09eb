#include "CLuaSandbox.h"
#include <lua.h>
