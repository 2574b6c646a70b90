import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getProduct } from '#domain/catalog/get-product.ts'
import { dinars } from '#domain/money.ts'
import { setPrices } from '#tests/support/catalog-changes.ts'
import { openDatabaseBefore } from '#tests/support/test-database.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { migrate } from './migrate.ts'

test('the prices of the past are taken from the audit log and the weekly promotions', async () => {
  const connection = await openDatabaseBefore('0047')
  try {
    const { database: db } = connection
    await sql`
      with picture as (
        insert into pictures (file_name, width, height, placeholder_color) values ('bowl.webp', 1, 1, '#aabbcc')
        returning file_name
      ), store as (
        insert into stores (name, category, description, logo, cover)
        select 'Dar el Fakhar', 'decor', '', file_name, file_name from picture returning id
      )
      insert into products (store_id, name, model, category, description, regular_price_millimes,
        promotional_price_millimes, main_color, created_at)
      select id, 'Bowl', 'B-1', 'decor', '', 50000, 40000, 'Blue', '2026-01-01Z' from store`.execute(db)
    const change = (action: string, before: object, after: object, at: string) =>
      sql`insert into audit_log (actor_kind, actor_name, entity, entity_id, action, before, after, version, made_at)
        select 'operator', 'Sana', 'product', id, ${action}, ${before}, ${after}, 1, ${at} from products`.execute(db)
    await change('repriced', { regularPrice: 45_000 }, { regularPrice: 60_000 }, '2026-02-01Z')
    await change('edited', { regularPrice: 60_000, name: 'Cup' }, { regularPrice: 50_000, name: 'Bowl' }, '2026-03-01Z')
    await change('retired', { isRetired: false }, { isRetired: true }, '2026-03-05Z')
    await change('restored', { isRetired: true }, { isRetired: false }, '2026-03-06Z')
    await change('edited', { promotionalPrice: null }, { promotionalPrice: 40_000 }, '2026-05-01Z')
    await sql`insert into weekly_promotions (product_id, starts_at, ends_at, price_millimes)
      select id, '2026-04-01Z', '2026-04-08Z', 30000 from products`.execute(db)

    await migrate(connection)

    const { rows } = await sql<{ day: string; price: number | null; is_reduced: boolean }>`
      select (begins_at at time zone 'UTC')::date::text as day, price_millimes as price, is_reduced
      from price_history order by begins_at`.execute(db)
    assert.deepEqual(
      rows.map(({ day, price, is_reduced }) => [day, price, is_reduced]),
      [
        ['2026-01-01', 45_000, false],
        ['2026-02-01', 60_000, false],
        ['2026-03-01', 50_000, false],
        ['2026-03-05', null, false],
        ['2026-03-06', 50_000, false],
        ['2026-04-01', 30_000, true],
        ['2026-04-08', 50_000, false],
        ['2026-05-01', 40_000, true],
      ],
    )
    const { rows: found } = await sql<{ price: number }>`
      select reference_price(id, '2026-06-01Z') as price from products`.execute(db)
    assert.deepEqual(found, [{ price: 30_000 }])
  } finally {
    await connection.close()
  }
})

test('an order of the past proves that its products cost less at its moment, and no longer', async () => {
  await using shop = await openTestShop()
  const { db } = shop.system
  const bowl = await shop.sells({ regularPrice: dinars(50) })
  const pass = (days: number) => shop.clock.passes({ days })
  pass(10)
  await setPrices(shop.marketplace, bowl.id, { regularPrice: dinars(50), promotionalPrice: dinars(30) })
  pass(1)
  assert.equal((await shop.order([{ product: await getProduct(shop.marketplace, bowl.id) }])).outcome, 'placed')
  pass(1)
  await setPrices(shop.marketplace, bowl.id, { regularPrice: dinars(50) })
  // As after a weekly promotion that was canceled: the rebuilt past does not know it.
  await sql`delete from price_history where is_reduced
    or begins_at > (select min(begins_at) from price_history)`.execute(db)
  pass(5)
  assert.equal((await shop.order([{ product: await getProduct(shop.marketplace, bowl.id) }])).outcome, 'placed')
  await setPrices(shop.marketplace, bowl.id, { regularPrice: dinars(50), promotionalPrice: dinars(40) })
  const referencePrice = async () => {
    const { rows } = await sql<{ price: number }>`
      select reference_price(${bowl.id}, ${shop.clock.now()}) as price`.execute(db)
    return rows[0]?.price
  }
  assert.equal(await referencePrice(), dinars(50))

  const migration = await readFile(new URL('./migrations/0060-prices-of-orders.sql', import.meta.url), 'utf8')
  for (const _ of [1, 2]) await sql.raw(migration).execute(db)
  assert.equal(await referencePrice(), dinars(30))
  const { rows } = await sql<{ price: number }>`
    select price_millimes as price from price_history order by begins_at`.execute(db)
  assert.deepEqual(
    rows.map(({ price }) => price),
    [dinars(50), dinars(30), dinars(50), dinars(40)],
  )
})
