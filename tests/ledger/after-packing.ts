import { randomUUID } from 'node:crypto'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import { startHandover } from '#domain/couriers/handovers/start-handover.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes, sum } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { type DeliveryResult, recordDeliveryResult } from '#domain/orders/delivery/record-delivery-result.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { readLastStep } from '#domain/orders/status/read-last-step.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { listOwedOrders } from '#domain/remittances/list-owed-orders.ts'
import { recordRemittance } from '#domain/remittances/record-remittance.ts'
import { revokeRemittance } from '#domain/remittances/revoke-remittance.ts'
import { agreeToReturn, inspectReturn } from '#domain/returns/advance-return.ts'
import { getReturn } from '#domain/returns/get-return.ts'
import { openReturn } from '#domain/returns/open-return.ts'
import type { ReturnedPieces, ReturnStatus } from '#domain/returns/order-return.ts'
import { readReturnableLines } from '#domain/returns/returnable-lines.ts'
import { settleReturn } from '#domain/returns/settle-return.ts'
import { readLastReturnStep } from '#domain/returns/take-return-step.ts'
import { undoReturnStep } from '#domain/returns/undo-return-step.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import type { Random } from './random.ts'

type Work = (office: Marketplace, random: Random) => Promise<unknown>

/** The frequent ones are several times in the list. */
const works: readonly Work[] = [
  ...[confirmSome, handOverSome, handOverSome, recordResult, recordResult, recordResult],
  ...[undoStep, remit, remit, revoke, openSomeReturn, openSomeReturn, inspectSomeReturn, inspectSomeReturn],
  ...[settleSomeReturn, settleSomeReturn, undoReturn],
]

/**
 * Runs a random operation of staff on what is packed or further, directly on the database, also while instances have
 * faults: hand-overs, results of couriers, remittances, returns, and taking each of them back.
 */
export async function doWorkAfterPacking(office: Marketplace, random: Random): Promise<void> {
  await random.pick(works)(office, random)
}

async function confirmSome(office: Marketplace, random: Random): Promise<void> {
  const orders = (await ordersIn(office, ['received'])).slice(0, random.integerBetween(1, 4))
  for (const orderId of orders) await advanceOrder(office, orderId, { to: 'confirmed' })
}

async function handOverSome(office: Marketplace, random: Random): Promise<void> {
  const orders = await ordersIn(office, ['confirmed', 'packed'])
  if (orders.length === 0) return
  const orderIds = orders.slice(0, random.integerBetween(1, 6))
  const courierId = random.pick(await couriers(office))
  const started = await startHandover(office, { submission: randomUUID(), courierId, orderIds })
  if (started.outcome !== 'started') return
  const request = { agreedUnpaid: orderIds, notifiesCustomers: false }
  // A double tap.
  await Promise.all([handOver(office, started.id, request), handOver(office, started.id, request)])
}

async function recordResult(office: Marketplace, random: Random): Promise<void> {
  const orderId = await someOrder(office, ['shipped', 'lost'], random)
  if (orderId !== undefined) await recordDeliveryResult(office, orderId, random.pick(results))
}

/** Most parcels are delivered. */
const results: readonly DeliveryResult[] = [
  ...[1, 2, 3, 4, 5].map(() => ({ outcome: 'delivered' }) as const),
  { outcome: 'refused', decidedBy: 'customer', reason: 'changed-mind' },
  { outcome: 'postponed', decidedBy: 'customer', reason: 'absent' },
  { outcome: 'lost' },
  { outcome: 'returned' },
]

/** Not of canceled orders, whose customers were told so, nor back to where an order holds its pieces without a call. */
const undoable: readonly OrderStatus[] = ['packed', 'shipped', 'delivered', 'refused', 'returned', 'lost']

async function undoStep(office: Marketplace, random: Random): Promise<void> {
  const orderId = await someOrder(office, undoable, random)
  const step = orderId === undefined ? undefined : await readLastStep(office, orderId)
  if (step) await undoOrderStep(office, step.id, { reason: 'By mistake' })
}

async function remit(office: Marketplace, random: Random): Promise<void> {
  const courierId = random.pick(await couriers(office))
  const owed = (await listOwedOrders(office, courierId)).slice(0, random.integerBetween(1, 8))
  if (owed.length === 0) return
  const missing = millimes(random.chance(0.3) ? 500 : 0)
  const expected = sum(owed.map(({ owed }) => owed))
  const remittance = {
    ...{ submissionKey: randomUUID(), courierId, reference: '', reason: missing > 0 ? 'Half a dinar is missing' : '' },
    received: millimes(expected - missing),
    orders: owed.map(({ id, owed }) => ({ orderId: id, seenOwed: owed, difference: millimes(0) })),
  }
  // A double tap.
  await Promise.all([recordRemittance(office, remittance), recordRemittance(office, remittance)])
}

async function revoke(office: Marketplace, random: Random): Promise<void> {
  const remittances = await office.db.selectFrom('remittances').select('id').orderBy('id', 'desc').limit(5).execute()
  if (remittances.length > 0) await revokeRemittance(office, random.pick(remittances).id, 'Counted again')
}

async function openSomeReturn(office: Marketplace, random: Random): Promise<void> {
  const orderId = await someOrder(office, ['delivered'], random)
  if (orderId === undefined) return
  const [line] = (await readReturnableLines(office, orderId)).filter(({ left }) => left > 0)
  if (line) await openReturnOf(office, orderId, [{ position: line.position, quantity: 1 }])
}

/** Returns the id of the return; undefined when it is not possible any more. */
async function openReturnOf(office: Marketplace, orderId: number, pieces: readonly ReturnedPieces[]) {
  const opened = await openReturn(office, orderId, { reason: 'size', wish: 'refund', note: '', pieces })
  return opened.outcome === 'opened' ? opened.returnId : undefined
}

async function inspectSomeReturn(office: Marketplace, random: Random): Promise<void> {
  const returnId = await someReturn(office, ['asked', 'agreed', 'on-its-way'], random)
  if (returnId !== undefined) await putOnShelf(office, returnId)
}

/** A return is asked for again once the agreement was undone. */
async function putOnShelf(office: Marketplace, returnId: number): Promise<void> {
  const { lines, status } = await getReturn(office, returnId)
  if (status === 'asked') await agreeToReturn(office, returnId, { exchangeFee: millimes(0) })
  const dispositions = new Map(lines.map(({ position }) => [position, 'shelf' as const]))
  await inspectReturn(office, returnId, { cameBackOn: tunisDayOf(office.clock.now()), dispositions })
}

async function settleSomeReturn(office: Marketplace, random: Random): Promise<void> {
  const returnId = await someReturn(office, ['inspected'], random)
  if (returnId === undefined) return
  const { lines } = await getReturn(office, returnId)
  const amount: Millimes = sum(lines.map(({ paid }) => paid))
  await settleReturn(office, returnId, { by: 'refund', amount, means: 'cash', reference: '' })
}

async function undoReturn(office: Marketplace, random: Random): Promise<void> {
  const returnId = await someReturn(office, ['agreed', 'inspected', 'settled'], random)
  const step = returnId === undefined ? undefined : await readLastReturnStep(office, returnId)
  if (returnId !== undefined && step)
    await undoReturnStep(office, returnId, { seenStepId: step.id, reason: 'By mistake' })
}

/** Takes back every piece that is delivered: open returns are inspected, the other pieces come back too. */
export async function takeEverythingBack(office: Marketplace): Promise<void> {
  for (const { id } of await returnsIn(office, ['asked', 'agreed', 'on-its-way'])) await putOnShelf(office, id)
  for (const orderId of await ordersIn(office, ['delivered'], Number.MAX_SAFE_INTEGER)) {
    const lines = (await readReturnableLines(office, orderId)).filter(({ left }) => left > 0)
    const pieces = lines.map(({ position, left }) => ({ position, quantity: left }))
    const returnId = pieces.length > 0 ? await openReturnOf(office, orderId, pieces) : undefined
    if (returnId !== undefined) await putOnShelf(office, returnId)
  }
}

async function couriers({ db }: Marketplace): Promise<number[]> {
  const rows = await db.selectFrom('couriers').select('id').orderBy('id').execute()
  if (rows.length === 0) throw new NotFound('courier', 1)
  return rows.map(({ id }) => id)
}

async function ordersIn({ db }: Marketplace, statuses: readonly OrderStatus[], limit = 50): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', statuses)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

async function someOrder(office: Marketplace, statuses: readonly OrderStatus[], random: Random) {
  const orders = await ordersIn(office, statuses)
  return orders.length > 0 ? random.pick(orders) : undefined
}

function returnsIn({ db }: Marketplace, statuses: readonly ReturnStatus[]) {
  return db.selectFrom('order_returns').select('id').where('status', 'in', statuses).orderBy('id', 'desc').execute()
}

async function someReturn(office: Marketplace, statuses: readonly ReturnStatus[], random: Random) {
  const returns = await returnsIn(office, statuses)
  return returns.length > 0 ? random.pick(returns).id : undefined
}
