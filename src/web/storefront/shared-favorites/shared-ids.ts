/** Of the products that one link shares. */
export const maxSharedIds = 100

/** The ids of the products in the address of shared favorites. */
export interface SharedIds {
  /** In the order of the address, without duplicates. */
  readonly ids: readonly number[]
  /** Whether the address has more than are shown. */
  readonly isCut: boolean
}

const maxId = 2 ** 31 - 1

/**
 * Reads the ids of an address. What is no id in its only spelling is left out: links are cut and changed on their way.
 */
export function readSharedIds(query: URLSearchParams): SharedIds {
  const texts = (query.get('ids') ?? '').split(',').filter((text) => /^[1-9]\d{0,9}$/.test(text))
  const ids = [...new Set(texts.map(Number).filter((id) => id <= maxId))]
  return { ids: ids.slice(0, maxSharedIds), isCut: ids.length > maxSharedIds }
}
