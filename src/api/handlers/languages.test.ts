import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mainLocaleSetting } from '#domain/languages/main-locale-setting.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { apiClient } from '#tests/support/api-client.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

const translations = { fr: { name: 'Bol' }, ar: { name: 'جبانة' } }

test('every route with texts answers in the language asked for, names it, and refuses an unknown one', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore({ name: 'Clay', translations: { fr: { name: 'Argile' } } })
  const { id } = await shop.sells({ storeId, name: 'Bowl', translations })
  const api = apiClient(shop.marketplace)
  const paths = [
    ...[`/products`, `/products/${id}`, `/products/brand/${storeId}`],
    ...['/brands', `/brands/${storeId}`, `/comment/${id}`],
  ]
  for (const path of paths) {
    const [plain, french] = [await api.get(path), await api.get(`${path}?lang=fr`)]
    assert.deepEqual([plain.status, plain.headers.get('Content-Language')], [200, null], path)
    assert.deepEqual([french.status, french.headers.get('Content-Language')], [200, 'fr'], path)
    assert.notEqual(plain.headers.get('ETag'), french.headers.get('ETag'), path)
    const again = await api.get(`${path}?lang=fr`, { 'If-None-Match': french.headers.get('ETag') ?? '' })
    assert.deepEqual([again.status, again.headers.get('Content-Language')], [304, 'fr'], path)
    const refused = await api.get(`${path}?lang=de`)
    assert.deepEqual([refused.status, refused.body.errors[0].path], [422, 'lang'], path)
    assert.equal((await api.get(`${path}?lang=`)).status, 200, path)
  }
  const [french] = (await api.get(`/products/${id}?lang=fr`)).body
  assert.deepEqual([french.name, french.brand.name], ['Bol', 'Argile'])
  const { body } = await api.get('/products?lang=ar')
  assert.deepEqual([body.products[0].name, body.products[0].brand.name], ['جبانة', 'Clay'])
  assert.equal((await api.get('/brands?lang=fr')).body.products[0].name, 'Argile')
})

test('without a language the API answers in the main one, whatever the header Accept-Language says', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells({ name: 'Bowl', translations })
  const api = apiClient(shop.marketplace)
  const name = async () => (await api.get(`/products/${id}`, { 'Accept-Language': 'ar' })).body[0].name
  assert.equal(await name(), 'Bowl')
  await editSetting(await asOperator(shop.marketplace), mainLocaleSetting, { version: 0, edited: { mainLocale: 'fr' } })
  assert.equal(await name(), 'Bol')
})
