#pragma once

// The page that says at which question a worker is. The worker writes it; this side believes it only as far as to say
// which policy a crash is about.

enum { cwp_page = 4096 };
