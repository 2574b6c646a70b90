import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiClient } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

const amel = { name: 'Amel', email: 'amel@example.tn', phone: '22 333 444', comment: 'Lovely.' }

test('comments are returned without email address and phone, newest first', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  const api = apiClient(shop.marketplace)
  assert.deepEqual((await api.get(`/comment/${id}`)).body, { products: [], total: 0 })

  const posted = await api.post('/addComment', { ...amel, product_id: id })
  shop.clock.passes({ seconds: 60 })
  await api.post('/addComment', { ...amel, name: 'Sami', product_id: id })

  assert.deepEqual([posted.status, posted.headers.get('Cache-Control')], [201, 'no-store'])
  assert.deepEqual(posted.body, { name: 'Amel', comment: 'Lovely.', creation_date: '2026-03-02T10:00:00.000Z' })
  const { body } = await api.get(`/comment/${id}`)
  assert.deepEqual(
    body.products.map((comment: { name: string }) => comment.name),
    ['Sami', 'Amel'],
  )
})

test('text is cleaned: single-line fields have one line, without invisible characters', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  const typed = {
    ...amel,
    name: '  Amel\n\u202eBen\u0000  Salah ',
    comment: ' One.\r\n\r\n\r\n\r\nTwo.\u0007 ',
    product_id: id,
  }

  const { body } = await apiClient(shop.marketplace).post('/addComment', { ...typed, email: ' amel@example.tn\u200f ' })

  assert.deepEqual([body.name, body.comment], ['Amel Ben Salah', 'One.\n\nTwo.'])
  const kept = await shop.marketplace.db.selectFrom('comments').select(['email', 'phone']).executeTakeFirstOrThrow()
  assert.deepEqual(kept, { email: 'amel@example.tn', phone: '+21622333444' })
})

test('a comment on a product that is not on sale responds 404', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  for (const id of [7, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
    assert.equal((await api.post('/addComment', { ...amel, product_id: id })).status, 404)
  }
  assert.equal((await api.get('/comment/7')).status, 404)
})

test('all invalid fields of a comment are reported', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const { status, body } = await api.post('/addComment', {
    name: '\u200f',
    email: 'amel',
    phone: '12',
    comment: 'a'.repeat(2001),
  })
  assert.equal(status, 422)
  assert.deepEqual(body.errors, [
    { path: 'name', message: 'must not be empty' },
    { path: 'email', message: 'must be an e-mail address such as amel@example.tn' },
    { path: 'phone', message: 'must be a phone number such as 22 333 444' },
    { path: 'comment', message: 'must have at most 2000 characters' },
    { path: 'product_id', message: 'is required' },
  ])
})

test('comments come in pages of 20, the newest first, with the total on every page', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  const api = apiClient(shop.marketplace)
  for (let number = 1; number <= 45; number++) {
    await api.post('/addComment', { ...amel, comment: `Comment ${number}`, product_id: id })
    shop.clock.passes({ seconds: 1 })
  }
  const page = async (query = '') => {
    const { body } = await api.get(`/comment/${id}${query}`)
    const numbers = body.products.map(({ comment }: { comment: string }) => Number(comment.slice(8)))
    return [numbers.length, numbers.at(0), numbers.at(-1), body.total]
  }
  assert.deepEqual(await page(), [20, 45, 26, 45])
  assert.deepEqual(await page('?page=1'), [20, 45, 26, 45])
  assert.deepEqual(await page('?page=2'), [20, 25, 6, 45])
  assert.deepEqual(await page('?page=3'), [5, 5, 1, 45])
  assert.deepEqual(await page('?page=4'), [0, undefined, undefined, 45])
  assert.deepEqual(await page('?page='), [20, 45, 26, 45])
  for (const wrong of ['0', '-1', '1.5', 'two', '1000001']) {
    const { status, body } = await api.get(`/comment/${id}?page=${wrong}`)
    assert.deepEqual([status, body.errors[0].path], [422, 'page'], wrong)
  }
})
