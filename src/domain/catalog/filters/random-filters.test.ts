import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listAllProducts } from '#domain/catalog/search/list-all-products.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { type ProductFilter, shopSorts } from '#domain/catalog/search/product-filter.ts'
import { dinars } from '#domain/money.ts'
import fc from '#tests/support/fast-check.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { assignFilterKeys } from './assign-filter-keys.ts'

const colors = ['Blue', 'Rouge', 'أخضر', 'Blue and green', '']
const names = ['Wool rug', 'Cotton fouta', 'Leather bag', 'Bowl']

/** Products that differ in everything that visitors filter by, some of them retired. */
async function openMixedShop(): Promise<TestShop> {
  const shop = await openTestShop()
  const stores = [await shop.hasStore({ governorate: 'TN-21' }), await shop.hasStore({ governorate: 'TN-61' })]
  stores.push(await shop.hasStore())
  for (let count = 0; count < 36; count++)
    await shop.sells({
      name: `${names[count % 4]} ${count}`,
      description: '',
      category: (['decor', 'bags', 'kids'] as const)[count % 3] ?? 'decor',
      storeId: stores[Math.floor(count / 2) % 3] ?? 0,
      mainColor: colors[count % 5] ?? '',
      sizes: [{ name: '', stock: [5, 0, 1, 2][Math.floor(count / 3) % 4] ?? 0 }],
      regularPrice: dinars(10 + (count % 7) * 10),
      ...(count % 6 === 0 && { promotionalPrice: dinars(9) }),
    })
  await assignFilterKeys(shop.system)
  const { db } = shop.marketplace
  await sql`update products set retired_at = now() where id % 9 = 0`.execute(db)
  await sql`insert into pinned_products select id, now() from products where id % 11 = 0`.execute(db)
  return shop
}

const some = <Value>(...values: readonly Value[]) => fc.subarray([...values], { minLength: 1 })
const always = fc.constant(true as const)

const filter: fc.Arbitrary<ProductFilter> = fc.record(
  {
    categories: some('decor', 'bags', 'kids'),
    storeIds: some(1, 2, 3),
    colors: some('blue', 'red', 'green'),
    materials: some('wool', 'cotton', 'leather'),
    governorates: some('TN-21', 'TN-61'),
    price: fc.constantFrom({ max: dinars(30) }, { min: dinars(20) }, { min: dinars(9), max: dinars(40) }),
    ...{ isInStock: always, isOneOfAKind: always, isPromoted: always },
    searchText: fc.constantFrom('rug', 'fouta bag', 'blue', 'leather bag', 'bowl under 40 dinars'),
    isVerbatim: fc.boolean(),
    sort: fc.constantFrom(...shopSorts),
  },
  { requiredKeys: [] },
)

test('lists, totals and counts agree for any filters, in memory and in the database', async () => {
  await using shop = await openMixedShop()
  const { marketplace } = shop
  const idsOf = async (filter: ProductFilter) => {
    const ids: number[] = []
    for await (const batch of (await listAllProducts(marketplace, filter)).batches)
      ids.push(...batch.map(({ id }) => id))
    return ids
  }
  await fc.assert(
    fc.asyncProperty(filter, async (filter) => {
      const page = await listProducts(marketplace, { ...filter, pageSize: 50, countsFilters: true })
      const listed = page.products.map(({ id }) => id)
      // The stream asks the database for what the page of a list asks the memory.
      assert.deepEqual(listed, await idsOf(filter))
      assert.equal(page.total, listed.length)
      assert.ok(listed.every((id) => id % 9 !== 0))
      assert.ok(page.filters && !page.filters.areAtLeast)
      const { counts } = page.filters
      for (const { value, products } of counts.colors)
        assert.equal((await idsOf({ ...filter, colors: [value] })).length, products, value)
      for (const { value, products } of counts.storeIds)
        assert.equal((await idsOf({ ...filter, storeIds: [value] })).length, products)
      assert.equal((await idsOf({ ...filter, isPromoted: true })).length, counts.isPromoted)
      assert.equal((await idsOf({ ...filter, isOneOfAKind: true })).length, counts.isOneOfAKind)
    }),
    { numRuns: 60 },
  )
})
