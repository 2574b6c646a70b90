import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultPlanRules } from '#domain/plans/plan-rules.ts'
import { planSetting } from '#domain/plans/plan-setting.ts'
import { studioSetting } from '#domain/sellers/studio-setting.ts'
import { countInterest } from '#domain/store-interest/count-interest.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { openInstance } from '#tests/support/instance.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { ask, openShopWithStudio } from '#tests/support/studio.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }

test('pages report what visitors see, but not of whom asks not to be followed or works for the shop or a store', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const storeId = await shop.hasStore({ name: 'Dar Amel' })
  const bowl = await shop.sells({ storeId })
  await using instance = await openInstance(shop)
  const fields = { kind: 'seen', products: `${bowl.id},${bowl.id}` }
  const report = async (changed: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams({ ...fields, ...changed })
    const init = { method: 'POST', body, headers: { ...sameOrigin, ...headers } }
    return instance.app.request('/store-interest', init)
  }
  const counts = () => shop.system.db.selectFrom('store_interest').select(['store_id', 'kind', 'count']).execute()
  const answer = await report({})
  assert.deepEqual([answer.status, await answer.text(), answer.headers.get('Set-Cookie')], [204, '', null])
  assert.deepEqual(await counts(), [{ store_id: storeId, kind: 'seen', count: 1 }])

  for (const header of ['DNT', 'Sec-GPC']) assert.equal((await report({}, { [header]: '1' })).status, 204)
  for (const cookie of ['__Host-hirfa-office', '__Host-hirfa-studio'])
    assert.equal((await report({}, { Cookie: `${cookie}=token` })).status, 204)
  assert.equal((await report({}, { 'Sec-Fetch-Site': 'cross-site' })).status, 403)
  const wrong: Record<string, string>[] = [
    ...[{ kind: 'visit' }, { products: 'x' }, { products: '1,' }, { stores: '-1' }, { stores: '12345678901' }],
    { products: Array.from({ length: 101 }, (_, n) => n + 1).join() },
  ]
  for (const change of wrong) assert.equal((await report(change)).status, 400, JSON.stringify(change))
  assert.equal((await report({ more: 'a'.repeat(5000) })).status, 413)
  assert.equal((await instance.app.request('/store-interest')).status, 400)
  assert.deepEqual(await counts(), [{ store_id: storeId, kind: 'seen', count: 1 }])
})

test('a maker reads the numbers above the pieces, or which plan shows them, and the office on the page of the store', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { session } = await asSeller(shop.marketplace, storeId)
  const read = async (path = '/studio') => (await ask(app, path, { session })).text()
  assert.match(await read(), /This week: nothing yet\./)
  await countInterest(shop.marketplace, { kind: 'seen', productIds: [], storeIds: [storeId] })
  assert.match(await read(), /This week: seen once\..*href="\/studio\/help"/s)
  assert.match(await read('/fr/studio'), /Cette semaine\u00a0: vu une fois\./)
  assert.match(await read('/ar/studio'), /شوهدت مرة واحدة/)
  await setSetting(shop.marketplace, planSetting, { ...defaultPlanRules, withoutPlanNumbers: false })
  assert.match(await read(), /With the plan Silver you read here how often your store is seen and found\./)
  assert.doesNotMatch(await read(), /This week/)
  const office = await openBackofficeBrowser(shop, 'staff')
  const readStore = async () => (await office(`/admin/stores/${storeId}`)).text()
  assert.match(await readStore(), /This week: seen once\./)
  await setSetting(shop.marketplace, studioSetting, { isStudioOpen: false })
  assert.doesNotMatch(await readStore(), /This week/)
})
