import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { checkConsistency } from '#domain/consistency/check-consistency.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, type Millimes } from '#domain/money.ts'
import { quoteLines } from '#domain/orders/lines/quote-lines.ts'
import { schedulePromotion } from '#domain/promotions/schedule-promotion.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { setPrices } from '#tests/support/catalog-changes.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { productDraftOf } from './admin/admin-product.ts'
import { editProduct } from './admin/edit-product.ts'
import { getAdminProduct } from './admin/get-admin-product.ts'
import { listAdminProducts } from './admin/list-admin-products.ts'
import type { ProductDraft } from './admin/product-draft.ts'
import { countFilterValues } from './filters/count-filter-values.ts'
import { getProduct } from './get-product.ts'
import { priceOf } from './product.ts'
import { listProducts } from './search/list-products.ts'

async function edit(office: Marketplace, id: number, parts: Partial<ProductDraft>) {
  const base = productDraftOf(await getAdminProduct(office, id))
  return editProduct(office, id, { base, edited: { ...base, ...parts } })
}

const promotion = (first: ProductDraft['promotionFirstDay'], last: ProductDraft['promotionLastDay'], price = 40) => ({
  ...{ promotionalPrice: dinars(price), promotionFirstDay: first, promotionLastDay: last },
})

/**
 * What all parts of the shop say about the price of a product that stands first in its sort order when it is reduced.
 */
async function pricesIn(shop: TestShop, id: number) {
  const { marketplace, clock } = shop
  const product = await getProduct(marketplace, id)
  const { lines } = await quoteLines(marketplace, [{ productId: id, quantity: 1 }])
  const [rising, falling] = await Promise.all(
    (['price', '-price'] as const).map((sort) => listProducts(marketplace, { sort, pageSize: 10 })),
  )
  const facts = await marketplace.catalogFacts.read(clock.now())
  const below = { price: { max: dinars(43) } }
  const { products: filtered } = await listProducts(marketplace, { ...below, pageSize: 10 })
  const { products: promoted } = await listProducts(marketplace, { isPromoted: true, pageSize: 10 })
  return {
    price: priceOf(product),
    isReduced: product.promotionalPrice !== undefined,
    quoted: lines[0]?.unitPrice,
    isCheapest: rising?.products[0]?.id === id && falling?.products.at(-1)?.id === id,
    isListedBelow: filtered.some((found) => found.id === id),
    isCountedBelow: countFilterValues(facts, below).total === 1,
    isPromoted: promoted.some((found) => found.id === id),
    isCountedPromoted: countFilterValues(facts, { isPromoted: true }).total === 1,
  }
}

const expected = (price: Millimes, isReduced: boolean) => ({
  ...{ price, quoted: price, isReduced, isCheapest: isReduced, isListedBelow: isReduced, isCountedBelow: isReduced },
  ...{ isPromoted: isReduced, isCountedPromoted: isReduced },
})

test('a promotional price applies from the first to the last of its days in Tunis, in every part of the shop', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await shop.sells({ regularPrice: dinars(50) })
  for (const price of [44, 60]) await shop.sells({ regularPrice: dinars(price) })
  assert.deepEqual(await edit(office, id, promotion('2026-03-05', '2026-03-07')), { outcome: 'saved' })

  const full = expected(dinars(50), false)
  const reduced = expected(dinars(40), true)
  const at = async (moment: string) => {
    shop.clock.moment = new Date(moment)
    return pricesIn(shop, id)
  }
  assert.deepEqual(await pricesIn(shop, id), full)
  assert.deepEqual(await at('2026-03-04T22:59:59.999Z'), full)
  assert.deepEqual(await at('2026-03-04T23:00:00Z'), reduced)
  assert.deepEqual(await at('2026-03-07T22:59:59.999Z'), reduced)
  assert.deepEqual(await at('2026-03-07T23:00:00Z'), full)
  assert.deepEqual(await checkConsistency(shop.system), [])
})

test('an order pays the price of its moment, not that of the page it came from', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ regularPrice: dinars(50) })
  await edit(office, bowl.id, promotion(undefined, '2026-03-02'))
  const shown = await getProduct(shop.marketplace, bowl.id)
  assert.equal((await shop.order([{ product: shown }])).outcome, 'placed')
  shop.clock.moment = startOfDay('2026-03-03')
  const late = await shop.order([{ product: shown }])
  assert.equal(late.outcome, 'repriced')
  assert.equal((await shop.order([{ product: await getProduct(shop.marketplace, bowl.id) }])).outcome, 'placed')
  const paid = await office.db.selectFrom('order_lines').select('unit_price_millimes').orderBy('order_id').execute()
  assert.deepEqual(
    paid.map(({ unit_price_millimes }) => unit_price_millimes),
    [dinars(40), dinars(50)],
  )
})

test('the price history knows a planned promotion, and the reference price that is shown with it', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await shop.sells({ regularPrice: dinars(50) })
  await edit(office, id, promotion('2026-03-05', '2026-03-07'))
  const history = async () => {
    const rows = await office.db
      .selectFrom('price_history')
      .select(['begins_at', 'price_millimes', 'is_reduced'])
      .where('product_id', '=', id)
      .orderBy('begins_at')
      .execute()
    return rows.map((row) => [row.begins_at.toISOString(), row.price_millimes, row.is_reduced])
  }
  const first = ['2026-03-02T10:00:00.000Z', dinars(50), false]
  assert.deepEqual(await history(), [
    first,
    ['2026-03-04T23:00:00.000Z', dinars(40), true],
    ['2026-03-07T23:00:00.000Z', dinars(50), false],
  ])
  shop.clock.moment = startOfDay('2026-03-06')
  assert.equal((await getProduct(shop.marketplace, id)).referencePrice, dinars(50))

  await edit(office, id, { promotionLastDay: undefined })
  assert.deepEqual(await history(), [first, ['2026-03-04T23:00:00.000Z', dinars(40), true]])
  await setPrices(shop.marketplace, id, { regularPrice: dinars(50) })
  const { promotionFirstDay } = productDraftOf(await getAdminProduct(office, id))
  assert.equal(promotionFirstDay, undefined, 'the days end with the promotion')
  assert.deepEqual(await checkConsistency(shop.system), [])
})

test('the lower one of two overlapping promotions is charged, whichever begins first', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await shop.sells({ regularPrice: dinars(50) })
  await edit(office, id, promotion('2026-03-04', '2026-03-05', 30))
  const weekly = (price: number) => ({
    ...{ productId: id, startsAt: startOfDay('2026-03-03'), endsAt: startOfDay('2026-03-09') },
    ...{ price: dinars(price), renewsWeekly: false },
  })
  assert.equal((await schedulePromotion(office, weekly(40))).outcome, 'scheduled')
  const prices: Millimes[] = []
  for (const day of ['2026-03-03', '2026-03-04', '2026-03-06', '2026-03-09'] as const) {
    shop.clock.moment = startOfDay(day)
    prices.push(priceOf(await getProduct(shop.marketplace, id)))
    assert.deepEqual(await checkConsistency(shop.system), [], day)
  }
  assert.deepEqual(prices, [40, 30, 40, 50].map(dinars))
})

test('a weekly promotion is refused only where the product costs as little without it on all of its days', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await shop.sells({ regularPrice: dinars(50) })
  const schedule = (renewsWeekly = false) =>
    schedulePromotion(office, {
      ...{ productId: id, startsAt: startOfDay('2026-03-09'), endsAt: startOfDay('2026-03-16') },
      ...{ price: dinars(40), renewsWeekly },
    })
  const refused = { outcome: 'not-cheaper', ownPrice: dinars(40) }
  await edit(office, id, promotion('2026-03-09', '2026-03-15'))
  assert.deepEqual(await schedule(), refused)
  await edit(office, id, promotion(undefined, undefined))
  assert.deepEqual([await schedule(), await schedule(true)], [refused, refused])
  await edit(office, id, promotion('2026-03-09', '2026-03-15'))
  assert.equal((await schedule(true)).outcome, 'scheduled', 'it goes on after the last day')
  await edit(office, id, promotion('2026-03-10', undefined))
  assert.equal((await schedule()).outcome, 'scheduled')
})

test('days are merged with what somebody else has saved, and undone while they still fit', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await shop.sells({ regularPrice: dinars(50) })
  const base = productDraftOf(await getAdminProduct(office, id))
  await edit(office, id, promotion('2026-03-05', '2026-03-07'))
  const result = await editProduct(office, id, { base, edited: { ...base, name: 'Deep bowl' } })
  assert.ok(result.outcome === 'changed-meanwhile')
  assert.deepEqual(result.theirs, ['promotionalPrice', 'promotionFirstDay', 'promotionLastDay'])
  assert.equal(result.merged.promotionLastDay, '2026-03-07')

  await edit(office, id, { promotionFirstDay: '2026-03-06', promotionLastDay: '2026-03-10' })
  const { id: moved } = await office.db
    .selectFrom('audit_log')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  assert.equal(await undoChange(office, moved), 'undone')
  const restored = productDraftOf(await getAdminProduct(office, id))
  assert.deepEqual([restored.promotionFirstDay, restored.promotionLastDay], ['2026-03-05', '2026-03-07'])

  await edit(office, id, { promotionFirstDay: undefined })
  const { id: emptied } = await office.db
    .selectFrom('audit_log')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await edit(office, id, { promotionalPrice: undefined, promotionLastDay: undefined })
  assert.equal(await undoChange(office, emptied), 'changed-since', 'a day without a price means nothing')
})

test('the office finds a promotion that runs or is planned among those on promotion, and not one that is over', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [over, running, planned] = [await shop.sells(), await shop.sells(), await shop.sells()]
  await shop.sells()
  await edit(office, over.id, promotion('2026-02-01', '2026-03-01', 1))
  await edit(office, running.id, promotion(undefined, '2026-03-02', 1))
  await edit(office, planned.id, promotion('2026-03-09', undefined, 1))
  const { items } = await listAdminProducts(office, { state: 'promoted', page: 1 })
  assert.deepEqual(
    items.map(({ product }) => product.id),
    [planned.id, running.id],
  )
})

test('the price at a moment is inlined, so that lists do not call a function for each product', async () => {
  await using shop = await openTestShop()
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (verbose) select own_price_at(products, ${shop.clock.now()}) from products`.execute(shop.system.db)
  assert.doesNotMatch(rows.map((row) => row['QUERY PLAN']).join('\n'), /own_price_at/)
})
