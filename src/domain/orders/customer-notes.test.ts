import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiClient, wireOrder } from '#tests/support/api-client.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { addOrderNote } from './add-order-note.ts'
import { asCustomer } from './as-customer.ts'
import { getOrder } from './get-order.ts'
import { getOrderDetails } from './get-order-details.ts'
import { getPrivateOrder } from './get-private-order.ts'

const notes = { customerNote: 'Call before coming.\nSecond floor.', giftNote: 'Happy birthday, Salma!' }

test('the notes of a customer are in the order details and the emails; the private page shows only that there are some', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const placed = await shop.order([{ product: bowl }], notes)
  const silent = await shop.order([{ product: bowl }])
  assert.ok(placed.outcome === 'placed' && silent.outcome === 'placed')
  const office = await asOperator(shop.marketplace)
  await addOrderNote(office, placed.order.id, 'Regular customer', {
    submissionKey: crypto.randomUUID(),
    typedSecondsAgo: 0,
  })

  const { id } = placed.order
  for (const read of [await getOrder(office, id), await getOrderDetails(office, id)])
    assert.deepEqual({ customerNote: read.customerNote, giftNote: read.giftNote }, notes)
  const details = await getOrderDetails(office, id)
  assert.deepEqual(
    details.notes.map(({ body }) => body),
    ['Regular customer'],
  )
  const shown = await getPrivateOrder(await asCustomer(shop.marketplace, placed.order.token))
  assert.deepEqual([shown.hasCustomerNote, shown.hasGiftNote], [true, true])
  assert.doesNotMatch(JSON.stringify(shown), /floor|Salma|Regular/)
  const other = await getPrivateOrder(await asCustomer(shop.marketplace, silent.order.token))
  assert.deepEqual([other.hasCustomerNote, other.hasGiftNote], [false, false])
  assert.ok(!('customerNote' in (await getOrder(office, silent.order.id))))
})

test('a request with the same key and another note is refused; without notes its hash is the same as before notes existed', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const place = (notes: object) => shop.order([{ product: bowl }], { idempotencyKey: 'one-request', ...notes })
  assert.equal((await place(notes)).outcome, 'placed')
  assert.equal((await place(notes)).outcome, 'placed')
  assert.equal((await place({ ...notes, giftNote: 'Happy birthday, Selma!' })).outcome, 'key-reused')
  assert.equal((await place({ customerNote: notes.giftNote, giftNote: notes.customerNote })).outcome, 'key-reused')
  assert.equal((await place({})).outcome, 'key-reused')

  await shop.order([{ product: bowl }], { idempotencyKey: 'plain' })
  const { request_hash: stored } = await shop.marketplace.db
    .selectFrom('idempotency_records')
    .select('request_hash')
    .orderBy('order_id', 'desc')
    .executeTakeFirstOrThrow()
  const { createHash } = await import('node:crypto')
  const { customer, delivery, lines, payment, claimedTotal } = shop.requestFor([{ product: bowl }])
  const canonical = JSON.stringify([
    [customer.name, customer.email, customer.phone],
    [delivery.address, delivery.city],
    lines.map((line) => [line.productId, line.sizeId, line.colorId, line.quantity]),
    payment,
    claimedTotal,
  ])
  assert.ok(stored.equals(createHash('sha256').update(canonical).digest()))
})

test('the database refuses empty and too long notes', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  for (const note of ['', 'x'.repeat(301)]) {
    await assert.rejects(shop.order([{ product: bowl }], { customerNote: note }), /orders_customer_note_check/)
    await assert.rejects(shop.order([{ product: bowl }], { giftNote: note }), /orders_gift_note_check/)
  }
  assert.equal((await shop.order([{ product: bowl }], { customerNote: 'x'.repeat(300) })).outcome, 'placed')
})

test('the API accepts both notes, cleans them and reports which is too long', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const api = apiClient(shop.marketplace)
  const order = (notes: object) =>
    api.post('/orders', { ...wireOrder([{ productId: bowl.id, quantity: 1 }], 53), ...notes })
  assert.equal((await order({ note: ' Call\u0000 first \r\n please ', giftNote: ' \u202e ' })).status, 201)
  assert.equal((await order({ note: null, giftNote: '' })).status, 201)
  const stored = await shop.marketplace.db
    .selectFrom('orders')
    .select(['customer_note', 'gift_note'])
    .orderBy('id')
    .execute()
  assert.deepEqual(stored, [
    { customer_note: 'Call first\nplease', gift_note: null },
    { customer_note: null, gift_note: null },
  ])
  const { status, body } = await order({ giftNote: 'x'.repeat(301) })
  assert.equal(status, 422)
  assert.match(JSON.stringify(body), /giftNote.*300/)
})
