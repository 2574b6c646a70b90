/** Where the server leads a form that it refuses before any route, so that a page says why. */
export const refusedFormPath = '/form-refused'
