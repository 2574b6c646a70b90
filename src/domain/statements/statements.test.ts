import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import type { CommissionTerms } from '#domain/commission/commission-terms.ts'
import { editStoreTerms } from '#domain/commission/edit-store-terms.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { getUndoableStep } from '#domain/orders/status/get-undoable-step.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { listPostings } from '#domain/remittances/list-postings.ts'
import { getReturn } from '#domain/returns/get-return.ts'
import { settleReturn } from '#domain/returns/settle-return.ts'
import { undoReturnStep } from '#domain/returns/undo-return-step.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { createCourier, openHandover } from '#tests/support/couriers.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { givePlan } from '#tests/support/plans.ts'
import { inspectedReturn } from '#tests/support/returns.ts'
import { type OrderedPiece, openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { getStatement } from './get-statement.ts'
import { listStatementRows } from './list-statement-rows.ts'
import { listStoreBalances } from './list-store-balances.ts'
import { type NewPayout, recordPayout } from './record-payout.ts'
import { revokePayout } from './revoke-payout.ts'

const march = { from: '2026-03-01', until: '2026-03-31' } as const
const april = { from: '2026-04-01', until: '2026-04-30' } as const

async function setTerms(office: Marketplace, terms: Partial<CommissionTerms>): Promise<void> {
  const { value, version } = await getSetting(office, commissionSetting)
  await editSetting(office, commissionSetting, { version, edited: { ...value, ...terms } })
}

/** Two stores, whose bowl costs 45 and whose lamp 30 dinars. */
async function openShop() {
  const shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [potter, smith] = [await shop.hasStore(), await shop.hasStore()]
  const bowl = await shop.sells({ storeId: potter, sizes: [{ name: '', stock: 90 }] })
  const lamp = await shop.sells({ storeId: smith, regularPrice: dinars(30), sizes: [{ name: '', stock: 90 }] })
  return { shop, office, potter, smith, bowl, lamp }
}

async function orderAt(shop: TestShop, office: Marketplace, pieces: readonly OrderedPiece[], ...to: OrderStatus[]) {
  const placed = await shop.order(pieces)
  assert.ok(placed.outcome === 'placed')
  await advance(office, placed.order.id, 'confirmed', 'packed', ...to)
  return placed.order.id
}

async function advance(office: Marketplace, id: number, ...statuses: readonly OrderStatus[]): Promise<void> {
  for (const to of statuses) assert.equal((await advanceOrderAsOperator(office, id, { to })).outcome, 'advanced', to)
}

function payoutOf(part: Partial<NewPayout> = {}): NewPayout {
  return {
    ...{ submissionKey: randomUUID(), amount: dinars(10), means: 'd17', reference: 'D17 44' },
    ...{ paidOn: '2026-03-02', seenId: 0, ...part },
  }
}

const refunded = { by: 'refund', amount: dinars(45), means: 'd17', reference: 'D17 45' } as const

/** Takes the first line of a delivered order back and refunds a bowl. Returns the id of the return. */
async function refundBowl(office: Marketplace, orderId: number): Promise<number> {
  const returnId = await inspectedReturn(office, orderId, { wish: 'refund', pieces: [{ position: 0, quantity: 1 }] })
  assert.equal((await settleReturn(office, returnId, refunded)).outcome, 'settled')
  return returnId
}

async function assertConsistent(shop: TestShop): Promise<void> {
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.marketplace)), [])
}

test('each store is owed what was delivered of its pieces, less the commission of its plan or its own', async () => {
  const { shop, office, potter, smith, bowl, lamp } = await openShop()
  await using _ = shop
  await setTerms(office, { withoutPlan: 1000, gold: 725 })
  await givePlan(office, smith, { plan: 'gold', lastDay: '2026-03-31' })
  await orderAt(shop, office, [{ product: bowl, quantity: 2 }, { product: lamp }], 'shipped')
  assert.equal((await getStatement(office, potter, march)).inPeriod.sold, 0)
  await orderAt(shop, office, [{ product: bowl, quantity: 2 }, { product: lamp }], 'shipped', 'delivered')
  const of = async (id: number) => (await getStatement(office, id, march)).inPeriod
  const none = { returned: 0, fees: 0, paid: 0 }
  assert.deepEqual(await of(potter), { ...none, sold: dinars(90), commission: dinars(9), owed: dinars(81) })
  assert.deepEqual(await of(smith), { ...none, sold: dinars(30), commission: dinars(2.175), owed: dinars(27.825) })
  const { rows: postings } = await listPostings(office, { account: 'owed-to-makers' })
  const stores = await Promise.all([smith, potter].map(async (id) => (await getAdminStore(office, id)).store.name))
  assert.deepEqual(
    postings.map(({ store }) => store),
    stores,
  )
  await assertConsistent(shop)
})

test('a rate that is changed later changes no sale of before, nor what goes back of it', async () => {
  const { shop, office, potter, bowl } = await openShop()
  await using _ = shop
  await setTerms(office, { withoutPlan: 1000 })
  const id = await orderAt(shop, office, [{ product: bowl }], 'shipped', 'delivered')
  await setTerms(office, { withoutPlan: 5000 })
  await editStoreTerms(office, potter, { version: 0, commission: 2000 })
  const sold = { fees: 0, paid: 0, sold: dinars(45) }
  assert.deepEqual((await getStatement(office, potter, march)).inPeriod, {
    ...{ ...sold, returned: 0, commission: dinars(4.5), owed: dinars(40.5) },
  })
  shop.clock.passes({ days: 31 })
  await refundBowl(office, id)
  const statement = await getStatement(office, potter, april)
  assert.deepEqual(
    [statement.before, statement.inPeriod.returned, statement.inPeriod.commission, statement.after],
    [dinars(40.5), dinars(45), dinars(-4.5), 0],
  )
  // The statement of March says what it said.
  assert.equal((await getStatement(office, potter, march)).after, dinars(40.5))
  await assertConsistent(shop)
  assert.deepEqual(
    (await listStatementRows(office, { storeId: potter, period: march })).rows.map(({ order, rate, figures }) => [
      ...[order?.id, rate, figures.owed],
    ]),
    [[id, 1000, dinars(40.5)]],
  )
})

test('a delivery or a refund of returned pieces that is undone is taken back in the statement', async () => {
  const { shop, office, potter, smith, bowl, lamp } = await openShop()
  await using _ = shop
  await setTerms(office, { withoutPlan: 1000 })
  const id = await orderAt(shop, office, [{ product: bowl }, { product: lamp }], 'shipped', 'delivered')
  const owed = async () => [
    (await getStatement(office, potter, march)).owedNow,
    (await getStatement(office, smith, march)).owedNow,
  ]
  const both = [dinars(40.5), dinars(27)]
  assert.deepEqual(await owed(), both)
  const returnId = await refundBowl(office, id)
  assert.deepEqual(await owed(), [0, dinars(27)], 'the maker of the lamp is owed as before')
  await assertConsistent(shop)
  const last = (await getReturn(office, returnId)).steps.at(-1)?.id ?? 0
  assert.equal((await undoReturnStep(office, returnId, { seenStepId: last })).outcome, 'undone')
  assert.deepEqual(await owed(), both)
  await assertConsistent(shop)
  assert.equal((await settleReturn(office, returnId, { ...refunded, amount: dinars(15) })).outcome, 'settled')
  assert.deepEqual(await owed(), [dinars(27), dinars(27)], 'a third of it went back')
  await assertConsistent(shop)

  const other = await orderAt(shop, office, [{ product: lamp }], 'shipped', 'delivered')
  const step = await getUndoableStep(office, other)
  assert.equal((await undoOrderStep(office, step?.id ?? 0, { reason: 'A mistake' })).outcome, 'undone')
  assert.deepEqual(await owed(), [dinars(27), dinars(27)])
  await assertConsistent(shop)
})

test('makers bear their part of what a courier costs beyond the delivery fee, by what their pieces cost', async () => {
  const { shop, office, potter, smith, bowl, lamp } = await openShop()
  await using _ = shop
  await setTerms(office, { courierFees: 5000 })
  await createCourier(office, { deliveryFee: dinars(10), collectionFee: dinars(1), refusalFee: dinars(4) })
  const ids = [await orderAt(shop, office, [{ product: bowl }, { product: lamp }])]
  ids.push(await orderAt(shop, office, [{ product: bowl }, { product: lamp }]))
  const { id: handoverId } = await openHandover(office, ids)
  await handOver(office, handoverId, { agreedUnpaid: [], notifiesCustomers: false })
  const fees = async () => [
    (await getStatement(office, potter, march)).inPeriod.fees,
    (await getStatement(office, smith, march)).inPeriod.fees,
  ]
  // The courier takes 11, the customer has paid 8 for the delivery: half of 3 is shared out as 45 to 30.
  await advance(office, ids[0] ?? 0, 'delivered')
  assert.deepEqual(await fees(), [dinars(0.9), dinars(0.6)])
  // Nobody pays for the delivery of a parcel that is refused: half of 4.
  await advance(office, ids[1] ?? 0, 'refused', 'returned')
  assert.deepEqual(await fees(), [dinars(2.1), dinars(1.4)])
  assert.equal((await getStatement(office, potter, march)).owedNow, dinars(42.9))
  await assertConsistent(shop)
})

test('a payout is owed no more, a double tap pays once, and its revocation is owed again', async () => {
  const { shop, office, potter, bowl } = await openShop()
  await using _ = shop
  await orderAt(shop, office, [{ product: bowl }], 'shipped', 'delivered')
  await openConnections(shop.marketplace)
  const payout = payoutOf({ amount: dinars(45) })
  const [one, other] = await Promise.all([recordPayout(office, potter, payout), recordPayout(office, potter, payout)])
  assert.deepEqual(one, other)
  assert.ok(one.outcome === 'recorded')
  const paid = await getStatement(office, potter, march)
  assert.deepEqual([paid.inPeriod.paid, paid.owedNow, paid.lastPayoutId], [dinars(45), 0, one.id])
  assert.deepEqual(
    paid.payouts.map(({ amount, means, reference, paidOn, by }) => [amount, means, reference, paidOn, by]),
    [[dinars(45), 'd17', 'D17 44', '2026-03-02', 'Sana (1)']],
  )
  await assertConsistent(shop)
  assert.equal((await revokePayout(office, one.id, 'Sent back')).outcome, 'revoked')
  assert.equal((await revokePayout(office, one.id, 'Sent back')).outcome, 'revoked-already')
  const revoked = await getStatement(office, potter, march)
  assert.deepEqual(
    [revoked.inPeriod.paid, revoked.owedNow, revoked.payouts[0]?.revoked?.reason],
    [0, dinars(45), 'Sent back'],
  )
  await assertConsistent(shop)
})

test('nobody pays twice by a page that is out of date, more than is owed, or on a day to come', async () => {
  const { shop, office, potter, bowl } = await openShop()
  await using _ = shop
  await orderAt(shop, office, [{ product: bowl }], 'shipped', 'delivered')
  await openConnections(shop.marketplace)
  const both = [payoutOf(), payoutOf()].map((payout) => recordPayout(office, potter, payout))
  assert.deepEqual((await Promise.all(both)).map(({ outcome }) => outcome).sort(), ['changed-meanwhile', 'recorded'])
  const { lastPayoutId: seenId } = await getStatement(office, potter, march)
  assert.deepEqual(await recordPayout(office, potter, payoutOf({ seenId, amount: dinars(35.001) })), {
    ...{ outcome: 'exceeds', owed: dinars(35) },
  })
  assert.deepEqual(await recordPayout(office, potter, payoutOf({ seenId, paidOn: '2026-03-03' })), {
    outcome: 'in-future',
  })
  assert.equal((await recordPayout(office, potter, payoutOf({ seenId, amount: dinars(35) }))).outcome, 'recorded')
  await assertConsistent(shop)
})

test('only owners pay makers and agree on terms, and the audit log undoes both', async () => {
  const { shop, office, potter, bowl } = await openShop()
  await using _ = shop
  const staff = await asOperator(shop.marketplace, 'staff')
  await orderAt(shop, office, [{ product: bowl }], 'shipped', 'delivered')
  await assert.rejects(recordPayout(staff, potter, payoutOf()), { name: 'NotAllowed' })
  await assert.rejects(editStoreTerms(staff, potter, { version: 0, commission: 700 }), { name: 'NotAllowed' })
  assert.equal((await editStoreTerms(office, potter, { version: 0, commission: 700 })).outcome, 'saved')
  const other = { version: 0, commission: 100 }
  assert.equal((await editStoreTerms(office, potter, other)).outcome, 'changed-meanwhile')
  const undoLast = async (by: Marketplace) => undoChange(by, (await listAuditLog(office, {})).rows[0]?.id ?? 0)
  assert.equal(await undoLast(office), 'undone')
  assert.equal((await getStatement(office, potter, march)).terms.commission, undefined)
  assert.equal((await recordPayout(office, potter, payoutOf())).outcome, 'recorded')
  assert.equal(await undoLast(office), 'undone')
  assert.equal((await getStatement(staff, potter, march)).owedNow, dinars(45))
  await assertConsistent(shop)
})

test('stores are listed by what they are owed, sold, their name or the last payout', async () => {
  const { shop, office, potter, smith, bowl, lamp } = await openShop()
  await using _ = shop
  await orderAt(shop, office, [{ product: bowl }, { product: lamp, quantity: 2 }], 'shipped', 'delivered')
  await recordPayout(office, smith, payoutOf({ amount: dinars(50) }))
  const by = async (sort: 'owed' | 'sold' | 'paid') =>
    (await listStoreBalances(office, { sort, page: 1 })).stores
      .map(({ id }) => id)
      .filter((id) => id === potter || id === smith)
  assert.deepEqual(
    [await by('owed'), await by('sold'), await by('paid')],
    [
      [potter, smith],
      [smith, potter],
      [potter, smith],
    ],
  )
  const { stores, owed } = await listStoreBalances(office, { sort: 'name', page: 1 })
  assert.deepEqual([stores.length, owed], [3, dinars(55)])
  assert.deepEqual(stores.find(({ id }) => id === smith)?.lastPaidOn, '2026-03-02')
})

test('payouts and counters of stores are not rewritten, and other accounts take no postings of a store', async () => {
  const { shop, office, potter, bowl } = await openShop()
  await using _ = shop
  await orderAt(shop, office, [{ product: bowl }], 'shipped', 'delivered')
  await recordPayout(office, potter, payoutOf())
  const { db } = shop.system
  for (const change of [
    'update payouts set amount_millimes = 1',
    'delete from payouts',
    'delete from payout_revocations',
  ])
    await assert.rejects(sql.raw(change).execute(db), /only ever added to/, change)
  for (const table of ['store_days', 'store_balances'])
    await assert.rejects(sql.raw(`delete from ${table}`).execute(db), /follows cash_postings/, table)
  await assert.rejects(
    sql`insert into cash_postings (entry_id, account, amount_millimes)
      select max(id), 'paid', 1 from cash_entries where store_id is not null`.execute(db),
    /cash_postings_store_check/,
  )
})

test('a product that moves to another store takes neither the sale nor the return of earlier orders along', async () => {
  const { shop, office, potter, smith, bowl } = await openShop()
  await using _ = shop
  const id = await orderAt(shop, office, [{ product: bowl, quantity: 2 }], 'shipped')
  await shop.system.db.updateTable('products').set({ store_id: smith }).where('id', '=', bowl.id).execute()
  await advance(office, id, 'delivered')
  const owed = async (storeId: number) => (await getStatement(office, storeId, march)).owedNow
  assert.deepEqual([await owed(potter), await owed(smith)], [dinars(90), 0])
  await refundBowl(office, id)
  assert.deepEqual([await owed(potter), await owed(smith)], [dinars(45), 0])
  await assertConsistent(shop)
})
