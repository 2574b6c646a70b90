import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postComment } from '#domain/comments/post-comment.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { dinars } from '#domain/money.ts'
import { addOrderNote } from '#domain/orders/add-order-note.ts'
import { recordCall } from '#domain/orders/calls/record-call.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { Phone } from '#domain/phone.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { getCustomer } from './get-customer.ts'

const phone = '+21622333444' as Phone

test('a customer is all that their phone number and the addresses of their orders have left', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const [bowl, cup] = [await shop.sells(), await shop.sells({ regularPrice: dinars(20) })]
  const { customer } = shop.requestFor([])
  const place = async (pieces: Parameters<typeof shop.order>[0], name = 'Amel', ofPhone = phone) => {
    shop.clock.passes({ days: 1 })
    const result = await shop.order(pieces, { customer: { ...customer, name, phone: ofPhone } })
    assert.ok(result.outcome === 'placed')
    return result.order.id
  }
  const [kept, refused, cancelled] = [
    await place([{ product: bowl, quantity: 2 }, { product: cup }]),
    await place([{ product: cup }]),
    await place([{ product: cup, quantity: 7 }], 'Amel Ben Salah'),
  ]
  await place([{ product: bowl }], 'Somebody else', '+21698111222' as Phone)
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    await advanceOrderAsOperator(office, kept, { to })
  for (const to of ['confirmed', 'packed', 'shipped', 'refused', 'returned'] as const)
    await advanceOrderAsOperator(office, refused, { to })
  await recordCall(office, cancelled, {
    outcome: 'no-answer',
    callBackAt: new Date(shop.clock.now().getTime() + 3_600_000),
  })
  await addOrderNote(office, cancelled, 'Prefers mornings', { submissionKey: crypto.randomUUID(), typedSecondsAgo: 0 })
  await advanceOrderAsOperator(office, cancelled, { to: 'cancelled' })
  const email = 'AMEL@example.tn' as EmailAddress
  await postContactMessage(shop.marketplace, { name: 'Amel', email, message: 'Is it blue?' })
  await postComment(shop.marketplace, {
    ...{ productId: bowl.id, authorName: 'Amel', email, phone, body: 'Lovely', isSuspicious: false },
  })

  const found = await getCustomer(office, phone)
  assert.deepEqual(found.names, ['Amel Ben Salah', 'Amel'])
  assert.deepEqual(found.emails, ['amel@example.tn'])
  assert.deepEqual(found.counts, { orders: 3, delivered: 1, refused: 1, cancelled: 1, spent: dinars(118) })
  assert.deepEqual(
    found.usual.map(({ name, pieces }) => [name, pieces]),
    [
      [bowl.name, 2],
      [cup.name, 1],
    ],
  )
  assert.deepEqual(
    found.orders.map(({ id }) => id),
    [cancelled, refused, kept],
  )
  assert.deepEqual([found.calls[0]?.outcome, found.notes[0]?.body], ['no-answer', 'Prefers mornings'])
  assert.deepEqual([found.messages[0]?.message, found.comments[0]?.product], ['Is it blue?', bowl.name])
  assert.deepEqual(found.consents.orderedAt, found.orders[0]?.placedAt)
  assert.equal(found.block.block, undefined)
})

test('a number without orders has nothing', async () => {
  await using shop = await openTestShop()
  const found = await getCustomer(await asOperator(shop.marketplace), phone)
  assert.deepEqual([found.orders, found.names, found.counts.orders, found.counts.spent], [[], [], 0, 0])
})
