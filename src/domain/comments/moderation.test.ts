import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import type { Email } from '../email.ts'
import { NotAllowed } from '../operators/require-operator.ts'
import type { Phone } from '../phone.ts'
import { listComments } from './list-comments.ts'
import { listCommentsToModerate } from './list-comments-to-moderate.ts'
import { moderateComments } from './moderate-comments.ts'
import { postComment } from './post-comment.ts'

const author = { authorName: 'Amel', email: 'amel@example.tn' as Email, phone: '+21622333444' as Phone }

async function withComments(shop: TestShop, bodies: readonly string[], isSuspicious: boolean) {
  const { id: productId } = await shop.sells()
  for (const body of bodies) await postComment(shop.marketplace, { productId, ...author, body, isSuspicious })
  return productId
}

test('held comments show once someone of the shop publishes them, all at once', async () => {
  await using shop = await openTestShop()
  const productId = await withComments(shop, ['Warm wool', 'Fits well', 'buy pills'], true)
  const office = await atWork(shop.marketplace, 'staff')
  const { rows } = await listCommentsToModerate(office, { status: 'held' })
  assert.deepEqual(
    rows.map(({ body }) => body),
    ['buy pills', 'Fits well', 'Warm wool'],
  )
  assert.deepEqual(await listComments(office, productId), [])

  const [spam, ...good] = rows.map(({ id }) => id)
  assert.equal(await moderateComments(office, good, 'published'), 2)
  assert.equal(await moderateComments(office, [spam ?? 0], 'hidden'), 1)
  assert.deepEqual(
    (await listComments(office, productId)).map(({ body }) => body),
    ['Fits well', 'Warm wool'],
  )
  const changes = await office.db.selectFrom('changes').select(['thing', 'action', 'before']).orderBy('id').execute()
  assert.deepEqual(
    changes.map(({ action }) => action),
    ['published', 'published', 'hidden'],
  )
  assert.deepEqual(changes[2]?.before, { status: 'held', author: 'Amel', text: 'buy pills' })
})

test('what is hidden already is not hidden again, nor written down', async () => {
  await using shop = await openTestShop()
  await withComments(shop, ['Warm wool'], false)
  const office = await atWork(shop.marketplace)
  const [comment] = (await listCommentsToModerate(office, { status: 'published' })).rows
  assert.equal(await moderateComments(office, [comment?.id ?? 0], 'hidden'), 1)
  assert.equal(await moderateComments(office, [comment?.id ?? 0, 99], 'hidden'), 0)
  assert.equal((await office.db.selectFrom('changes').select('id').execute()).length, 1)
})

test('a long list comes in parts', async () => {
  await using shop = await openTestShop()
  await withComments(
    shop,
    Array.from({ length: 53 }, (_, count) => `Comment ${count}`),
    true,
  )
  const office = await atWork(shop.marketplace)
  const first = await listCommentsToModerate(office, { status: 'held' })
  assert.equal(first.rows.length, 50)
  const rest = await listCommentsToModerate(office, { status: 'held', olderThan: first.olderThan })
  assert.deepEqual(
    rest.rows.map(({ body }) => body),
    ['Comment 2', 'Comment 1', 'Comment 0'],
  )
  assert.equal(rest.olderThan, undefined)
})

test('nobody outside the shop moderates', async () => {
  await using shop = await openTestShop()
  await assert.rejects(moderateComments(shop.marketplace, [1], 'hidden'), NotAllowed)
  await assert.rejects(listCommentsToModerate(shop.marketplace, { status: 'held' }), NotAllowed)
})
