/** The header `Cache-Control` of a URL that always has the same bytes. */
export const immutable = 'public, max-age=31536000, immutable'
