import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addSearchEntry } from '#domain/catalog/search-entries/save-search-entry.ts'
import { type Instance, openInstance, untilUpToDate } from '#tests/support/instance.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'

async function locationOf({ app }: Instance, path: string) {
  const { status, headers } = await app.request(path)
  return [status, headers.get('Location')]
}

test('a search leads where the owner has decided, in its language, and at once', async () => {
  await using shop = await openTestShop()
  const { store } = await shop.sells({ name: 'Rattle', category: 'kids' })
  await using instance = await openInstance(shop)
  await instance.text('/fr/shop?q=naissance')
  assert.equal(await instance.cacheStatus('/fr/shop?q=naissance'), 'hit')
  const common = { finds: [] }
  await addSearchEntry(shop.system, { ...common, asked: 'naissance', kind: 'category', category: 'kids' })
  await addSearchEntry(shop.system, { ...common, asked: 'dar amel', kind: 'store', storeId: store.id })
  await untilUpToDate(instance.changeFeed)
  await until(async () => (await instance.app.request('/fr/shop?q=Naissance')).status === 302)
  assert.deepEqual(await locationOf(instance, '/fr/shop?q=Naissance'), [302, '/fr/shop?category=kids'])
  assert.deepEqual(await locationOf(instance, '/shop?q=naissance'), [302, '/shop?category=kids'])
  assert.deepEqual(await locationOf(instance, '/ar/shop?q=dar+amel'), [302, `/ar/store/${store.id}`])
  for (const path of ['/shop?q=naissance&verbatim=1', '/shop?q=naissance&category=decor', '/shop?category=kids'])
    assert.deepEqual(await locationOf(instance, path), [200, null], path)
})

test('the page of a search for what is not sold says so in its language, and what to do instead', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Phone pouch' })
  await using instance = await openInstance(shop)
  await addSearchEntry(shop.system, { asked: 'phone', kind: 'not-sold', finds: [] })
  await untilUpToDate(instance.changeFeed)
  const english = await instance.text('/shop?q=phone')
  assert.match(english, /We do not sell “phone”/)
  assert.match(english, /href="\/contact"/)
  assert.doesNotMatch(english, /Phone pouch/)
  assert.match(await instance.text('/fr/shop?q=phone'), /Nous ne vendons pas/)
  assert.match(await instance.text('/ar/shop?q=phone'), /لا نبيع/)
  assert.match(await instance.text('/shop?q=phone&verbatim=1'), /Phone pouch/)
})
