import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { rowsPerPage } from '#domain/keyset-pagination.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { statementsPath } from '#web/paths/backoffice-cash-paths.ts'
import { adminProductsPath, adminStoresPath } from '#web/paths/backoffice-catalog-paths.ts'
import { contactMessagesPath } from '#web/paths/backoffice-message-paths.ts'

/** The links of a page to the other pages of its list, with their names. */
function pagesIn(html: string): readonly (readonly [name: string, query: string])[] {
  const nav = /<nav aria-label="Pages"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? ''
  return [...nav.matchAll(/<a[^>]*href="[^"?]*\?([^"]*)"[^>]*>([^<]*)</g)].map(([, query = '', name = '']) => [
    name,
    query.replaceAll('&amp;', '&'),
  ])
}

test('a list of the office links to its other pages, by cursor or by number, and keeps its filters', async () => {
  await using shop = await openTestShop()
  const ask = await openBackofficeBrowser(shop)
  const shown = async (path: string) => (await ask(path)).text()
  const [messages, products] = [`${contactMessagesPath()}?show=waiting`, `${adminProductsPath()}?state=all`]
  assert.deepEqual(pagesIn(await shown(messages)), [])
  assert.deepEqual(pagesIn(await shown(products)), [])

  const writer = { name: 'Amel', email: 'amel@example.tn' as EmailAddress }
  for (let number = 0; number <= rowsPerPage; number++) {
    await postContactMessage(shop.system, { ...writer, message: `Hello ${number}.` })
    await shop.sells({ name: `Bowl ${number}` })
  }
  const [newer, ...others] = pagesIn(await shown(messages))
  assert.deepEqual([newer?.[0], others], ['Newer ones', []])
  assert.match(newer?.[1] ?? '', /^show=waiting&after=\d+$/)
  const rest = await shown(`${contactMessagesPath()}?${newer?.[1]}`)
  assert.match(rest, new RegExp(`Hello ${rowsPerPage}\\.`))
  assert.deepEqual(pagesIn(rest), [['Back to the oldest', 'show=waiting']])

  assert.deepEqual(pagesIn(await shown(products)), [['Next', 'state=all&page=2']])
  const second = await shown(`${products}&page=2`)
  assert.match(second, /Page 2 of 2/)
  assert.deepEqual(pagesIn(second), [['Back', 'state=all&page=1']])

  // The last row of a page may be gone meanwhile.
  for (const list of [products, `${adminStoresPath()}?kept=1`, `${statementsPath()}?sort=name`]) {
    const beyond = await ask(`${list}&page=9`)
    const last = list === products ? 2 : 1
    assert.deepEqual([beyond.status, beyond.headers.get('Location')], [302, `${list}&page=${last}`])
    // For a navigation by script the framework asks at another path.
    const forScript = await shown(`${list.replace('?', '.data?')}&page=9`)
    assert.ok(forScript.includes(`"${list}&page=${last}"`), forScript)
  }
  const answered = await shown(`${messages}&after=999999999`)
  assert.match(answered, /Nothing more is in this list/)
  assert.doesNotMatch(answered, /Every message is answered/)
})
