import { type Millimes, sum } from '#domain/money.ts'
import type { UnconfirmedStatus } from '#domain/order-status.ts'
import { piecesOf, quantityByVariant } from '#domain/orders/lines/order-lines.ts'
import type { StockedLine } from '#domain/orders/lines/quote-lines.ts'
import type { HoldLimits, RequestReason } from './hold-limits.ts'

/** What some unconfirmed orders hold together. */
export interface Held {
  readonly orders: number
  readonly pieces: number
  /** The price of the goods. */
  readonly value: Millimes
}

/** What unconfirmed orders hold, counted in ways that overlap. */
export interface HeldStock {
  readonly shop: Held
  readonly network: Held
  readonly phone: Held
  readonly email: Held
  /** Sizes without stock of which orders with the same phone number hold pieces. */
  readonly emptiedVariants: number
}

/** What decides whether an order holds its pieces, besides its lines. */
export interface HoldFacts {
  readonly limits: HoldLimits
  /** Maximum number of unconfirmed orders of one phone number. */
  readonly ordersOfPhone: number
  readonly held: HeldStock
  /** Whether the shop has blocked the phone number. */
  readonly isBlocked: boolean
  /** Whose quota of orders is used up. */
  readonly overQuota: ReadonlySet<'phone' | 'email' | 'network'>
}

/** A line with the pieces left of its variant. */
type HoldingLine = Pick<StockedLine, 'variantId' | 'quantity' | 'left' | 'lineTotal'>

/** Returns why an order of these lines is a request; undefined for one that holds its pieces. Pure. */
export function requestReason(lines: readonly HoldingLine[], facts: HoldFacts): RequestReason | undefined {
  const { limits } = facts
  const own: Held = { orders: 1, pieces: piecesOf(lines), value: sum(lines.map(({ lineTotal }) => lineTotal)) }
  const emptied = emptiedBy(lines)
  if (facts.isBlocked) return 'blocked'
  if (own.pieces > limits.orderPieces || own.value > limits.orderValue) return 'order-size'
  if (exceedsShare(lines, limits.sizeShare)) return 'size-share'
  if (emptied > maxEmptiedVariants) return 'last-pieces'
  if (facts.overQuota.has('network')) return 'network'
  const after = addHeld(facts.held, own, emptied)
  return exceededLimit(after, facts) ?? (['phone', 'email'] as const).find((who) => facts.overQuota.has(who))
}

/** One-of-a-kind pieces, and the last one of any variant: one for each phone number. */
const maxEmptiedVariants = 1

/** Returns whether what is held, an order of these lines included, is within the limits that several orders share. */
export function isWithinLimits(held: HeldStock, lines: readonly HoldingLine[], facts: HoldFacts): boolean {
  const emptiedVariants = emptiedBy(lines) === 0 ? 0 : held.emptiedVariants
  return exceededLimit({ ...held, emptiedVariants }, facts) === undefined
}

/**
 * Returns whether what is held with a phone number, an order of these lines included, is beyond what one person may
 * hold. Pure.
 */
export function exceedsPhoneLimit(
  { phone, emptiedVariants }: Pick<HeldStock, 'phone' | 'emptiedVariants'>,
  lines: readonly HoldingLine[],
  { limits, ordersOfPhone }: Pick<HoldFacts, 'limits' | 'ordersOfPhone'>,
): boolean {
  const isBeyond = phone.pieces > limits.customerPieces || phone.value > limits.customerValue
  return isBeyond || phone.orders > ordersOfPhone || (emptiedBy(lines) > 0 && emptiedVariants > maxEmptiedVariants)
}

function exceededLimit(
  held: HeldStock,
  { limits, ordersOfPhone }: Pick<HoldFacts, 'limits' | 'ordersOfPhone'>,
): RequestReason | undefined {
  const exceeds = ({ pieces, value }: Held, most: number, mostValue: Millimes) => pieces > most || value > mostValue
  const { customerPieces, customerValue } = limits
  if (exceeds(held.network, limits.networkPieces, limits.networkValue)) return 'network'
  if (exceeds(held.shop, limits.shopPieces, limits.shopValue)) return 'shop'
  if (exceeds(held.phone, customerPieces, customerValue) || held.phone.orders > ordersOfPhone) return 'phone'
  if (held.emptiedVariants > maxEmptiedVariants) return 'phone'
  return exceeds(held.email, customerPieces, customerValue) ? 'email' : undefined
}

/**
 * Returns the status that the customer is told. It must not depend on what the shop knows of the phone number or the
 * email address: whoever types somebody else's would learn that orders with it wait, or that it is blocked.
 */
export function statusToTell(reason: RequestReason | undefined): UnconfirmedStatus {
  return reason === undefined || reasonsNotToTell.includes(reason) ? 'received' : 'requested'
}

const reasonsNotToTell: readonly RequestReason[] = ['phone', 'email', 'blocked']

function addHeld(held: HeldStock, own: Held, emptied: number): HeldStock {
  const plus = ({ orders, pieces, value }: Held): Held => ({
    orders: orders + own.orders,
    pieces: pieces + own.pieces,
    value: sum([value, own.value]),
  })
  return {
    ...{ shop: plus(held.shop), network: plus(held.network), phone: plus(held.phone), email: plus(held.email) },
    emptiedVariants: emptied === 0 ? 0 : held.emptiedVariants + emptied,
  }
}

function exceedsShare(lines: readonly HoldingLine[], percent: number): boolean {
  const left = leftByVariant(lines)
  return [...quantityByVariant(lines)].some(
    ([variantId, wanted]) => wanted > Math.max(1, Math.floor(((left.get(variantId) ?? 0) * percent) / 100)),
  )
}

/** Counts the variants of which the lines take the last pieces. */
function emptiedBy(lines: readonly HoldingLine[]): number {
  const left = leftByVariant(lines)
  return [...quantityByVariant(lines)].filter(([variantId, wanted]) => wanted === left.get(variantId)).length
}

function leftByVariant(lines: readonly HoldingLine[]): Map<number, number> {
  return new Map(lines.map(({ variantId, left }) => [variantId, left]))
}
