import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Locks a hand-over until the transaction ends. Throws NotFound. */
export async function lockHandover(
  { db }: Marketplace,
  id: number,
): Promise<{ readonly courierId: number; readonly isOpen: boolean }> {
  const row = await db
    .selectFrom('handovers')
    .select(['courier_id', 'handed_over_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new NotFound('hand-over', id)
  return { courierId: row.courier_id, isOpen: row.handed_over_at === null }
}

/** Returns the numbers of orders, as the audit log names them. */
export async function orderNumbers({ actor, db }: Marketplace, ids: readonly number[]): Promise<string[]> {
  requireAllowed(mayHandleOrders(actor))
  if (ids.length === 0) return []
  const rows = await db.selectFrom('orders').select('number').where('id', 'in', ids).orderBy('id').execute()
  return rows.map(({ number }) => number)
}
