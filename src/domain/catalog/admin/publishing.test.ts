import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import type { NewProduct } from '#domain/catalog/new-product.ts'
import { NotFound } from '#domain/errors.ts'
import { emptyValues } from '#domain/fields/field.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { createProduct } from './create-product.ts'
import { getAdminProduct } from './get-admin-product.ts'
import { cancelPublishing, planPublishing } from './plan-publishing.ts'
import { publishDueProducts } from './publish-due-products.ts'
import type { Publishing } from './publishing.ts'
import { restoreProduct } from './restore-product.ts'
import { retireProduct } from './retire-product.ts'

const inMinutes = ({ clock }: Pick<TestShop, 'clock'>, minutes: number) =>
  new Date(clock.now().getTime() + minutes * 60_000)

async function addProduct(office: Marketplace, shop: TestShop, publishing: Publishing): Promise<number> {
  const product: NewProduct = {
    ...emptyValues(productFields),
    ...{ storeId: await shop.hasStore(), name: 'Bowl', model: 'B-1', description: '' },
    ...{ regularPrice: dinars(45), mainColor: '', colors: [], pictures: [], sizes: [{ name: '', stock: 3 }] },
    category: 'decor',
  }
  const result = await createProduct(office, product, { publishing })
  assert.ok(result.outcome === 'created')
  return result.id
}

const isOnSale = ({ marketplace }: TestShop, id: number) =>
  getProduct(marketplace, id).then(
    () => true,
    (error) => {
      if (error instanceof NotFound) return false
      throw error
    },
  )

test('a new product goes on sale at its time and not before, and the log names who planned it', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const id = await addProduct(sana, shop, inMinutes(shop, 10))
  await publishDueProducts(shop.system)
  assert.equal(await isOnSale(shop, id), false)
  shop.clock.passes({ seconds: 600 })
  await publishDueProducts(shop.system)
  assert.equal(await isOnSale(shop, id), true)
  assert.equal((await shop.order([{ product: await getProduct(shop.marketplace, id) }])).outcome, 'placed')
  assert.equal((await getAdminProduct(sana, id)).publishAt, undefined)
  const log = await sana.db.selectFrom('audit_log').select(['action', 'actor_id']).orderBy('id').execute()
  assert.deepEqual(
    log.map(({ action, actor_id }) => [action, actor_id]),
    ['created', 'publishing planned'].map((action) => [action, sana.actor.id]),
  )
})

test('a product that is added for later waits for somebody', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const id = await addProduct(sana, shop, 'later')
  shop.clock.passes({ days: 400 })
  await publishDueProducts(shop.system)
  assert.equal(await isOnSale(shop, id), false)
  await restoreProduct(sana, id)
  assert.equal(await isOnSale(shop, id), true)
})

test('a plan is moved, canceled, and gone once the product is restored or retired by hand', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const { id } = await shop.sells()
  assert.deepEqual(await planPublishing(sana, id, inMinutes(shop, 10)), { outcome: 'on-sale' })
  await retireProduct(sana, id)
  await planPublishing(sana, id, inMinutes(shop, 10))
  await planPublishing(sana, id, inMinutes(shop, 30))
  shop.clock.passes({ seconds: 600 })
  await publishDueProducts(shop.system)
  assert.equal(await isOnSale(shop, id), false)

  await cancelPublishing(sana, id)
  shop.clock.passes({ seconds: 3600 })
  await publishDueProducts(shop.system)
  assert.equal(await isOnSale(shop, id), false)

  await planPublishing(sana, id, inMinutes(shop, 10))
  await restoreProduct(sana, id)
  await retireProduct(sana, id)
  shop.clock.passes({ seconds: 3600 })
  await publishDueProducts(shop.system)
  assert.equal(await isOnSale(shop, id), false, 'the plan ended when the product was restored')
})

test('a time in the past or more than a year ahead is refused', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const id = await addProduct(sana, shop, 'later')
  for (const [minutes, problem] of [
    [0, 'publishing-past'],
    [-1, 'publishing-past'],
    [367 * 24 * 60, 'publishing-too-far'],
  ] as const)
    assert.deepEqual(await planPublishing(sana, id, inMinutes(shop, minutes)), { outcome: 'invalid', problem })
  assert.equal((await getAdminProduct(sana, id)).publishAt, undefined)
})

test('a new product whose time came while its form was checked is published at once', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const id = await addProduct(sana, shop, inMinutes(shop, -1))
  await publishDueProducts(shop.system)
  assert.equal(await isOnSale(shop, id), true)
})

test('several workers publish a product once, and a plan that is canceled meanwhile is not carried out', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  await openConnections(shop.marketplace)
  const ids: number[] = []
  for (let count = 0; count < 6; count++) ids.push(await addProduct(sana, shop, inMinutes(shop, 10)))
  shop.clock.passes({ seconds: 600 })
  const canceled = ids.slice(3)
  await Promise.all([
    publishDueProducts(shop.system),
    publishDueProducts(shop.system),
    ...canceled.map((id) => cancelPublishing(sana, id)),
  ])
  const published: number[] = []
  for (const id of ids) {
    assert.equal((await getAdminProduct(sana, id)).publishAt, undefined)
    if (await isOnSale(shop, id)) published.push(id)
  }
  assert.deepEqual(published.slice(0, 3), ids.slice(0, 3))
  const events = (await shop.eventTypes()).filter((type) => type === 'product.restored')
  assert.equal(events.length, published.length, 'once each')
  const cancellations = await sana.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'publishing canceled')
    .execute()
  assert.equal(cancellations.length, ids.length - published.length, 'either published or canceled')
})

test('a plan is undone while nothing has changed since', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace)
  const id = await addProduct(sana, shop, 'later')
  const undoLast = async () => {
    const { id } = await sana.db.selectFrom('audit_log').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    return undoChange(sana, id)
  }
  const [first, second] = [inMinutes(shop, 10), inMinutes(shop, 20)]
  await planPublishing(sana, id, first)
  await planPublishing(sana, id, second)
  assert.equal(await undoLast(), 'undone')
  assert.deepEqual((await getAdminProduct(sana, id)).publishAt, first)
  await cancelPublishing(sana, id)
  shop.clock.passes({ seconds: 600 })
  assert.equal(await undoLast(), 'is-over', 'its time is over')

  await planPublishing(sana, id, inMinutes(shop, 10))
  shop.clock.passes({ seconds: 600 })
  await publishDueProducts(shop.system)
  assert.equal(await undoLast(), 'changed-since', 'it is published')
})

test('only who may edit products plans, and only the program publishes', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace)
  const { id } = await shop.sells()
  await assert.rejects(planPublishing(shop.marketplace, id, inMinutes(shop, 10)), NotAllowed)
  await assert.rejects(cancelPublishing(shop.marketplace, id), NotAllowed)
  await assert.rejects(publishDueProducts(sana), NotAllowed)
})
