import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { operatorName } from '../operators/operator-name.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { lockOrder } from './lock-order.ts'

/** Keeps a remark with an order, for the people of the shop only. Throws NotFound for an order that never was. */
export async function writeOrderNote(marketplace: Marketplace, orderId: number, body: string): Promise<void> {
  const operator = requireOperator(marketplace, 'staff')
  await inTransaction(marketplace, async (marketplace) => {
    await lockOrder(marketplace, orderId)
    await marketplace.db
      .insertInto('order_notes')
      .values({ order_id: orderId, body, made_by: operatorName(operator), made_at: marketplace.clock.now() })
      .execute()
    await recordChange(marketplace, { what: 'order', id: orderId, action: 'noted', after: { note: body } })
  })
}
