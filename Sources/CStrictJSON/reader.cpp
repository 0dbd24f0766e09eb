#include "CStrictJSON.h"
