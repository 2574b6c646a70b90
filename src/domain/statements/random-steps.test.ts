import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { restoreStore, retireStore } from '#domain/catalog/admin/retire-store.ts'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, type Millimes, millimes, sum } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { readLastPayment } from '#domain/orders/payments/read-payments.ts'
import { recordPayment, revokePayment } from '#domain/orders/payments/record-payment.ts'
import { recordRefund } from '#domain/orders/payments/record-refund.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { readLastStep } from '#domain/orders/status/read-last-step.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { listRemittances } from '#domain/remittances/get-remittance.ts'
import { listOwedOrders } from '#domain/remittances/list-owed-orders.ts'
import { recordRemittance } from '#domain/remittances/record-remittance.ts'
import { revokeRemittance } from '#domain/remittances/revoke-remittance.ts'
import { getReturn } from '#domain/returns/get-return.ts'
import { settleReturn } from '#domain/returns/settle-return.ts'
import { undoReturnStep } from '#domain/returns/undo-return-step.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { createCourier, openHandover } from '#tests/support/couriers.ts'
import { createCode, orderWithCode } from '#tests/support/discount-codes.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { isLongRun } from '#tests/support/long-run.ts'
import { asOperator } from '#tests/support/operators.ts'
import { inspectedReturn } from '#tests/support/returns.ts'
import { type OrderedPiece, openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { getStatement } from './get-statement.ts'
import { recordPayout } from './record-payout.ts'
import { revokePayout } from './revoke-payout.ts'

const always = { from: '2020-01-01', until: '2030-01-01' } as const

/** What the shop should say, kept without looking into it. */
interface Model {
  readonly shop: TestShop
  readonly office: Marketplace
  readonly courierId: number
  readonly storeIds: readonly number[]
  readonly productIds: readonly number[]
  readonly sizeIds: readonly number[]
  readonly orderIds: readonly number[]
  readonly pieces: number
  /** The commission of an order when it was delivered, in hundredths of a percent. */
  readonly rates: Map<number, number>
  /** The payouts of each store that were not revoked. */
  readonly payouts: Map<number, { readonly storeId: number; readonly amount: Millimes }>
  /** The returns of the first piece of an order, and those that were refunded. */
  readonly returns: Map<number, { readonly id: number; isRefunded: boolean }>
  /** What was taken at the door of each order that is delivered. */
  readonly doors: Map<number, Millimes>
  /** Steps that were undone without a reason: nobody is ever told of them. */
  readonly untold: Set<number>
}

const prices = [dinars(45), dinars(30)] as const
/** The code of each order, with which a piece costs a tenth less: whose share it lowers. */
const bearers = [undefined, 'shop', 'makers', 'shop'] as const
const orderCount = bearers.length

/** What the customer pays for a piece of an order, and what it is sold for to its maker. */
function pricesOf(index: number, piece: number): { readonly customers: Millimes; readonly makers: Millimes } {
  const price = prices[piece] ?? millimes(0)
  const less = millimes((price * 9) / 10)
  const bearer = bearers[index]
  return { customers: bearer ? less : price, makers: bearer === 'makers' ? less : price }
}

/** Packed orders of two stores, half of them with a courier. */
async function openModel(): Promise<Model> {
  const shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const courierId = await createCourier(office, { withholdsTax: true, withheldTaxBasisPoints: 333 })
  const storeIds = [await shop.hasStore(), await shop.hasStore()]
  const sizes = [{ name: '', stock: 50 }]
  const products = []
  for (const [index, storeId] of storeIds.entries())
    products.push(await shop.sells({ storeId, sizes, regularPrice: prices[index] ?? dinars(1) }))
  const orderIds: number[] = []
  for (const bearer of ['shop', 'makers'] as const)
    await createCode(shop.marketplace, { code: bearer.toUpperCase(), bearer })
  for (const code of bearers) {
    const pieces: readonly OrderedPiece[] = products.map((product) => ({ product }))
    const placed = code ? await orderWithCode(shop, pieces, 75.5, { code }) : await shop.order(pieces)
    assert.ok(placed.outcome === 'placed')
    orderIds.push(placed.order.id)
    for (const to of ['confirmed', 'packed'] as const) await advanceOrderAsOperator(office, placed.order.id, { to })
  }
  const { id } = await openHandover(office, orderIds.slice(0, orderCount / 2))
  await handOver(office, id, { agreedUnpaid: [], notifiesCustomers: true })
  const sizeIds = products.map((product) => product.sizes[0]?.id ?? 0)
  return {
    ...{ shop, office, courierId, storeIds, productIds: products.map(({ id }) => id), sizeIds, orderIds, pieces: 50 },
    ...{ rates: new Map(), payouts: new Map(), returns: new Map(), doors: new Map(), untold: new Set() },
  }
}

type Step = (model: Model) => Promise<unknown>

const order = fc.nat({ max: orderCount - 1 })
const amount = fc.integer({ min: 1, max: 60_000 }).map(millimes)
const idOf = (model: Model, index: number) => model.orderIds[index] ?? 0

/** Where an order goes from here, so that most steps are possible. */
const next: Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  packed: ['shipped', 'shipped', 'shipped', 'cancelled'],
  shipped: ['delivered', 'delivered', 'refused', 'lost'],
  lost: ['delivered', 'refused', 'returned', 'written-off'],
  refused: ['returned', 'lost'],
}
const advance = fc.tuple(order, fc.nat({ max: 11 })).map(([index, choice]): Step => {
  return async (model) => {
    const id = idOf(model, index)
    const possible = next[(await statusesOf(model)).get(id) ?? 'received'] ?? []
    const to = possible[choice % possible.length]
    if (!to) return
    const { total, paid } = await readOrder(model, id)
    const { outcome } = await advanceOrderAsOperator(model.office, id, { to, notifiesCustomer: true })
    assert.equal(outcome, 'advanced')
    if (to !== 'delivered') return
    model.rates.set(id, await rateNow(model))
    model.doors.set(id, millimes(Math.max(total - paid, 0)))
  }
})
const undo = fc.tuple(order, fc.boolean()).map(([index, hasReason]): Step => {
  return async (model) => {
    const last = await readLastStep(model.office, idOf(model, index))
    if (!last) return
    const { outcome } = await undoOrderStep(model.office, last.id, hasReason ? { reason: 'A mistake' } : {})
    if (outcome === 'undone' && !hasReason) model.untold.add(last.id)
  }
})
/** The first piece of a delivered order comes back to the shelf, and is refunded if the order was paid. */
const takeBack = order.map((index): Step => {
  return async (model) => {
    const id = idOf(model, index)
    if ((await statusesOf(model)).get(id) !== 'delivered' || model.returns.has(id)) return
    const pieces = [{ position: 0, quantity: 1 }]
    const returnId = await inspectedReturn(model.office, id, { wish: 'refund', pieces })
    const settlement = { by: 'refund', amount: pricesOf(index, 0).customers, means: 'cash', reference: '' } as const
    const { outcome } = await settleReturn(model.office, returnId, settlement)
    assert.ok(outcome === 'settled' || outcome === 'exceeds')
    model.returns.set(id, { id: returnId, isRefunded: outcome === 'settled' })
  }
})
const undoTakingBack = order.map((index): Step => {
  return async ({ office, returns, ...model }) => {
    const known = returns.get(idOf({ office, returns, ...model }, index))
    if (!known?.isRefunded) return
    const seenStepId = (await getReturn(office, known.id)).steps.at(-1)?.id ?? 0
    const { outcome } = await undoReturnStep(office, known.id, { seenStepId, reason: 'A mistake' })
    assert.equal(outcome, 'undone')
    known.isRefunded = false
  }
})
const pay = fc.tuple(order, amount).map(([index, amount]): Step => {
  return async (model) => {
    const id = idOf(model, index)
    const seenId = (await readLastPayment(model.office, id))?.id ?? 0
    await recordPayment(model.office, id, {
      submissionKey: crypto.randomUUID(),
      amount,
      means: 'd17',
      reference: 'D17',
      seenId,
    })
  }
})
const refund = fc.tuple(order, amount).map(([index, amount]): Step => {
  return async (model) => {
    const id = idOf(model, index)
    const seenId = (await readLastPayment(model.office, id))?.id ?? 0
    await recordRefund(model.office, id, {
      submissionKey: crypto.randomUUID(),
      amount,
      means: 'cash',
      reference: 'Back',
      seenId,
    })
  }
})
const revokeAnyPayment = order.map((index): Step => {
  return async (model) => {
    const last = await readLastPayment(model.office, idOf(model, index))
    if (last && last.kind !== 'not-paid') await revokePayment(model.office, idOf(model, index), last.id, 'Sent back')
  }
})
/** Of the first order or of all, with a difference that is closed by a reason. */
const remit = fc.tuple(fc.boolean(), fc.integer({ min: -3000, max: 3000 })).map(([isOne, difference]): Step => {
  return async ({ office, courierId }) => {
    const owed = (await listOwedOrders(office, courierId)).slice(0, isOne ? 1 : orderCount)
    if (owed.length === 0) return
    const orders = owed.map(({ id, owed }) => ({ orderId: id, seenOwed: owed, difference: millimes(0) }))
    const received = millimes(sum(owed.map(({ owed }) => owed)) + difference)
    const { outcome } = await recordRemittance(office, {
      ...{ submissionKey: randomUUID(), courierId, received, reference: '', reason: 'As counted', orders },
    })
    assert.equal(outcome, 'recorded')
  }
})
const revokeLastRemittance = fc.constant<Step>(async ({ office, courierId }) => {
  const last = (await listRemittances(office, courierId)).find(({ revoked }) => !revoked)
  if (last) await revokeRemittance(office, last.id, 'A mistake')
})
const payMaker = fc.tuple(fc.nat({ max: 1 }), amount).map(([index, amount]): Step => {
  return async ({ office, storeIds, payouts }) => {
    const storeId = storeIds[index] ?? 0
    const { owedNow, lastPayoutId: seenId } = await getStatement(office, storeId, always)
    const payout = { submissionKey: randomUUID(), amount, seenId, reference: '' }
    const result = await recordPayout(office, storeId, { ...payout, means: 'cash', paidOn: '2026-03-02' })
    assert.equal(result.outcome, amount > owedNow ? 'exceeds' : 'recorded')
    if (result.outcome === 'recorded') payouts.set(result.id, { storeId, amount })
  }
})
const revokeLastPayout = fc.constant<Step>(async ({ office, payouts }) => {
  const id = [...payouts.keys()].at(-1)
  if (id === undefined) return
  await revokePayout(office, id, 'A mistake')
  payouts.delete(id)
})
const changeRate = fc.integer({ min: 0, max: 5000 }).map((withoutPlan): Step => {
  return async ({ office }) => {
    const { value, version } = await getSetting(office, commissionSetting)
    await editSetting(office, commissionSetting, { version, edited: { ...value, withoutPlan } })
  }
})
/** A store that the office takes out of the shop, or back in, and a piece that it withdraws. */
const closeStore = fc.nat({ max: 1 }).map((index): Step => {
  return async ({ office, storeIds }) => {
    const storeId = storeIds[index] ?? 0
    const { retiredAt } = await getAdminStore(office, storeId)
    await (retiredAt ? restoreStore : retireStore)(office, storeId)
  }
})
const withdrawPiece = fc.nat({ max: 1 }).map((index): Step => {
  return async ({ office, productIds }) => {
    const { retiredAt } = await getAdminProduct(office, productIds[index] ?? 0)
    await (retiredAt ? restoreProduct : retireProduct)(office, productIds[index] ?? 0)
  }
})
const passTime = fc.constantFrom(30, 400, 4000).map((seconds): Step => {
  return async ({ shop }) => shop.clock.passes({ seconds })
})
const sendEmails = fc.constant<Step>(({ shop }) => sendQueuedEmails(shop.marketplace))

const steps = fc.oneof(
  { weight: 6, arbitrary: advance },
  { weight: 4, arbitrary: undo },
  ...[
    takeBack,
    undoTakingBack,
    pay,
    refund,
    revokeAnyPayment,
    remit,
    revokeLastRemittance,
    payMaker,
    revokeLastPayout,
    changeRate,
    closeStore,
    withdrawPiece,
  ].map((arbitrary) => ({ weight: 1, arbitrary })),
  { weight: 2, arbitrary: passTime },
  { weight: 2, arbitrary: sendEmails },
)

async function rateNow({ office }: Model): Promise<number> {
  return (await getSetting(office, commissionSetting)).value.withoutPlan
}

async function statusesOf({ shop, orderIds }: Model): Promise<Map<number, OrderStatus>> {
  const rows = await shop.system.db.selectFrom('orders').select(['id', 'status']).where('id', 'in', orderIds).execute()
  return new Map(rows.map(({ id, status }) => [id, status]))
}

/**
 * Each store is owed what is delivered now and was not refunded, less the commission of each delivery and what was
 * paid.
 */
async function assertStatements(model: Model, statuses: ReadonlyMap<number, OrderStatus>): Promise<void> {
  const delivered = model.orderIds.filter((id) => statuses.get(id) === 'delivered')
  for (const [index, storeId] of model.storeIds.entries()) {
    const kept = delivered.filter((id) => index > 0 || !model.returns.get(id)?.isRefunded)
    const sold = kept.map((id) => {
      const { makers } = pricesOf(model.orderIds.indexOf(id), index)
      return makers - Math.round((makers * (model.rates.get(id) ?? 0)) / 10_000)
    })
    const paid = [...model.payouts.values()].filter((payout) => payout.storeId === storeId)
    const owed = sum([...sold.map(millimes), ...paid.map(({ amount }) => millimes(0 - amount))])
    const { owedNow, after, inPeriod } = await getStatement(model.office, storeId, always)
    assert.deepEqual([owedNow, after, inPeriod.owed], [owed, owed, owed], `store ${index}`)
  }
}

/**
 * All that was collected from customers went to couriers, to the shop as its commission, to makers, or back, or is a
 * difference that orders explain: what is kept of the delivery, what was paid more or less than an order costs, and the
 * discounts at the expense of the shop.
 * What was collected is of the cash book. The differences are of the orders, and of what the model has seen.
 */
async function assertNothingIsLost(model: Model, statuses: ReadonlyMap<number, OrderStatus>): Promise<void> {
  const books = await readBooks(model)
  const { collected, remitted, missing, tax, paid, fees, withheld } = books
  const { commission, makerFees, owed, paidToMakers } = await readMakers(model)
  const payments = await readHandPayments(model)
  let [differences, refunds, expected] = [-books.fees + makerFees, 0, 0]
  for (const [index, id] of model.orderIds.entries()) {
    const isDelivered = statuses.get(id) === 'delivered'
    const { paidByHand, refunded } = payments.get(id) ?? { paidByHand: 0, refunded: 0 }
    const taken = (isDelivered ? (model.doors.get(id) ?? 0) : 0) + paidByHand
    const pieces = model.returns.get(id)?.isRefunded ? [1] : [0, 1]
    const kept = isDelivered ? sum(pieces.map((piece) => pricesOf(index, piece).makers)) : 0
    expected += taken
    refunds += refunded
    differences += taken - refunded - kept
  }
  const all = collected + remitted + missing + tax + paid + fees + withheld
  assert.equal(all, expected, 'what was collected')
  assert.equal(all, books.fees + commission + owed + paidToMakers + refunds + differences, 'where it went')
}

type Book = Readonly<Record<'collected' | 'remitted' | 'missing' | 'tax' | 'paid' | 'fees' | 'withheld', number>>

async function readBooks({ shop }: Model): Promise<Book> {
  const { rows } = await sql<{ account: string; amount: number }>`
    select account, sum(amount_millimes)::float8 as amount from cash_postings group by account`.execute(shop.system.db)
  const of = (account: string) => rows.find((row) => row.account === account)?.amount ?? 0
  return {
    ...{ collected: of('collected'), remitted: of('remitted'), missing: of('missing'), paid: of('paid') },
    ...{ fees: of('fees'), withheld: of('withheld'), tax: of('withheld-tax') },
  }
}

/** By the statements of the stores, those that are closed too. */
async function readMakers({ office, storeIds }: Model) {
  let [commission, makerFees, owed, paidToMakers] = [0, 0, 0, 0]
  for (const storeId of storeIds) {
    const { inPeriod } = await getStatement(office, storeId, always)
    commission += inPeriod.commission
    makerFees += inPeriod.fees
    owed += inPeriod.owed
    paidToMakers += inPeriod.paid
  }
  return { commission, makerFees, owed, paidToMakers }
}

/** What was paid for each order by hand, and what went back. */
async function readHandPayments({ shop, orderIds }: Model) {
  const { rows } = await sql<{ id: number; paidByHand: number; refunded: number }>`
    select id,
      (select coalesce(sum(amount_millimes), 0) from order_payments as payment
        where order_id = orders.id and kind = 'paid' and ${isNotRevoked})::float8 as "paidByHand",
      (select coalesce(sum(amount_millimes), 0) from order_payments as payment
        where order_id = orders.id and kind = 'refunded' and ${isNotRevoked})::float8 as refunded
    from orders where id = any(${orderIds}::bigint[])`.execute(shop.system.db)
  return new Map(rows.map((row) => [row.id, row]))
}

const isNotRevoked = sql`not exists (select from order_payments as later where later.revokes_id = payment.id)`

async function readOrder({ shop }: Model, id: number): Promise<{ total: number; paid: number }> {
  return shop.system.db
    .selectFrom('orders')
    .select(['total_millimes as total', 'paid_millimes as paid'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** A piece is in stock, or in an order that has not given it back. */
async function assertStock(model: Model, statuses: ReadonlyMap<number, OrderStatus>): Promise<void> {
  const isBack = (status?: OrderStatus) => status === 'returned' || status === 'cancelled'
  const out = model.orderIds.filter((id) => !isBack(statuses.get(id))).length
  for (const [index, sizeId] of model.sizeIds.entries()) {
    const returned = index === 0 ? model.returns.size : 0
    assert.equal(await model.shop.stockOf(sizeId), model.pieces - out + returned)
  }
}

async function assertNobodyWasTold({ shop, untold }: Model): Promise<void> {
  const { rows } = await sql<{ stepId: number }>`
    select (about ->> 'stepId')::integer as "stepId" from emails
    where status = 'sent' and kind = 'order-progress'`.execute(shop.system.db)
  assert.deepEqual(
    rows.filter(({ stepId }) => untold.has(stepId)),
    [],
  )
  assert.ok((await outboxRows(shop.marketplace)).length > 0)
}

test('stock, cash, statements and emails stay consistent over random steps and undoing them, and no money is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 25, maxLength: 25, size: 'max' }), async (steps) => {
      const model = await openModel()
      await using shop = model.shop
      for (const step of steps) {
        await step(model)
        const statuses = await statusesOf(model)
        await assertStatements(model, statuses)
        await assertNothingIsLost(model, statuses)
        await assertStock(model, statuses)
        assert.deepEqual(await Array.fromAsync(findAllViolations(shop.marketplace)), [])
      }
      shop.clock.passes({ days: 1 })
      await sendQueuedEmails(shop.marketplace)
      await assertNobodyWasTold(model)
    }),
    { numRuns: isLongRun ? 40 : 3, endOnFailure: true },
  )
})
