import { maxContactMessageLength, maxPersonNameLength } from '#domain/text-lengths.ts'

/** The names of the form's fields. */
export const formNames = { name: 'name', email: 'email', message: 'description' } as const

/** Maximum lengths in characters. */
export const maxLengths = { name: maxPersonNameLength, message: maxContactMessageLength } as const
