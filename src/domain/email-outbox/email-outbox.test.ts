import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import { inviteOperator } from '#domain/operators/invite-operator.ts'
import { correctDelivery } from '#domain/orders/delivery/correct-delivery.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { Phone } from '#domain/phone.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'
import { sendEmail } from '#jobs/send-email.ts'
import { listJobs, outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { shopEmail } from '#tests/support/test-marketplace.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { emailLinks } from '#web/email-links.ts'
import { countEmails } from './count-emails.ts'
import { getEmail } from './get-email.ts'
import { listEmails } from './list-emails.ts'
import { SendingFailed } from './mailer.ts'
import { requeueEmailsWithoutJob } from './requeue-emails-without-job.ts'
import { resendEmail, resendFailedEmails } from './resend-email.ts'
import { pauseSending } from './sending-pause.ts'

const email = 'amel@example.tn' as EmailAddress
const phone = '+21622333444' as Phone

test('each event queues its emails, with a row and a job each', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const product = await shop.sells()
  await shop.order([{ product }])
  await requestPlan(marketplace, { plan: 'gold', name: 'Amel', email, phone, project: 'Candles', description: '' })
  await postContactMessage(marketplace, { name: 'Amel', email, message: 'Where is my order?' })
  await subscribeToNewsletter(marketplace, email)

  const rows = await outboxRows(marketplace)
  assert.deepEqual(
    rows.map(({ kind, recipient, status, attempts }) => [kind, recipient, status, attempts]),
    [
      ['order-recap', email, 'queued', 0],
      ['order-notice', shopEmail, 'queued', 0],
      ['plan-confirmation', email, 'queued', 0],
      ['plan-notice', shopEmail, 'queued', 0],
      ['message-notice', shopEmail, 'queued', 0],
      ['newsletter-confirmation', email, 'queued', 0],
    ],
  )
  assert.equal(new Set(rows.map((row) => row.message_id)).size, 6)
  assert.equal((await listJobs(marketplace)).length, 6)
})

test('a transaction that is rolled back, or an order out of stock, queues no email and no job', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells({ sizes: [{ name: '', stock: 1 }] })
  const placing = inTransaction(shop.marketplace, async (marketplace) => {
    await postContactMessage(marketplace, { name: 'Amel', email, message: 'Never sent' })
    throw new Error('changed my mind')
  })
  await assert.rejects(placing, /changed my mind/)
  await shop.order([{ product, quantity: 2 }])
  assert.deepEqual(await outboxRows(shop.marketplace), [])
  assert.deepEqual(await listJobs(shop.marketplace), [])
})

test('an email is sent once, however often its job runs', async () => {
  await using shop = await openTestShop()
  await postContactMessage(shop.marketplace, { name: 'Amel', email, message: 'Hello' })
  await sendQueuedEmails(shop.marketplace)
  await sendQueuedEmails(shop.marketplace)
  assert.equal(shop.marketplace.mailer.sent.length, 1)
  const [row] = await outboxRows(shop.marketplace)
  assert.deepEqual([row?.status, row?.attempts], ['sent', 1])
})

test('a temporary failure is retried later, under the same Message-ID', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const ids: string[] = []
  marketplace.mailer.onSend = ({ messageId }) => {
    ids.push(messageId)
    if (ids.length < 3) throw new SendingFailed('temporary', 'connect ECONNREFUSED')
  }
  await postContactMessage(marketplace, { name: 'Amel', email, message: 'Hello' })

  await sendQueuedEmails(marketplace)
  const [failed] = await outboxRows(marketplace)
  assert.deepEqual([failed?.status, failed?.last_error], ['failed', 'SendingFailed: connect ECONNREFUSED'])
  const [job] = await listJobs(marketplace)
  assert.ok(job && job.seconds > 3, 'it is not retried at once')

  await sendQueuedEmails(marketplace)
  await sendQueuedEmails(marketplace)
  assert.equal(new Set(ids).size, 1)
  const [sent] = await outboxRows(marketplace)
  assert.deepEqual([sent?.status, sent?.attempts, sent?.last_error], ['sent', 3, null])
})

test('an unexpected error is retried for a day, then the email has failed permanently, with the error', async () => {
  await using shop = await openTestShop()
  const { marketplace, clock } = shop
  marketplace.mailer.onSend = () => {
    throw new TypeError('poison\r\nand more')
  }
  await postContactMessage(marketplace, { name: 'Amel', email, message: 'Hello' })
  await sendQueuedEmails(marketplace)
  clock.passes({ seconds: 23 * 3600 })
  await sendQueuedEmails(marketplace)
  assert.equal((await outboxRows(marketplace))[0]?.status, 'failed')
  clock.passes({ seconds: 3600 })
  await sendQueuedEmails(marketplace)
  const [row] = await outboxRows(marketplace)
  assert.deepEqual([row?.status, row?.last_error], ['given-up', 'TypeError: poison and more'])
})

test('a permanent failure is not retried, and the email can be resent by staff', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  marketplace.mailer.onSend = () => {
    throw new SendingFailed('permanent', '550 no such mailbox')
  }
  await postContactMessage(marketplace, { name: 'Amel', email, message: 'Hello' })
  await sendQueuedEmails(marketplace)
  await sendQueuedEmails(marketplace)
  const [row] = await outboxRows(marketplace)
  assert.deepEqual([row?.status, row?.attempts], ['given-up', 1])

  marketplace.mailer.onSend = () => {}
  await assert.rejects(resendEmail(marketplace, row?.id ?? 0), NotAllowed)
  const office = await asOperator(marketplace, 'staff')
  await resendEmail(office, row?.id ?? 0)
  await sendQueuedEmails(marketplace)
  const [again] = await outboxRows(marketplace)
  assert.deepEqual([again?.status, again?.message_id], ['sent', row?.message_id])
  await assert.rejects(resendEmail(office, 99), /No email 99/)
})

test('failed emails are resent in bulk, each once, also by two requests at the same time', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const office = await asOperator(marketplace, 'staff')
  for (const message of ['one', 'two', 'three']) await postContactMessage(marketplace, { name: 'Amel', email, message })
  marketplace.mailer.onSend = () => {
    throw new SendingFailed('permanent', '550 no such mailbox')
  }
  await sendQueuedEmails(marketplace)
  const ids = (await outboxRows(marketplace)).map(({ id }) => id)
  marketplace.mailer.onSend = () => {}
  await assert.rejects(resendFailedEmails(marketplace, ids), NotAllowed)

  const [one = 0, two = 0] = ids
  const answers = await Promise.all([resendFailedEmails(office, [two, one]), resendFailedEmails(office, [one, two])])
  assert.deepEqual(answers.sort(), [0, 2])
  const waiting = (await listEmails(office, { filter: 'waiting' })).rows
  assert.match(waiting[0]?.lastError ?? '', /no such mailbox/, 'the error stays readable')
  await sendQueuedEmails(marketplace)
  assert.equal(await resendFailedEmails(office, [...ids, 99]), 1, 'a sent email is not sent again')
  await sendQueuedEmails(marketplace)
  assert.equal(marketplace.mailer.sent.length, 3)
  const changes = await marketplace.db
    .selectFrom('audit_log')
    .select('entity_id')
    .where('entity', '=', 'email')
    .execute()
  assert.equal(changes.length, 3)
})

test('"too many requests" pauses all emails, longer each time, until one is accepted', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const { db } = marketplace
  marketplace.mailer.onSend = () => {
    throw new SendingFailed('rate-limited', 'EmailJS answered 429')
  }
  for (const message of ['one', 'two', 'three']) await postContactMessage(marketplace, { name: 'Amel', email, message })
  const endPause = () =>
    db
      .updateTable('email_pause')
      .set({ ends_at: new Date(0) })
      .execute()
  const pauseSeconds = async () => (await db.selectFrom('email_pause').select('seconds').executeTakeFirst())?.seconds

  await sendQueuedEmails(marketplace)
  const rows = await outboxRows(marketplace)
  assert.deepEqual(
    rows.map(({ attempts }) => attempts),
    [1, 0, 0],
    'the others are not attempted',
  )
  assert.ok((await listJobs(marketplace)).every(({ seconds }) => seconds > 20))
  assert.equal(await pauseSeconds(), 30)

  await endPause()
  await sendQueuedEmails(marketplace)
  assert.equal(await pauseSeconds(), 60)

  await endPause()
  marketplace.mailer.onSend = () => {}
  await sendQueuedEmails(marketplace)
  assert.equal(marketplace.mailer.sent.length, 3)
  assert.equal(await pauseSeconds(), undefined)
})

test('emails that are refused during a pause do not prolong it', async () => {
  await using shop = await openTestShop()
  const pauses = await Promise.all([1, 2, 3, 4].map(() => pauseSending(shop.system)))
  assert.ok(
    pauses.every((seconds) => seconds > 0 && seconds <= 45),
    String(pauses),
  )
})

test('an email that becomes due at any moment of its attempt is sent or stays queued', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const office = await asOperator(marketplace)
  const { order } = (await shop.order([{ product: await shop.sells() }])) as { order: PlacedOrder }
  await advanceOrderAsOperator(office, order.id, { to: 'confirmed', notifiesCustomer: true })
  const email = (await outboxRows(marketplace)).find(({ kind }) => kind === 'order-progress')
  assert.ok(email?.not_before)
  const due = email.not_before.getTime()
  for (const readsBefore of [0, 1, 2, 3, 4]) {
    await sql`select graphile_worker.remove_job(key) from graphile_worker.jobs`.execute(marketplace.db)
    await sql`update emails set status = 'queued', sent_at = null, carried_by = null`.execute(marketplace.db)
    let reads = 0
    const clock = { now: () => new Date(reads++ < readsBefore ? due - 1 : due) }
    const stop = new AbortController().signal
    const context = { marketplace: { ...shop.system, clock }, links: emailLinks('https://hirfa.example'), stop }
    await sendEmail(context, email.id)
    const isSent = (await outboxRows(marketplace)).some(({ id, status }) => id === email.id && status === 'sent')
    const isQueued = (await listJobs(marketplace)).some(({ key }) => key === `email-${email.id}`)
    assert.ok(isSent || isQueued, `due after ${readsBefore} looks at the clock`)
  }
})

test('an email without a job is queued again', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  await postContactMessage(marketplace, { name: 'Amel', email, message: 'Hello' })
  await requeueEmailsWithoutJob(shop.system)
  assert.equal((await listJobs(marketplace)).length, 1)
  await marketplace.db.updateTable('emails').set({ status: 'queued' }).execute()
  const [row] = await outboxRows(marketplace)
  await sql`select graphile_worker.remove_job(key) from graphile_worker.jobs`.execute(marketplace.db)
  await requeueEmailsWithoutJob(shop.system)
  assert.deepEqual(
    (await listJobs(marketplace)).map(({ key }) => key),
    [`email-${row?.id}`],
  )
})

test('the text of a sent email can be read as it was sent, with the tokens of its links masked', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const office = await asOperator(marketplace, 'staff')
  const result = await shop.order([{ product: await shop.sells({ name: 'Blue bowl' }) }])
  assert.ok(result.outcome === 'placed')
  const [recap] = await outboxRows(marketplace)
  const before = await getEmail(office, recap?.id ?? 0, emailLinks('https://hirfa.example'))
  assert.equal(before.isTextAsSent, false)
  assert.match(before.text?.body ?? '', /Blue bowl[\s\S]*https:\/\/hirfa\.example\/order\/•••/)
  assert.equal(
    (await marketplace.db.selectFrom('order_tokens').selectAll().execute()).length,
    1,
    'a preview creates no token',
  )

  await sendQueuedEmails(marketplace)
  const sent = marketplace.mailer.sent.find(({ to }) => to === email)
  const token = /\/order\/([\w-]{22})/.exec(sent?.text ?? '')?.[1] ?? ''
  assert.notEqual(token, '')
  await correctDelivery(office, result.order.id, {
    ...{ customer: { name: 'Somebody else', email, phone }, address: 'Elsewhere', city: 'Sfax' },
  })
  const opened = await getEmail(office, recap?.id ?? 0, emailLinks('https://hirfa.example'))
  assert.deepEqual(
    [opened.isTextAsSent, opened.text?.subject, opened.text?.body, opened.order?.number],
    [true, sent?.subject, sent?.text.replaceAll(/(?<=\/(confirm-)?order\/)[\w-]{22}/g, '•••'), result.order.number],
  )
  const rows = JSON.stringify(await outboxRows(marketplace))
  assert.ok(!rows.includes(token))
  const [listed] = (await listEmails(office, { filter: 'sent', recipient: email })).rows
  assert.deepEqual([listed?.subject, listed?.order?.id], [sent?.subject, result.order.id])
  await assert.rejects(getEmail(marketplace, recap?.id ?? 0, emailLinks('https://hirfa.example')), NotAllowed)
  await assert.rejects(getEmail(office, 999, emailLinks('https://hirfa.example')), NotFound)
})

test('the stored text of an email contains no token', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const office = await asOperator(marketplace)
  await subscribeToNewsletter(marketplace, email)
  await inviteOperator(office, { name: 'Amel', email, role: 'staff' })
  await sendQueuedEmails(marketplace)
  for (const { id, body } of await outboxRows(marketplace)) {
    assert.ok(body && /•••/.test(body) && !/\/[\w-]{22,}/.test(body), body ?? `no text of ${id}`)
  }
})

test('emails that are retried are counted as failing, with the last error', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const office = await asOperator(marketplace, 'staff')
  await shop.order([{ product: await shop.sells() }])
  assert.deepEqual(await countEmails(office), { failedPermanently: 0, held: 0, failing: 0, waiting: 2, mailer: 'smtp' })
  marketplace.mailer.onSend = () => {
    throw new SendingFailed('temporary', 'connect ECONNREFUSED')
  }
  await sendQueuedEmails(marketplace)
  const unsent = await countEmails(office)
  assert.deepEqual([unsent.failedPermanently, unsent.failing, unsent.waiting], [0, 2, 0])
  assert.match(unsent.lastError ?? '', /ECONNREFUSED/)
  assert.equal((await countPendingWork(office))['emails-failing'], 2)
  const [failing] = (await listEmails(office, { filter: 'failing' })).rows
  assert.match(failing?.subject ?? '', /order/i)
  assert.equal((await listEmails(office, { filter: 'waiting' })).rows.length, 0)
})

test('an email written to a folder is recorded as such', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const office = await asOperator(marketplace, 'staff')
  marketplace.mailer.kind = 'folder'
  await postContactMessage(marketplace, { name: 'Amel', email, message: 'Where is my order?' })
  await sendQueuedEmails(marketplace)
  assert.equal((await countEmails(office)).mailer, 'folder')
  assert.equal((await listEmails(office, { filter: 'sent' })).rows[0]?.sentVia, 'folder')
})
