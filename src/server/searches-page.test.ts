import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countSearch } from '#domain/catalog/search-report/count-search.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('what people search for is a page and a file, which say nothing that fewer than three devices asked for', async () => {
  await using shop = await openTestShop()
  const step = { step: 'search', locale: 'fr', hasResults: false, secondsAgo: 0 } as const
  for (const device of ['a', 'b', 'c']) await countSearch(shop.marketplace, { ...step, searchText: 'zorbla', device })
  for (const device of ['a', 'b']) await countSearch(shop.marketplace, { ...step, searchText: 'secret', device })
  const open = await openBackofficeBrowser(shop)
  const page = await (await open('/admin/searches?try=zorbla')).text()
  assert.match(page, /found nothing 3 times/)
  const file = await (await open('/admin/figures/of/searches.csv')).text()
  assert.match(file, /"zorbla";3;3;0;0;0;0/)
  assert.match(file, /fewer than three devices";2;2;/)
  const french = await (await open('/admin/figures/of/searches-by-language.csv?language=fr')).text()
  assert.match(french, /"Français";5;5;/)
  const arabic = await (await open('/admin/figures/of/searches-by-day.csv?language=ar')).text()
  assert.doesNotMatch(arabic, /;5;/)
  for (const text of [page, file, french, arabic]) assert.doesNotMatch(text, /secret/)
})

test('staff see what people search for, and only owners decide about it', async () => {
  await using shop = await openTestShop()
  const body = () => new URLSearchParams({ do: 'not-sold', asked: 'phone' })
  const send = async (role: 'staff' | 'owner') => {
    const open = await openBackofficeBrowser(shop, role)
    const answer = await open('/admin/searches', { method: 'POST', body: body() })
    return [answer.status, /Saved\. “phone”/.test(await answer.text())]
  }
  assert.deepEqual(await send('staff'), [403, false])
  assert.deepEqual(await send('owner'), [200, true])
  assert.deepEqual(await send('owner'), [409, false])
})
