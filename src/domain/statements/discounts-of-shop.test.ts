import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import type { DiscountCodeDraft } from '#domain/discounts/discount-code.ts'
import { discountCodeDraftOf } from '#domain/discounts/discount-code-rows.ts'
import { editDiscountCode, lockDiscountCode } from '#domain/discounts/save-discount-code.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, type Millimes, millimes } from '#domain/money.ts'
import { listLostParcels } from '#domain/orders/delivery/lost-parcels.ts'
import { joinOrders } from '#domain/orders/duplicates/join-orders.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { ReturnedPieces } from '#domain/returns/order-return.ts'
import { settleReturn } from '#domain/returns/settle-return.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { createCode, orderWithCode } from '#tests/support/discount-codes.ts'
import { asOperator } from '#tests/support/operators.ts'
import { advance } from '#tests/support/order-steps.ts'
import { inspectedReturn, takeBack } from '#tests/support/returns.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { getStatement } from './get-statement.ts'
import { readStatementPieces } from './read-statement-pieces.ts'
import { readWaiting, readWaitingPieces } from './read-waiting.ts'

const march = { from: '2026-03-01', until: '2026-03-31' } as const

/** A shop that keeps a tenth, two stores with a bowl of 45 and a lamp of 30 dinars, and a code. */
async function openShop(code: Partial<DiscountCodeDraft>) {
  const shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { value, version } = await getSetting(office, commissionSetting)
  await editSetting(office, commissionSetting, { version, edited: { ...value, withoutPlan: 1000 } })
  const [potter, smith] = [await shop.hasStore(), await shop.hasStore()]
  const bowl = await shop.sells({ storeId: potter, regularPrice: dinars(45), sizes: [{ name: '', stock: 9 }] })
  const lamp = await shop.sells({ storeId: smith, regularPrice: dinars(30), sizes: [{ name: '', stock: 9 }] })
  const codeId = await createCode(shop.marketplace, code)
  return { codeId, shop, office, potter, smith, bowl, lamp }
}

async function orderAt(office: Marketplace, ordered: ReturnType<typeof orderWithCode>) {
  const placed = await ordered
  assert.ok(placed.outcome === 'placed', placed.outcome)
  for (const to of ['confirmed', 'packed', 'shipped'] as const) await advance(office, placed.order.id, to)
  return placed.order.id
}

async function refund(office: Marketplace, orderId: number, position: number, amount: Millimes): Promise<void> {
  const returnId = await inspectedReturn(office, orderId, { wish: 'refund', pieces: [{ position, quantity: 1 }] })
  const settlement = { by: 'refund', amount, means: 'd17', reference: 'D17' } as const
  assert.equal((await settleReturn(office, returnId, settlement)).outcome, 'settled')
}

async function figuresOf(office: Marketplace, storeId: number) {
  const { sold, returned, commission, owed } = (await getStatement(office, storeId, march)).inPeriod
  return { sold, returned, commission, owed }
}

async function assertConsistent({ marketplace }: TestShop): Promise<void> {
  assert.deepEqual(await Array.fromAsync(findAllViolations(marketplace)), [])
}

test('a code at the expense of the shop leaves makers what they get without it, before and after the delivery', async () => {
  const { shop, office, potter, smith, bowl, lamp } = await openShop({ percent: 20, bearer: 'shop' })
  await using _ = shop
  const pieces = [{ product: bowl, quantity: 2 }, { product: lamp }]
  const id = await orderAt(office, orderWithCode(shop, pieces, 104))
  const waiting = await readWaiting(office, potter)
  assert.equal(waiting.find(({ reason }) => reason === 'on-its-way')?.amount, dinars(81))
  await advance(office, id, 'delivered')
  const of = (sold: number) => ({
    sold: dinars(sold),
    returned: 0,
    commission: dinars(sold / 10),
    owed: dinars(sold * 0.9),
  })
  assert.deepEqual([await figuresOf(office, potter), await figuresOf(office, smith)], [of(90), of(30)])
  const { pieces: told } = await readStatementPieces(office, { storeId: potter, period: march, of: undefined, page: 1 })
  assert.deepEqual(
    told.map(({ figures }) => figures.sold),
    [dinars(90)],
  )
  await assertConsistent(shop)

  await refund(office, id, 0, dinars(36))
  assert.deepEqual(await figuresOf(office, potter), {
    ...{ sold: dinars(90), returned: dinars(45), commission: dinars(4.5), owed: dinars(40.5) },
  })
  const { pieces: left } = await readWaitingPieces(office, { storeId: potter, reason: 'withdrawal', page: 1 })
  assert.deepEqual(
    left.map(({ amount }) => amount),
    [dinars(40.5)],
  )
  await refund(office, id, 0, dinars(36))
  assert.equal((await figuresOf(office, potter)).owed, 0)
  await assertConsistent(shop)
})

test('a code that makers bear as well lowers what they get, and the shop does not bear it once an order has it', async () => {
  const { shop, office, potter, bowl, codeId } = await openShop({ percent: 20, bearer: 'makers' })
  await using _ = shop
  const id = await orderAt(office, orderWithCode(shop, [{ product: bowl, quantity: 2 }], 80))
  const code = await lockDiscountCode(office, codeId)
  const edited = { ...discountCodeDraftOf(code), bearer: 'shop' } as const
  assert.equal((await editDiscountCode(office, codeId, { version: code.version, edited })).outcome, 'terms-in-use')
  await advance(office, id, 'delivered')
  assert.deepEqual(await figuresOf(office, potter), {
    ...{ sold: dinars(72), returned: 0, commission: dinars(7.2), owed: dinars(64.8) },
  })
  await refund(office, id, 0, dinars(36))
  assert.equal((await figuresOf(office, potter)).returned, dinars(36))
  await assertConsistent(shop)
})

test('pieces that a code of the shop gives away are paid to their maker, also lost or returned', async () => {
  const { shop, office, potter, smith, bowl, lamp } = await openShop({
    percent: 100,
    bearer: 'shop',
    category: 'decor',
  })
  await using _ = shop
  await shop.system.db.updateTable('products').set({ category: 'decor' }).where('id', '=', bowl.id).execute()
  await shop.system.db.updateTable('products').set({ category: 'bags' }).where('id', '=', lamp.id).execute()
  const pieces = [{ product: bowl }, { product: lamp }]
  const id = await orderAt(office, orderWithCode(shop, pieces, 38))
  await advance(office, id, 'delivered')
  assert.equal((await figuresOf(office, potter)).owed, dinars(40.5))
  await assertConsistent(shop)
  await refund(office, id, 0, millimes(0))
  assert.deepEqual([(await figuresOf(office, potter)).owed, (await figuresOf(office, smith)).owed], [0, dinars(27)])
  await refund(office, id, 1, dinars(30))
  assert.deepEqual([(await figuresOf(office, potter)).owed, (await figuresOf(office, smith)).owed], [0, 0])
  await assertConsistent(shop)

  const lost = await orderAt(office, orderWithCode(shop, pieces, 38, { phone: '+21655666777' }))
  for (const to of ['refused', 'lost'] as const) await advance(office, lost, to)
  const [parcel] = await listLostParcels(office, { limit: 20 })
  assert.deepEqual([parcel?.goods, parcel?.makersShare], [dinars(75), dinars(67.5)])
  assert.equal(
    (await advanceOrderAsOperator(office, lost, { to: 'written-off', claim: millimes(0) })).outcome,
    'advanced',
  )
  await assertConsistent(shop)
})

/** Delivers an order and takes some of its pieces back. Returns what its maker is no longer owed for goods. */
async function returnedOf(shop: TestShop, office: Marketplace, orderId: number, pieces?: readonly ReturnedPieces[]) {
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const) await advance(office, orderId, to)
  await takeBack(office, orderId, pieces)
  await assertConsistent(shop)
  const { rows } = await sql<{ returned: number }>`
    select -sum(amount_millimes)::float8 as returned from cash_entries as entry join cash_postings on entry_id = entry.id
    where entry.order_id = ${orderId} and account = 'goods-returned'`.execute(shop.system.db)
  return rows[0]?.returned
}

const twoSizes = {
  regularPrice: dinars(100),
  sizes: ['S', 'M'].map((name) => ({ name, stock: 10 })),
}

for (const { percent, bearer } of [
  { percent: 50, bearer: 'shop' },
  { percent: 100, bearer: 'makers' },
] as const)
  test(`of two sizes in a joined order the one without a code of ${percent} % goes back at its own price`, async () => {
    const { shop, office } = await openShop({ percent, bearer })
    await using _ = shop
    const bowl = await shop.sells(twoSizes)
    const [small, large] = bowl.sizes.map(({ id }) => id) as [number, number]
    const first = await orderWithCode(shop, [{ product: bowl, sizeId: small }], 108 - percent)
    const second = await shop.order([{ product: bowl, sizeId: large }])
    assert.ok(first.outcome === 'placed' && second.outcome === 'placed')
    await joinOrders(office, first.order.id, second.order.id)
    const returned = await returnedOf(shop, office, first.order.id, [{ position: 1, quantity: 1 }])
    assert.equal(returned, dinars(100))
  })

test('a third of a line that cost the customer nearly nothing goes back for a third of what its maker got', async () => {
  const { shop, office } = await openShop({ percent: 99, bearer: 'shop' })
  await using _ = shop
  const cup = await shop.sells({ regularPrice: millimes(45_010) })
  const placed = await orderWithCode(shop, [{ product: cup, quantity: 3 }], 9.351)
  assert.ok(placed.outcome === 'placed')
  assert.equal(await returnedOf(shop, office, placed.order.id, [{ position: 0, quantity: 1 }]), 45_010)
})

for (const percent of [50, 100])
  test(`pieces of a store that go back together are told at what each was sold for, at ${percent} % on one of them`, async () => {
    const { shop, office, potter, bowl } = await openShop({ percent, bearer: 'shop', category: 'decor' })
    await using _ = shop
    const scarf = await shop.sells({ storeId: potter, category: 'clothing', regularPrice: dinars(45) })
    const total = 98 - (45 * percent) / 100
    const placed = await orderWithCode(shop, [{ product: bowl }, { product: scarf }], total)
    assert.ok(placed.outcome === 'placed')
    assert.equal(await returnedOf(shop, office, placed.order.id), dinars(90))
    const { pieces } = await readStatementPieces(office, { storeId: potter, period: march, of: 'returned', page: 1 })
    assert.deepEqual(
      pieces.map(({ figures }) => figures.returned),
      [dinars(45), dinars(45)],
    )
  })
