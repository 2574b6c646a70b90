import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isUnconfirmed, type OrderStatus } from '#domain/order-status.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { type OrderProgress, readOrderProgress } from '#domain/orders/order-progress.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { sha256 } from '#domain/sha256.ts'
import { findConfirmationLink } from './confirmation-link.ts'
import { insertCustomerRequest } from './insert-customer-request.ts'

/**
 * What became of a link to confirm an order:
 * - `open`: it has not been used yet.
 * - `noted`: the customer has confirmed; the shop still has a word with them, or decides about a request.
 * - `confirmed`: the order is confirmed, by this link or by the shop.
 * - `expired`, and `over` for an order that was canceled or released.
 * - `unknown`: no such link, or it was revoked because the delivery data was corrected.
 */
export type ConfirmationState = 'open' | 'noted' | 'confirmed' | 'expired' | 'over' | 'unknown'

/** Without personal data: links get forwarded. */
export interface Confirmation {
  readonly state: ConfirmationState
  readonly order?: Pick<OrderProgress, 'number' | 'lines' | 'totals'>
}

/** Returns what the page of a link to confirm an order shows. Changes nothing: previews of links open their pages. */
export async function getConfirmation(marketplace: Marketplace, token: string): Promise<Confirmation> {
  requireAllowed(mayActInPublic(marketplace.actor))
  const link = await findConfirmationLink(marketplace, token)
  if (!link) return { state: 'unknown' }
  const { number, lines, totals } = await readOrderProgress(asCustomerOf(marketplace, link.orderId), link.orderId)
  return { state: stateOf(link, marketplace.clock.now()), order: { number, lines, totals } }
}

interface LinkState {
  readonly status: OrderStatus
  readonly usedAt: Date | null
  readonly expiresAt: Date
}

function stateOf({ status, usedAt, expiresAt }: LinkState, now: Date): ConfirmationState {
  if (['cancelled', 'released', 'refused', 'returned'].includes(status)) return 'over'
  if (!isUnconfirmed(status)) return 'confirmed'
  if (usedAt !== null) return 'noted'
  return expiresAt <= now ? 'expired' : 'open'
}

/**
 * Records that the customer confirms the order of a link, once. A link that came by text proves that the phone reaches
 * the customer, which is what the shop calls for: it confirms an order that holds its pieces. One that came by email is
 * noted, and the shop still calls. A request takes no pieces before the shop has decided. Returns the state of the
 * link.
 */
export async function confirmByLink(marketplace: Marketplace, token: string): Promise<ConfirmationState> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const orderId = (await findConfirmationLink(marketplace, token))?.orderId
    if (orderId === undefined) return 'unknown'
    const status = await lockOrder(marketplace, orderId)
    // Read again under the lock: a correction may have revoked it, or a second tap used it.
    const link = await findConfirmationLink(marketplace, token)
    if (!link) return 'unknown'
    const state = stateOf({ ...link, status }, marketplace.clock.now())
    if (state !== 'open') return state
    await recordConfirmation(asCustomerOf(marketplace, orderId), token, { ...link, status })
    return status === 'received' && link.channel === 'text' ? 'confirmed' : 'noted'
  })
}

type FoundLink = NonNullable<Awaited<ReturnType<typeof findConfirmationLink>>>

async function recordConfirmation(customer: Marketplace, token: string, link: FoundLink): Promise<void> {
  const { db, clock } = customer
  const { orderId, status, channel } = link
  await db
    .updateTable('order_confirmation_tokens')
    .set({ used_at: clock.now() })
    .where('token_hash', '=', sha256(token))
    .execute()
  const confirms = channel === 'text' && status === 'received'
  // A second email with another link says nothing new.
  if (link.confirmedAt === null || confirms) {
    await db.updateTable('orders').set({ confirmed_by_link_at: clock.now() }).where('id', '=', orderId).execute()
    await insertCustomerRequest(customer, orderId, {
      kind: 'confirmed',
      from_status: status,
      channel,
    })
  }
  if (confirms) await advanceOrder(customer, orderId, { from: 'received', to: 'confirmed' })
}

function asCustomerOf(marketplace: Marketplace, orderId: number): Marketplace {
  return { ...marketplace, actor: { kind: 'customer', orderId } }
}
