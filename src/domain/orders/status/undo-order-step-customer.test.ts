import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resendEmail } from '#domain/email-outbox/resend-email.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { listJobs, outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { advance, placeOrderOfThree, statusesShownTo, statusOf, violations } from '#tests/support/order-steps.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { undoWindowOver } from '#tests/support/undo-window.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { readLastStep } from './read-last-step.ts'
import { undoOrderStep } from './undo-order-step.ts'
import { undoWindowSetting } from './undo-window-setting.ts'

test('a step is undone within the window: the order is as before, the email is withdrawn, and the customer saw nothing', async () => {
  await using shop = await openTestShop()
  const { order, sizeId } = await placeOrderOfThree(shop)
  const office = await asOperator(shop.marketplace, 'staff')
  await advance(office, order.id, 'confirmed')
  shop.clock.passes(undoWindowOver)
  const packed = await advance(office, order.id, 'packed', true)
  assert.deepEqual(await statusesShownTo(shop, order.token), ['confirmed', 'confirmed'])
  shop.clock.passes({ seconds: 4 * 60 })

  const undone = await undoOrderStep(office, packed)
  assert.deepEqual(undone, { outcome: 'undone', orderId: order.id, status: 'confirmed', wasTold: false })

  assert.equal(await statusOf(shop, order.id), 'confirmed')
  assert.equal(await shop.stockOf(sizeId), 7)
  const email = (await outboxRows(shop.marketplace)).find(({ kind }) => kind === 'order-progress')
  assert.equal(email?.status, 'withdrawn')
  shop.clock.passes({ days: 1 })
  assert.deepEqual(await statusesShownTo(shop, order.token), ['confirmed', 'confirmed'])
  assert.deepEqual(await undoOrderStep(office, packed), { outcome: 'already-undone', status: 'confirmed' })
  assert.deepEqual(await violations(shop), [])
})

test('the email of a step waits until the window is over, whatever job runs before', async () => {
  await using shop = await openTestShop()
  const { order } = await placeOrderOfThree(shop)
  const office = await asOperator(shop.marketplace)
  await editSetting(office, undoWindowSetting, { version: 0, edited: { undoMinutes: 10 } })
  await advance(office, order.id, 'confirmed', true)
  // A setting that is changed meanwhile decides about the next steps.
  await editSetting(office, undoWindowSetting, { version: 1, edited: { undoMinutes: 1 } })
  const told = async () => {
    await sendQueuedEmails(shop.marketplace)
    const email = (await outboxRows(shop.marketplace)).find(({ kind }) => kind === 'order-progress')
    const job = (await listJobs(shop.marketplace)).findLast(({ key }) => key === `email-${email?.id}`)
    return [email?.status, Math.round((job?.seconds ?? 0) / 10) * 10, (await statusesShownTo(shop, order.token))[0]]
  }
  assert.deepEqual(await told(), ['queued', 630, 'received'])
  shop.clock.passes({ seconds: 10 * 60 + 20 })
  assert.deepEqual(await told(), ['queued', 10, 'received'])
  shop.clock.passes({ seconds: 10 })
  assert.deepEqual((await told()).toSpliced(1, 1), ['sent', 'confirmed'])
})

test('after the window a step is undone with a reason, and who was told by email is sent a correction', async () => {
  await using shop = await openTestShop()
  const { order } = await placeOrderOfThree(shop)
  const office = await asOperator(shop.marketplace)
  const confirmed = await advance(office, order.id, 'confirmed', true)
  shop.clock.passes(undoWindowOver)
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(await statusesShownTo(shop, order.token), ['confirmed', 'confirmed'])

  assert.deepEqual(await undoOrderStep(office, confirmed), { outcome: 'reason-needed', wasTold: true })
  const undone = await undoOrderStep(office, confirmed, { reason: 'Another customer', correctsByEmail: true })
  assert.deepEqual(undone, { outcome: 'undone', orderId: order.id, status: 'received', wasTold: true })

  assert.deepEqual(await statusesShownTo(shop, order.token), ['received', 'confirmed (undone)'])
  await sendQueuedEmails(shop.marketplace)
  const correction = (await outboxRows(shop.marketplace)).find(({ kind }) => kind === 'order-correction')
  assert.equal(correction?.status, 'sent')
  assert.match(correction.body ?? '', /“Your order .* is confirmed”\. That was\s+our mistake/)
  assert.match(correction.body ?? '', /We have your order/)
  assert.doesNotMatch(correction.body ?? '', /Another customer/, 'the reason is for the shop')
})

test('an email that has not left is withdrawn also after the window, and sent again it is withdrawn again', async () => {
  await using shop = await openTestShop()
  const { order } = await placeOrderOfThree(shop)
  const office = await asOperator(shop.marketplace)
  const confirmed = await advance(office, order.id, 'confirmed', true)
  shop.clock.passes({ days: 1 })
  const undone = await undoOrderStep(office, confirmed, { reason: 'Wrong order', correctsByEmail: true })
  assert.deepEqual(undone, { outcome: 'undone', orderId: order.id, status: 'received', wasTold: false })
  const progress = async () =>
    (await outboxRows(shop.marketplace)).filter(({ kind }) => kind === 'order-progress' || kind === 'order-correction')
  assert.deepEqual(
    (await progress()).map(({ status }) => status),
    ['withdrawn'],
  )
  await resendEmail(office, (await progress())[0]?.id ?? 0)
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(
    (await progress()).map(({ status }) => status),
    ['withdrawn'],
  )
})

/** From received to each last step, what the stock is then, and what it is once that step is undone. */

test('who cancels while the shop has confirmed or canceled a moment ago cancels, and that stays', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  for (const to of ['confirmed', 'cancelled'] as const) {
    const { order, sizeId } = await placeOrderOfThree(shop)
    const step = await advance(office, order.id, to, true)
    assert.deepEqual(await statusesShownTo(shop, order.token), ['received'])
    const customer = await asCustomer(shop.marketplace, order.token)
    assert.deepEqual(await cancelOwnOrder(customer), { outcome: 'cancelled' })
    assert.equal((await statusesShownTo(shop, order.token))[0], 'cancelled')
    assert.deepEqual(await cancelOwnOrder(customer), { outcome: 'cancelled' })
    assert.equal(await shop.stockOf(sizeId), 10)
    const mine = (await readLastStep(office, order.id))?.id ?? 0
    assert.notEqual((await undoOrderStep(office, step)).outcome, 'undone')
    assert.deepEqual(await undoOrderStep(office, mine), { outcome: 'reason-needed', wasTold: false })
    shop.clock.passes(undoWindowOver)
    await sendQueuedEmails(shop.marketplace)
    const stepOf = (about: unknown) => about as { orderId?: number; stepId?: number }
    const emails = (await outboxRows(shop.marketplace)).filter(
      ({ kind, about }) => kind === 'order-progress' && stepOf(about).orderId === order.id,
    )
    const isMine = ({ about }: { about: unknown }) => stepOf(about).stepId === mine
    assert.ok(emails.every((email) => email.status === (isMine(email) ? 'sent' : 'withdrawn')))
    assert.equal((await undoOrderStep(office, mine, { reason: 'She called' })).outcome, 'undone')
    assert.equal((await statusesShownTo(shop, order.token)).at(-1), 'cancelled (undone)')
  }
  assert.deepEqual(await violations(shop), [])
})

test('who cancels an order that was handed over a moment ago is told that it is too late, and not why', async () => {
  await using shop = await openTestShop()
  const { order } = await placeOrderOfThree(shop)
  const office = await asOperator(shop.marketplace)
  for (const to of ['confirmed', 'packed', 'shipped'] as const) await advance(office, order.id, to)
  assert.deepEqual(await cancelOwnOrder(await asCustomer(shop.marketplace, order.token)), { outcome: 'too-late' })
  assert.deepEqual(await statusesShownTo(shop, order.token), ['received'])
})
