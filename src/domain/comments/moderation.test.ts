import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { rowsPerPage } from '#domain/keyset-pagination.ts'
import type { Phone } from '#domain/phone.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { commentSetting } from './comment-setting.ts'
import { listComments } from './list-comments.ts'
import { listCommentsToModerate } from './list-comments-to-moderate.ts'
import { markCommentsSeen } from './mark-comments-seen.ts'
import { moderateComments } from './moderate-comments.ts'
import { postComment } from './post-comment.ts'

const author = { authorName: 'Amel', email: 'amel@example.tn' as EmailAddress, phone: '+21622333444' as Phone }

async function withComments(shop: TestShop, bodies: readonly string[], isSuspicious: boolean) {
  const { id: productId } = await shop.sells()
  for (const body of bodies) await postComment(shop.marketplace, { productId, ...author, body, isSuspicious })
  return productId
}

test('held comments are shown after an operator publishes them, in bulk', async () => {
  await using shop = await openTestShop()
  const productId = await withComments(shop, ['Warm wool', 'Fits well', 'buy pills'], true)
  const office = await asOperator(shop.marketplace, 'staff')
  const { rows } = await listCommentsToModerate(office, { status: 'held' })
  assert.deepEqual(
    rows.map(({ body }) => body),
    ['Warm wool', 'Fits well', 'buy pills'],
  )
  assert.deepEqual((await listComments(office, productId)).comments, [])

  const [spam, ...good] = rows.map(({ id }) => id).reverse()
  assert.equal(await moderateComments(office, good, 'published'), 2)
  assert.equal(await moderateComments(office, [spam ?? 0], 'hidden'), 1)
  assert.deepEqual(
    (await listComments(office, productId)).comments.map(({ body }) => body),
    ['Fits well', 'Warm wool'],
  )
  const changes = await office.db.selectFrom('audit_log').select(['entity', 'action', 'before']).orderBy('id').execute()
  assert.deepEqual(
    changes.map(({ action }) => action),
    ['published', 'published', 'hidden'],
  )
  assert.deepEqual(changes[2]?.before, { status: 'held', author: 'Amel', text: 'buy pills' })
})

test('hiding a hidden comment changes nothing and is not audited', async () => {
  await using shop = await openTestShop()
  await withComments(shop, ['Warm wool'], false)
  const office = await asOperator(shop.marketplace)
  const [comment] = (await listCommentsToModerate(office, { status: 'published' })).rows
  assert.equal(await moderateComments(office, [comment?.id ?? 0], 'hidden'), 1)
  assert.equal(await moderateComments(office, [comment?.id ?? 0, 99], 'hidden'), 0)
  assert.equal((await office.db.selectFrom('audit_log').select('id').execute()).length, 1)
})

test('a long list is paginated: held comments oldest first, others newest first', async () => {
  await using shop = await openTestShop()
  await withComments(
    shop,
    Array.from({ length: rowsPerPage + 3 }, (_, count) => `Comment ${count}`),
    true,
  )
  const office = await asOperator(shop.marketplace)
  const bodiesOf = ({ rows }: Awaited<ReturnType<typeof listCommentsToModerate>>) => rows.map(({ body }) => body)
  const first = await listCommentsToModerate(office, { status: 'held' })
  assert.deepEqual([first.rows.length, first.rows[0]?.body, first.olderThan], [rowsPerPage, 'Comment 0', undefined])
  const rest = await listCommentsToModerate(office, { status: 'held', newerThan: first.newerThan })
  assert.deepEqual(
    bodiesOf(rest),
    [0, 1, 2].map((after) => `Comment ${rowsPerPage + after}`),
  )
  assert.equal(rest.newerThan, undefined)

  const ids = [...first.rows, ...rest.rows].map(({ id }) => id)
  await moderateComments(office, ids, 'published')
  const newest = await listCommentsToModerate(office, { status: 'published' })
  assert.deepEqual(
    [newest.rows.length, newest.rows[0]?.body, newest.newerThan],
    [rowsPerPage, `Comment ${rowsPerPage + 2}`, undefined],
  )
  const older = await listCommentsToModerate(office, { status: 'published', olderThan: newest.olderThan })
  assert.deepEqual(bodiesOf(older), ['Comment 2', 'Comment 1', 'Comment 0'])
})

test('only operators moderate comments', async () => {
  await using shop = await openTestShop()
  await assert.rejects(moderateComments(shop.marketplace, [1], 'hidden'), NotAllowed)
  await assert.rejects(listCommentsToModerate(shop.marketplace, { status: 'held' }), NotAllowed)
})

test('a comment with a link is held, from the website and the API', async () => {
  await using shop = await openTestShop()
  const { id: productId } = await shop.sells()
  const office = await asOperator(shop.marketplace, 'staff')
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
    'مثال.تونس',
    'example[.]com',
    '192.0.2.1/sale',
  ])
    assert.equal(await holds(body), true, body)
  assert.equal(await holds('Lovely', 'www.pills.example'), true)
  for (const body of [
    'Warm wool.Soft too',
    'It cost 45.500 TND',
    'Came in 2 days... lovely',
    '10/10',
    'جميل جدا. شكرا',
    'جميل جدا. تونس بلد الحرف',
  ])
    assert.equal(await holds(body), false, body)
})

test('with the setting to hold all comments the next comment is held', async () => {
  await using shop = await openTestShop()
  const { id: productId } = await shop.sells()
  const owner = await asOperator(shop.marketplace)
  await editSetting(owner, commentSetting, { version: 0, edited: { heldComments: 'all' } })
  await postComment(shop.marketplace, { productId, ...author, body: 'Warm wool' })
  assert.deepEqual((await listComments(owner, productId)).comments, [])
  assert.equal((await countPendingWork(owner))['comments-held'], 1)
  const [edit] = (await listAuditLog(owner, { entity: 'setting' })).rows
  assert.equal(await undoChange(owner, edit?.id ?? 0), 'undone')
  await postComment(shop.marketplace, { productId, ...author, body: 'Warm wool again' })
  assert.equal((await listComments(owner, productId)).total, 1)
})

test('a published comment is new until an operator marks it seen, hides or publishes it', async () => {
  await using shop = await openTestShop()
  const productId = await withComments(shop, ['One', 'Two', 'Three'], false)
  await postComment(shop.marketplace, { productId, ...author, body: 'Four', isSuspicious: true })
  await postComment(shop.marketplace, { productId, ...author, body: 'A sample', isSeen: true })
  const office = await asOperator(shop.marketplace, 'staff')
  const waiting = async () => (await countPendingWork(office))['comments-new'] ?? 0
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
