/** What today's browsers say they can read. */
export const asBrowsersAsk = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }
