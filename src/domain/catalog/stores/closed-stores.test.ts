import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { createStore, editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { releaseUnconfirmedOrders } from '#domain/orders/holds/release-unconfirmed-orders.ts'
import { reviveOwnOrder } from '#domain/orders/holds/revive-own-order.ts'
import { quoteLines } from '#domain/orders/lines/quote-lines.ts'
import { enterOrder } from '#domain/orders/placing/enter-order.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { closeStore } from '#tests/support/catalog-changes.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import type { ClosedPeriod } from './closed-period.ts'
import { getStore } from './get-store.ts'

type Sold = Awaited<ReturnType<TestShop['sells']>>

/** What visitors read of a piece, and what an order for one gets. */
async function seenBy({ marketplace, requestFor, order }: TestShop, product: Sold) {
  const { store, sizes } = await getProduct(marketplace, product.id)
  const { total } = await listProducts(marketplace, { storeIds: [store.id], pageSize: 9 })
  const { short } = await quoteLines(marketplace, requestFor([{ product }]).lines)
  const result = await order([{ product }])
  return {
    isListed: total > 0,
    shown: [store.reopensOn, sizes[0]?.stock, (await getStore(marketplace, store.id)).reopensOn],
    quoted: short.map(({ left, reopensOn }) => [left, reopensOn]),
    ordered: result.outcome,
  }
}

const closed = {
  isListed: true,
  shown: ['2026-03-08', 0, '2026-03-08'],
  quoted: [[0, '2026-03-08']],
  ordered: 'out-of-stock',
}

const open = (stock: number) => ({
  ...{ isListed: true, shown: [undefined, stock, undefined], quoted: [], ordered: 'placed' },
})

test('from the first to the last of its days in Tunis nothing of a store can be ordered, and all stays visible', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  await closeStore(shop.marketplace, bowl.store.id, { closedFirstDay: '2026-03-05', closedLastDay: '2026-03-07' })
  const at = (moment: string) => {
    shop.clock.moment = new Date(moment)
    return seenBy(shop, bowl)
  }
  assert.deepEqual(await at('2026-03-04T22:59:59.999Z'), open(10))
  assert.deepEqual(await at('2026-03-04T23:00:00Z'), closed)
  assert.deepEqual(await at('2026-03-07T22:59:59.999Z'), closed)
  assert.deepEqual(await at('2026-03-07T23:00:00Z'), open(9))
})

test('the office sees the stock of a closed store, and may enter an order for a customer', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells()
  await closeStore(shop.marketplace, bowl.store.id, { closedFirstDay: '2026-03-02', closedLastDay: '2026-03-07' })
  const [found] = (await listProducts(office, { pageSize: 9 })).products
  assert.deepEqual([found?.sizes[0]?.stock, found?.store.reopensOn], [10, '2026-03-08'])
  assert.equal((await getAdminProduct(office, bowl.id)).product.sizes[0]?.stock, 10)
  const request = shop.requestFor([{ product: bowl }], { source: 'phone' })
  assert.equal((await enterOrder(office, request, { isConfirmed: true })).outcome, 'placed')
  // What a visitor sends is an order of the shop, whatever it says of itself on the wire.
  assert.equal((await shop.order([{ product: bowl }])).outcome, 'out-of-stock')
})

test('a customer takes no pieces of a closed store again by the link of a released order', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const placed = await shop.order([{ product: bowl }])
  assert.ok(placed.outcome === 'placed')
  // The office is reminded first.
  for (const days of [4, 1]) {
    shop.clock.passes({ days })
    await releaseUnconfirmedOrders(shop.system)
  }
  await closeStore(shop.marketplace, bowl.store.id, { closedFirstDay: '2026-03-07', closedLastDay: '2026-03-08' })
  const customer: Marketplace = { ...shop.marketplace, actor: { kind: 'customer', orderId: placed.order.id } }
  const refused = await reviveOwnOrder(customer)
  assert.deepEqual([refused.outcome, await shop.stockOf(bowl.sizes[0]?.id)], ['out-of-stock', 10])
  shop.clock.passes({ days: 2 })
  assert.equal((await reviveOwnOrder(customer)).outcome, 'revived')
})

test('a store is closed on a first and a last day, in this order, and for a year at most', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const id = await shop.hasStore()
  const base = storeDraftOf(await getAdminStore(office, id))
  const answerOf = async (days: ClosedPeriod) => {
    const result = await editStore(office, id, { base, edited: { ...base, ...days } })
    const added = await createStore(office, { ...base, ...days, name: 'Another' })
    assert.equal(added.outcome, result.outcome)
    return result.outcome === 'not-closable' ? result.problem : result.outcome
  }
  const day = '2026-03-05'
  assert.equal(await answerOf({ closedFirstDay: day, closedLastDay: undefined }), 'incomplete')
  assert.equal(await answerOf({ closedFirstDay: undefined, closedLastDay: day }), 'incomplete')
  assert.equal(await answerOf({ closedFirstDay: day, closedLastDay: '2026-03-04' }), 'not-in-order')
  assert.equal(await answerOf({ closedFirstDay: day, closedLastDay: '2027-03-06' }), 'too-long')
  assert.equal(await answerOf({ closedFirstDay: day, closedLastDay: '2027-03-05' }), 'saved')
  for (const [from, until] of [
    ['null', `'2026-03-06'`],
    [`'2026-03-06'`, `'2026-03-06'`],
    [`'2026-03-06'`, `'2027-03-08'`],
  ])
    await assert.rejects(
      sql`update stores set closed_from = ${sql.raw(String(from))}, closed_until = ${sql.raw(String(until))}
        where id = ${id}`.execute(shop.system.db),
      /stores_closed/,
    )
})

test('closing a store stands in the history with who did it, and is undone as one', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const id = await shop.hasStore()
  const base = storeDraftOf(await getAdminStore(office, id))
  const days = { closedFirstDay: '2026-03-02', closedLastDay: '2026-03-07' } as const
  await editStore(office, id, { base, edited: { ...base, ...days, closedNote: 'At the fair.' } })
  assert.deepEqual((await getStore(shop.marketplace, id)).reopensOn, '2026-03-08')
  const [entry] = (await listAuditLog(office, {})).rows
  assert.deepEqual(entry?.after, { ...days, closedNote: 'At the fair.' })
  assert.equal(await undoChange(office, entry?.id ?? 0), 'undone')
  assert.equal((await getStore(shop.marketplace, id)).reopensOn, undefined)
})
