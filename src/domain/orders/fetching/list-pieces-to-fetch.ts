import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { listLines } from '#domain/orders/preparations/list-preparations.ts'
import { requireStudio } from '#domain/sellers/studio-setting.ts'
import { readStoreContacts } from '#domain/store-cards/read-store-contacts.ts'
import { type Fetching, maxFetchedLines } from './fetching.ts'

/**
 * Lists what to fetch from which maker: the lines of confirmed orders that are not packed and that the maker can
 * prepare, ready or not, by store, in the order of their towns. Nothing of the customers. Throws NotFound while the
 * shop has no studio.
 */
export async function listPiecesToFetch(
  marketplace: Marketplace,
): Promise<{ readonly stores: readonly Fetching[]; readonly isCut: boolean }> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inSnapshot(marketplace, async (marketplace) => {
    await requireStudio(marketplace)
    const lines = await listLines(marketplace, sql`prepared.state is distinct from 'cannot'`, maxFetchedLines + 1)
    const byStore = Map.groupBy(lines.slice(0, maxFetchedLines), ({ storeId }) => storeId)
    const contacts = await readStoreContacts(marketplace, [...byStore.keys()])
    const stores = [...byStore].flatMap(([id, pieces]): Fetching[] => {
      const [first] = pieces
      const contact = contacts.get(id)
      if (!first || !contact) return []
      const { storeName: name, town, governorate } = first
      return [{ store: { id, name, town }, governorate, contact, pieces }]
    })
    return { stores: stores.sort(byTown), isCut: lines.length > maxFetchedLines }
  })
}

function byTown({ store: one }: Fetching, { store: other }: Fetching): number {
  return one.town.localeCompare(other.town) || one.id - other.id
}
