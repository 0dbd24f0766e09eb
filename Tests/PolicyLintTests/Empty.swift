import PolicyLint
