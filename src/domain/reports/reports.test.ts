import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import { listCouriers } from '#domain/couriers/list-couriers.ts'
import { dinars } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { readLastStep } from '#domain/orders/status/read-last-step.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { createCourier, openHandover, packedOrder } from '#tests/support/couriers.ts'
import { asOperator } from '#tests/support/operators.ts'
import { takeBack } from '#tests/support/returns.ts'
import { type OrderedPiece, openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { listOrderSources } from './list-order-sources.ts'
import {
  listRefusalsByCourier,
  listRefusalsByGovernorate,
  listRefusalsByProduct,
  listRefusalsBySource,
} from './list-refusal-rates.ts'
import { listSales } from './list-sales.ts'
import { listSoldProducts } from './list-sold-products.ts'
import { listStockoutForecasts } from './list-stockout-forecasts.ts'
import { averageOrderValue, refusalRate, relativeChange, totalOf } from './sales.ts'

const march = { from: '2026-03-01', until: '2026-03-31' } as const

test('an order counts on its day in Tunis', async () => {
  await using shop = await openFigureShop()
  const bowl = await shop.sells()
  await shop.placed('2026-02-28T22:59:59Z', [{ product: bowl }])
  await shop.placed('2026-02-28T23:00:00Z', [{ product: bowl }])
  await shop.placed('2026-03-31T22:59:59Z', [{ product: bowl }])
  await shop.placed('2026-03-31T23:00:00Z', [{ product: bowl }])
  const days = await listSales(shop.office, march, 'day')
  assert.equal(days.length, 31)
  assert.deepEqual(
    days.filter(({ orders }) => orders > 0).map(({ from, orders }) => [from, orders]),
    [
      ['2026-03-01', 1],
      ['2026-03-31', 1],
    ],
  )
  assert.deepEqual(days[1], {
    ...{ from: '2026-03-02', until: '2026-03-02', orders: 0, cancelled: 0, ordered: 0, revenue: 0 },
    ...{ delivered: 0, refused: 0 },
  })
})

test('weeks begin on Monday, also over the new year, and months end with their last day', async () => {
  await using shop = await openFigureShop()
  const bowl = await shop.sells()
  // Sunday, Monday, and Friday of the new year, in the last minutes of each.
  for (const moment of ['2026-12-27T22:59:00Z', '2026-12-28T22:59:00Z', '2027-01-01T22:59:00Z'])
    await shop.placed(moment, [{ product: bowl }])
  const counted = async (granularity: 'week' | 'month', from: '2026-12-23', until: '2027-01-05') =>
    (await listSales(shop.office, { from, until }, granularity)).map((part) => [part.from, part.until, part.orders])
  assert.deepEqual(await counted('week', '2026-12-23', '2027-01-05'), [
    ['2026-12-23', '2026-12-27', 1],
    ['2026-12-28', '2027-01-03', 2],
    ['2027-01-04', '2027-01-05', 0],
  ])
  assert.deepEqual(await counted('month', '2026-12-23', '2027-01-05'), [
    ['2026-12-23', '2026-12-31', 2],
    ['2027-01-01', '2027-01-05', 1],
  ])
})

test('ordered is what was not cancelled, revenue what was handed over less what came back, each on its own day', async () => {
  await using shop = await openFigureShop()
  const bowl = await shop.sells()
  const of = (quantity: number) => [{ product: bowl, quantity }]
  await shop.placed('2026-03-02T10:00:00Z', of(1), ['confirmed', 'packed', 'shipped'])
  const kept = await shop.placed('2026-03-02T10:00:00Z', of(2), ['confirmed', 'packed', 'shipped'])
  const sentBack = await shop.placed('2026-03-02T10:00:00Z', of(3), ['confirmed', 'packed', 'shipped'])
  const refused = await shop.placed('2026-03-02T10:00:00Z', of(4), ['confirmed', 'packed', 'shipped'])
  await shop.placed('2026-03-02T10:00:00Z', of(5), ['cancelled'])
  await shop.steps('2026-03-04T10:00:00Z', kept, ['delivered'])
  await shop.steps('2026-03-04T22:30:00Z', sentBack, ['delivered'])
  await shop.steps('2026-03-04T10:00:00Z', refused, ['refused', 'returned'])
  shop.clock.moment = new Date('2026-03-06T10:00:00Z')
  await takeBack(shop.office, sentBack)

  const days = await listSales(shop.office, { from: '2026-03-02', until: '2026-03-06' }, 'day')
  const told = days.map(({ orders, cancelled, ordered, revenue }) => [orders, cancelled, ordered, revenue])
  assert.deepEqual(told, [
    [5, 1, dinars(450), 0],
    [0, 0, 0, 0],
    [0, 0, 0, dinars(225)],
    [0, 0, 0, 0],
    [0, 0, 0, dinars(-135)],
  ])
  const all = totalOf(days)
  assert.equal(all.revenue, dinars(90))
  assert.equal(averageOrderValue(all), dinars(112.5))
  assert.equal(averageOrderValue({ ...all, orders: 4, cancelled: 1, ordered: dinars(100) }), dinars(33.33))
  assert.deepEqual([all.delivered, all.refused, refusalRate(all)], [2, 1, 1 / 3])
  assert.deepEqual([averageOrderValue(totalOf([])), refusalRate(totalOf([]))], [undefined, undefined])
})

test('an order of several lines is counted once', async () => {
  await using shop = await openFigureShop()
  const [bowl, plate] = [await shop.sells(), await shop.sells({ regularPrice: dinars(10) })]
  const id = await shop.placed(
    '2026-03-02T10:00:00Z',
    [{ product: bowl }, { product: bowl, quantity: 2 }, { product: plate }],
    ['confirmed', 'packed', 'shipped', 'delivered'],
  )
  const { rows } = await sql<{
    lines: number
  }>`select count(*) as lines from order_lines where order_id = ${id}`.execute(shop.marketplace.db)
  assert.ok((rows[0]?.lines ?? 0) > 1)
  const all = totalOf(await listSales(shop.office, march, 'month'))
  assert.deepEqual([all.orders, all.ordered, all.revenue, all.delivered], [1, dinars(145), dinars(145), 1])
  assert.deepEqual(
    (await listSoldProducts(shop.office, march)).map(({ name, deliveredPieces, sold }) => [
      name,
      deliveredPieces,
      sold,
    ]),
    [
      [bowl.name, 3, dinars(135)],
      [plate.name, 1, dinars(10)],
    ],
  )
})

test('a refused parcel counts once for each product in it, on the day of the refusal', async () => {
  await using shop = await openFigureShop()
  const [bowl, plate, cup] = [
    await shop.sells({ sizes: ['S', 'L'].map((name) => ({ name, stock: 50 })) }),
    await shop.sells(),
    await shop.sells(),
  ]
  const [small, large] = bowl.sizes.map(({ id }) => ({ product: bowl, sizeId: id }))
  assert.ok(small && large)
  const shipped = ['confirmed', 'packed', 'shipped'] as const
  const mixed = await shop.placed('2026-02-20T10:00:00Z', [small, large, { product: plate }], shipped)
  const given = await shop.placed('2026-02-20T10:00:00Z', [{ product: plate }, { product: cup }], shipped)
  await shop.placed('2026-03-02T10:00:00Z', [small], shipped)
  await shop.steps('2026-02-28T23:30:00Z', mixed, ['refused', 'returned'])
  await shop.steps('2026-03-31T22:30:00Z', given, ['delivered'])
  shop.clock.moment = new Date('2026-03-31T23:30:00Z')
  await takeBack(shop.office, given)
  const refusals = await listRefusalsByProduct(shop.office, march)
  assert.deepEqual(
    refusals.map(({ name, delivered, refused }) => [name, delivered, refused]),
    [
      [bowl.name, 0, 1],
      [plate.name, 1, 1],
      [cup.name, 1, 0],
    ],
  )
  assert.deepEqual(await listRefusalsByProduct(shop.office, { from: '2026-04-01', until: '2026-04-30' }), [])
})

test('refusals count by the way of ordering, and by the courier who had the parcel then', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await createCourier(office)
  const [refused, delivered] = [await packedOrder(shop, office), await packedOrder(shop, office)]
  const { id } = await openHandover(office, [refused, delivered])
  await handOver(office, id, { agreedUnpaid: [], notifiesCustomers: false })
  await advanceOrderAsOperator(office, refused, { to: 'refused' })
  await advanceOrderAsOperator(office, delivered, { to: 'delivered' })
  const byHand = await packedOrder(shop, office)
  for (const to of ['shipped', 'delivered'] as const) await advanceOrderAsOperator(office, byHand, { to })
  // A refusal that is taken back counts nowhere.
  const mistaken = await packedOrder(shop, office)
  for (const to of ['shipped', 'refused'] as const) await advanceOrderAsOperator(office, mistaken, { to })
  await undoOrderStep(office, (await readLastStep(office, mistaken))?.id ?? 0)
  const outcomes = await listRefusalsByCourier(office, march)
  const [courier] = await listCouriers(office)
  assert.deepEqual(outcomes, [
    { courier: courier?.name, delivered: 1, refused: 1 },
    { courier: undefined, delivered: 1, refused: 0 },
  ])
  assert.deepEqual(await listRefusalsBySource(office, march), [{ source: 'shop', delivered: 2, refused: 1 }])
})

test('the highest rate is first, but rates of few parcels are last', async () => {
  await using shop = await openFigureShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 100 }] })
  const ends = async (city: string, end: 'delivered' | 'refused', count: number) => {
    for (let parcel = 0; parcel < count; parcel++)
      await shop.placed('2026-03-02T10:00:00Z', [{ product: bowl }], ['confirmed', 'packed', 'shipped', end], { city })
  }
  await ends('Sfax', 'delivered', 9)
  await ends('Sfax', 'refused', 1)
  await ends('Tunis', 'delivered', 8)
  await ends('Tunis', 'refused', 2)
  await ends('Atlantis', 'refused', 1)
  assert.deepEqual(await listRefusalsByGovernorate(shop.office, march), [
    { governorate: 'TN-11', delivered: 8, refused: 2 },
    { governorate: 'TN-61', delivered: 9, refused: 1 },
    { governorate: 'unknown', delivered: 0, refused: 1 },
  ])
})

test('best sellers count delivered pieces, none cancelled, refused, returned or under way', async () => {
  await using shop = await openFigureShop()
  const [bowl, plate, cup] = [await shop.sells(), await shop.sells(), await shop.sells()]
  const delivered = ['confirmed', 'packed', 'shipped', 'delivered'] as const
  await shop.placed('2026-03-02T10:00:00Z', [{ product: plate, quantity: 2 }], delivered)
  await takeBack(shop.office, await shop.placed('2026-03-02T10:00:00Z', [{ product: plate, quantity: 9 }], delivered))
  await shop.placed(
    '2026-03-02T10:00:00Z',
    [{ product: plate, quantity: 8 }],
    ['confirmed', 'packed', 'shipped', 'refused'],
  )
  await shop.placed('2026-03-02T10:00:00Z', [{ product: cup, quantity: 8 }], ['cancelled'])
  await shop.placed('2026-03-02T10:00:00Z', [{ product: bowl, quantity: 3 }], delivered)
  await takeBack(shop.office, await shop.placed('2026-03-02T10:00:00Z', [{ product: bowl, quantity: 1 }], delivered))
  await shop.placed('2026-03-02T10:00:00Z', [{ product: plate, quantity: 5 }])
  await shop.placed('2026-03-02T10:00:00Z', [{ product: bowl, quantity: 4 }], ['cancelled'])
  const sold = await listSoldProducts(shop.office, march)
  assert.deepEqual(
    sold.map(({ name, store, deliveredPieces, sold, openPieces }) => [name, store, deliveredPieces, sold, openPieces]),
    [
      [bowl.name, bowl.store.name, 3, dinars(135), 0],
      [plate.name, plate.store.name, 2, dinars(90), 5],
    ],
  )
})

test('a long period counts the orders and the steps of all its days, and none of others', async () => {
  await using shop = await openFigureShop()
  const year = { from: '2026-01-01', until: '2026-12-31' } as const
  const [bowl, plate] = [await shop.sells({ sizes: [{ name: '', stock: 500 }] }), await shop.sells()]
  const shipped = ['confirmed', 'packed', 'shipped'] as const
  const of = (quantity: number) => [{ product: bowl, quantity }, { product: plate }]
  const early = await shop.placed('2026-04-02T22:59:59Z', of(1), shipped)
  const late = await shop.placed('2026-04-02T23:00:00Z', of(20), shipped)
  await shop.placed('2026-10-02T10:00:00Z', of(300), ['cancelled'])
  await shop.placed('2026-12-31T22:59:59Z', [{ product: bowl, quantity: 7 }])
  await shop.steps('2026-07-03T22:59:59Z', early, ['delivered'])
  await shop.steps('2026-07-03T23:00:00Z', late, ['refused'])
  const sold = await listSoldProducts(shop.office, year)
  assert.deepEqual(
    sold.map(({ name, deliveredPieces, sold, openPieces }) => [name, deliveredPieces, sold, openPieces]),
    [
      [bowl.name, 1, dinars(45), 7],
      [plate.name, 1, dinars(45), 0],
    ],
  )
  const refusals = await listRefusalsByProduct(shop.office, year)
  assert.deepEqual(
    refusals.map(({ name, delivered, refused }) => [name, delivered, refused]),
    [
      [bowl.name, 1, 1],
      [plate.name, 1, 1],
    ],
  )
})

test('orders are filtered by source', async () => {
  await using shop = await openFigureShop()
  const bowl = await shop.sells()
  await shop.placed('2026-03-02T10:00:00Z', [{ product: bowl }], [], { source: 'whatsapp' })
  await shop.placed('2026-03-02T10:00:00Z', [{ product: bowl }], ['cancelled'], { source: 'whatsapp' })
  await shop.placed('2026-03-02T10:00:00Z', [{ product: bowl }])
  assert.deepEqual(await listOrderSources(shop.office, march), [
    { source: 'whatsapp', orders: 2, ordered: dinars(45) },
    { source: 'shop', orders: 1, ordered: dinars(45) },
  ])
})

test('a size sells out in as many days as its stock lasts at the pace of the last weeks', async () => {
  await using shop = await openFigureShop()
  const sells = async (stock: number) => shop.sells({ sizes: [{ name: 'M', stock }] })
  const [fast, slow, gone, returned] = [await sells(14), await sells(40), await sells(4), await sells(9)]
  await sells(1)
  // Four weeks later nobody calls them new.
  const early = '2026-03-03T10:00:00Z'
  await shop.placed(early, [{ product: slow, quantity: 20 }])
  await shop.placed('2026-03-20T10:00:00Z', [{ product: fast, quantity: 7 }])
  await shop.placed('2026-03-20T10:00:00Z', [{ product: gone, quantity: 4 }])
  await shop.placed('2026-03-20T10:00:00Z', [{ product: returned, quantity: 9 }], ['cancelled'])
  shop.clock.moment = new Date('2026-03-30T10:00:00Z')
  const ending = async () =>
    (await listStockoutForecasts(shop.office)).map(({ name, stock, sold, daysLeft }) => [name, stock, sold, daysLeft])
  // 20 pieces of the slow one last 28 days at 20 in 28: not soon.
  assert.deepEqual(await ending(), [[gone.name, 0, 4, 0]])
  await shop.placed('2026-03-30T10:00:00Z', [{ product: fast, quantity: 1 }])
  // 6 left, 8 sold in 28 days: the 21st day is the last.
  assert.deepEqual(await ending(), [[gone.name, 0, 4, 0]])
  await shop.placed('2026-03-30T10:00:00Z', [{ product: fast, quantity: 1 }])
  assert.deepEqual(await ending(), [
    [gone.name, 0, 4, 0],
    [fast.name, 5, 9, 15],
  ])
  shop.clock.moment = new Date('2026-04-18T10:00:00Z')
  assert.deepEqual(await ending(), [])
})

test('the pace of a new product counts from its first day, over at least a week', async () => {
  await using shop = await openFigureShop()
  const young = await shop.sells({ sizes: [{ name: '', stock: 30 }] })
  await shop.isFrom('2026-03-20T10:00:00Z', young.id)
  await shop.placed('2026-03-21T10:00:00Z', [{ product: young, quantity: 10 }])
  const daysLeft = async (moment: string) => {
    shop.clock.moment = new Date(moment)
    return (await listStockoutForecasts(shop.office)).map((size) => size.daysLeft)
  }
  assert.deepEqual(await daysLeft('2026-03-22T10:00:00Z'), [14])
  assert.deepEqual(await daysLeft('2026-03-30T10:00:00Z'), [20])
  assert.deepEqual(await daysLeft('2026-03-31T10:00:00Z'), [])
})

test('products and stores off sale have no forecast', async () => {
  await using shop = await openFigureShop()
  const { db } = shop.marketplace
  const sizes = [{ name: '', stock: 9 }]
  const [bowl, vase] = [await shop.sells({ sizes }), await shop.sells({ sizes })]
  const placed = [bowl, vase].map((product) => ({ product, quantity: 8 }))
  await shop.placed('2026-03-02T10:00:00Z', placed)
  const ending = async () => (await listStockoutForecasts(shop.office)).map(({ productId }) => productId).sort()
  assert.deepEqual(await ending(), [bowl.id, vase.id])
  await db.updateTable('products').set({ retired_at: new Date() }).where('id', '=', bowl.id).execute()
  assert.deepEqual(await ending(), [vase.id])
  await db.updateTable('stores').set({ retired_at: new Date() }).where('id', '=', vase.store.id).execute()
  assert.deepEqual(await ending(), [])
})

test('a change is relative to the earlier amount, and undefined for zero', () => {
  assert.deepEqual(relativeChange(100, 120), { direction: 'up', part: 0.2 })
  assert.deepEqual(relativeChange(100, 50), { direction: 'down', part: 0.5 })
  assert.deepEqual(relativeChange(1000, 1004), { direction: 'same' })
  assert.deepEqual([relativeChange(0, 5), relativeChange(-5, 5)], [{ direction: 'new' }, { direction: 'new' }])
  assert.deepEqual(relativeChange(0, 0), { direction: 'nothing' })
})

test('only operators read reports', async () => {
  await using shop = await openTestShop()
  for (const ask of [
    () => listSales(shop.marketplace, march, 'day'),
    () => listSoldProducts(shop.marketplace, march),
    () => listOrderSources(shop.marketplace, march),
    () => listRefusalsByGovernorate(shop.marketplace, march),
    () => listRefusalsByProduct(shop.marketplace, march),
    () => listRefusalsBySource(shop.marketplace, march),
    () => listRefusalsByCourier(shop.marketplace, march),
    () => listStockoutForecasts(shop.marketplace),
  ])
    await assert.rejects(ask, NotAllowed)
})

/** A shop in which orders are placed, and take their steps, at a moment. Its clock stays there. */
async function openFigureShop() {
  const shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const steps = async (moment: string, orderId: number, taken: readonly OrderStatus[]) => {
    shop.clock.moment = new Date(moment)
    for (const to of taken) {
      const { outcome } = await advanceOrderAsOperator(office, orderId, { to })
      assert.equal(outcome, 'advanced', to)
    }
  }
  return {
    ...shop,
    office,
    steps,
    async sells(product: Parameters<TestShop['sells']>[0] = {}) {
      const sold = await shop.sells({ sizes: [{ name: '', stock: 50 }], ...product })
      await isFrom(shop, '2026-01-01T10:00:00Z', sold.id)
      return sold
    },
    isFrom: (moment: string, productId: number) => isFrom(shop, moment, productId),
    async placed(
      moment: string,
      lines: readonly OrderedPiece[],
      taken: readonly OrderStatus[] = [],
      { city = 'Nabeul', source }: { city?: string; source?: NonNullable<OrderRequest['source']> } = {},
    ): Promise<number> {
      shop.clock.moment = new Date(moment)
      const delivery = { address: '1 rue', city }
      const result = await shop.order(lines, { delivery, ...(source && { source }) })
      assert.equal(result.outcome, 'placed')
      await steps(moment, result.order.id, taken)
      return result.order.id
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

/** Since when there is a product. Nobody can say so of a product, so its row is told. */
async function isFrom({ marketplace }: TestShop, moment: string, productId: number): Promise<void> {
  await sql`update products set created_at = ${moment} where id = ${productId}`.execute(marketplace.db)
}
