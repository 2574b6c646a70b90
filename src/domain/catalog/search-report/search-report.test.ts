import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { listSearches } from '#domain/reports/list-searches.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { openConnections } from '#tests/support/operators.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { countSearch } from './count-search.ts'
import { deleteOldSearches } from './delete-old-searches.ts'
import { maxNewTextsPerDay, newTextQuota, type SearchStep, searchesOfTextQuota, stepQuota } from './search-step.ts'

const search = (searchText: string, device = 'a', more: Partial<SearchStep> = {}): SearchStep => ({
  ...{ step: 'search', searchText, locale: 'fr', hasResults: true, secondsAgo: 0, device },
  ...more,
})

async function count(marketplace: Marketplace, ...searches: readonly SearchStep[]): Promise<void> {
  for (const step of searches) await countSearch(marketplace, step)
}

const everyDay = { from: '2026-01-01' as TunisDay, until: '2026-12-31' as TunisDay }

async function toldTexts(shop: TestShop) {
  const { texts } = await listSearches(shop.system, everyDay)
  return texts.map(({ words, searches }) => [words, searches])
}

/** Everything that is stored about searches, as text. A hash is left out: it may have any digits by chance. */
async function storedText({ system: { db } }: TestShop): Promise<string> {
  const { rows } = await sql`select to_jsonb(t) from searched_texts t union all select to_jsonb(d) from search_devices d
    union all select to_jsonb(c) from search_counts c`.execute(db)
  return JSON.stringify(rows).replaceAll(/\\\\x[\da-f]{64}/g, '')
}

test('words are stored and told only when three devices have asked for them', async () => {
  await using shop = await openTestShop()
  await count(shop.marketplace, search('Théière'), search('theiere'), search('THEIERE', 'b'))
  assert.deepEqual(await toldTexts(shop), [])
  assert.doesNotMatch(await storedText(shop), /th[eé]i[eè]re/i)
  const report = await listSearches(shop.system, everyDay)
  assert.deepEqual([report.total.searches, report.withheld.searches], [3, 3])
  await count(shop.marketplace, search('théière', 'c'))
  assert.deepEqual(await toldTexts(shop), [['théière', 4]])
  assert.equal((await shop.system.db.selectFrom('search_devices').selectAll().execute()).length, 0)
  await count(shop.marketplace, search('theiere', 'd'))
  assert.deepEqual(await toldTexts(shop), [['théière', 5]])
})

test('three devices that ask at once are counted one by one, and the words are told', async () => {
  await using shop = await openTestShop()
  await openConnections(shop.marketplace)
  for (const text of ['bag', 'bowl', 'rug', 'vase']) {
    await count(shop.marketplace, search(text))
    await Promise.all(['b', 'c'].map((device) => countSearch(shop.marketplace, search(text, device))))
  }
  assert.deepEqual(
    (await toldTexts(shop)).map(([words]) => words),
    ['bag', 'bowl', 'rug', 'vase'],
  )
  await Promise.all(['a', 'b', 'c', 'd'].map((device) => countSearch(shop.marketplace, search('jug', device))))
  assert.deepEqual((await toldTexts(shop))[0], ['jug', 4])
})

test('numbers and addresses are never stored, however many ask for them', async () => {
  await using shop = await openTestShop()
  for (const device of ['a', 'b', 'c', 'd'])
    await count(
      shop.marketplace,
      search('22 333 444', device),
      search('amel@example.tn', device),
      search('bag for amel@example.tn 22333444', device),
    )
  assert.deepEqual(await toldTexts(shop), [['bag for', 4]])
  assert.doesNotMatch(await storedText(shop), /333|444|amel|example/)
  assert.equal((await listSearches(shop.system, everyDay)).withheld.searches, 8)
})

test('what one device asked for cannot be put together from what is stored', async () => {
  await using shop = await openTestShop()
  await count(shop.marketplace, search('vase', 'device-1'), search('bowl', 'device-1'))
  const rows = await shop.system.db.selectFrom('search_devices').select('device_hash').execute()
  assert.equal(new Set(rows.map(({ device_hash }) => device_hash.toString('hex'))).size, 2)
})

test('a search is counted with what became of it, by language and by the day of the search', async () => {
  await using shop = await openTestShop()
  const [first, tomorrow] = ['2026-03-02', '2026-03-03']
  for (const device of ['a', 'b', 'c']) await count(shop.marketplace, search('vase', device))
  await count(
    shop.marketplace,
    search('vase', 'd', { hasResults: false }),
    search('vase', 'e', { locale: 'ar' }),
    search('vase', 'a', { step: 'click' }),
    search('vase', 'a', { step: 'addition' }),
  )
  shop.clock.passes({ days: 1 })
  await count(shop.marketplace, search('vase', 'a', { step: 'order', secondsAgo: 86_400 }), search('vase'))
  const { texts, languages, days, total } = await listSearches(shop.system, everyDay)
  const sums = { searches: 6, withoutResults: 1, clicks: 1, unclicked: 4, additions: 1, orders: 1 }
  assert.deepEqual(texts, [{ words: 'vase', ...sums }])
  assert.deepEqual(total, sums)
  assert.deepEqual(
    languages.map(({ locale, searches }) => [locale, searches]),
    [
      ['fr', 5],
      ['ar', 1],
    ],
  )
  assert.deepEqual(
    days.map(({ day, searches, orders }) => [day, searches, orders]),
    [
      [first, 5, 1],
      [tomorrow, 1, 0],
    ],
  )
  const arabic = await listSearches(shop.system, everyDay, 'ar')
  assert.deepEqual([arabic.total.searches, arabic.texts[0]?.searches], [1, 1])
})

test('there are never more clicks, additions and orders than searches with results', async () => {
  await using shop = await openTestShop()
  await count(shop.marketplace, search('vase'), search('vase', 'a', { hasResults: false }))
  for (const step of ['click', 'addition', 'order'] as const)
    for (let times = 0; times < 5; times++) await count(shop.marketplace, search('vase', 'a', { step }))
  await count(shop.marketplace, search('never searched for', 'a', { step: 'order' }))
  const { clicks, additions, orders } = (await listSearches(shop.system, everyDay)).total
  assert.deepEqual([clicks, additions, orders], [1, 1, 1])
})

test('counts, texts and devices are kept for 90 days', async () => {
  await using shop = await openTestShop()
  for (const device of ['a', 'b', 'c']) await count(shop.marketplace, search('vase', device))
  await count(shop.marketplace, search('bowl'))
  const rows = async () => {
    const tables = ['searched_texts', 'search_devices', 'search_counts'] as const
    return Promise.all(
      tables.map(async (table) => (await shop.system.db.selectFrom(table).selectAll().execute()).length),
    )
  }
  shop.clock.passes({ days: 89 })
  await deleteOldSearches(shop.system)
  assert.deepEqual(await rows(), [2, 1, 2])
  await count(shop.marketplace, search('vase'))
  shop.clock.passes({ days: 1 })
  await deleteOldSearches(shop.system)
  assert.deepEqual(await rows(), [1, 0, 1])
  assert.deepEqual(await toldTexts(shop), [['vase', 1]])
  shop.clock.passes({ days: 90 })
  await deleteOldSearches(shop.system)
  assert.deepEqual(await rows(), [0, 0, 0])
})

test('a network adds a limited number of texts a day; further ones are counted together', async () => {
  await using shop = await openTestShop()
  const visitor = fromNetwork(shop.marketplace)
  const texts = Array.from({ length: newTextQuota.count + 5 }, (_, n) => `w${n}`)
  for (const text of texts) await count(visitor, search(text))
  const stored = await shop.system.db.selectFrom('searched_texts').selectAll().execute()
  assert.equal(stored.length, newTextQuota.count)
  const { total, withheld } = await listSearches(shop.system, everyDay)
  assert.deepEqual([total.searches, withheld.searches], [texts.length, texts.length])
  await count(fromNetwork(shop.marketplace, '192.0.2.2'), search('vase'))
  assert.equal((await shop.system.db.selectFrom('searched_texts').selectAll().execute()).length, stored.length + 1)
})

test('one network alone makes no word known in a day, and adds a limited number of searches of it', async () => {
  await using shop = await openTestShop()
  const visitor = fromNetwork(shop.marketplace)
  for (let device = 0; device < searchesOfTextQuota.count + 3; device++)
    await count(visitor, search('poison', `device ${device}`))
  assert.deepEqual(await toldTexts(shop), [])
  const counts = await shop.system.db.selectFrom('search_counts').select(['text_id', 'searches']).execute()
  assert.deepEqual(counts.map(({ searches }) => searches).sort(), [3, searchesOfTextQuota.count])
  await count(fromNetwork(shop.marketplace, '192.0.2.2'), search('poison', 'another'))
  assert.deepEqual(await toldTexts(shop), [['poison', searchesOfTextQuota.count + 1]])
})

test('all networks together add a limited number of texts a day', async () => {
  await using shop = await openTestShop()
  await sql`insert into searched_texts (text_hash, first_day)
    select sha256(n::text::bytea), '2026-03-02' from generate_series(1, ${maxNewTextsPerDay}) as n`.execute(
    shop.system.db,
  )
  await count(shop.marketplace, search('vase'))
  const counts = await shop.system.db.selectFrom('search_counts').select(['text_id', 'searches']).execute()
  assert.deepEqual(counts, [{ text_id: null, searches: 1 }])
})

test('a network that sends far too many steps is refused, and nothing of that is counted', async () => {
  await using shop = await openTestShop()
  const visitor = fromNetwork(shop.marketplace)
  await count(visitor, search('vase'))
  const until = new Date(shop.clock.now().getTime() + stepQuota.seconds * 1000)
  await shop.system.db.updateTable('rate_limits_used').set({ used_until: until }).execute()
  await assert.rejects(countSearch(visitor, search('vase')), RateLimited)
  assert.equal((await listSearches(shop.system, everyDay)).total.searches, 1)
})

test('a key that cannot be opened any more is replaced', async () => {
  await using shop = await openTestShop()
  await count(shop.marketplace, search('vase'))
  await shop.system.db
    .updateTable('search_count_key')
    .set({ key_sealed: Buffer.from('lost') })
    .execute()
  await count(shop.marketplace, search('vase'), search('vase', 'b'))
  assert.equal((await listSearches(shop.system, everyDay)).total.searches, 3)
})
