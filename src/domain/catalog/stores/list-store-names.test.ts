import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openTestShop } from '#tests/support/test-shop.ts'
import { listStoreNames } from './list-store-names.ts'
import { maxListedStores } from './store-name.ts'

test('a list of stores to choose from has a bound, and the chosen store beyond it', async () => {
  await using shop = await openTestShop()
  const { store } = await shop.sells()
  await sql`insert into stores (name, category, description, logo, cover)
    select 'Store ' || n, category, description, logo, cover from stores, generate_series(1, ${maxListedStores}::int) n
    where id = ${store.id}`.execute(shop.marketplace.db)
  const { id: last } = await shop.marketplace.db
    .selectFrom('stores')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  const listed = await listStoreNames(shop.marketplace)
  assert.equal(listed.length, maxListedStores)
  assert.equal(listed[0]?.id, store.id)
  assert.ok(!listed.some(({ id }) => id === last))
  const withChosen = await listStoreNames(shop.marketplace, [Number(last)])
  assert.equal(withChosen.at(-1)?.id, last)
  assert.equal(withChosen.length, maxListedStores + 1)
})
