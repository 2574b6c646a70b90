import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { editVariants } from '#domain/catalog/admin/edit-variants.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import { repriceProduct } from '#domain/catalog/admin/reprice-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { setVariantRetired } from '#domain/catalog/admin/set-variant-retired.ts'
import { dinars } from '#domain/money.ts'
import { apiClient, wireOrder } from '#tests/support/api-client.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

const colors = ['Red', 'Blue', 'Green', 'White'].map((name) => ({ name, swatch: '#b22222' }))

/**
 * A shirt of which S and M are counted by color: of M there is no green, red is sold out, and white is retired in both.
 * L is retired.
 */
async function sellShirt(shop: TestShop) {
  const office = await asOperator(shop.marketplace)
  const shirt = await shop.sells({
    name: 'Shirt',
    colors,
    sizes: [
      { name: 'S', stock: 40, stockByColor: [10, 10, 10, 10] },
      { name: 'M', stock: 30, stockByColor: [0, 10, 10, 10] },
      { name: 'L', stock: 40, stockByColor: [10, 10, 10, 10] },
    ],
  })
  const [small, medium, large] = shirt.sizes.map(({ id }) => id) as [number, number, number]
  const [red, blue, green, white] = shirt.colors.map(({ id }) => id) as [number, number, number, number]
  const base = productDraftOf(await getAdminProduct(office, shirt.id))
  const edited = { ...base, sizes: base.sizes.slice(0, 2), colors: base.colors.slice(0, 3) }
  assert.deepEqual(await editProduct(office, shirt.id, { base, edited }), { outcome: 'saved' })
  const variants = await listVariants(office, shirt.id)
  const greenMedium = variants.find(({ sizeId, colorId }) => sizeId === medium && colorId === green)
  await setVariantRetired(office, shirt.id, greenMedium?.id ?? 0, true)
  return { office, shirt, small, medium, large, red, blue, green, white }
}

test('an order tells each missing, foreign and retired size and color apart', async () => {
  await using shop = await openTestShop()
  const { office, shirt, small, medium, large, red, blue, green, white } = await sellShirt(shop)
  const bowl = await shop.sells({ colors: [{ name: 'Clay', swatch: '#b5562b' }] })
  const plate = await shop.sells()
  await retireProduct(office, plate.id)
  const api = apiClient(shop.marketplace)
  const sizeIds = { small, medium, retired: large, foreign: bowl.sizes[0]?.id, unknown: 99_999, missing: undefined }
  const colorIds = {
    ...{ red, blue, green, retired: white, foreign: bowl.colors[0]?.id, unknown: 99_999 },
    ...{ missing: undefined, empty: null },
  }
  const outcomes: Record<string, string> = {}
  for (const [size, sizeId] of Object.entries(sizeIds))
    for (const [color, colorId] of Object.entries(colorIds)) {
      const { status, body } = await api.post(
        '/orders',
        wireOrder([{ productId: shirt.id, quantity: 1, sizeId, colorId }], 53),
      )
      const [line] = body.lines ?? []
      const detail = line ? `${line.size} ${line.color}` : body.errors?.map(({ path }: { path: string }) => path).join()
      outcomes[`${size} ${color}`] = [status, detail].filter(Boolean).join(' ')
    }
  const noSize = '422 orderItems.0.sizeId'
  const noColor = '422 orderItems.0.colorId'
  const everyColor = (outcome: string) =>
    Object.fromEntries(Object.keys(colorIds).map((color) => [color, outcome] as const))
  const expected = {
    small: { ...everyColor(noColor), red: '201', blue: '201', green: '201', missing: '201', empty: '201' },
    medium: { ...everyColor(noColor), red: '409 M Red', blue: '201', missing: '201', empty: '201' },
    ...{
      retired: everyColor(noSize),
      foreign: everyColor(noSize),
      unknown: everyColor(noSize),
      missing: everyColor(noSize),
    },
  }
  assert.deepEqual(
    outcomes,
    Object.fromEntries(
      Object.entries(expected).flatMap(([size, byColor]) =>
        Object.entries(byColor).map(([color, outcome]) => [`${size} ${color}`, outcome]),
      ),
    ),
  )
  for (const [productId, expected] of [
    [plate.id, 409],
    [99_999, 422],
  ]) {
    const { status } = await api.post('/orders', wireOrder([{ productId, quantity: 1 }], 53))
    assert.equal(status, expected)
  }
})

test('a size is the sum of its colors, and what costs more says so, also while a promotion lowers it', async () => {
  await using shop = await openTestShop()
  const { office, shirt, small, medium, red, blue, green } = await sellShirt(shop)
  const api = apiClient(shop.marketplace)
  const [, , , , blueMedium] = await listVariants(office, shirt.id)
  assert.ok(blueMedium)
  const dearer = { ...blueMedium, ownPrice: dinars(60), seen: blueMedium }
  assert.deepEqual(await editVariants(office, shirt.id, [dearer]), { outcome: 'saved' })
  const read = async () => (await api.get(`/products/${shirt.id}`)).body[0]
  const product = await read()
  assert.deepEqual(
    product.sizes.map(({ sizeId, quantity }: { sizeId: number; quantity: number }) => [sizeId, quantity]),
    [
      [small, 30],
      [medium, 10],
    ],
  )
  const shown = (variants: { sizeId: number; colorId: number; quantity: number; price: number }[]) =>
    variants.map(({ sizeId, colorId, quantity, price }) => [sizeId, colorId, quantity, price])
  assert.deepEqual(shown(product.variants), [
    [small, red, 10, 45],
    [small, blue, 10, 45],
    [small, green, 10, 45],
    [medium, red, 0, 45],
    [medium, blue, 10, 60],
  ])
  const regularPrice = dinars(45)
  const prices = { regularPrice, promotionalPrice: dinars(36) }
  assert.equal((await repriceProduct(office, shirt.id, { seen: { regularPrice }, prices })).outcome, 'repriced')
  assert.deepEqual(shown((await read()).variants).at(-1), [medium, blue, 10, 48])
  const line = { productId: shirt.id, quantity: 1, sizeId: medium, colorId: blue }
  const { status, body } = await api.post('/orders', wireOrder([line], 44))
  assert.deepEqual([status, body.total, body.orderItems[0].price], [409, 56, 48])
  assert.equal((await api.post('/orders', wireOrder([line], 56))).status, 201)
})
