/** The headers of current browsers. */
export const browserHeaders = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }
