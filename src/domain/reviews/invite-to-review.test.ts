import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { eraseOwnOrder } from '#domain/personal-data/erase-person.ts'
import { refuseReturn } from '#domain/returns/advance-return.ts'
import { openReturn } from '#domain/returns/open-return.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { advance } from '#tests/support/order-steps.ts'
import { placeTestOrder } from '#tests/support/place-test-order.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { inviteToReview } from './invite-to-review.ts'
import { reviewSetting } from './review-setting.ts'
import { writeReview } from './write-review.ts'

const day = 24 * 3600

async function deliveredOrder(shop: TestShop) {
  const product = await shop.sells({ sizes: [{ name: '', stock: 10 }] })
  const order = await placeTestOrder(shop, product)
  const office = await asOperator(shop.marketplace, 'staff')
  for (const to of ['confirmed', 'packed', 'shipped'] as const) await advance(office, order.id, to)
  return { order, office, stepId: await advance(office, order.id, 'delivered') }
}

async function invitations({ marketplace }: TestShop) {
  const { db } = marketplace
  return db.selectFrom('emails').select(['id', 'recipient', 'status']).where('kind', '=', 'review-invitation').execute()
}

test('the customer of a delivered order is invited once, after the days of the setting', async () => {
  await using shop = await openTestShop()
  await deliveredOrder(shop)
  shop.clock.passes({ seconds: 7 * day - 60 })
  assert.equal(await inviteToReview(shop.system), 0)
  shop.clock.passes({ seconds: 120 })
  const counts = await Promise.all([1, 2, 3].map(() => inviteToReview(shop.system)))
  assert.equal(
    counts.reduce((sum, count) => sum + count),
    1,
  )
  shop.clock.passes({ seconds: day })
  assert.equal(await inviteToReview(shop.system), 0)
  assert.deepEqual(
    (await invitations(shop)).map(({ recipient }) => recipient),
    ['amel@example.tn'],
  )
})

test('nobody is invited while a return is open, and an invitation that waits is withdrawn by one', async () => {
  await using shop = await openTestShop()
  const first = await deliveredOrder(shop)
  const second = await deliveredOrder(shop)
  const ask = ({ office, order }: Awaited<ReturnType<typeof deliveredOrder>>) =>
    openReturn(office, order.id, { reason: 'size', wish: 'exchange', note: '', pieces: [{ position: 0, quantity: 1 }] })
  const opened = await ask(first)
  assert.ok(opened.outcome === 'opened')
  shop.clock.passes({ seconds: 8 * day })
  assert.equal(await inviteToReview(shop.system), 1)
  assert.equal((await ask(second)).outcome, 'opened')
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(
    (await invitations(shop)).map(({ status }) => status),
    ['withdrawn'],
  )
  await refuseReturn(first.office, opened.returnId, { reason: 'It was worn' })
  assert.equal(await inviteToReview(shop.system), 1)
})

test('nobody is invited of an undone, erased, reviewed or very old delivery, nor when it is off', async () => {
  await using shop = await openTestShop()
  const undone = await deliveredOrder(shop)
  const erased = await deliveredOrder(shop)
  const reviewed = await deliveredOrder(shop)
  shop.clock.passes({ seconds: 3600 })
  await undoOrderStep(undone.office, undone.stepId, { reason: 'Another parcel' })
  await eraseOwnOrder(await asCustomer(shop.marketplace, erased.order.token))
  const words = { position: 0, stars: 5, body: '', authorName: '', keptPhotos: [], photos: [] }
  await writeReview(await asCustomer(shop.marketplace, reviewed.order.token), words)
  await setSetting(shop.marketplace, reviewSetting, { ...reviewSetting.defaultValue, invitations: 'off' })
  const last = await deliveredOrder(shop)
  shop.clock.passes({ seconds: 8 * day })
  assert.equal(await inviteToReview(shop.system), 0)
  await setSetting(shop.marketplace, reviewSetting, reviewSetting.defaultValue)
  assert.equal(await inviteToReview(shop.system), 1)
  assert.equal((await invitations(shop)).length, 1)
  assert.notEqual(last.order.id, undone.order.id)

  await deliveredOrder(shop)
  shop.clock.passes({ seconds: 40 * day })
  assert.equal(await inviteToReview(shop.system), 0)
})

test('an invitation is withdrawn when the order was reviewed before it is sent', async () => {
  await using shop = await openTestShop()
  const { order } = await deliveredOrder(shop)
  shop.clock.passes({ seconds: 8 * day })
  await inviteToReview(shop.system)
  const customer = await asCustomer(shop.marketplace, order.token)
  await writeReview(customer, { position: 0, stars: 5, body: '', authorName: '', keptPhotos: [], photos: [] })
  await sendQueuedEmails(shop.marketplace)
  assert.equal((await invitations(shop))[0]?.status, 'withdrawn')
})
