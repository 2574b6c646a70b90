import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { merchandisingSetting } from '#domain/merchandising/merchandising-setting.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { setStock } from '#tests/support/catalog-changes.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openDatabaseCopy } from '#tests/support/test-database.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { countPendingWork } from './count-pending-work.ts'
import { formatPendingCount, maxPendingCount } from './pending-work.ts'

const sizesLow = async (office: Marketplace) => (await countPendingWork(office))['sizes-low'] ?? 0

async function decide(office: Marketplace, lowStock: number): Promise<void> {
  const { value, version } = await getSetting(office, merchandisingSetting)
  await editSetting(office, merchandisingSetting, { version, edited: { ...value, lowStock } })
}

test("sizes low on stock are counted with the owner's threshold", async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const stocks = [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 511, 512, 513, 999, 1000, 1001, 1024, 5000]
  await shop.sells({ sizes: stocks.map((stock) => ({ name: `of ${stock}`, stock })) })
  for (const lowStock of [1, 2, 3, 4, 7, 8, 15, 16, 511, 512, 999, 1000]) {
    await decide(office, lowStock)
    assert.equal(await sizesLow(office), stocks.filter((stock) => stock <= lowStock).length, `up to ${lowStock}`)
  }
})

test('the count follows sales, stock counts and retired products', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 4 }] })
  const jug = await shop.sells({ sizes: [{ name: '', stock: 0 }] })
  assert.equal(await sizesLow(office), 1)
  await shop.order([{ product: bowl, quantity: 2 }])
  assert.equal(await sizesLow(office), 2)
  await setStock(shop.marketplace, jug.sizes[0]?.id ?? 0, 9)
  assert.equal(await sizesLow(office), 1)
  await retireProduct(shop.system, bowl.id)
  assert.equal(await sizesLow(office), 0)
})

test('sizes are counted up to one more than the displayed maximum', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await shop.sells({ sizes: [{ name: '', stock: 9 }] })
  const addSizes = (count: number) =>
    sql`insert into variants (product_id, position, name)
      select ${id}, last + n, 'no ' || last + n from generate_series(1, ${count}::int) as n,
        (select max(position) as last from variants) as known`.execute(shop.marketplace.db)
  await addSizes(maxPendingCount)
  assert.equal(formatPendingCount('sizes-low', await sizesLow(office)), '1000')
  await addSizes(5)
  assert.equal(await sizesLow(office), maxPendingCount + 1)
  assert.equal(formatPendingCount('sizes-low', await sizesLow(office)), '1000+')
  assert.equal(formatPendingCount('orders-to-call', maxPendingCount + 5), '1005')
})

test('a sale updates the indexes of its size only when the stock crosses a threshold', async () => {
  // A new copy: the deleted rows of other tests leave less room beside a row.
  await using shop = await openTestShop({ connection: await openDatabaseCopy() })
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 17 }] })
  const sizeId = bowl.sizes[0]?.id ?? 0
  const sellOne = () =>
    inTransaction(shop.marketplace, async (marketplace) => {
      const before = await writtenBesideIndexes(marketplace)
      await moveStock(marketplace, [{ kind: 'correction', variantId: sizeId, pieces: -1 }])
      return (await writtenBesideIndexes(marketplace)) - before
    })
  assert.equal(await sellOne(), 1, '17 to 16')
  assert.equal(await sellOne(), 0, '16 to 15')
  assert.equal(await sellOne(), 1, '15 to 14')
})

/** How many rows of sizes this connection has written anew without writing their indexes ("heap only"). */
async function writtenBesideIndexes({ db }: Marketplace): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select pg_stat_get_xact_tuples_hot_updated('variants'::regclass) as count`.execute(db)
  return rows[0]?.count ?? Number.NaN
}

test('packed orders are counted as pending', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const result = await shop.order([{ product: await shop.sells() }])
  assert.ok(result.outcome === 'placed')
  for (const to of ['confirmed', 'packed'] as const) await advanceOrder(office, result.order.id, { to })
  assert.equal((await countPendingWork(office))['orders-to-ship'], 1)
  await advanceOrder(office, result.order.id, { to: 'shipped' })
  assert.equal((await countPendingWork(office))['orders-to-ship'], undefined)
})
