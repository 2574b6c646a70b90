import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { inspectReturn } from '#domain/returns/advance-return.ts'
import { getReturn } from '#domain/returns/get-return.ts'
import { openReturn } from '#domain/returns/open-return.ts'
import type { ReturnDisposition, ReturnedPieces, ReturnRequest } from '#domain/returns/order-return.ts'
import { readReturnableLines } from '#domain/returns/returnable-lines.ts'
import { settleReturn } from '#domain/returns/settle-return.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { asOperator } from './operators.ts'
import { type OrderedPiece, openTestShop, type TestShop } from './test-shop.ts'

/** A shop with a delivered order of three bowls of the size S, of which it has seven more; one is left of M. */
export async function openShopWithOrder() {
  const shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({
    sizes: [
      { name: 'S', stock: 10 },
      { name: 'M', stock: 1 },
    ],
  })
  const orderId = await deliveredOrder(shop, [{ product: bowl, quantity: 3 }])
  const [small, large] = bowl.sizes.map(({ id }) => id) as [number, number]
  return { shop, office, bowl, orderId, small, large, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

/** Places an order and delivers it; the customer sees that at once. Returns its id. */
export async function deliveredOrder(shop: TestShop, lines: readonly OrderedPiece[]): Promise<number> {
  const placed = await shop.order(lines)
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  const { id } = placed.order
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const) await advanceOrder(shop.system, id, { to })
  return id
}

/** The marketplace for the customer with the private link of an order. */
export function customerOf(shop: TestShop, orderId: number) {
  return { ...shop.marketplace, actor: { kind: 'customer', orderId } } as const
}

/** Asks for some of the pieces of the first line by default. */
export function returnOf(request: Partial<ReturnRequest> = {}): ReturnRequest {
  return { reason: 'size', wish: 'exchange', note: '', pieces: [{ position: 0, quantity: 1 }], ...request }
}

/** Opens a return by the office and notes that it is back. Returns its id. */
export async function inspectedReturn(
  office: Marketplace,
  orderId: number,
  request: Partial<ReturnRequest> = {},
  disposition: ReturnDisposition = 'shelf',
): Promise<number> {
  const opened = await openReturn(office, orderId, returnOf(request))
  if (opened.outcome !== 'opened') throw new Error(opened.outcome)
  const { returnId } = opened
  const dispositions = new Map((await getReturn(office, returnId)).lines.map(({ position }) => [position, disposition]))
  const { outcome } = await inspectReturn(office, returnId, {
    cameBackOn: tunisDayOf(office.clock.now()),
    dispositions,
  })
  if (outcome !== 'taken') throw new Error(outcome)
  return returnId
}

/**
 * Takes back all pieces of a delivered order, or some, and refunds what was paid for them. Returns the id of the
 * return.
 */
export async function takeBack(
  office: Marketplace,
  orderId: number,
  pieces?: readonly ReturnedPieces[],
): Promise<number> {
  const all = (await readReturnableLines(office, orderId)).map(({ position, left }) => ({ position, quantity: left }))
  const returnId = await inspectedReturn(office, orderId, { wish: 'refund', pieces: pieces ?? all })
  const { lines } = await getReturn(office, returnId)
  const amount: Millimes = millimes(lines.reduce((sum, { paid }) => sum + paid, 0))
  const { outcome } = await settleReturn(office, returnId, { by: 'refund', amount, means: 'cash', reference: '' })
  if (outcome !== 'settled') throw new Error(outcome)
  return returnId
}
