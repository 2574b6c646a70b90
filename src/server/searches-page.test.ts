import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listSearchEntries } from '#domain/catalog/search-entries/list-search-entries.ts'
import { addSearchEntry, removeSearchEntry } from '#domain/catalog/search-entries/save-search-entry.ts'
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
  const file = await (await open('/admin/reports/of/searches.csv')).text()
  assert.match(file, /"zorbla";3;3;0;0;0;0/)
  assert.match(file, /fewer than three devices";2;2;/)
  const french = await (await open('/admin/reports/of/searches-by-language.csv?language=fr')).text()
  assert.match(french, /"Français";5;5;/)
  const arabic = await (await open('/admin/reports/of/searches-by-day.csv?language=ar')).text()
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

test('what was typed about words that somebody else has changed or removed meanwhile is not lost', async () => {
  await using shop = await openTestShop()
  await addSearchEntry(shop.system, { asked: 'macrame', kind: 'finds', finds: ['net'] })
  const [entry] = await listSearchEntries(shop.system)
  assert.ok(entry)
  const { id, version } = entry
  const open = await openBackofficeBrowser(shop, 'owner')
  const send = async (change: Record<string, string>) => {
    const body = new URLSearchParams({ id: `${id}`, version: `${version}`, asked: 'macrame', ...change })
    const answer = await open('/admin/searches', { method: 'POST', body })
    return { status: answer.status, text: await answer.text() }
  }
  const [knots, ropes] = [/<details open.*value="knots"/s, /<details open.*value="ropes"/s]
  assert.equal((await send({ do: 'finds', finds: 'hanging' })).status, 200)

  const late = await send({ do: 'finds', finds: 'knots' })
  assert.equal(late.status, 409)
  assert.match(late.text, knots)
  assert.match(late.text, /also finds hanging/)
  assert.match(late.text, /What you typed is still in the form/)
  assert.doesNotMatch((await send({ do: 'remove' })).text, /What you typed/)

  await removeSearchEntry(shop.system, id, version + 1)
  const gone = await send({ do: 'finds', finds: 'ropes' })
  assert.match(gone.text, ropes)
  assert.match(gone.text, /Somebody else has removed this meanwhile/)
})

test('words that pieces match can be said not to be sold, and the owner reads how many that hides', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Phone pouch' })
  const open = await openBackofficeBrowser(shop, 'owner')
  const send = async (fields: Record<string, string>) =>
    (await open('/admin/searches', { method: 'POST', body: new URLSearchParams(fields) })).text()
  assert.match(await send({ do: 'not-sold', asked: 'phone' }), /One piece matches these words/)
  assert.doesNotMatch(await send({ do: 'not-sold', asked: 'spaceship' }), /match these words/)
  await send({ do: 'finds', asked: 'pochette', finds: 'pouch, small bag' })
  assert.match(await (await open('/admin/audit-log')).text(), /pouch, small bag/)
})
