import { pipeline } from '#database/pipeline.ts'
import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { findGovernorate } from '#domain/geography/find-governorate.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isUnconfirmed, mayCorrectDelivery, type OrderStatus } from '#domain/order-status.ts'
import { heldStockFromRow } from '#domain/orders/holds/held-stock.ts'
import type { RequestReason } from '#domain/orders/holds/hold-limits.ts'
import { countOrder, orderLimitsFrom, selectOrderLimits } from '#domain/orders/holds/order-limits.ts'
import { exceedsPhoneLimit } from '#domain/orders/holds/request-reason.ts'
import { readOrderLines } from '#domain/orders/lines/order-lines.ts'
import { selectVariants } from '#domain/orders/lines/variant-statements.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import type { Customer } from '#domain/orders/order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { withdrawWaitingStepEmails } from '#domain/orders/status/step-emails.ts'
import type { Phone } from '#domain/phone.ts'
import { orderNetworkKeyOf, orderSender } from '#domain/rate-limits/order-quotas.ts'
import { getRateLimits } from '#domain/rate-limits/rate-limit-setting.ts'
import type { RequestRefusal } from './customer-request.ts'
import { findLastRequest, insertCustomerRequest, isAskedTooOften } from './insert-customer-request.ts'
import { consumeRequestLimit } from './request-limits.ts'

/**
 * What a customer corrects: the phone, the place, or both. What is stored is never shown, so all of a part is typed
 * anew.
 */
export interface OwnCorrection {
  readonly phone?: Phone
  readonly place?: { readonly address: string; readonly city: string; readonly governorate?: Governorate }
}

export type OwnCorrectionOutcome = { readonly outcome: 'delivery-corrected' } | RequestRefusal

/** The same correction within this time is a second tap. */
const doubleTapMilliseconds = 60_000

/**
 * Corrects phone and address of the order of the private link, until its parcel is with the courier. Whoever has the
 * link can do it, so the confirmation is void: the order is called again, and its email address and the office are
 * told. A new number is limited like that of a new order: where it holds too much already, the order becomes a request
 * and its pieces return. Nothing in the outcome tells what was stored, nor what else is ordered with a number. Throws
 * RateLimited.
 */
export async function correctOwnDelivery(
  marketplace: Marketplace,
  correction: OwnCorrection,
): Promise<OwnCorrectionOutcome> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    if (!mayCorrectDelivery(status)) return { outcome: 'too-late' }
    const before = await readDelivery(marketplace, orderId)
    const after = corrected(before, correction)
    if (await isSecondTap(marketplace, orderId, before, after)) return { outcome: 'delivery-corrected' }
    if (await isAskedTooOften(marketplace, orderId, 'corrected')) return { outcome: 'too-often' }
    await marketplace.db
      .updateTable('orders')
      .set({ ...after, phone_is_wrong: false, call_back_at: null, unanswered_calls: 0 })
      // A correction to the same values must not be told from another, so it voids the confirmation too.
      .where('id', '=', orderId)
      .execute()
    await voidConfirmation(marketplace, orderId)
    await backToCallQueue(marketplace, orderId, status, { ...customerOf(before), phone: after.customer_phone })
    const requestId = await insertCustomerRequest(marketplace, orderId, {
      ...{ kind: 'corrected', from_status: status },
      ...(correction.phone && { old_phone: before.customer_phone }),
      ...(correction.place && { old_address: before.delivery_address, old_city: before.delivery_city }),
    })
    await recordEvent(marketplace, { type: 'order.corrected-by-customer', orderId, requestId })
    await consumeRequestLimit(marketplace, orderId)
    return { outcome: 'delivery-corrected' }
  })
}

type Delivery = Awaited<ReturnType<typeof readDelivery>>

function readDelivery({ db }: Marketplace, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['customer_name', 'customer_email', 'customer_phone', 'delivery_address', 'delivery_city', 'governorate'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}

function corrected(before: Delivery, { phone, place }: OwnCorrection) {
  return {
    customer_phone: phone ?? before.customer_phone,
    delivery_address: place?.address ?? before.delivery_address,
    delivery_city: place?.city ?? before.delivery_city,
    governorate: place ? (place.governorate ?? findGovernorate(place.city) ?? 'unknown') : before.governorate,
  } as const
}

function customerOf({ customer_name, customer_email, customer_phone }: Delivery): Customer {
  return { name: customer_name, phone: customer_phone, ...(customer_email !== null && { email: customer_email }) }
}

async function isSecondTap(
  marketplace: Marketplace,
  orderId: number,
  before: Delivery,
  after: ReturnType<typeof corrected>,
): Promise<boolean> {
  const last = await findLastRequest(marketplace, orderId, 'corrected')
  if (!last || marketplace.clock.now().getTime() - last.madeAt.getTime() >= doubleTapMilliseconds) return false
  return Object.entries(after).every(([column, value]) => before[column as keyof typeof after] === value)
}

/** The trigger does so where a value has changed. */
async function voidConfirmation({ db }: Marketplace, orderId: number): Promise<void> {
  await db.deleteFrom('order_confirmation_tokens').where('order_id', '=', orderId).execute()
  await db.updateTable('orders').set({ confirmed_by_link_at: null }).where('id', '=', orderId).execute()
}

/** Takes a confirmed order back to be called, and makes it a request where its phone number holds too much. */
async function backToCallQueue(
  marketplace: Marketplace,
  orderId: number,
  status: OrderStatus,
  customer: Customer,
): Promise<void> {
  const { db } = marketplace
  const sender = orderSender(marketplace, customer)
  if (sender) {
    // Its row locks make corrections to one phone number, and orders with it, wait for each other.
    await countOrder(marketplace, sender, await getRateLimits(marketplace))
    await db
      .updateTable('orders')
      .set({ network_key: orderNetworkKeyOf(sender) })
      .where('id', '=', orderId)
      .execute()
  }
  // What waits to be told of the confirmation is void, too.
  await withdrawWaitingStepEmails(marketplace, orderId)
  if (!isUnconfirmed(status)) await advanceOrder(marketplace, orderId, { from: status, to: 'received' })
  if (!sender || status === 'requested') return
  const reason = await reasonOfNumber(marketplace, orderId, customer, sender)
  if (reason === undefined) return
  await db.updateTable('orders').set({ request_reason: reason }).where('id', '=', orderId).execute()
  await advanceOrder(marketplace, orderId, { from: 'received', to: 'requested' })
}

type Sender = NonNullable<ReturnType<typeof orderSender>>

/**
 * Why an order, which is written and holds its pieces, is a request because of its number: it is blocked, or holds too
 * much.
 */
async function reasonOfNumber(
  marketplace: Marketplace,
  orderId: number,
  customer: Customer,
  sender: Sender,
): Promise<RequestReason | undefined> {
  const lines = await readOrderLines(marketplace, orderId)
  const { sizes, ...rows } = await pipeline(marketplace.db, {
    sizes: selectVariants(marketplace, lines),
    ...selectOrderLimits(marketplace, customer, sender),
  })
  const { held } = rows
  if (!held[0]) return undefined
  const limits = orderLimitsFrom(marketplace, sender, rows)
  const stock = new Map(sizes.map((size) => [size.id, size.stock]))
  if (limits.isBlocked) return 'blocked'
  // What was left before the order took its pieces.
  const stocked = lines.map((line, position) => ({
    ...line,
    position,
    left: (stock.get(line.variantId) ?? 0) + line.quantity,
  }))
  return exceedsPhoneLimit(heldStockFromRow(held[0]), stocked, limits) ? 'phone' : undefined
}
