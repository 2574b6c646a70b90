import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { OrderRequest } from './order.ts'
import type { OrderOutcome } from './order-outcome.ts'
import { placeOrder } from './place-order.ts'
import { takeOrderStep } from './take-order-step.ts'

/**
 * Somebody of the shop writes down an order that came on the phone or by a message. It is the same order as any other,
 * but for limits, which hold for strangers; and it may have been agreed on in the same talk.
 */
export async function enterOrder(
  marketplace: Marketplace,
  request: OrderRequest,
  { isConfirmed }: { readonly isConfirmed: boolean },
): Promise<OrderOutcome> {
  requireOperator(marketplace, 'staff')
  const { visitor: _, ...shop } = marketplace
  return inTransaction(shop, async (shop) => {
    const result = await placeOrder(shop, request)
    if (result.outcome !== 'placed' || result.order.status !== 'received') return result
    const { id, number } = result.order
    if (await wasEnteredBefore(shop, id)) return result
    await recordChange(shop, { what: 'order', id, action: 'entered', after: { number, source: request.source } })
    if (isConfirmed) await takeOrderStep(shop, id, { from: 'received', to: 'confirmed' })
    return result
  })
}

/** The same form sent twice is one order, and was entered once. */
async function wasEnteredBefore({ db }: Marketplace, orderId: number): Promise<boolean> {
  const entry = await db
    .selectFrom('changes')
    .select('id')
    .where('thing', '=', 'order')
    .where('thing_id', '=', String(orderId))
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}
