#include "CIdentityText.h"
