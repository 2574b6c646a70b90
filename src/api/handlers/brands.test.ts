import assert from 'node:assert/strict'
import { test } from 'node:test'
import { restoreStore, retireStore } from '#domain/catalog/admin/retire-store.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import { apiClient } from '#tests/support/api-client.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('brands are listed under the key of the specification', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  assert.deepEqual((await api.get('/brands')).body, { products: [] })

  await shop.hasStore({ name: 'Dar El Fakhar' })
  await shop.hasStore({ name: 'Oud Zitoun' })

  const { body } = await api.get('/brands')
  assert.deepEqual(
    body.products.map((brand: { name: string }) => brand.name),
    ['Dar El Fakhar', 'Oud Zitoun'],
  )
})

test('a single brand is a list of one, with the URL of its picture', async () => {
  await using shop = await openTestShop()
  const id = await shop.hasStore({
    name: 'Dar El Fakhar',
    category: 'decor',
    description: 'Pottery thrown in Nabeul.',
    instagramUrl: 'https://www.instagram.com/darelfakhar',
  })
  const { logo } = await getStore(shop.marketplace, id)
  const api = apiClient(shop.marketplace)

  const { body } = await api.get(`/brands/${id}`)

  assert.deepEqual(body, [
    {
      idbrand: id,
      name: 'Dar El Fakhar',
      description: 'Pottery thrown in Nabeul.',
      image_path: `/api/image/${logo.fileName}`,
      lieninsta: 'https://www.instagram.com/darelfakhar',
      lienfb: null,
      categorie: 'decor',
    },
  ])
  assert.equal((await api.get(`/image/${logo.fileName}`)).status, 200)
})

test('a retired brand is not found, nor are its products', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const sana = await asOperator(shop.marketplace, 'staff')
  const storeId = await shop.hasStore()
  const { id } = await shop.sells({ storeId })
  await retireStore(sana, storeId)
  const { body } = await api.get('/brands')
  assert.ok(body.products.every(({ idbrand }: { idbrand: number }) => idbrand !== storeId))
  assert.deepEqual((await api.get('/products')).body, { products: [], total: 0 })
  for (const path of [`/brands/${storeId}`, `/products/brand/${storeId}`, `/products/${id}`, `/comment/${id}`])
    assert.equal((await api.get(path)).status, 404, path)
  await restoreStore(sana, storeId)
  assert.equal((await api.get(`/products/${id}`)).status, 200)
})

test('an unknown brand is not found, nor are its products', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  assert.equal((await api.get('/brands/7')).status, 404)
  assert.equal((await api.get('/products/brand/7')).status, 404)
})
