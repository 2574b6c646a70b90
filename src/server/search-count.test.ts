import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openInstance } from '#tests/support/instance.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

const device = '7b0c9a526f6e4d0c9c390d7c1f3f2a11'
const fields = { step: 'search', text: 'Théière', locale: 'fr', results: '1', seconds: '0', device }
const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }

async function counts({ system: { db } }: TestShop) {
  return db.selectFrom('search_counts').select(['locale', 'searches', 'without_results']).execute()
}

test('pages report a search without a word about who searched', async () => {
  await using shop = await openTestShop()
  await using instance = await openInstance(shop)
  const report = (changed: Record<string, string>, headers: Record<string, string> = sameOrigin) =>
    instance.app.request('/search-count', {
      method: 'POST',
      body: new URLSearchParams({ ...fields, ...changed }),
      headers,
    })
  const answer = await report({})
  assert.deepEqual([answer.status, await answer.text(), answer.headers.get('Set-Cookie')], [204, '', null])
  assert.deepEqual(await counts(shop), [{ locale: 'fr', searches: 1, without_results: 0 }])

  // Browsers that ask not to be followed are not counted.
  for (const header of ['DNT', 'Sec-GPC'])
    assert.equal((await report({}, { ...sameOrigin, [header]: '1' })).status, 204)
  // Neither is what another site sends.
  assert.equal((await report({}, { 'Sec-Fetch-Site': 'cross-site' })).status, 403)
  const wrong: Record<string, string>[] = [
    ...[{ step: 'visit' }, { text: '' }, { text: 'a'.repeat(201) }, { locale: 'xx' }, { results: 'yes' }],
    ...[{ seconds: '-1' }, { seconds: 'x' }, { device: 'amel@example.tn' }],
  ]
  for (const change of wrong) assert.equal((await report(change)).status, 400, JSON.stringify(change))
  assert.equal((await report({ more: 'a'.repeat(5000) })).status, 413)
  assert.equal((await instance.app.request('/search-count')).status, 400)
  assert.deepEqual(await counts(shop), [{ locale: 'fr', searches: 1, without_results: 0 }])
})
