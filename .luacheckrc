-- Written by `sharewarden init`, and anew by `--refresh` as long as this line stands here.
-- What Luacheck knows of policies.
stds.sharewarden = {
  read_globals = {
    "_G", "_VERSION", "assert", "error", "ipairs", "next", "pairs", "pcall", "rawequal", "rawget",
    "rawlen", "rawset", "select", "tonumber", "tostring", "type",
    string = { fields = {
      byte = {}, char = {}, find = {}, format = {}, gmatch = {}, gsub = {}, len = {}, lower = {},
      match = {}, rep = {}, reverse = {}, sub = {}, upper = {},
    } },
    table = { fields = {
      concat = {}, insert = {}, move = {}, pack = {}, remove = {}, sort = {}, unpack = {},
    } },
    math = { fields = {
      abs = {}, ceil = {}, floor = {}, fmod = {}, huge = {}, max = {}, maxinteger = {}, min = {},
      mininteger = {}, modf = {}, pi = {}, sqrt = {}, tointeger = {}, type = {}, ult = {},
    } },
    utf8 = { fields = {
      char = {}, charpattern = {}, codepoint = {}, codes = {}, len = {}, offset = {},
    } },
    "all", "any", "count", "data", "deny", "email", "matches", "set", "time", "warn",
  },
}

std = "sharewarden"
max_line_length = false
exclude_files = { ".sharewarden", ".build" }

files["**/*_test.lua"] = { read_globals = { "absent", "expect", "parameters", "request", "sequence", "test" } }
