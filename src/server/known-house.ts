import { type House, usualHouse } from '#domain/house/house.ts'
import { getHouse } from '#domain/house/house-setting.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { secondsUntilAvailable } from '#domain/unavailable.ts'

/**
 * Tells the facts of the house as they stand. They are on every page, also on those that need nothing else of the
 * database: while it is away, these have the facts that were known last.
 */
export function knownHouse(): (marketplace: Marketplace) => Promise<House> {
  let known = usualHouse
  return async (marketplace) => {
    try {
      known = await getHouse(marketplace)
    } catch (error) {
      if (secondsUntilAvailable(error) === undefined) throw error
    }
    return known
  }
}
