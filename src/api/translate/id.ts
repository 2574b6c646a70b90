/** Ids are 32-bit in the database, and counted from 1. */
const largestId = 2 ** 31 - 1
const nobody = 0

/** The id itself, or one that nothing has, so that whoever looks it up finds nothing. */
export function idFromWire(id: number): number {
  return id <= largestId ? id : nobody
}

/** The same for an id in an address. One spelling only: `/products/007` is no second address of product 7. */
export function idFromText(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? idFromWire(Number(text)) : nobody
}
