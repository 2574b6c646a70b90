import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { operatorName } from '../operators/operator-name.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { lockOrder } from './lock-order.ts'

/**
 * Keeps a remark with an order, for the people of the shop only; one that the same person has just made is the second
 * tap of a thumb. Throws NotFound for an order that never was.
 */
export async function writeOrderNote(marketplace: Marketplace, orderId: number, body: string): Promise<void> {
  const operator = requireOperator(marketplace, 'staff')
  await inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    await lockOrder(marketplace, orderId)
    const last = await db
      .selectFrom('order_notes')
      .select(['body', 'made_by'])
      .where('order_id', '=', orderId)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (last?.body === body && last.made_by === operatorName(operator)) return
    await db
      .insertInto('order_notes')
      .values({ order_id: orderId, body, made_by: operatorName(operator), made_at: marketplace.clock.now() })
      .execute()
    await recordChange(marketplace, { what: 'order', id: orderId, action: 'noted', after: { note: body } })
  })
}
