import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getProduct } from '#domain/catalog/get-product.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import { NotFound } from '#domain/errors.ts'
import { emptyValues } from '#domain/fields/field.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { dinars } from '#domain/money.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { availabilityIssuesOf } from './admin-product.ts'
import type { AdminProductSort } from './admin-product-filter.ts'
import { createProduct } from './create-product.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { getAdminProduct } from './get-admin-product.ts'
import { listAdminProducts } from './list-admin-products.ts'
import { repriceProduct } from './reprice-product.ts'
import { restoreProduct } from './restore-product.ts'
import { retireProduct } from './retire-product.ts'

test('a retired product is restored as it was', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells()

  await retireProduct(sana, bowl.id)
  await assert.rejects(getProduct(shop.marketplace, bowl.id), NotFound)
  assert.deepEqual(availabilityIssuesOf(await getAdminProduct(sana, bowl.id)), ['retired'])
  await restoreProduct(sana, bowl.id)
  await restoreProduct(sana, bowl.id)
  assert.deepEqual(await getProduct(shop.marketplace, bowl.id), bowl)

  const changes = await sana.db.selectFrom('audit_log').select('action').orderBy('id').execute()
  assert.deepEqual(
    changes.map(({ action }) => action),
    ['retired', 'restored'],
  )
})

test('the list of products is sorted by name and price in both directions, the newest first otherwise', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const wanted = [
    ['Émail', 30],
    ['bowl', 45],
    ['Zarbia', 30],
  ] as const
  for (const [name, price] of wanted) await shop.sells({ name, regularPrice: dinars(price) })
  const names = async (sort?: AdminProductSort) => {
    const { items } = await listAdminProducts(sana, { state: 'all', page: 1, sort })
    return items.map(({ product }) => product.name)
  }
  assert.deepEqual(await names(), ['Zarbia', 'bowl', 'Émail'])
  assert.deepEqual(await names('name'), ['bowl', 'Émail', 'Zarbia'])
  assert.deepEqual(await names('-name'), ['Zarbia', 'Émail', 'bowl'])
  assert.deepEqual(await names('price'), ['Émail', 'Zarbia', 'bowl'])
  assert.deepEqual(await names('-price'), ['bowl', 'Zarbia', 'Émail'])
})

test('a form sent several times at once adds one product, and edited afterwards leads to it', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const submissionKey = randomUUID()
  const [storeId, otherStoreId] = [await shop.hasStore(), await shop.hasStore()]
  const add = async (name: string, edited: { readonly stock?: number; readonly storeId?: number } = {}) => {
    const parts = { colors: [], pictures: [], sizes: [{ name: '', stock: edited.stock ?? 3 }] }
    const described = { storeId: edited.storeId ?? storeId, name, regularPrice: dinars(45), category: 'decor' } as const
    return createProduct(sana, { ...emptyValues(productFields), ...parts, ...described }, { submissionKey })
  }
  await openConnections(sana)
  const [first, ...repeated] = await Promise.all([add('Bowl'), add('Bowl'), add('Bowl')])
  for (const outcome of repeated) assert.deepEqual(outcome, first)
  assert.ok(first.outcome === 'created')
  const used = { outcome: 'key-used', id: first.id }
  const edited = [add('Cup'), add('Cup'), add('Bowl', { stock: 4 }), add('Bowl', { storeId: otherStoreId })]
  assert.deepEqual(await Promise.all(edited), [used, used, used, used])
  await repriceProduct(sana, first.id, { seen: { regularPrice: dinars(45) }, prices: { regularPrice: dinars(50) } })
  assert.deepEqual(await add('Bowl'), first, 'as it was created, whatever it is by now')
  assert.equal((await listAdminProducts(sana, { state: 'all', page: 1 })).total, 1)
})

test('a duplicated product has no stock and is retired', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const shirt = await shop.sells({ sizes: [{ name: 'S', stock: 3 }], colors: [{ name: 'Blue', swatch: '#0000ff' }] })
  const copy = await getAdminProduct(sana, await duplicateProduct(sana, shirt.id, 'Shirt, long'))
  assert.deepEqual(availabilityIssuesOf(copy), ['retired', 'sold-out'])
  assert.deepEqual(copy.product.pictures, shirt.pictures)
  assert.deepEqual([copy.product.name, copy.product.colors[0]?.name], ['Shirt, long', 'Blue'])
  assert.equal(await shop.stockOf(shirt.sizes[0]?.id), 3)
})

test('a change of stock records its reason in the ledger', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells()
  const sizeId = bowl.sizes[0]?.id ?? 0

  await changeStock(sana, sizeId, { reason: 'delivered', pieces: 5 })
  await changeStock(sana, sizeId, { reason: 'damaged', pieces: 2 })
  assert.deepEqual(await changeStock(sana, sizeId, { reason: 'counted', count: 12, seen: 13 }), { outcome: 'changed' })
  assert.equal(await shop.stockOf(sizeId), 12)
  const moved = await sana.db
    .selectFrom('stock_movements')
    .select(['kind', 'pieces', 'reason'])
    .where('variant_id', '=', sizeId)
    .orderBy('id')
    .offset(1)
    .execute()
  assert.deepEqual(
    moved.map(({ kind, pieces, reason }) => `${kind} ${pieces} ${reason}`),
    ['restock 5 delivered', 'correction -2 damaged', 'correction -1 counted'],
  )
})

test('a change of stock is recorded once for each idempotency key, also by concurrent requests', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  await openConnections(sana)
  const bowl = await shop.sells()
  const sizeId = bowl.sizes[0]?.id ?? 0
  const before = await shop.stockOf(sizeId)
  const delivery = { reason: 'delivered', pieces: 5 } as const
  const key = randomUUID()
  const taps = await Promise.all([1, 2, 3].map(() => changeStock(sana, sizeId, delivery, key)))
  assert.deepEqual(new Set(taps.map(({ outcome }) => outcome)), new Set(['changed']))
  assert.equal(await shop.stockOf(sizeId), before + 5)

  const other = await changeStock(sana, sizeId, { reason: 'delivered', pieces: 7 }, key)
  assert.deepEqual(other, { outcome: 'key-used', stock: before + 5 })
  await changeStock(sana, sizeId, delivery, randomUUID())
  assert.equal(await shop.stockOf(sizeId), before + 10, 'the next delivery may be as large')
  const restocked = await sana.db.selectFrom('audit_log').select('id').where('action', '=', 'restocked').execute()
  assert.equal(restocked.length, 2)
  const again = sql`insert into stock_submissions (variant_id, submission_key, reason, pieces) select variant_id, submission_key, reason, pieces from stock_submissions`
  await assert.rejects(again.execute(sana.db), /stock_submissions_pkey/)
})

test('a count is refused when the stock changed meanwhile, and stock never becomes negative', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells()
  const sizeId = bowl.sizes[0]?.id ?? 0
  await shop.order([{ product: bowl }])
  const late = await changeStock(sana, sizeId, { reason: 'counted', count: 10, seen: 10 })
  assert.deepEqual(late, { outcome: 'moved-meanwhile', stock: 9 })
  const tooMany = await changeStock(sana, sizeId, { reason: 'given-away', pieces: 10 })
  assert.deepEqual(tooMany, { outcome: 'too-few', stock: 9 })
  assert.equal(await shop.stockOf(sizeId), 9)
})

test('a price is refused when somebody else has changed it meanwhile', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  const seen = { regularPrice: dinars(45) }
  const set = (price: number) => repriceProduct(sana, bowl.id, { seen, prices: { regularPrice: dinars(price) } })
  assert.deepEqual(await set(50), { outcome: 'repriced' })
  assert.deepEqual(await set(50), { outcome: 'repriced' })
  assert.deepEqual(await set(60), { outcome: 'changed-meanwhile', prices: { regularPrice: 50_000 } })
})

test('the product list is filtered by search text and by state', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const jug = await shop.sells({ name: 'Céramique jug', sizes: [{ name: '', stock: 1 }] })
  const bowl = await shop.sells({ name: 'Bowl' })
  const plate = await shop.sells({ name: 'Plate', promotionalPrice: dinars(10), sizes: [{ name: '', stock: 0 }] })
  await retireProduct(sana, bowl.id)
  const found = async (filter: Partial<Parameters<typeof listAdminProducts>[1]>) => {
    const { items } = await listAdminProducts(sana, { state: 'on-sale', page: 1, ...filter })
    return items.map(({ product }) => product.id)
  }
  assert.deepEqual(await found({}), [plate.id, jug.id])
  assert.deepEqual(await found({ state: 'all' }), [plate.id, bowl.id, jug.id])
  assert.deepEqual(await found({ state: 'retired' }), [bowl.id])
  assert.deepEqual(await found({ state: 'low' }), [plate.id, jug.id])
  assert.deepEqual(await found({ state: 'sold-out' }), [plate.id])
  assert.deepEqual(await found({ state: 'promoted' }), [plate.id])
  assert.deepEqual(await found({ state: 'all', searchText: 'ceram' }), [jug.id])
  assert.deepEqual(await found({ state: 'all', searchText: 'JUG ram' }), [jug.id])
  for (const searchText of ['%', '\\', 'j%g', '％', '∖'])
    assert.deepEqual(await found({ state: 'all', searchText }), [])
  assert.deepEqual(await found({ state: 'all', category: 'shoes' }), [])
  assert.deepEqual(await found({ page: 2 }), [])
})
