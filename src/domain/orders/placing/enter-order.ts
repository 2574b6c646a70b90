import { randomUUID } from 'node:crypto'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import { recordPayment } from '#domain/orders/payments/record-payment.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { OrderOutcome } from './order-outcome.ts'
import { placeOrder } from './place-order.ts'

/**
 * Places an order that an operator enters for a customer who ordered by phone or message. No quotas apply. With
 * `isConfirmed` the order is confirmed at once, because the customer has agreed on the phone; with `isHandedOver` it
 * ends at the counter, paid in cash.
 */
export async function enterOrder(
  marketplace: Marketplace,
  request: OrderRequest,
  { isConfirmed, isHandedOver = false }: { readonly isConfirmed: boolean; readonly isHandedOver?: boolean },
): Promise<OrderOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const unlimited = { ...marketplace, request: { ...marketplace.request, network: 'unlimited' } } as const
  return inTransaction(unlimited, async (shop) => {
    const result = await placeOrder(shop, request)
    if (result.outcome !== 'placed' || result.order.status !== 'received') return result
    const { id, number, totals } = result.order
    if (await wasEnteredBefore(shop, id)) return result
    await recordAudit(shop, { entity: 'order', id, action: 'entered', after: { number, source: request.source } })
    if (isConfirmed || isHandedOver) await advanceOrderAsOperator(shop, id, { from: 'received', to: 'confirmed' })
    if (isHandedOver) {
      if (totals.total > 0)
        await recordPayment(shop, id, {
          ...{ submissionKey: randomUUID(), amount: totals.total },
          ...{ means: 'cash', reference: '', seenId: 0 },
        })
      await advanceOrderAsOperator(shop, id, { from: 'confirmed', to: 'delivered', isAtCounter: true })
    }
    return result
  })
}

/** Returns whether the form was sent before: a duplicate request is recorded once in the audit log. */
async function wasEnteredBefore({ db }: Marketplace, orderId: number): Promise<boolean> {
  const entry = await db
    .selectFrom('audit_log')
    .select('id')
    .where('entity', '=', 'order')
    .where('entity_id', '=', String(orderId))
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}
