import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { changeBehindShop } from '#tests/support/change-behind-shop.ts'
import { openMeteredShop } from '#tests/support/database-work.ts'
import { asOperator, createSessionToken } from '#tests/support/operators.ts'
import { givePlan } from '#tests/support/plans.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { ask } from '#tests/support/studio.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

/** Adds stores like the first one, each with a piece that waits, a seller who is signed in, a balance and a plan. */
async function addStores(shop: TestShop, from: number, count: number): Promise<void> {
  const numbers = `generate_series(${from}, ${from + count - 1}) as n`
  const statements = [
    `insert into stores (id, name, category, description, logo, cover)
      select n, 'Store ' || n, one.category, '', one.logo, one.cover
      from ${numbers} cross join stores as one where one.id = (select min(id) from stores)`,
    `insert into products (id, store_id, name, model, category, description, main_color, regular_price_millimes,
        retired_at, submission, submitted_at)
      select n, n, 'Bowl', '', 'decor', '', '', 1000, now(), 'waiting', now() from ${numbers}`,
    `insert into operators (id, name, role, phone) overriding system value
      select n, 'Amel', 'seller', '+2169' || 1000000 + n from ${numbers}`,
    `insert into operator_stores select n, n, now() from ${numbers}`,
    `insert into store_balances (id, owed_to_makers_millimes) select n, -n from ${numbers}`,
    `insert into plan_requests (plan, name, email, phone, project, description, status, expires_at, store_id)
      select 'gold', 'Amel', 'amel@example.tn', '+21622333444', 'Candles', '', 'approved', now() + interval '9 days', n
      from ${numbers}`,
    `insert into operator_sessions (token_hash, operator_id, completed_at, device, network, expires_at)
      select sha256(n::text::bytea), n, now(), '', '', now() + interval '9 days' from ${numbers}`,
    'analyze',
  ]
  await changeBehindShop(shop, statements.join('; '))
}

test('with 20,000 stores the pages of makers, and their list in the office, read at most twice the rows of 20', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const bowl = await shop.sells({ name: 'Bowl' })
  const storeId = bowl.store.id
  const { session } = await asSeller(shop.marketplace, storeId)
  await shop.order([{ product: bowl }])
  await givePlan(await asOperator(shop.marketplace), storeId, { lastDay: tunisDayOf(new Date(Date.now() + 9e8)) })
  await using metered = await openMeteredShop(shop)
  const app = testApp(metered.marketplace)
  const headers = { Cookie: `__Host-hirfa-office=${await createSessionToken(shop.marketplace)}` }
  const studio = ['', `/pieces/${bowl.id}`, '/orders', '/money', '/store', '/phones'].map((page) => `/studio${page}`)
  const office = ['all', 'waiting', 'not-signed-in', 'ending', 'without-access'].map(
    (part) => `/admin/makers?show=${part}`,
  )
  const see = async (path: string) => {
    const response = await (path.startsWith('/studio')
      ? ask(app, path, { session })
      : app.request(publicUrl + path, { headers }))
    assert.equal(response.status, 200, path)
    await response.text()
  }
  const measure = async () => {
    const rows = new Map<string, number>()
    for (const path of [...studio, ...office]) {
      await see(path)
      rows.set(path, (await metered.workOf(() => see(path))).rows)
    }
    return rows
  }
  await addStores(shop, 1000, 20)
  const few = await measure()
  await addStores(shop, 2000, 20_000)
  const many = await measure()
  const report = [...few].map(([path, rows]) => ({ path, few: rows, many: many.get(path) ?? 0 }))
  const ofList = few.get('/admin/makers?show=all') ?? 0
  for (const { path, few, many } of report) {
    // What stores do not have is found by looking at each of them, once.
    const isLookingAtEach = /not-signed-in|without-access/.test(path)
    const bound = isLookingAtEach ? 4 * 20_000 : 2 * (path.startsWith('/admin') ? ofList : few)
    assert.ok(many <= bound, `${path}: ${many} rows instead of ${few}`)
  }
})
