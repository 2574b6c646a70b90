/** The names of the form's fields. */
export const formNames = { name: 'name', email: 'email', message: 'description' } as const

/** Maximum lengths in characters. */
export const maxLengths = { name: 120, message: 5000 } as const
