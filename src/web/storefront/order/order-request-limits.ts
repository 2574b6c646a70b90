// Apart from the form, which loads Zod: the page needs only the limits.

/** Characters. */
export const maxComeAgainNote = 200
export const maxOrderMessage = 1000
export const maxAddress = 200
export const maxCity = 80
