import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postComment } from '#domain/comments/post-comment.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { listEmails } from '#domain/email-outbox/list-emails.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import type { Phone } from '#domain/phone.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator } from '#tests/support/operators.ts'
import { fromNetwork, openReviewedShop } from '#tests/support/rate-limits.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { RateLimited } from './rate-limit.ts'

const twoADay = { count: 2, seconds: 86_400 }
const phone = '+21622333444' as Phone

let texts = 0
/** Posts a comment with a text of its own. Returns whether it is published. */
async function comments(marketplace: Marketplace, productId: number, email = `${++texts}@example.tn`) {
  const body = `Text ${++texts}`
  await postComment(marketplace, { productId, authorName: 'Amel', email: email as EmailAddress, phone, body })
  const row = await marketplace.db
    .selectFrom('comments')
    .select('status')
    .where('body', '=', body)
    .executeTakeFirstOrThrow()
  return row.status === 'published'
}

test('comments of a network beyond its limit are held, those of others and of the next day are not', async () => {
  await using shop = await openReviewedShop({ comment: twoADay })
  const [bowl, jar] = [await shop.sells(), await shop.sells()]
  const here = fromNetwork(shop.marketplace)
  assert.deepEqual(
    [await comments(here, bowl.id), await comments(here, jar.id), await comments(here, bowl.id)],
    [true, true, false],
  )
  assert.equal(await comments(fromNetwork(shop.marketplace, '192.0.2.2'), bowl.id), true)
  assert.equal(await comments(shop.marketplace, bowl.id), true, 'without a network nothing is limited')
  shop.clock.passes({ days: 1 })
  assert.equal(await comments(here, bowl.id), true)
})

test('comments on one product beyond its limit are held, from whatever network', async () => {
  await using shop = await openReviewedShop({ 'comments-on-product': twoADay })
  const [bowl, jar] = [await shop.sells(), await shop.sells()]
  const published: boolean[] = []
  for (let host = 1; host <= 4; host++)
    published.push(await comments(fromNetwork(shop.marketplace, `192.0.2.${host}`), bowl.id))
  assert.deepEqual(published, [true, true, false, false])
  assert.equal(await comments(fromNetwork(shop.marketplace), jar.id), true)
})

test('comments of one mailbox beyond its limit are held, however the address is spelled', async () => {
  await using shop = await openReviewedShop({ 'comments-of-email': twoADay })
  const { id } = await shop.sells()
  const spellings = ['a.mel@gmail.com', 'amel+1@gmail.com', 'AMEL@googlemail.com']
  const published: boolean[] = []
  for (const [host, email] of spellings.entries())
    published.push(await comments(fromNetwork(shop.marketplace, `192.0.2.${host}`), id, email))
  assert.deepEqual(published, [true, true, false])
})

test('a burst of comments is held, on one product and from one network', async () => {
  await using shop = await openReviewedShop({ 'comment-burst': { count: 2, seconds: 60 } })
  const [bowl, jar] = [await shop.sells(), await shop.sells()]
  const one = fromNetwork(shop.marketplace, '192.0.2.1')
  assert.deepEqual([await comments(one, bowl.id), await comments(one, jar.id)], [true, true])
  assert.equal(await comments(one, (await shop.sells()).id), false, 'the third of the network')
  const other = (host: number) => fromNetwork(shop.marketplace, `192.0.2.${host}`)
  assert.deepEqual([await comments(other(2), bowl.id), await comments(other(3), bowl.id)], [true, false])
  shop.clock.passes({ seconds: 60 })
  assert.equal(await comments(other(3), bowl.id), true)
})

test('a text that was posted before is held, whoever writes it and however it is spelled', async () => {
  await using shop = await openTestShop()
  const [bowl, jar] = [await shop.sells(), await shop.sells()]
  const post = async (productId: number, body: string) => {
    await postComment(shop.marketplace, {
      ...{ productId, authorName: 'Amel', phone, body },
      email: `${++texts}@example.tn` as EmailAddress,
    })
    const rows = await shop.marketplace.db.selectFrom('comments').select('status').orderBy('id', 'desc').execute()
    return rows[0]?.status
  }
  assert.equal(await post(bowl.id, 'Buy it cheaper in my own shop!'), 'published')
  for (const copy of [
    'Buy it cheaper in my own shop!',
    'buy it  CHEAPER, in my own shop.',
    'Buy ít chéaper in my\nown shop',
  ])
    assert.equal(await post(jar.id, copy), 'held', copy)
  assert.equal(await post(bowl.id, 'Very pretty!'), 'published')
  assert.equal(await post(jar.id, 'Very pretty!'), 'published', 'what many people write is no sign')
  shop.clock.passes({ days: 31 })
  assert.equal(await post(bowl.id, 'Buy it cheaper in my own shop!'), 'published')
})

test('of simultaneous copies of a text one is published', async () => {
  await using shop = await openTestShop()
  const { id: productId } = await shop.sells()
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      postComment(shop.marketplace, {
        ...{ productId, authorName: 'Amel', phone, body: 'The same text from many authors at once' },
        email: `${index}@example.tn` as EmailAddress,
      }),
    ),
  )
  const rows = await shop.marketplace.db.selectFrom('comments').select('id').where('status', '=', 'published').execute()
  assert.equal(rows.length, 1)
})

test('a copy of a text on another product waits for the first one, and is held', async () => {
  await using shop = await openTestShop()
  const [bowl, cup] = [await shop.sells(), await shop.sells()]
  const post = (marketplace: Marketplace, productId: number, email: string) =>
    postComment(marketplace, {
      ...{ productId, authorName: 'Amel', phone, body: 'The same text on many products at once' },
      email: email as EmailAddress,
    })
  const { waiting } = await inTransaction(shop.marketplace, async (posting) => {
    await post(posting, bowl.id, 'amel@example.tn')
    const waiting = post(shop.marketplace, cup.id, 'nour@example.tn')
    await untilWaitingForLock(shop)
    return { waiting }
  })
  await waiting
  const rows = await shop.marketplace.db.selectFrom('comments').select(['product_id', 'status']).orderBy('id').execute()
  assert.deepEqual(rows, [
    { product_id: bowl.id, status: 'published' },
    { product_id: cup.id, status: 'held' },
  ])
})

test('ten times a review limit is refused, so that what waits for review has a bound', async () => {
  await using shop = await openReviewedShop({ 'comments-on-product': twoADay })
  const { id } = await shop.sells()
  const attempts = await Promise.allSettled(
    Array.from({ length: 30 }, (_, host) => comments(fromNetwork(shop.marketplace, `192.0.2.${host}`), id)),
  )
  assert.equal(attempts.filter(({ status }) => status === 'fulfilled').length, 20)
  await assert.rejects(
    comments(fromNetwork(shop.marketplace), id),
    (error) => error instanceof RateLimited && error.retryAfterSeconds === 4320,
  )
  const rows = await shop.marketplace.db.selectFrom('comments').select('id').where('status', '=', 'published').execute()
  assert.equal(rows.length, 2)
})

test('messages and plan requests of a network beyond its limit are held and send no email', async () => {
  await using shop = await openReviewedShop({ message: twoADay, 'plan-request': twoADay })
  const here = fromNetwork(shop.marketplace)
  for (const name of ['one', 'two', 'three']) {
    const email = `${name}@example.tn` as EmailAddress
    await postContactMessage(here, { name, email, message: `I am number ${name}` })
    await requestPlan(here, { plan: 'gold', name, email, phone, project: 'Candles', description: '' })
  }
  const { db } = shop.marketplace
  const heldOf = (rows: readonly { is_held: boolean }[]) => rows.map(({ is_held }) => is_held)
  assert.deepEqual(heldOf(await db.selectFrom('contact_messages').selectAll().orderBy('id').execute()), [
    false,
    false,
    true,
  ])
  assert.deepEqual(heldOf(await db.selectFrom('plan_requests').selectAll().orderBy('id').execute()), [
    false,
    false,
    true,
  ])
  const kinds = (await outboxRows(shop.marketplace)).map(({ kind }) => kind)
  assert.deepEqual(kinds.filter((kind) => kind === 'message-notice').length, 2)
  assert.deepEqual(kinds.filter((kind) => kind === 'plan-confirmation').length, 2)
})

test('the confirmation of a subscription beyond the limit of its network waits for an operator', async () => {
  await using shop = await openReviewedShop({ subscription: twoADay })
  const here = fromNetwork(shop.marketplace)
  for (const name of ['one', 'two', 'three']) await subscribeToNewsletter(here, `${name}@example.tn` as EmailAddress)
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(
    shop.marketplace.mailer.sent.map(({ to }) => to),
    ['one@example.tn', 'two@example.tn'],
  )
  const office = await asOperator(shop.marketplace, 'staff')
  const { rows } = await listEmails(office, { filter: 'held' })
  assert.deepEqual(
    rows.map(({ recipient }) => recipient),
    ['three@example.tn'],
  )
})
