extension EditorDefinitions {
  /// What has no shape in the schema: functions and their values.
  static let functions = """
    --- What the caller gave, with the time of the request.
    ---@class sharewarden.Context: { [string]: any }
    ---@field time sharewarden.Time when the request is made

    --- A time in UTC. Times compare, and the difference of two is in seconds.
    ---@class sharewarden.Time
    ---@field text string in the form of RFC 3339
    ---@operator sub(sharewarden.Time): number
    local Time = {}

    --- The time so much later, or earlier where a number is negative.
    ---@param span { days?: integer, hours?: integer, minutes?: integer, seconds?: integer }
    ---@return sharewarden.Time
    function Time:add(span) end

    --- Texts, each once.
    ---@class sharewarden.Set
    ---@field [integer] string
    local Set = {}

    --- Whether the text is in the set.
    ---@param text string?
    ---@return boolean
    function Set:has(text) end

    --- Whom to count; what is left out does not matter.
    ---@class sharewarden.Filter
    ---@field role? sharewarden.Role
    ---@field permission? sharewarden.Permission what they may do, or will on acceptance
    ---@field acceptanceStatus? sharewarden.AcceptanceStatus
    ---@field where? fun(person: sharewarden.Person): boolean?

    --- Denies the request. The script goes on.
    ---@param code string a word for programs, such as "too-many-writers"
    ---@param message string a sentence for whoever asked
    ---@param admin_format? string a sentence for the administrator, in the form of string.format
    ---@param ... any
    function deny(code, message, admin_format, ...) end

    --- Says something, and never denies.
    ---@param code string
    ---@param message string
    ---@param admin_format? string
    ---@param ... any
    function warn(code, message, admin_format, ...) end

    --- Whether a domain is in a list, in which "*.example.com" stands for all sub-domains of example.com.
    ---@param domain string?
    ---@param list string[]|sharewarden.Set
    ---@return boolean
    function matches(domain, list) end

    --- Whether the function holds for one of the list.
    ---@generic T
    ---@param list T[]
    ---@param f fun(element: T): any
    ---@return boolean
    function any(list, f) end

    --- Whether the function holds for all of the list.
    ---@generic T
    ---@param list T[]
    ---@param f fun(element: T): any
    ---@return boolean
    function all(list, f) end

    --- For how many of the list the function holds.
    ---@generic T
    ---@param list T[]
    ---@param f fun(element: T): any
    ---@return integer
    function count(list, f) end

    --- A set of the texts in a list.
    ---@param list string[]
    ---@return sharewarden.Set
    function set(list) end

    --- The e-mail address that a text is; nil if it is none.
    ---@param text string
    ---@return sharewarden.Email?
    function email(text) end

    --- The time that a text is, in the form of RFC 3339.
    ---@param text string
    ---@return sharewarden.Time
    function time(text) end

    --- The policy set's data files, by name.
    ---@type table<string, any>
    data = {}

    """

  /// What tests have beside it.
  package static let tests = """
    ---@meta
    -- What tests of policies are written with. Written by `sharewarden init`; nothing runs it.

    --- What a request is made of: who asks, what, about which share. What an action has beside its name stands beside it.
    ---@class sharewarden.RequestKeys: { [string]: any }
    ---@field actor? string|{ id: string, [string]: any } who asks
    ---@field action? sharewarden.ActionName|"saveShare"|"modifyRecords" what is asked
    ---@field share? string|table a fixture, or the share itself
    ---@field participant? table whom it is about
    ---@field time? string RFC 3339; 2026-01-01T00:00:00Z where it is left out
    ---@field context? table
    ---@field from? string a fixture that is a whole request, to start from

    --- A request. Called with keys it is a copy in which those are replaced.
    ---@alias sharewarden.TestRequest fun(changes: sharewarden.RequestKeys): sharewarden.TestRequest

    ---@class sharewarden.DenialPattern
    ---@field code? string
    ---@field message? string
    ---@field admin_message? string
    ---@field layer? "builtin"|"policy"
    ---@field policy? string
    ---@field rule? string

    ---@alias sharewarden.FailureKind "runtime"|"contract"|"steps"|"memory"|"output"

    --- What is expected of an answer. Each method gives the expectation back, so that they chain.
    ---@class sharewarden.Expectation
    local Expectation = {}

    ---@return sharewarden.Expectation
    function Expectation:allowed() end

    --- Denied, by exactly these codes if there are any, or by a denial like this.
    ---@param code? string|sharewarden.DenialPattern
    ---@param ... string
    ---@return sharewarden.Expectation
    function Expectation:denied(code, ...) end

    --- The policy fails.
    ---@param kind sharewarden.FailureKind|{ kind?: sharewarden.FailureKind, message?: string, policy?: string }
    ---@return sharewarden.Expectation
    function Expectation:fails(kind) end

    --- The request is refused as ill-formed.
    ---@param words? string what the reason has to hold
    ---@return sharewarden.Expectation
    function Expectation:refused(words) end

    ---@param code string
    ---@param ... string
    ---@return sharewarden.Expectation
    function Expectation:warned(code, ...) end

    --- Exactly these effects, each at least like this.
    ---@param effects (string|table)[]
    ---@return sharewarden.Expectation
    function Expectation:effects(effects) end

    --- Exactly these people may do it, of everybody in the share or of `among`.
    ---@param people { [integer]: string|table, among?: (string|table)[] }
    ---@return sharewarden.Expectation
    function Expectation:only(people) end

    --- Requests about one share, each on what the one before left.
    ---@class sharewarden.Sequence
    local Sequence = {}

    ---@param request sharewarden.TestRequest|sharewarden.RequestKeys
    ---@return sharewarden.Expectation
    function Sequence:expect(request) end

    --- What the share has to show by now.
    ---@param values table
    ---@return sharewarden.Sequence
    function Sequence:share(values) end

    --- Stands for a key that is to be gone.
    absent = {}

    ---@param keys sharewarden.RequestKeys
    ---@return sharewarden.TestRequest
    function request(keys) end

    ---@param request sharewarden.TestRequest|sharewarden.RequestKeys
    ---@return sharewarden.Expectation
    function expect(request) end

    --- Begins with a share: a fixture, or the share itself; with none before createShare.
    ---@param share? string|table
    ---@return sharewarden.Sequence
    function sequence(share) end

    --- The parameters of all tests that follow in the file.
    ---@param values table<string, any>
    function parameters(values) end

    ---@param name string
    ---@param options { parameters?: table, data?: table, time?: string }
    ---@param body fun()
    ---@overload fun(name: string, body: fun())
    function test(name, options, body) end

    """
}
