import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { SendingFailed } from '#domain/email-outbox/mailer.ts'
import { resendEmail } from '#domain/email-outbox/resend-email.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { listJobs, outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { emailLinks } from '#web/email-links.ts'
import { createIssue, editIssue } from './edit-issue.ts'
import { getIssue, listIssues } from './list-issues.ts'
import { countSubscribers, streamSubscribers } from './list-subscribers.ts'
import { createNewsletterToken } from './newsletter-token.ts'
import { previewIssue } from './preview-issue.ts'
import { queueIssueBatch, resumeIssues } from './queue-issue.ts'
import { continueIssue, sendIssue, stopIssue } from './send-issue.ts'
import { sendTestIssue } from './send-test-issue.ts'
import { unsubscribe } from './unsubscribe.ts'

const text = { subject: 'Wool is here', body: '# New\n\nTwo lines\nof it.\n\nhttps://hirfa.example/shop' }

async function addSubscribers(
  { db }: Marketplace,
  names: readonly string[],
  { confirmed = true, moment = new Date('2026-03-01T10:00:00Z') } = {},
): Promise<number[]> {
  const rows = names.map((name) => ({
    ...{
      email: `${name}@example.tn` as EmailAddress,
      subscribed_at: moment,
      confirmed_at: confirmed ? moment : null,
      left_at: null,
    },
  }))
  const made = await db.insertInto('newsletter_subscriptions').values(rows).returning('id').execute()
  return made.map(({ id }) => id)
}

async function addManySubscribers(office: Marketplace, count: number): Promise<void> {
  await addSubscribers(
    office,
    Array.from({ length: count }, (_, place) => `reader-${place}`),
  )
}

async function countEmails(office: Marketplace): Promise<number> {
  return (await outboxRows(office)).length
}

const sentTo = ({ marketplace }: TestShop) => marketplace.mailer.sent.map(({ to }) => to)

test('an issue is sent once to each confirmed subscriber, with an unsubscribe link', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  await addSubscribers(office, ['amel', 'binta'])
  await addSubscribers(office, ['never-answered'], { confirmed: false })
  assert.equal(await countSubscribers(office), 2)
  assert.deepEqual(
    (await Array.fromAsync(streamSubscribers(office))).flat().map(({ email }) => email),
    ['amel@example.tn', 'binta@example.tn'],
  )
  const base = { ...text, subject: 'Draft' }
  const { id } = await createIssue(office, base)
  assert.equal((await editIssue(office, id, { base, edited: text })).outcome, 'saved')
  assert.equal(await sendIssue(office, id), 2)
  assert.equal(await sendIssue(office, id), undefined)
  const late = await editIssue(office, id, { base: text, edited: { ...text, subject: 'Too late' } })
  assert.equal(late.outcome, 'already-sent')
  assert.deepEqual((await getIssue(office, id)).progress, {
    all: 2,
    sent: 0,
    waiting: 2,
    failedPermanently: 0,
    withdrawn: 0,
  })

  await sendQueuedEmails(office)
  await sendQueuedEmails(office)
  assert.deepEqual(sentTo(shop), ['amel@example.tn', 'binta@example.tn'])
  const [sentEmail] = shop.marketplace.mailer.sent
  assert.equal(sentEmail?.subject, 'Wool is here')
  assert.match(sentEmail?.unsubscribeUrl ?? '', /^https:\/\/hirfa\.example\/newsletter\/leave\/[\w-]{22}$/)
  assert.match(sentEmail?.html ?? '', /Two lines<br>of it\./)
  assert.match(sentEmail?.text ?? '', /Two lines\nof it\.\n\nTake a look:\nhttps:\/\/hirfa\.example\/shop\n/)
  const [issue] = await listIssues(office)
  assert.deepEqual([issue?.status, issue?.progress.sent], ['sending', 2])
})

test('the second of two simultaneous edits of a draft is a conflict', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const { id } = await createIssue(office, text)
  const [theirs, mine] = [
    { ...text, body: 'The fair is on the 29th.', translations: { fr: { subject: 'La foire' } } },
    { ...text, subject: 'The fair', translations: { ar: { subject: 'المعرض' } } },
  ]
  await editIssue(office, id, { base: text, edited: theirs })
  const first = await editIssue(office, id, { base: text, edited: mine })
  assert.ok(first.outcome === 'changed-meanwhile')
  assert.deepEqual([first.current, first.theirs, first.both], [theirs, ['body'], []])
  const merged = { ...mine, body: theirs.body, translations: { ...theirs.translations, ...mine.translations } }
  assert.deepEqual(first.merged, merged)
  assert.equal((await getIssue(office, id)).body, theirs.body)
  assert.equal((await editIssue(office, id, { base: theirs, edited: merged })).outcome, 'saved')
  assert.equal((await editIssue(office, id, { base: text, edited: merged })).outcome, 'saved', 'both wrote the same')
})

test('an edit of a draft waits for another one that is being saved, and is a conflict then', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const { id } = await createIssue(office, text)
  const theirs = { ...text, body: 'The fair is on the 29th.' }
  const { waiting } = await inTransaction(office, async (saving) => {
    await editIssue(saving, id, { base: text, edited: theirs })
    const waiting = editIssue(office, id, { base: text, edited: { ...text, subject: 'The fair' } })
    await untilWaitingForLock(shop)
    return { waiting }
  })
  assert.equal((await waiting).outcome, 'changed-meanwhile')
  assert.deepEqual(
    [(await getIssue(office, id)).subject, (await getIssue(office, id)).body],
    [text.subject, theirs.body],
  )
})

test('a stopped issue is sent to nobody else, and can be continued', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await addSubscribers(office, ['amel', 'binta', 'chiraz'])
  const { id } = await createIssue(office, text)
  await sendIssue(office, id)
  shop.marketplace.mailer.onSend = async ({ to }) => {
    if (to.startsWith('amel')) await stopIssue(office, id)
  }
  await sendQueuedEmails(office)
  assert.deepEqual(sentTo(shop), ['amel@example.tn'])
  assert.deepEqual((await getIssue(office, id)).progress, {
    all: 3,
    sent: 1,
    waiting: 0,
    failedPermanently: 0,
    withdrawn: 2,
  })

  await continueIssue(office, id)
  await sendQueuedEmails(office)
  assert.deepEqual(sentTo(shop), ['amel@example.tn', 'binta@example.tn', 'chiraz@example.tn'])
})

test('a failing address does not delay others, and subscribers who have left get nothing', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [, binta = 0] = await addSubscribers(office, ['amel', 'binta', 'chiraz'])
  const { id } = await createIssue(office, text)
  await sendIssue(office, id)
  await queueIssueBatch(shop.system, id)
  await unsubscribe(office, await createNewsletterToken(shop.system, binta, 'unsubscribe'))
  shop.marketplace.mailer.onSend = ({ to }) => {
    if (to.startsWith('amel')) throw new SendingFailed('permanent', '550 no such mailbox')
  }
  await sendQueuedEmails(office)
  assert.deepEqual(sentTo(shop), ['chiraz@example.tn'])
  assert.deepEqual((await getIssue(office, id)).progress, {
    all: 3,
    sent: 1,
    waiting: 0,
    failedPermanently: 1,
    withdrawn: 1,
  })

  const withdrawn = await office.db.selectFrom('emails').select('id').where('status', '=', 'withdrawn').execute()
  await resendEmail(office, withdrawn[0]?.id ?? 0)
  await sendQueuedEmails(office)
  assert.deepEqual(sentTo(shop), ['chiraz@example.tn'], 'nor when it is resent by staff')
})

test('a large issue is queued in batches, also by several workers, and its progress counts all subscribers', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await addManySubscribers(office, 1200)
  const { id } = await createIssue(office, text)
  assert.equal(await sendIssue(office, id), 1200)
  assert.equal(await queueIssueBatch(shop.system, id), true)
  assert.equal(await countEmails(office), 500)
  const { progress } = await getIssue(office, id)
  assert.deepEqual([progress.all, progress.waiting], [1200, 1200])
  await addSubscribers(office, ['came-later'], { moment: new Date(shop.clock.now().getTime() + 1) })

  await Promise.all([1, 2, 3].map(() => queueIssueBatch(shop.system, id)))
  assert.equal(await queueIssueBatch(shop.system, id), false)
  const recipients = (await outboxRows(office)).map(({ recipient }) => recipient)
  assert.deepEqual([recipients.length, new Set(recipients).size], [1200, 1200])
  assert.equal(recipients.includes('came-later@example.tn' as EmailAddress), false)
  assert.equal((await listJobs(office)).filter(({ task }) => task === 'send-email').length, 1200)
})

test('queueing of a stopped issue stops, and continues from its cursor', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await addManySubscribers(office, 700)
  const { id } = await createIssue(office, text)
  await sendIssue(office, id)
  await queueIssueBatch(shop.system, id)
  await stopIssue(office, id)
  assert.equal(await queueIssueBatch(shop.system, id), false)
  assert.deepEqual((await getIssue(office, id)).progress, {
    all: 700,
    sent: 0,
    waiting: 0,
    failedPermanently: 0,
    withdrawn: 700,
  })
  const [sentEmail] = await outboxRows(office)
  await sendQueuedEmails(office)
  assert.deepEqual(sentTo(shop), [])

  await continueIssue(office, id)
  await resumeIssues(shop.system)
  assert.equal((await getIssue(office, id)).progress.waiting, 700)
  while (await queueIssueBatch(shop.system, id));
  const statuses = new Set((await outboxRows(office)).map(({ status }) => status))
  assert.deepEqual([await countEmails(office), [...statuses]], [700, ['queued']])
  assert.equal((await outboxRows(office))[0]?.message_id, sentEmail?.message_id)
})

test('a preview and a test email equal what subscribers get, and a double click sends one test email', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  await addSubscribers(office, ['amel'])
  const { id } = await createIssue(office, text)
  const preview = await previewIssue(office, id, emailLinks('https://hirfa.example'))
  await Promise.all([sendTestIssue(office, id), sendTestIssue(office, id)])
  await sendQueuedEmails(office)
  assert.deepEqual(sentTo(shop), [office.actor.email])
  const [trial] = shop.marketplace.mailer.sent
  assert.equal(trial?.subject, 'Test: Wool is here')
  assert.deepEqual([trial?.text, trial?.html.replace('Test: ', '')], [preview.text, preview.html])

  await sendIssue(office, id)
  await sendQueuedEmails(office)
  const sentEmail = shop.marketplace.mailer.sent.at(-1)
  const withoutLink = (text = '') => text.replace(/leave\/[\w-]+/, 'leave/')
  assert.equal(sentEmail?.to, 'amel@example.tn')
  assert.deepEqual([sentEmail.subject, withoutLink(sentEmail.html)], [preview.subject, withoutLink(preview.html)])
  assert.equal(withoutLink(sentEmail.text), withoutLink(preview.text))
  await sendTestIssue(office, id)
  assert.equal((await outboxRows(office)).filter(({ kind }) => kind === 'newsletter-test').length, 2)
})

test('the form of an issue sent several times at once makes one draft, and edited afterwards leads to it', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  await openConnections(office)
  const key = randomUUID()
  const [first, ...repeated] = await Promise.all([1, 2, 3].map(() => createIssue(office, text, key)))
  assert.equal(first?.outcome, 'created')
  for (const outcome of repeated) assert.deepEqual(outcome, first)
  const other = await createIssue(office, { ...text, subject: 'Another' }, key)
  assert.deepEqual(other, { outcome: 'key-used', id: first?.id })
  assert.equal((await listIssues(office)).length, 1)
})

test('every newsletter operation of the back office is for staff only', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const attempts = [
    streamSubscribers(marketplace).next(),
    countSubscribers(marketplace),
    listIssues(marketplace),
    createIssue(marketplace, text),
    editIssue(marketplace, 1, { base: text, edited: text }),
    sendIssue(marketplace, 1),
    stopIssue(marketplace, 1),
    continueIssue(marketplace, 1),
    previewIssue(marketplace, 1, emailLinks('')),
    sendTestIssue(marketplace, 1),
  ]
  for (const attempt of attempts) await assert.rejects(attempt, NotAllowed)
})
