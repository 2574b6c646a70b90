import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { jobsOf, lettersOf, sendQueuedLetters } from '#tests/support/letters.ts'
import { atWork } from '#tests/support/operators.ts'
import { shopEmail } from '#tests/support/test-marketplace.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { sendMessage } from '../correspondence/send-message.ts'
import { subscribeToNewsletter } from '../correspondence/subscribe-to-newsletter.ts'
import type { Email } from '../email.ts'
import { NotFound } from '../errors.ts'
import { inTransaction } from '../in-transaction.ts'
import { requestPlan } from '../memberships/request-plan.ts'
import { inviteOperator } from '../operators/invite-operator.ts'
import { NotAllowed } from '../operators/require-operator.ts'
import { correctDelivery } from '../orders/correct-delivery.ts'
import type { Phone } from '../phone.ts'
import { listWaiting } from '../today/list-waiting.ts'
import { countLetters } from './count-letters.ts'
import { getLetter } from './get-letter.ts'
import { listLetters } from './list-letters.ts'
import { SendingFailed } from './mailer.ts'
import { pauseLetters } from './pause-letters.ts'
import { requeueStrandedLetters } from './requeue-stranded-letters.ts'
import { resendGivenUp, resendLetter } from './resend-letter.ts'

const email = 'amel@example.tn' as Email
const phone = '+21622333444' as Phone

test('every event that is told brings its letters, with a row and a job each', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const product = await shop.sells()
  await shop.order([{ product }])
  await requestPlan(marketplace, { plan: 'gold', name: 'Amel', email, phone, project: 'Candles', description: '' })
  await sendMessage(marketplace, { name: 'Amel', email, message: 'Where is my order?' })
  await subscribeToNewsletter(marketplace, email)

  const letters = await lettersOf(marketplace)
  assert.deepEqual(
    letters.map(({ kind, recipient, status, attempts }) => [kind, recipient, status, attempts]),
    [
      ['order-recap', email, 'queued', 0],
      ['order-notice', shopEmail, 'queued', 0],
      ['plan-confirmation', email, 'queued', 0],
      ['plan-notice', shopEmail, 'queued', 0],
      ['message-notice', shopEmail, 'queued', 0],
      ['newsletter-confirmation', email, 'queued', 0],
    ],
  )
  assert.equal(new Set(letters.map((letter) => letter.message_id)).size, 6)
  assert.equal((await jobsOf(marketplace)).length, 6)
})

test('an order that is undone, or refused, leaves no letter and no job', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells({ sizes: [{ name: '', stock: 1 }] })
  const placing = inTransaction(shop.marketplace, async (marketplace) => {
    await sendMessage(marketplace, { name: 'Amel', email, message: 'Never sent' })
    throw new Error('changed my mind')
  })
  await assert.rejects(placing, /changed my mind/)
  await shop.order([{ product, quantity: 2 }])
  assert.deepEqual(await lettersOf(shop.marketplace), [])
  assert.deepEqual(await jobsOf(shop.marketplace), [])
})

test('a letter goes once, however often its job runs', async () => {
  await using shop = await openTestShop()
  await sendMessage(shop.marketplace, { name: 'Amel', email, message: 'Hello' })
  await sendQueuedLetters(shop.marketplace)
  await sendQueuedLetters(shop.marketplace)
  assert.equal(shop.marketplace.mailer.sent.length, 1)
  const [letter] = await lettersOf(shop.marketplace)
  assert.deepEqual([letter?.status, letter?.attempts], ['sent', 1])
})

test('what may pass by itself is tried again later, and goes under the same Message-ID', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const ids: string[] = []
  marketplace.mailer.onSend = ({ messageId }) => {
    ids.push(messageId)
    if (ids.length < 3) throw new SendingFailed('passing', 'connect ECONNREFUSED')
  }
  await sendMessage(marketplace, { name: 'Amel', email, message: 'Hello' })

  await sendQueuedLetters(marketplace)
  const [failed] = await lettersOf(marketplace)
  assert.deepEqual([failed?.status, failed?.last_error], ['failed', 'SendingFailed: connect ECONNREFUSED'])
  const [job] = await jobsOf(marketplace)
  assert.ok(job && job.seconds > 3, 'it does not come back at once')

  await sendQueuedLetters(marketplace)
  await sendQueuedLetters(marketplace)
  assert.equal(new Set(ids).size, 1)
  const [sent] = await lettersOf(marketplace)
  assert.deepEqual([sent?.status, sent?.attempts, sent?.last_error], ['sent', 3, null])
})

test('an error nobody foresaw is tried for a day and then given up, with its words', async () => {
  await using shop = await openTestShop()
  const { marketplace, clock } = shop
  marketplace.mailer.onSend = () => {
    throw new TypeError('poison\r\nand more')
  }
  await sendMessage(marketplace, { name: 'Amel', email, message: 'Hello' })
  await sendQueuedLetters(marketplace)
  clock.passes({ seconds: 23 * 3600 })
  await sendQueuedLetters(marketplace)
  assert.equal((await lettersOf(marketplace))[0]?.status, 'failed')
  clock.passes({ seconds: 3600 })
  await sendQueuedLetters(marketplace)
  const [letter] = await lettersOf(marketplace)
  assert.deepEqual([letter?.status, letter?.last_error], ['given-up', 'TypeError: poison and more'])
})

test('what will not pass is given up at once and kept, and can be sent again by hand', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  marketplace.mailer.onSend = () => {
    throw new SendingFailed('final', '550 no such mailbox')
  }
  await sendMessage(marketplace, { name: 'Amel', email, message: 'Hello' })
  await sendQueuedLetters(marketplace)
  await sendQueuedLetters(marketplace)
  const [letter] = await lettersOf(marketplace)
  assert.deepEqual([letter?.status, letter?.attempts], ['given-up', 1])

  marketplace.mailer.onSend = () => {}
  await assert.rejects(resendLetter(marketplace, letter?.id ?? 0), NotAllowed)
  const office = await atWork(marketplace, 'staff')
  await resendLetter(office, letter?.id ?? 0)
  await sendQueuedLetters(marketplace)
  const [again] = await lettersOf(marketplace)
  assert.deepEqual([again?.status, again?.message_id], ['sent', letter?.message_id])
  await assert.rejects(resendLetter(office, 99), /No letter 99/)
})

test('letters that were given up go again together, each once, however often they are asked for', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const office = await atWork(marketplace, 'staff')
  for (const message of ['one', 'two', 'three']) await sendMessage(marketplace, { name: 'Amel', email, message })
  marketplace.mailer.onSend = () => {
    throw new SendingFailed('final', '550 no such mailbox')
  }
  await sendQueuedLetters(marketplace)
  const ids = (await lettersOf(marketplace)).map(({ id }) => id)
  marketplace.mailer.onSend = () => {}
  await assert.rejects(resendGivenUp(marketplace, ids), NotAllowed)

  const [one = 0, two = 0] = ids
  const answers = await Promise.all([resendGivenUp(office, [two, one]), resendGivenUp(office, [one, two])])
  assert.deepEqual(answers.sort(), [0, 2])
  const waiting = (await listLetters(office, { filter: 'waiting' })).rows
  assert.match(waiting[0]?.lastError ?? '', /no such mailbox/, 'why it failed stays readable')
  await sendQueuedLetters(marketplace)
  assert.equal(await resendGivenUp(office, [...ids, 99]), 1, 'what has gone does not go again')
  await sendQueuedLetters(marketplace)
  assert.equal(marketplace.mailer.sent.length, 3)
  const changes = await marketplace.db.selectFrom('changes').select('thing_id').where('thing', '=', 'letter').execute()
  assert.equal(changes.length, 3)
})

test('"too many" makes every letter wait, longer each time, until one is taken', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const { db } = marketplace
  marketplace.mailer.onSend = () => {
    throw new SendingFailed('too-many', 'EmailJS answered 429')
  }
  for (const message of ['one', 'two', 'three']) await sendMessage(marketplace, { name: 'Amel', email, message })
  const pauseEnds = () =>
    db
      .updateTable('letter_pause')
      .set({ ends_at: new Date(0) })
      .execute()
  const pause = async () => (await db.selectFrom('letter_pause').select('seconds').executeTakeFirst())?.seconds

  await sendQueuedLetters(marketplace)
  const letters = await lettersOf(marketplace)
  assert.deepEqual(
    letters.map(({ attempts }) => attempts),
    [1, 0, 0],
    'the others do not even try',
  )
  assert.ok((await jobsOf(marketplace)).every(({ seconds }) => seconds > 20))
  assert.equal(await pause(), 30)

  await pauseEnds()
  await sendQueuedLetters(marketplace)
  assert.equal(await pause(), 60)

  await pauseEnds()
  marketplace.mailer.onSend = () => {}
  await sendQueuedLetters(marketplace)
  assert.equal(marketplace.mailer.sent.length, 3)
  assert.equal(await pause(), undefined)
})

test('letters that are refused together are one "too many"', async () => {
  await using shop = await openTestShop()
  const pauses = await Promise.all([1, 2, 3, 4].map(() => pauseLetters(shop.marketplace)))
  assert.ok(
    pauses.every((seconds) => seconds > 0 && seconds <= 45),
    String(pauses),
  )
})

test('a letter that lost its job is found', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  await sendMessage(marketplace, { name: 'Amel', email, message: 'Hello' })
  await requeueStrandedLetters(marketplace)
  assert.equal((await jobsOf(marketplace)).length, 1)
  await marketplace.db.updateTable('letters').set({ status: 'queued' }).execute()
  const [letter] = await lettersOf(marketplace)
  await sql`select graphile_worker.remove_job(key) from graphile_worker.jobs`.execute(marketplace.db)
  await requeueStrandedLetters(marketplace)
  assert.deepEqual(
    (await jobsOf(marketplace)).map(({ key }) => key),
    [`letter-${letter?.id}`],
  )
})

test('a letter that was sent can be opened as it was, without the secrets of its links', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const office = await atWork(marketplace, 'staff')
  const result = await shop.order([{ product: await shop.sells({ name: 'Blue bowl' }) }])
  assert.ok(result.outcome === 'placed')
  const [recap] = await lettersOf(marketplace)
  const before = await getLetter(office, recap?.id ?? 0, 'https://hirfa.example')
  assert.equal(before.isAsSent, false)
  assert.match(before.words?.body ?? '', /Blue bowl[\s\S]*https:\/\/hirfa\.example\/order\/•••/)
  assert.equal(
    (await marketplace.db.selectFrom('order_tokens').selectAll().execute()).length,
    1,
    'looking opens nothing',
  )

  await sendQueuedLetters(marketplace)
  const sent = marketplace.mailer.sent.find(({ to }) => to === email)
  const token = /\/order\/([\w-]{22})/.exec(sent?.text ?? '')?.[1] ?? ''
  assert.notEqual(token, '')
  await correctDelivery(office, result.order.id, {
    ...{ customer: { name: 'Somebody else', email, phone }, address: 'Elsewhere', city: 'Sfax' },
  })
  const opened = await getLetter(office, recap?.id ?? 0, 'https://hirfa.example')
  assert.deepEqual(
    [opened.isAsSent, opened.words?.subject, opened.words?.body, opened.order?.number],
    [true, sent?.subject, sent?.text.replaceAll(token, '•••'), result.order.number],
  )
  const rows = JSON.stringify(await lettersOf(marketplace))
  assert.ok(!rows.includes(token))
  const [listed] = (await listLetters(office, { filter: 'sent', recipient: email })).rows
  assert.deepEqual([listed?.subject, listed?.order?.id], [sent?.subject, result.order.id])
  await assert.rejects(getLetter(marketplace, recap?.id ?? 0, 'https://hirfa.example'), NotAllowed)
  await assert.rejects(getLetter(office, 999, 'https://hirfa.example'), NotFound)
})

test('no kind of letter keeps a secret of its links', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const office = await atWork(marketplace)
  await subscribeToNewsletter(marketplace, email)
  await inviteOperator(office, { name: 'Amel', email, role: 'staff' })
  await sendQueuedLetters(marketplace)
  for (const { id, body } of await lettersOf(marketplace)) {
    assert.ok(body && /•••/.test(body) && !/\/[\w-]{22,}/.test(body), body ?? `no words of ${id}`)
  }
})

test('with a dead server letters are said to fail, with the reason, before they are given up', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const office = await atWork(marketplace, 'staff')
  await shop.order([{ product: await shop.sells() }])
  assert.deepEqual(await countLetters(office), { givenUp: 0, failing: 0, waiting: 2, mailer: 'smtp' })
  marketplace.mailer.onSend = () => {
    throw new SendingFailed('passing', 'connect ECONNREFUSED')
  }
  await sendQueuedLetters(marketplace)
  const troubles = await countLetters(office)
  assert.deepEqual([troubles.givenUp, troubles.failing, troubles.waiting], [0, 2, 0])
  assert.match(troubles.lastError ?? '', /ECONNREFUSED/)
  assert.equal((await listWaiting(office))['letters-failing'], 2)
  const [failing] = (await listLetters(office, { filter: 'failing' })).rows
  assert.match(failing?.subject ?? '', /order/i)
  assert.equal((await listLetters(office, { filter: 'waiting' })).rows.length, 0)
})

test('what was written to a folder is not said to be sent', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const office = await atWork(marketplace, 'staff')
  marketplace.mailer.kind = 'folder'
  await sendMessage(marketplace, { name: 'Amel', email, message: 'Where is my order?' })
  await sendQueuedLetters(marketplace)
  assert.equal((await countLetters(office)).mailer, 'folder')
  assert.equal((await listLetters(office, { filter: 'sent' })).rows[0]?.carriedBy, 'folder')
})
