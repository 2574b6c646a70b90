import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { sql } from 'kysely'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import { defaultCommissionTerms } from '#domain/commission/commission-terms.ts'
import { asOperator } from '#tests/support/operators.ts'
import { givePlan } from '#tests/support/plans.ts'
import { setSetting } from '#tests/support/settings.ts'
import { databaseName } from '#tests/support/test-database.ts'
import { superuserAddress } from '#tests/support/test-database-address.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { connect } from './connect.ts'

const migration = new URL('./migrations/0017-plans-of-stores.sql', import.meta.url)
const lastStatement = 'alter table store_terms drop column plan;'

test('a plan that was set by hand leaves its commission to the store, unless a plan request says more', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await setSetting(office, commissionSetting, {
    ...defaultCommissionTerms,
    withoutPlan: 3000,
    silver: 3000,
    gold: 1000,
  })
  const stores: number[] = []
  for (let count = 0; count < 4; count++) stores.push(await shop.hasStore())
  const [byHand = 0, own = 0, requested = 0, asWithout = 0] = stores
  await givePlan(office, requested, { lastDay: '2026-03-31' })
  const text = await readFile(migration, 'utf8')
  const moving = text.slice(0, text.indexOf(lastStatement) + lastStatement.length)
  assert.ok(moving.startsWith('--') && moving.endsWith(lastStatement))

  const administration = connect(superuserAddress(await databaseName({ database: shop.marketplace.db })))
  const changed = await administration.database.startTransaction().execute()
  try {
    await sql.raw('alter table store_terms add column plan text').execute(changed)
    await sql`insert into store_terms (store_id, plan, commission_basis_points) values (${byHand}, 'gold', null),
      (${own}, 'gold', 500), (${requested}, 'gold', null), (${asWithout}, 'silver', null)`.execute(changed)
    await sql.raw(moving).execute(changed)
    const { rows } = await sql<{ id: number; commission: number | null }>`
      select store_id as id, commission_basis_points as commission from store_terms order by 1`.execute(changed)
    assert.deepEqual(rows, [
      { id: byHand, commission: 1000 },
      { id: own, commission: 500 },
      { id: requested, commission: null },
      { id: asWithout, commission: null },
    ])
  } finally {
    await changed.rollback().execute()
    await administration.close()
  }
})
