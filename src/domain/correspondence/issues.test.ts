import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jobsOf, lettersOf, sendQueuedLetters } from '#tests/support/letters.ts'
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
import { queueIssuePart, resumeIssues } from './queue-issue.ts'
import { continueIssue, sendIssue, stopIssue } from './send-issue.ts'
import { previewIssue, tryIssue } from './try-issue.ts'
import { beginIssue, rewriteIssue } from './write-issue.ts'

const text = { subject: 'Wool is here', body: '# New\n\nTwo lines\nof it.\n\nhttps://hirfa.example/shop' }

async function readers(
  { db }: Marketplace,
  names: readonly string[],
  { confirmed = true, moment = new Date('2026-03-01T10:00:00Z') } = {},
): Promise<number[]> {
  const rows = names.map((name) => ({
    ...{ email: `${name}@example.tn`, subscribed_at: moment, confirmed_at: confirmed ? moment : null, left_at: null },
  }))
  const made = await db.insertInto('newsletter_subscriptions').values(rows).returning('id').execute()
  return made.map(({ id }) => id)
}

async function manyReaders(office: Marketplace, count: number): Promise<void> {
  await readers(
    office,
    Array.from({ length: count }, (_, place) => `reader-${place}`),
  )
}

async function countLetters(office: Marketplace): Promise<number> {
  return (await lettersOf(office)).length
}

const sentTo = ({ marketplace }: TestShop) => marketplace.mailer.sent.map(({ to }) => to)

test('an issue goes once to everyone who confirmed, with the way to leave it', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace, 'staff')
  await readers(office, ['amel', 'binta'])
  await readers(office, ['never-answered'], { confirmed: false })
  assert.equal(await countSubscribers(office), 2)
  assert.deepEqual(
    (await listSubscribers(office)).map(({ email }) => email),
    ['amel@example.tn', 'binta@example.tn'],
  )
  const base = { ...text, subject: 'Draft' }
  const id = await beginIssue(office, base)
  assert.equal((await rewriteIssue(office, id, { base, edited: text })).outcome, 'saved')
  assert.equal(await sendIssue(office, id), 2)
  assert.equal(await sendIssue(office, id), undefined)
  const late = await rewriteIssue(office, id, { base: text, edited: { ...text, subject: 'Too late' } })
  assert.equal(late.outcome, 'gone')
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

test('of two who write one draft the second sees what the first wrote, and nothing is written over', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace, 'staff')
  const id = await beginIssue(office, text)
  const [theirs, mine] = [
    { ...text, body: 'The fair is on the 29th.' },
    { ...text, subject: 'The fair' },
  ]
  await rewriteIssue(office, id, { base: text, edited: theirs })
  const first = await rewriteIssue(office, id, { base: text, edited: mine })
  assert.deepEqual(first, { outcome: 'changed-meanwhile', current: theirs })
  assert.equal((await getIssue(office, id)).body, theirs.body)
  assert.equal((await rewriteIssue(office, id, { base: theirs, edited: mine })).outcome, 'saved')
  assert.equal((await rewriteIssue(office, id, { base: text, edited: mine })).outcome, 'saved', 'both wrote the same')
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
  await queueIssuePart(office, id)
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

test('a large newsletter is queued part by part, by two workers at once too, and counts as a whole meanwhile', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  await manyReaders(office, 1200)
  const id = await beginIssue(office, text)
  assert.equal(await sendIssue(office, id), 1200)
  assert.equal(await queueIssuePart(office, id), true)
  assert.equal(await countLetters(office), 500)
  const { progress } = await getIssue(office, id)
  assert.deepEqual([progress.all, progress.waiting], [1200, 1200])
  await readers(office, ['came-later'], { moment: new Date(shop.clock.now().getTime() + 1) })

  await Promise.all([1, 2, 3].map(() => queueIssuePart(office, id)))
  assert.equal(await queueIssuePart(office, id), false)
  const recipients = (await lettersOf(office)).map(({ recipient }) => recipient)
  assert.deepEqual([recipients.length, new Set(recipients).size], [1200, 1200])
  assert.equal(recipients.includes('came-later@example.tn'), false)
  assert.equal((await jobsOf(office)).filter(({ task }) => task === 'send-letter').length, 1200)
})

test('an issue that is stopped is queued no further, and goes on from where it stood', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  await manyReaders(office, 700)
  const id = await beginIssue(office, text)
  await sendIssue(office, id)
  await queueIssuePart(office, id)
  await stopIssue(office, id)
  assert.equal(await queueIssuePart(office, id), false)
  assert.deepEqual((await getIssue(office, id)).progress, { all: 700, sent: 0, waiting: 0, givenUp: 0, withdrawn: 700 })
  const [letter] = await lettersOf(office)
  await sendQueuedLetters(office)
  assert.deepEqual(sentTo(shop), [])

  await continueIssue(office, id)
  await resumeIssues(office)
  assert.equal((await getIssue(office, id)).progress.waiting, 700)
  while (await queueIssuePart(office, id));
  const statuses = new Set((await lettersOf(office)).map(({ status }) => status))
  assert.deepEqual([await countLetters(office), [...statuses]], [700, ['queued']])
  assert.equal((await lettersOf(office))[0]?.message_id, letter?.message_id)
})

test('its writer sees an issue before all others, and gets it on trial, once', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace, 'staff')
  await readers(office, ['amel'])
  const id = await beginIssue(office, text)
  const preview = await previewIssue(office, id, 'https://hirfa.example')
  await Promise.all([tryIssue(office, id), tryIssue(office, id)])
  await sendQueuedLetters(office)
  assert.deepEqual(sentTo(shop), [office.operator?.email])
  const [trial] = shop.marketplace.mailer.sent
  assert.equal(trial?.subject, 'Trial: Wool is here')
  assert.deepEqual([trial?.text, trial?.html.replace('Trial: ', '')], [preview.text, preview.html])

  await sendIssue(office, id)
  await sendQueuedLetters(office)
  const letter = shop.marketplace.mailer.sent.at(-1)
  const withoutLink = (words = '') => words.replace(/leave\/[\w-]+/, 'leave/')
  assert.equal(letter?.to, 'amel@example.tn')
  assert.deepEqual([letter.subject, withoutLink(letter.html)], [preview.subject, withoutLink(preview.html)])
  assert.equal(withoutLink(letter.text), withoutLink(preview.text))
  await tryIssue(office, id)
  assert.equal((await lettersOf(office)).filter(({ kind }) => kind === 'newsletter-trial').length, 2)
})

test('the newsletter is written, sent and read out by people of the shop alone', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const attempts = [
    listSubscribers(marketplace),
    countSubscribers(marketplace),
    listIssues(marketplace),
    beginIssue(marketplace, text),
    rewriteIssue(marketplace, 1, { base: text, edited: text }),
    sendIssue(marketplace, 1),
    stopIssue(marketplace, 1),
    continueIssue(marketplace, 1),
    previewIssue(marketplace, 1, ''),
    tryIssue(marketplace, 1),
  ]
  for (const attempt of attempts) await assert.rejects(attempt, NotAllowed)
})
