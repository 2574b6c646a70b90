import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { requireStudio } from '#domain/sellers/studio-setting.ts'
import { readStoreContacts } from '#domain/store-cards/read-store-contacts.ts'
import { type Fetching, maxFetchedLines, type PieceToFetch } from './fetching.ts'

/**
 * The orders whose pieces are still with their makers: the customer has confirmed, and the shop has not packed. Whether
 * a maker has a piece ready would be asked for each line, in `selectLines`.
 */
const toFetch = 'confirmed' satisfies OrderStatus

/**
 * Lists what to fetch from which maker: the lines of confirmed orders that are not packed, by store, in the order of
 * their towns. Nothing of the customers.
 */
export async function listPiecesToFetch(
  marketplace: Marketplace,
): Promise<{ readonly stores: readonly Fetching[]; readonly isCut: boolean }> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inSnapshot(marketplace, async (marketplace) => {
    await requireStudio(marketplace)
    const lines = await selectLines(marketplace)
    const byStore = Map.groupBy(lines.slice(0, maxFetchedLines), ({ storeId }) => storeId)
    const contacts = await readStoreContacts(marketplace, [...byStore.keys()])
    const stores = [...byStore].flatMap(([id, lines]): Fetching[] => {
      const [first] = lines
      const contact = contacts.get(id)
      if (!first || !contact) return []
      return [
        {
          ...{ store: { id, name: first.storeName, town: first.town }, contact },
          governorate: first.governorate ?? undefined,
          pieces: lines.map(pieceOf),
        },
      ]
    })
    return { stores: stores.sort(byTown), isCut: lines.length > maxFetchedLines }
  })
}

function byTown({ store: one }: Fetching, { store: other }: Fetching): number {
  return one.town.localeCompare(other.town) || one.id - other.id
}

interface Line extends PieceToFetch {
  readonly storeId: number
  readonly storeName: string
  readonly town: string
  readonly governorate: Governorate | null
}

async function selectLines({ db, locale }: Marketplace): Promise<readonly Line[]> {
  const inLocale = { locale: sql<typeof locale>`${locale}` }
  // A literal, so that the database sees that the index of open orders has them all.
  const { rows } = await sql<Line>`
    select orders.id as "orderId", orders.number as "orderNumber", line.name, line.size_name as "sizeName",
      coalesce(line.color_name, '') as "colorName", line.quantity, line.picture,
      line.preparation_days is not null as "isMadeToOrder", line.store_id as "storeId",
      ${localizedText('stores.name', inLocale)} as "storeName", ${localizedText('stores.town', inLocale)} as town,
      stores.governorate
    from orders join order_lines as line on line.order_id = orders.id join stores on stores.id = line.store_id
    where orders.status = ${sql.lit(toFetch)}
    order by orders.id, line.position limit ${maxFetchedLines + 1}`.execute(db)
  return rows
}

function pieceOf({ storeId: _, storeName: __, town: ___, governorate: ____, ...piece }: Line): PieceToFetch {
  return piece
}
