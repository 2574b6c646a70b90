import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { shopEmail } from '#tests/support/test-marketplace.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { getMessageThread } from './get-message-thread.ts'
import { listContactMessages } from './list-contact-messages.ts'
import { postContactMessage } from './post-contact-message.ts'
import { replyToMessage } from './reply-to-message.ts'
import { setMessageDone } from './set-message-done.ts'

const email = 'amel@example.tn' as EmailAddress
const contact = { name: 'Amel', email, message: 'Do you deliver to Tozeur?' }

test('a reply is emailed to the visitor, and the message is done', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const id = await postContactMessage(office, contact)
  assert.equal((await countPendingWork(office)).messages, 1)

  const reply = { submissionKey: crypto.randomUUID(), body: 'Yes, within 48 hours.\n\nSana', repliesSeen: 0 }
  assert.equal(await replyToMessage(office, id, reply), 'replied')
  assert.equal(await replyToMessage(office, id, reply), 'replied')
  assert.equal(await replyToMessage(office, id, { ...reply, submissionKey: crypto.randomUUID() }), 'conflict')
  assert.equal(await replyToMessage(office, id, { ...reply, body: 'No.', repliesSeen: 1 }), 'conflict')
  assert.deepEqual(await countPendingWork(office), {})
  assert.deepEqual((await listContactMessages(office, { isDone: false })).rows, [])
  const [done] = (await listContactMessages(office, { isDone: true })).rows
  assert.match(done?.doneBy ?? '', /^Sana \(\d+\)$/)
  const [waiting, ...more] = (await getMessageThread(office, id)).replies
  assert.deepEqual(more, [], 'the repeated reply was not stored')
  assert.deepEqual([waiting?.body, waiting?.emailStatus], ['Yes, within 48 hours.\n\nSana', 'queued'])

  await sendQueuedEmails(office)
  const sentEmail = shop.marketplace.mailer.sent.findLast(({ to }) => to === email)
  assert.equal(sentEmail?.replyTo, shopEmail)
  assert.match(sentEmail?.text ?? '', /Dear Amel,\n\nYes, within 48 hours\.\n\nSana\n\nOn 2 March 2026 you wrote/)
  assert.match(sentEmail?.text ?? '', /> Do you deliver to Tozeur\?/)
  assert.equal((await getMessageThread(office, id)).replies[0]?.emailStatus, 'sent')
})

test('waiting messages are listed oldest first, done ones newest first', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const ids = [
    await postContactMessage(office, contact),
    await postContactMessage(office, { ...contact, name: 'Sami' }),
  ]
  const listed = async (isDone: boolean) => (await listContactMessages(office, { isDone })).rows.map(({ id }) => id)
  assert.deepEqual(await listed(false), ids)
  for (const id of ids)
    await replyToMessage(office, id, { submissionKey: crypto.randomUUID(), body: 'Yes.', repliesSeen: 0 })
  assert.deepEqual(await listed(true), ids.toReversed())
})

test('the second of two simultaneous replies is a conflict', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const amel = await asOperator(shop.marketplace, 'staff')
  const id = await postContactMessage(sana, contact)
  await openConnections(sana)
  const outcomes = await Promise.all([
    replyToMessage(sana, id, { submissionKey: crypto.randomUUID(), body: 'Yes, within 48 hours.', repliesSeen: 0 }),
    replyToMessage(amel, id, { submissionKey: crypto.randomUUID(), body: 'No, not yet.', repliesSeen: 0 }),
  ])
  assert.deepEqual(outcomes.sort(), ['conflict', 'replied'])
  assert.equal((await getMessageThread(sana, id)).replies.length, 1)
  await sendQueuedEmails(sana)
  assert.equal(shop.marketplace.mailer.sent.filter(({ to }) => to === email).length, 1)

  assert.equal(
    await replyToMessage(amel, id, { submissionKey: crypto.randomUUID(), body: 'And to Kebili too.', repliesSeen: 1 }),
    'replied',
  )
  assert.equal((await getMessageThread(sana, id)).replies.length, 2)
})

test('a message is marked as done without a reply, and reopened', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await postContactMessage(office, { ...contact, isSuspicious: true })
  await setMessageDone(office, id, true)
  await setMessageDone(office, id, true)
  assert.equal((await getMessageThread(office, id)).doneAt?.getTime(), shop.clock.now().getTime())
  await setMessageDone(office, id, false)
  assert.equal((await getMessageThread(office, id)).doneAt, undefined)
  const changes = await office.db.selectFrom('audit_log').select('action').orderBy('id').execute()
  assert.deepEqual(
    changes.map(({ action }) => action),
    ['done', 'reopened'],
  )
})

test('contact messages are for staff only, and a reply to an unknown one throws NotFound', async () => {
  await using shop = await openTestShop()
  const id = await postContactMessage(shop.marketplace, contact)
  const yes = { submissionKey: crypto.randomUUID(), body: 'Yes', repliesSeen: 0 }
  await assert.rejects(listContactMessages(shop.marketplace, { isDone: false }), NotAllowed)
  await assert.rejects(getMessageThread(shop.marketplace, id), NotAllowed)
  await assert.rejects(replyToMessage(shop.marketplace, id, yes), NotAllowed)
  await assert.rejects(setMessageDone(shop.marketplace, id, true), NotAllowed)
  const office = await asOperator(shop.marketplace)
  await assert.rejects(replyToMessage(office, 99, yes), /No message 99/)
})
