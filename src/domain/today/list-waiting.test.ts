import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { moveStock } from '../catalog/move-stock.ts'
import { retireProduct } from '../catalog/retire-product.ts'
import { setStock } from '../catalog/set-stock.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { advanceOrder } from '../orders/advance-order.ts'
import { editSetting } from '../settings/edit-setting.ts'
import { readSetting } from '../settings/read-setting.ts'
import { shopWindowSetting } from '../shop-window/shop-window-setting.ts'
import { listWaiting } from './list-waiting.ts'
import { mostCounted, tellCount } from './waiting.ts'

const sizesLow = async (office: Marketplace) => (await listWaiting(office))['sizes-low'] ?? 0

async function decide(office: Marketplace, lowStock: number): Promise<void> {
  const { value, version } = await readSetting(office, shopWindowSetting)
  await editSetting(office, shopWindowSetting, { version, edited: { ...value, lowStock } })
}

test('the sizes that are nearly sold out are counted, whatever an owner calls nearly', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const stocks = [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 511, 512, 513, 999, 1000, 1001, 1024, 5000]
  await shop.sells({ sizes: stocks.map((stock) => ({ name: `of ${stock}`, stock })) })
  for (const lowStock of [1, 2, 3, 4, 7, 8, 15, 16, 511, 512, 999, 1000]) {
    await decide(office, lowStock)
    assert.equal(await sizesLow(office), stocks.filter((stock) => stock <= lowStock).length, `up to ${lowStock}`)
  }
})

test('the count follows what is sold, counted anew and taken off sale', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 4 }] })
  const jug = await shop.sells({ sizes: [{ name: '', stock: 0 }] })
  assert.equal(await sizesLow(office), 1)
  await shop.order([{ product: bowl, quantity: 2 }])
  assert.equal(await sizesLow(office), 2)
  await setStock(shop.marketplace, jug.sizes[0]?.id ?? 0, 9, 'Sana')
  assert.equal(await sizesLow(office), 1)
  await retireProduct(shop.marketplace, bowl.id)
  assert.equal(await sizesLow(office), 0)
})

test('sizes are counted as far as one more than can be told', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const { id } = await shop.sells({ sizes: [{ name: '', stock: 9 }] })
  const addSizes = (count: number) =>
    sql`insert into product_sizes (product_id, position, name)
      select ${id}, last + n, 'no ' || last + n from generate_series(1, ${count}::int) as n,
        (select max(position) as last from product_sizes) as known`.execute(shop.marketplace.db)
  await addSizes(mostCounted)
  assert.equal(tellCount('sizes-low', await sizesLow(office)), '1000')
  await addSizes(5)
  assert.equal(await sizesLow(office), mostCounted + 1)
  assert.equal(tellCount('sizes-low', await sizesLow(office)), '1000+')
  assert.equal(tellCount('orders-to-call', mostCounted + 5), '1005')
})

test('a sale writes the indexes of its size only when it reaches another level', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 17 }] })
  const sizeId = bowl.sizes[0]?.id ?? 0
  const sellOne = () =>
    inTransaction(shop.marketplace, async (marketplace) => {
      const before = await writtenBesideIndexes(marketplace)
      await moveStock(marketplace, [{ kind: 'correction', sizeId, pieces: -1, by: 'Sana' }])
      return (await writtenBesideIndexes(marketplace)) - before
    })
  assert.equal(await sellOne(), 1, '17 to 16')
  assert.equal(await sellOne(), 0, '16 to 15')
  assert.equal(await sellOne(), 1, '15 to 14')
})

/** How many rows of sizes this connection has written anew without writing their indexes ("heap only"). */
async function writtenBesideIndexes({ db }: Marketplace): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select pg_stat_get_xact_tuples_hot_updated('product_sizes'::regclass) as count`.execute(db)
  return rows[0]?.count ?? Number.NaN
}

test('packed parcels wait to be handed over', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const result = await shop.order([{ product: await shop.sells() }])
  assert.ok(result.outcome === 'placed')
  for (const to of ['confirmed', 'packed'] as const) await advanceOrder(office, result.order.id, { to, by: 'Sana' })
  assert.equal((await listWaiting(office))['orders-to-ship'], 1)
  await advanceOrder(office, result.order.id, { to: 'shipped', by: 'Sana' })
  assert.equal((await listWaiting(office))['orders-to-ship'], undefined)
})
