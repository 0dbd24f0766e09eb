return operations
