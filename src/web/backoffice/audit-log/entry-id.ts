/** Returns the id of an entry in a text; undefined for anything else. Entries are more than `readId` reads. */
export function readEntryId(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
