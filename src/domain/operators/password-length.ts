/** In characters, not bytes. The maximum only limits the work of hashing. */
export const minPasswordLength = 12
export const maxPasswordLength = 200
