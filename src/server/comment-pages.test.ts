import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postComment } from '#domain/comments/post-comment.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Phone } from '#domain/phone.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { openInstance } from '#tests/support/instance.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { commentsPath } from '#web/paths/backoffice-message-paths.ts'

const author = { authorName: 'Amel', email: 'amel@example.tn' as EmailAddress, phone: '+21622333444' as Phone }

test('the product page shows 20 comments at a time and links to the others', async () => {
  await using shop = await openTestShop()
  const { id: productId } = await shop.sells()
  for (let number = 1; number <= 41; number++) {
    await postComment(shop.system, { productId, ...author, body: `Comment ${number}.` })
    shop.clock.passes({ seconds: 1 })
  }
  await using instance = await openInstance(shop)
  const path = `/product/${productId}`
  const shown = async (query: string) => {
    const html = await instance.text(path + query)
    // The text of the page, without the data for its scripts.
    return [
      ...new Set([...html.replaceAll(/<script.*?<\/script>/gs, '').matchAll(/Comment (\d+)\./g)].map(([, n]) => n)),
    ]
  }
  const first = await shown('')
  assert.deepEqual([first.length, first.at(0), first.at(-1)], [20, '41', '22'])
  assert.deepEqual(await shown('?page=3'), ['1'])
  const html = await instance.text(`${path}?page=2`)
  assert.match(html, new RegExp(`href="${path}#comments"[^>]*rel="prev"|rel="prev"[^>]*href="${path}#comments"`))
  assert.match(html, /page=3#comments/)
  assert.match(html, /Comments \(41\)/)
  assert.match(html, new RegExp(`rel="canonical" href="[^"]*${path}"`))
})

test('a page of comments that does not exist leads to the last one and is not cached', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  await using instance = await openInstance(shop)
  await instance.text(`/product/${id}`)
  for (let page = 2; page < 30; page++) {
    const { status, headers } = await instance.app.request(`/product/${id}?page=${page}`)
    assert.deepEqual([status, headers.get('Location')], [302, `/product/${id}#comments`])
  }
  for (const sameAsFirst of ['?page=1', '?page=0', '?page=x', '?page=', '?page=1&page=2'])
    assert.equal(await instance.cacheStatus(`/product/${id}${sameAsFirst}`), 'hit', sameAsFirst)
  assert.equal(instance.pageCache.stats().pages, 1)
})

test('the phone number of a comment keeps its direction in Arabic', async () => {
  await using shop = await openTestShop()
  const { id: productId } = await shop.sells()
  await postComment(shop.system, { productId, ...author, body: 'Very soft wool.' })
  const ask = await openBackofficeBrowser(shop)
  const page = await (await ask(`/ar${commentsPath({ status: 'published' })}`)).text()
  assert.match(page, /<a href="tel:\+21622333444"[^>]*><bdi dir="ltr">22 333 444<\/bdi>/)
})
