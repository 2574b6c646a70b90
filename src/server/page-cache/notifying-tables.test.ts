import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { pathOf, type Route, routes } from '#api/contract/routes.ts'
import { fillTables } from '#tests/support/fill-tables.ts'
import { openCountedShop } from '#tests/support/round-trips.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { cacheableCalls, cacheableFiles, cacheablePages } from './cacheable-urls.ts'

/** Tables that cached responses read and that notify of nothing. */
const silentTables: Readonly<Record<string, string>> = {
  catalog_words: 'the search that it corrects is invalidated when it is analyzed',
  orders: 'best sellers and partners are found anew from time to time',
  order_lines: 'partners are found anew from time to time',
  price_history: 'follows the prices of products',
  product_counts: 'follows products',
  product_sales: 'best sellers are found anew from time to time',
  shop_order: 'follows products',
  stock_movements: 'the stock of variants follows it',
}

/** The tables that statements name, and those of functions and views in them. */
async function tablesIn({ system }: TestShop, statements: string) {
  const { rows: tables } = await sql<{ name: string; notifies: boolean }>`
    select relname as name, exists (
      select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where tgrelid = pg_class.oid and prosrc like '%notify_cache_tag(%') as notifies
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(system.db)
  const { rows: sources } = await sql<{ called: string; source: string }>`
    select viewname as called, definition as source from pg_views where schemaname = 'public'
    union all select proname || '"?[(]', pg_get_functiondef(pg_proc.oid) from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f' and prorettype <> 'trigger'::regtype
      and prolang <> (select oid from pg_language where lanname = 'c')`.execute(system.db)
  const used = new Set([statements])
  for (const text of used)
    for (const { called, source } of sources) if (new RegExp(`\\b${called}`).test(text)) used.add(source)
  const names = new Set(
    [...used].flatMap((text) => [...text.matchAll(/(?:from|join|,)\s+"?(\w+)/gi)].map(([, name]) => name)),
  )
  return tables.filter(({ name }) => names.has(name))
}

test('every table that cached responses read notifies of its changes, or follows one that does', async () => {
  await using shop = await openTestShop()
  await fillTables(shop, 3)
  await using counted = await openCountedShop(shop)
  const { marketplace } = counted
  const app = testApp(marketplace)
  const calls = Object.values<Route>(routes).filter(({ method }) => method === 'get')
  for (const path of [
    ...Object.keys({ ...cacheablePages, ...cacheableCalls }).map((path) => path.replace(':id', '1')),
    ...[...cacheableFiles, '/shop?q=bowl&unique=1', '/search/suggestions?q=bowl', '/api/products?q=bowl'],
    ...calls.map((route) => pathOf(route, { id: '1', productId: '1', filename: 'none.webp' })),
  ])
    await (await app.request(path)).arrayBuffer()
  const read = await tablesIn(shop, counted.statements())
  assert.ok(read.length > 15)
  assert.deepEqual(
    read.flatMap(({ name, notifies }) => (notifies ? [] : [name])),
    Object.keys(silentTables).sort(),
  )
})
