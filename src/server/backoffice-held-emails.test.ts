import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EmailAddress } from '#domain/email-address.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { openPlainBrowser } from '#tests/support/plain-browser.ts'
import { fromNetwork, openReviewedShop } from '#tests/support/rate-limits.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('the office sees the held emails, and releases or drops them one by one or selected', async () => {
  await using shop = await openReviewedShop({ 'emails-of-network': { count: 1, seconds: 86_400 } })
  for (const name of ['sent', 'one', 'two', 'three'])
    await subscribeToNewsletter(fromNetwork(shop.marketplace), `${name}@example.tn` as EmailAddress)
  await sendQueuedEmails(shop.marketplace)
  const ask = await openBackofficeBrowser(shop)
  const look = async (path: string) => (await ask(path)).text()
  const decide = async (fields: [string, string][]) => {
    const response = await ask('/admin/emails?show=held', { method: 'POST', body: new URLSearchParams(fields) })
    return response.text()
  }

  assert.match(await look('/admin'), /held e-mails to decide on/)
  const list = await look('/admin/emails?show=held')
  assert.match(list, /Held \(3\)/)
  const ids = [...list.matchAll(/value="released (\d+)"/g)].map(([, id]) => id ?? '')
  assert.equal(ids.length, 3)
  assert.match(await look(`/admin/emails/${ids[0]}`), /Held until one of us decides/)

  assert.match(await decide([['decide', `released ${ids[2]}`]]), /The e-mail will be sent\./)
  const rest = ids.slice(0, 2).map((id): [string, string] => ['letter', id])
  assert.match(await decide([...rest, ['decide', 'dropped']]), /2 e-mails will not be sent\./)
  assert.match(await decide([['decide', `released ${ids[0]}`]]), /Nothing is left to send here\./)
  await sendQueuedEmails(shop.marketplace)
  const rows = await outboxRows(shop.marketplace)
  assert.deepEqual(
    rows.map(({ status }) => status),
    ['sent', 'sent', 'withdrawn', 'withdrawn'],
  )
  assert.match(await look('/admin/audit-log'), /dropped, not sent/)
})

test('a subscription and a request of whoever looks like a bot stand on the list of held emails and say so', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells({ sizes: [{ name: '', stock: 0 }] })
  const visitor = await openPlainBrowser(shop)
  const newsletter = await visitor.open('/newsletter')
  const product = await visitor.open(`/product/${id}`)
  shop.clock.passes({ seconds: 60 })
  const filledIn = { email: 'amel@example.tn', website: 'https://example.tn' }
  await newsletter.submit('Send', filledIn)
  await product.submit('Tell me', filledIn)
  const office = await openBackofficeBrowser(shop)
  const list = await (await office('/admin/emails?show=held')).text()
  assert.match(list, /Held \(2\)/)
  assert.equal(list.split('The form looks filled in by a bot').length, 3)
})
