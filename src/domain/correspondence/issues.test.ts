import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendQueuedLetters } from '#tests/support/letters.ts'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { SendingFailed } from '../letters/mailer.ts'
import { resendLetter } from '../letters/resend-letter.ts'
import type { Marketplace } from '../marketplace.ts'
import { NotAllowed } from '../operators/require-operator.ts'
import { leaveNewsletter } from './leave-newsletter.ts'
import { getIssue, listIssues } from './list-issues.ts'
import { countSubscribers, listSubscribers } from './list-subscribers.ts'
import { issueNewsletterToken } from './newsletter-token.ts'
import { continueIssue, sendIssue, stopIssue } from './send-issue.ts'
import { beginIssue, rewriteIssue } from './write-issue.ts'

const text = { subject: 'Wool is here', body: '# New\n\nTwo lines\nof it.\n\nhttps://hirfa.example/shop' }

async function readers({ db }: Marketplace, names: readonly string[], confirmed = true): Promise<number[]> {
  const moment = new Date('2026-03-01T10:00:00Z')
  const rows = names.map((name) => ({
    ...{ email: `${name}@example.tn`, subscribed_at: moment, confirmed_at: confirmed ? moment : null, left_at: null },
  }))
  const made = await db.insertInto('newsletter_subscriptions').values(rows).returning('id').execute()
  return made.map(({ id }) => id)
}

const sentTo = ({ marketplace }: TestShop) => marketplace.mailer.sent.map(({ to }) => to)

test('an issue goes once to everyone who confirmed, with the way to leave it', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace, 'staff')
  await readers(office, ['amel', 'binta'])
  await readers(office, ['never-answered'], false)
  assert.equal(await countSubscribers(office), 2)
  assert.deepEqual(
    (await listSubscribers(office)).map(({ email }) => email),
    ['amel@example.tn', 'binta@example.tn'],
  )
  const id = await beginIssue(office, { ...text, subject: 'Draft' })
  assert.equal(await rewriteIssue(office, id, text), true)
  assert.equal(await sendIssue(office, id), 2)
  assert.equal(await sendIssue(office, id), undefined)
  assert.equal(await rewriteIssue(office, id, { ...text, subject: 'Too late' }), false)
  assert.deepEqual((await getIssue(office, id)).progress, { all: 2, sent: 0, waiting: 2, givenUp: 0, withdrawn: 0 })

  await sendQueuedLetters(office)
  await sendQueuedLetters(office)
  assert.deepEqual(sentTo(shop), ['amel@example.tn', 'binta@example.tn'])
  const [letter] = shop.marketplace.mailer.sent
  assert.equal(letter?.subject, 'Wool is here')
  assert.match(letter?.unsubscribeUrl ?? '', /^https:\/\/hirfa\.example\/newsletter\/leave\/[\w-]{22}$/)
  assert.match(letter?.html ?? '', /Two lines<br>of it\./)
  assert.match(letter?.text ?? '', /Two lines\nof it\.\n\nHave a look:\nhttps:\/\/hirfa\.example\/shop\n/)
  const [issue] = await listIssues(office)
  assert.deepEqual([issue?.status, issue?.progress.sent], ['sending', 2])
})

test('an issue that is stopped goes to nobody more, and can go on', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  await readers(office, ['amel', 'binta', 'chiraz'])
  const id = await beginIssue(office, text)
  await sendIssue(office, id)
  shop.marketplace.mailer.onSend = async ({ to }) => {
    if (to.startsWith('amel')) await stopIssue(office, id)
  }
  await sendQueuedLetters(office)
  assert.deepEqual(sentTo(shop), ['amel@example.tn'])
  assert.deepEqual((await getIssue(office, id)).progress, { all: 3, sent: 1, waiting: 0, givenUp: 0, withdrawn: 2 })

  await continueIssue(office, id)
  await sendQueuedLetters(office)
  assert.deepEqual(sentTo(shop), ['amel@example.tn', 'binta@example.tn', 'chiraz@example.tn'])
})

test('an address that fails holds up no other, and nobody who has left meanwhile gets it', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const [, binta = 0] = await readers(office, ['amel', 'binta', 'chiraz'])
  const id = await beginIssue(office, text)
  await sendIssue(office, id)
  await leaveNewsletter(office, await issueNewsletterToken(office, binta, 'leave'))
  shop.marketplace.mailer.onSend = ({ to }) => {
    if (to.startsWith('amel')) throw new SendingFailed('final', '550 no such mailbox')
  }
  await sendQueuedLetters(office)
  assert.deepEqual(sentTo(shop), ['chiraz@example.tn'])
  assert.deepEqual((await getIssue(office, id)).progress, { all: 3, sent: 1, waiting: 0, givenUp: 1, withdrawn: 1 })

  const withdrawn = await office.db.selectFrom('letters').select('id').where('status', '=', 'withdrawn').execute()
  await resendLetter(office, withdrawn[0]?.id ?? 0)
  await sendQueuedLetters(office)
  assert.deepEqual(sentTo(shop), ['chiraz@example.tn'], 'not even when someone sends it again by hand')
})

test('a large newsletter is queued in one go', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  for (let batch = 0; batch < 4; batch++)
    await readers(
      office,
      Array.from({ length: 1000 }, (_, place) => `reader-${batch}-${place}`),
    )
  assert.equal(await sendIssue(office, await beginIssue(office, text)), 4000)
})

test('the newsletter is written, sent and read out by people of the shop alone', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const attempts = [
    listSubscribers(marketplace),
    countSubscribers(marketplace),
    listIssues(marketplace),
    beginIssue(marketplace, text),
    rewriteIssue(marketplace, 1, text),
    sendIssue(marketplace, 1),
    stopIssue(marketplace, 1),
    continueIssue(marketplace, 1),
  ]
  for (const attempt of attempts) await assert.rejects(attempt, NotAllowed)
})
