const maxAddressLength = 2000
/** What is read of a cell, in characters: a piece has few pictures. */
const maxCellLength = 50_000

/** Splits a cell with addresses: commas and semicolons also stand within them. */
export function addressesIn(cell: string): string[] {
  // Where the cell is cut, half a sign may remain, which the database does not store.
  const parts = cell
    .slice(0, maxCellLength)
    .toWellFormed()
    .split(/[\s|]+|[,;](?=\s*https?:)/i)
  return parts.map((part) => part.replace(/(?<![,;])[,;]+$/, '')).filter((address) => address !== '')
}

/** Whether an address may be fetched, as far as it says itself. */
export function isPictureAddress(text: string): boolean {
  if (text.length > maxAddressLength || !URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
}
