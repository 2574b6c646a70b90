/** Ids are 32-bit integers in the database, from 1. */
const maxId = 2 ** 31 - 1
const unusedId = 0

/** Returns the id, or an unused one if it is beyond the range of the database, so that nothing is found. */
export function idFromWire(id: number): number {
  return id <= maxId ? id : unusedId
}

/** The same for an id in a URL, in its canonical spelling only: `/products/007` is not found. */
export function idFromText(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? idFromWire(Number(text)) : unusedId
}

/** Returns the id after which a list goes on; nothing follows one beyond the range of the database. */
export function afterIdFromText(text = '0'): number {
  return Math.min(Number(text), maxId)
}
