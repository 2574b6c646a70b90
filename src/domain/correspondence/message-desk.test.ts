import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendQueuedLetters } from '#tests/support/letters.ts'
import { atWork, openConnections } from '#tests/support/operators.ts'
import { shopEmail } from '#tests/support/test-marketplace.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import type { Email } from '../email.ts'
import { NotAllowed } from '../operators/require-operator.ts'
import { listWaiting } from '../today/list-waiting.ts'
import { answerMessage } from './answer-message.ts'
import { listMessages } from './list-messages.ts'
import { readMessage } from './read-message.ts'
import { sendMessage } from './send-message.ts'
import { settleMessage } from './settle-message.ts'

const email = 'amel@example.tn' as Email
const contact = { name: 'Amel', email, message: 'Do you deliver to Tozeur?' }

test('an answer goes by letter to whoever wrote, and the message waits no longer', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace, 'staff')
  const id = await sendMessage(office, contact)
  assert.equal((await listWaiting(office)).messages, 1)

  const answer = { body: 'Yes, within 48 hours.\n\nSana', repliesSeen: 0 }
  assert.equal(await answerMessage(office, id, answer), 'answered')
  assert.equal(await answerMessage(office, id, answer), 'answered')
  assert.deepEqual(await listWaiting(office), {})
  assert.deepEqual((await listMessages(office, { isDone: false })).rows, [])
  const [done] = (await listMessages(office, { isDone: true })).rows
  assert.match(done?.doneBy ?? '', /^Sana \(\d+\)$/)
  const [waiting, ...more] = (await readMessage(office, id)).replies
  assert.deepEqual(more, [], 'a button pressed twice')
  assert.deepEqual([waiting?.body, waiting?.letterStatus], ['Yes, within 48 hours.\n\nSana', 'queued'])

  await sendQueuedLetters(office)
  const letter = shop.marketplace.mailer.sent.findLast(({ to }) => to === email)
  assert.equal(letter?.replyTo, shopEmail)
  assert.match(letter?.text ?? '', /Dear Amel,\n\nYes, within 48 hours\.\n\nSana\n\nOn 2 March 2026 you wrote/)
  assert.match(letter?.text ?? '', /> Do you deliver to Tozeur\?/)
  assert.equal((await readMessage(office, id)).replies[0]?.letterStatus, 'sent')
})

test('messages that wait come oldest first, those that are done newest first', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace, 'staff')
  const ids = [await sendMessage(office, contact), await sendMessage(office, contact)]
  const listed = async (isDone: boolean) => (await listMessages(office, { isDone })).rows.map(({ id }) => id)
  assert.deepEqual(await listed(false), ids)
  for (const id of ids) await answerMessage(office, id, { body: 'Yes.', repliesSeen: 0 })
  assert.deepEqual(await listed(true), ids.toReversed())
})

test('of two who answer the same message one is asked to read what the other has said', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const amel = await atWork(shop.marketplace, 'staff')
  const id = await sendMessage(sana, contact)
  await openConnections(sana)
  const outcomes = await Promise.all([
    answerMessage(sana, id, { body: 'Yes, within 48 hours.', repliesSeen: 0 }),
    answerMessage(amel, id, { body: 'No, not yet.', repliesSeen: 0 }),
  ])
  assert.deepEqual(outcomes.sort(), ['answered', 'answered-meanwhile'])
  assert.equal((await readMessage(sana, id)).replies.length, 1)
  await sendQueuedLetters(sana)
  assert.equal(shop.marketplace.mailer.sent.filter(({ to }) => to === email).length, 1)

  assert.equal(await answerMessage(amel, id, { body: 'And to Kebili too.', repliesSeen: 1 }), 'answered')
  assert.equal((await readMessage(sana, id)).replies.length, 2)
})

test('a message that needs no answer is put aside, and can be taken up again', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const id = await sendMessage(office, { ...contact, isSuspicious: true })
  await settleMessage(office, id, true)
  await settleMessage(office, id, true)
  assert.equal((await readMessage(office, id)).doneAt?.getTime(), shop.clock.now().getTime())
  await settleMessage(office, id, false)
  assert.equal((await readMessage(office, id)).doneAt, undefined)
  const changes = await office.db.selectFrom('changes').select('action').orderBy('id').execute()
  assert.deepEqual(
    changes.map(({ action }) => action),
    ['done', 'reopened'],
  )
})

test('visitors’ messages are for people of the shop, and what is not there is not answered', async () => {
  await using shop = await openTestShop()
  const id = await sendMessage(shop.marketplace, contact)
  const yes = { body: 'Yes', repliesSeen: 0 }
  await assert.rejects(listMessages(shop.marketplace, { isDone: false }), NotAllowed)
  await assert.rejects(readMessage(shop.marketplace, id), NotAllowed)
  await assert.rejects(answerMessage(shop.marketplace, id, yes), NotAllowed)
  await assert.rejects(settleMessage(shop.marketplace, id, true), NotAllowed)
  const office = await atWork(shop.marketplace)
  await assert.rejects(answerMessage(office, 99, yes), /No message 99/)
})
