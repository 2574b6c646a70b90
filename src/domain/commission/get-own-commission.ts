import { mayOpenStudio } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { requireOwnStore } from '#domain/sellers/require-own-store.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { commissionSetting } from './commission-setting.ts'
import { commissionOf } from './commission-terms.ts'
import { readTermsOfStore } from './read-store-terms.ts'

/**
 * Returns what the shop keeps of a sale of an own store that is made now, in hundredths of a percent. Throws NotFound
 * for a store of somebody else.
 */
export async function getOwnCommission(marketplace: Marketplace, storeId: number): Promise<number> {
  const scope = requireScope(mayOpenStudio(marketplace.actor))
  await requireOwnStore(marketplace, scope, storeId)
  const terms = (await getSetting(marketplace, commissionSetting)).value
  return commissionOf(terms, await readTermsOfStore(marketplace, storeId))
}
