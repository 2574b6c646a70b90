import type { Marketplace } from '#domain/marketplace.ts'
import { type AddedOrders, canBeHandedOver, maxHandoverOrders, type NotAddedReason } from './handover.ts'

/**
 * Puts orders into a hand-over that the transaction has locked. The orders are locked in the order of their ids;
 * unknown ones are skipped.
 */
export async function joinHandover(
  marketplace: Marketplace,
  handoverId: number,
  orderIds: readonly number[],
): Promise<AddedOrders> {
  const { db, clock } = marketplace
  const ids = [...new Set(orderIds)].slice(0, maxHandoverOrders)
  if (ids.length === 0) return { added: [], alreadyIn: [], notAdded: [] }
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const openOf = await readOpenHandovers(marketplace, ids)
  let room = maxHandoverOrders - (await countOrders(marketplace, handoverId))
  const added: number[] = []
  const alreadyIn: number[] = []
  const notAdded: (NotAddedReason & { id: number; number: string })[] = []
  for (const { id, number, status } of orders) {
    const open = openOf.get(id)
    if (open === handoverId) alreadyIn.push(id)
    else if (open !== undefined) notAdded.push({ id, number, reason: 'in-other', handoverId: open })
    else if (!canBeHandedOver(status)) notAdded.push({ id, number, reason: 'not-ready', status })
    else if (room === 0) notAdded.push({ id, number, reason: 'full' })
    else {
      added.push(id)
      room -= 1
    }
  }
  if (added.length > 0) {
    const rows = added.map((order_id) => ({ handover_id: handoverId, order_id, added_at: clock.now() }))
    await db.insertInto('handover_orders').values(rows).execute()
  }
  return { added, alreadyIn, notAdded }
}

/** The orders are locked, so that none of them joins another hand-over meanwhile. */
async function readOpenHandovers({ db }: Marketplace, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('handover_orders')
    .select(['order_id', 'handover_id'])
    .where('order_id', 'in', ids)
    .where('handed_over_at', 'is', null)
    .execute()
  return new Map(rows.map(({ order_id, handover_id }) => [order_id, handover_id]))
}

async function countOrders({ db }: Marketplace, handoverId: number): Promise<number> {
  const { count } = await db
    .selectFrom('handover_orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('handover_id', '=', handoverId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
