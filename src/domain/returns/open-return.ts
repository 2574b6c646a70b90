import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { findSameReturn, insertReturn } from './insert-return.ts'
import type { ReturnRequest } from './order-return.ts'
import { hasPieces, readReturnableLines } from './returnable-lines.ts'
import { insertReturnStep } from './take-return-step.ts'

export type OpenReturnOutcome =
  | { readonly outcome: 'opened'; readonly returnId: number }
  | { readonly outcome: 'not-delivered'; readonly status: OrderStatus }
  | { readonly outcome: 'no-such-pieces' }

/**
 * Opens a return for a customer who called, or whose parcel is back: it is agreed at once, whatever the deadlines say.
 * A second tap opens it once. Throws NotFound for an unknown order.
 */
export async function openReturn(
  marketplace: Marketplace,
  orderId: number,
  request: ReturnRequest,
): Promise<OpenReturnOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    const same = await findSameReturn(marketplace, orderId, request, { status: 'agreed' })
    if (same !== undefined) return { outcome: 'opened', returnId: same }
    if (status !== 'delivered') return { outcome: 'not-delivered', status }
    const lines = await readReturnableLines(marketplace, orderId)
    if (!hasPieces(lines, request.pieces)) return { outcome: 'no-such-pieces' }
    const returnId = await insertReturn(marketplace, orderId, request)
    await insertReturnStep(marketplace, { returnId, from: 'asked', to: 'agreed' })
    const { reason, wish, note, pieces } = request
    await recordAudit(marketplace, {
      ...{ entity: 'return', id: returnId, action: 'opened' },
      after: {
        ...{ reason, wish, ...(note !== '' && { note }) },
        pieces: pieces.map(({ position, quantity }) => ({ name: lines[position]?.name ?? '', quantity })),
      },
    })
    return { outcome: 'opened', returnId }
  })
}
