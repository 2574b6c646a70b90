import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import type { Email } from '../email.ts'
import { listChanges } from '../history/list-changes.ts'
import { undoChange } from '../history/undo-change.ts'
import { NotAllowed } from '../operators/require-operator.ts'
import type { Phone } from '../phone.ts'
import { editSetting } from '../settings/edit-setting.ts'
import { listWaiting } from '../today/list-waiting.ts'
import { commentSetting } from './comment-setting.ts'
import { listComments } from './list-comments.ts'
import { listCommentsToModerate } from './list-comments-to-moderate.ts'
import { markCommentsSeen } from './mark-comments-seen.ts'
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
    ['Warm wool', 'Fits well', 'buy pills'],
  )
  assert.deepEqual(await listComments(office, productId), [])

  const [spam, ...good] = rows.map(({ id }) => id).reverse()
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

test('a long list comes in parts: what waits from the oldest on, the rest from the newest', async () => {
  await using shop = await openTestShop()
  await withComments(
    shop,
    Array.from({ length: 53 }, (_, count) => `Comment ${count}`),
    true,
  )
  const office = await atWork(shop.marketplace)
  const bodiesOf = ({ rows }: Awaited<ReturnType<typeof listCommentsToModerate>>) => rows.map(({ body }) => body)
  const first = await listCommentsToModerate(office, { status: 'held' })
  assert.deepEqual([first.rows.length, first.rows[0]?.body, first.olderThan], [50, 'Comment 0', undefined])
  const rest = await listCommentsToModerate(office, { status: 'held', newerThan: first.newerThan })
  assert.deepEqual(bodiesOf(rest), ['Comment 50', 'Comment 51', 'Comment 52'])
  assert.equal(rest.newerThan, undefined)

  const ids = [...first.rows, ...rest.rows].map(({ id }) => id)
  await moderateComments(office, ids, 'published')
  const newest = await listCommentsToModerate(office, { status: 'published' })
  assert.deepEqual([newest.rows.length, newest.rows[0]?.body, newest.newerThan], [50, 'Comment 52', undefined])
  const older = await listCommentsToModerate(office, { status: 'published', olderThan: newest.olderThan })
  assert.deepEqual(bodiesOf(older), ['Comment 2', 'Comment 1', 'Comment 0'])
})

test('nobody outside the shop moderates', async () => {
  await using shop = await openTestShop()
  await assert.rejects(moderateComments(shop.marketplace, [1], 'hidden'), NotAllowed)
  await assert.rejects(listCommentsToModerate(shop.marketplace, { status: 'held' }), NotAllowed)
})

test('a comment with a link is held, whichever way it comes', async () => {
  await using shop = await openTestShop()
  const { id: productId } = await shop.sells()
  const office = await atWork(shop.marketplace, 'staff')
  const holds = async (body: string, authorName = 'Amel') => {
    await postComment(shop.marketplace, { productId, ...author, authorName, body })
    const { rows } = await listCommentsToModerate(office, { status: 'held' })
    return rows.some((held) => held.body === body && held.authorName === authorName)
  }
  for (const body of [
    'See https://example.com',
    'http : // example.com',
    'www.pills.example',
    'cheap at example.com!',
    'Example.COM',
    'ex\u200bample.c\u200bom',
    'example。com and more',
    'ｅｘａｍｐｌｅ．ｃｏｍ',
    'example (dot) com',
    'bit.ly/3xyz',
    'join t.me/pills',
    'hxxp://evil.example',
    '[url=evil]here[/url]',
    '<a href="x">here</a>',
    'mail me: amel@example.tn',
  ])
    assert.equal(await holds(body), true, body)
  assert.equal(await holds('Lovely', 'www.pills.example'), true)
  for (const body of [
    'Warm wool.Soft too',
    'It cost 45.500 TND',
    'Came in 2 days... lovely',
    '10/10',
    'جميل جدا. شكرا',
  ])
    assert.equal(await holds(body), false, body)
})

test('an owner has all comments held, and the next one waits', async () => {
  await using shop = await openTestShop()
  const { id: productId } = await shop.sells()
  const owner = await atWork(shop.marketplace)
  await editSetting(owner, commentSetting, { version: 0, edited: { heldComments: 'all' } })
  await postComment(shop.marketplace, { productId, ...author, body: 'Warm wool' })
  assert.deepEqual(await listComments(owner, productId), [])
  assert.equal((await listWaiting(owner))['comments-held'], 1)
  const [edit] = (await listChanges(owner, { what: 'setting' })).rows
  assert.equal(await undoChange(owner, edit?.id ?? 0), 'undone')
  await postComment(shop.marketplace, { productId, ...author, body: 'Warm wool' })
  assert.equal((await listComments(owner, productId)).length, 1)
})

test('a comment that shows is new until somebody has seen it, hidden it or published it', async () => {
  await using shop = await openTestShop()
  const productId = await withComments(shop, ['One', 'Two', 'Three'], false)
  await postComment(shop.marketplace, { productId, ...author, body: 'Four', isSuspicious: true })
  await postComment(shop.marketplace, { productId, ...author, body: 'A sample', isSeen: true })
  const office = await atWork(shop.marketplace, 'staff')
  const waiting = async () => (await listWaiting(office))['comments-new'] ?? 0
  assert.equal(await waiting(), 3)
  const [sample, three, two] = (await listCommentsToModerate(office, { status: 'published' })).rows
  assert.equal(sample?.isNew, false)
  assert.equal(three?.isNew, true)
  assert.equal(await markCommentsSeen(office, [three?.id ?? 0]), 1)
  assert.equal(await markCommentsSeen(office, [three?.id ?? 0]), 0)
  await moderateComments(office, [two?.id ?? 0], 'hidden')
  assert.equal(await waiting(), 1)
  const [four] = (await listCommentsToModerate(office, { status: 'held' })).rows
  await moderateComments(office, [four?.id ?? 0], 'published')
  assert.equal(await waiting(), 1)
  await assert.rejects(markCommentsSeen(shop.marketplace, [1]), NotAllowed)
})
