import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'
import { keepCatalogFacts } from './catalog-facts.ts'
import { countFilterValues } from './count-filter-values.ts'
import { countCatalog } from './count-filters.ts'
import { deleteOldCatalogChanges } from './delete-old-catalog-changes.ts'

const setPrice = (db: Marketplace['db'], id: number, price: number) =>
  sql`update products set regular_price_millimes = ${price}, promotional_price_millimes = null where id = ${id}`.execute(
    db,
  )

async function highestPrice({ marketplace }: TestShop): Promise<number | undefined> {
  return (await countCatalog(marketplace, {})).counts.price?.max
}

test('a change is read whose transaction ended after that of a later one', async () => {
  await using shop = await openTestShop()
  const [one, other] = [await shop.sells(), await shop.sells()]
  const { db } = shop.marketplace
  await highestPrice(shop)
  await db.transaction().execute(async (transaction) => {
    await setPrice(transaction, one.id, 900_000)
    await setPrice(db, other.id, 800_000)
    assert.equal(await highestPrice(shop), 800_000)
    assert.equal(await highestPrice(shop), 800_000)
  })
  assert.equal(await highestPrice(shop), 900_000)
})

test('who reads while others do sees what was committed before', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  for (let price = 101_000; price < 130_000; price += 1000) {
    const earlier = [highestPrice(shop), highestPrice(shop)]
    await setPrice(shop.marketplace.db, id, price)
    assert.equal(await highestPrice(shop), price)
    await Promise.all(earlier)
  }
})

test('processes that began at different times count the same, after any kind of change', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore({ governorate: 'TN-21' })
  const bowl = await shop.sells({ storeId })
  await shop.sells({ storeId: await shop.hasStore() })
  const { db } = shop.marketplace
  await highestPrice(shop)
  for (const change of [
    () => sql`update stores set governorate = 'TN-61' where id = ${storeId}`.execute(db),
    () => sql`update products set category = 'bags' where id = ${bowl.id}`.execute(db),
    () => sql`update variants set retired_at = now() where product_id = ${bowl.id}`.execute(db),
    () => sql`update stores set retired_at = now() where id = ${storeId}`.execute(db),
    () => sql`update stores set retired_at = null where id = ${storeId}`.execute(db),
    () => shop.sells({ storeId, sizes: [{ name: '', stock: 1 }] }),
    () => sql`delete from variants where product_id = ${bowl.id}`.execute(db).catch(() => {}),
    () =>
      sql`insert into product_colors (product_id, position, name, swatch)
      select id, n, 'Red ' || n, '#ff0000' from products, generate_series(1, 2) n`.execute(db),
  ]) {
    await change()
    const now = shop.clock.now()
    const kept = await countCatalog(shop.marketplace, {})
    const fresh = countFilterValues(await keepCatalogFacts(db).read(now), {})
    assert.deepEqual({ ...kept, ids: kept.ids?.toSorted() }, { ...fresh, ids: fresh.ids?.toSorted() })
  }
})

test('notes of changes are deleted after a day', async () => {
  await using shop = await openTestShop()
  await shop.sells()
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from catalog_changes`.execute(
      shop.marketplace.db,
    )
    return rows[0]?.count
  }
  assert.notEqual(await count(), 0)
  shop.clock.moment = new Date(Date.now() + 23 * 3_600_000)
  await deleteOldCatalogChanges(shop.system)
  assert.notEqual(await count(), 0)
  shop.clock.passes({ seconds: 3700 })
  await deleteOldCatalogChanges(shop.system)
  assert.equal(await count(), 0)
})

test('the last twenty counts are kept, whatever was asked for in between', async () => {
  await using shop = await openTestShop()
  await shop.sells()
  let kept = await countCatalog(shop.marketplace, {})
  // The sale is read again as long as any transaction of the server that began before it has not ended.
  await until(async () => {
    const before = kept
    kept = await countCatalog(shop.marketplace, {})
    return kept === before
  })
  for (let round = 0; round < 2; round++)
    for (let most = 1; most < 20; most++)
      await countCatalog(shop.marketplace, { price: { max: millimes(1000 * most) } })
  assert.equal(await countCatalog(shop.marketplace, {}), kept)
})
