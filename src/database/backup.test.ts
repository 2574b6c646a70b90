import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openTestShop } from '#tests/support/test-shop.ts'

test('a backup can be restored without a search path', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ name: 'Bol décoré' })
  const placed = await shop.order([{ product: bowl }])
  assert.equal(placed.outcome, 'placed')

  const restored = await shop.marketplace.db.transaction().execute(async (db) => {
    await sql`set local search_path = ''`.execute(db)
    const { rows: tables } = await sql<{ name: string; columns: string }>`
      select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
      from pg_catalog.pg_class as tables join pg_catalog.pg_attribute as columns on attrelid = tables.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
        and attgenerated = ''
      group by relname order by relname`.execute(db)
    const counts: Record<string, number> = {}
    for (const { name, columns } of tables) {
      // With its constraints, computed columns and indexes, as during a restore.
      await sql.raw(`create temporary table ${name} (like public.${name} including all)`).execute(db)
      const { numAffectedRows = 0n } = await sql
        .raw(`insert into pg_temp.${name} (${columns}) overriding system value select ${columns} from public.${name}`)
        .execute(db)
      counts[name] = Number(numAffectedRows)
    }
    return counts
  })

  assert.deepEqual([restored.orders, restored.order_lines, restored.products], [1, 1, 1])
})
