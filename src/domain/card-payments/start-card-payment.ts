import { hasPrivateOrder, mayEditPaymentGateway } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { ApiProblem } from '#domain/couriers/api/courier-api.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import {
  gatewayOrderId,
  maxStarts,
  minutesToPay,
  type Payability,
  payabilityOf,
  payableUntil,
  triedAmount,
} from './card-payment.ts'
import { noteGatewayProblem, readGatewayAccess } from './gateway-settings.ts'
import type { GatewayAccess } from './payment-gateway.ts'
import { readPayableOrder } from './read-payable-order.ts'

/** Addresses of the shop that the gateway is told. */
export interface GatewayUrls {
  readonly notifyUrl: string
  readonly returnUrl: string
}

export type StartOutcome =
  /** Where the customer pays, by https. */
  | { readonly outcome: 'started'; readonly payUrl: string }
  | { readonly outcome: Exclude<Payability, 'payable'> }
  /** Another request starts it at this moment. */
  | { readonly outcome: 'being-started' }
  | { readonly outcome: 'too-often' }
  /** The shop takes no cards, or the gateway cannot be reached now. */
  | { readonly outcome: 'unavailable' }

/**
 * Starts a payment of what is owed for the order of the private link, or returns the page of one that was started.
 */
export async function startOwnCardPayment(marketplace: Marketplace, urls: GatewayUrls): Promise<StartOutcome> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  const access = await readGatewayAccess(marketplace)
  if (!access || access === 'unreadable-token' || !access.isOn) return { outcome: 'unavailable' }
  const claimed = await inTransaction(marketplace, (marketplace) => claimStart(marketplace, orderId))
  if (claimed.outcome !== 'claimed') return claimed
  const answer = await startClaimed(marketplace, access, claimed, urls)
  return answer.outcome === 'started' ? answer : { outcome: 'unavailable' }
}

export type TryGatewayOutcome =
  | { readonly outcome: 'started'; readonly payUrl: string }
  | { readonly outcome: 'not-set-up' }
  | { readonly outcome: 'failed'; readonly problem: ApiProblem }

/** Starts a payment of 1 dinar that belongs to no order: an owner pays it and sees whether it is found. */
export async function tryGateway(marketplace: Marketplace, urls: GatewayUrls): Promise<TryGatewayOutcome> {
  requireAllowed(mayEditPaymentGateway(marketplace.actor))
  const access = await readGatewayAccess(marketplace)
  if (!access) return { outcome: 'not-set-up' }
  if (access === 'unreadable-token') return { outcome: 'failed', problem: access }
  const payment = await insertStart(marketplace, { orderId: null, amount: triedAmount, minutes: minutesToPay })
  return startClaimed(marketplace, access, payment, urls)
}

interface ClaimedStart {
  readonly id: number
  readonly amount: Millimes
  readonly minutes: number
  /** Of the order. */
  readonly number?: string
}

/** A request that has not answered for so long never will. */
const startSeconds = 30

/** A page is opened again while it can be paid for so many minutes. */
const minMinutes = 5

async function claimStart(
  marketplace: Marketplace,
  orderId: number,
): Promise<({ readonly outcome: 'claimed' } & ClaimedStart) | StartOutcome> {
  const { db, clock } = marketplace
  await lockOrder(marketplace, orderId)
  const now = clock.now()
  const order = await readPayableOrder(marketplace, orderId)
  const payability = payabilityOf(order, now)
  if (payability !== 'payable') return { outcome: payability }
  const earlier = await db
    .selectFrom('card_payments')
    .select(['pay_url', 'amount_millimes', 'state', 'started_at', 'ends_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(maxStarts)
    .execute()
  const [last] = earlier
  const until = order.heldSince && order.status === 'received' ? payableUntil(order.heldSince) : undefined
  if (last?.state === 'open' && last.amount_millimes === order.owed) {
    const left = last.ends_at.getTime() - now.getTime()
    // A new page could not be paid for longer than the order is held.
    const isLongEnough = left > minMinutes * 60_000 || (until && last.ends_at >= until)
    if (last.pay_url !== null && isLongEnough) return { outcome: 'started', payUrl: last.pay_url }
    const age = now.getTime() - last.started_at.getTime()
    if (last.pay_url === null && age < startSeconds * 1000) return { outcome: 'being-started' }
  }
  const anHourAgo = now.getTime() - 3_600_000
  if (earlier.filter(({ started_at }) => started_at.getTime() > anHourAgo).length >= maxStarts)
    return { outcome: 'too-often' }
  const minutes = until ? Math.ceil((until.getTime() - now.getTime()) / 60_000) : minutesToPay
  const payment = await insertStart(marketplace, { orderId, amount: order.owed, minutes })
  return { outcome: 'claimed', ...payment, number: order.number }
}

async function insertStart(
  { db, clock }: Marketplace,
  { orderId, amount, minutes }: { orderId: number | null; amount: Millimes; minutes: number },
) {
  const now = clock.now()
  const { id } = await db
    .insertInto('card_payments')
    .values({
      ...{ order_id: orderId, amount_millimes: amount, started_at: now },
      ends_at: new Date(now.getTime() + minutes * 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, amount, minutes }
}

/** Outside of any transaction: the gateway may be slow. */
async function startClaimed(
  marketplace: Marketplace,
  access: GatewayAccess,
  { id, amount, minutes, number }: ClaimedStart,
  urls: GatewayUrls,
): Promise<Exclude<TryGatewayOutcome, { readonly outcome: 'not-set-up' }>> {
  const { db, clock, paymentGateway } = marketplace
  const orderId = gatewayOrderId(number, id)
  const answered = await paymentGateway.start(access, { amount, orderId, description: orderId, minutes, ...urls })
  const isOfAnother = answered.outcome === 'started' && (await isReferenceKnown(marketplace, answered.reference))
  const answer = isOfAnother ? ({ outcome: 'failed', problem: 'not-understood' } as const) : answered
  await noteGatewayProblem(marketplace, answer.outcome === 'failed' ? answer.problem : undefined)
  const started =
    answer.outcome === 'started'
      ? { reference: answer.reference, pay_url: answer.payUrl, next_read_at: new Date(clock.now().getTime() + 60_000) }
      : { state: 'over' as const }
  await db.updateTable('card_payments').set(started).where('id', '=', id).execute()
  if (answer.outcome === 'failed') return { outcome: 'failed', problem: answer.problem }
  return { outcome: 'started', payUrl: answer.payUrl }
}

async function isReferenceKnown({ db }: Marketplace, reference: string): Promise<boolean> {
  const known = db.selectFrom('card_payments').select('id').where('reference', '=', reference)
  return (await known.executeTakeFirst()) !== undefined
}
