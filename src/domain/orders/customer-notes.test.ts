import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiClient, orderOf } from '#tests/support/api-client.ts'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { getOrder } from './get-order.ts'
import { getOrderSheet } from './get-order-sheet.ts'
import { getPrivateOrder } from './get-private-order.ts'
import { writeOrderNote } from './write-order-note.ts'

const notes = { customerNote: 'Call before coming.\nSecond floor.', giftNote: 'Happy birthday, Salma!' }

test('what a customer writes reaches the sheet and the letters; who forwards the link shows only that it is there', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const placed = await shop.order([{ product: bowl }], notes)
  const silent = await shop.order([{ product: bowl }])
  assert.ok(placed.outcome === 'placed' && silent.outcome === 'placed')
  const office = await atWork(shop.marketplace)
  await writeOrderNote(office, placed.order.id, 'Regular customer')

  const { id } = placed.order
  for (const read of [await getOrder(office, id), await getOrderSheet(office, id)])
    assert.deepEqual({ customerNote: read.customerNote, giftNote: read.giftNote }, notes)
  const sheet = await getOrderSheet(office, id)
  assert.deepEqual(
    sheet.notes.map(({ body }) => body),
    ['Regular customer'],
  )
  const shown = await getPrivateOrder(shop.marketplace, placed.order.token)
  assert.deepEqual([shown.hasCustomerNote, shown.hasGiftNote], [true, true])
  assert.doesNotMatch(JSON.stringify(shown), /floor|Salma|Regular/)
  const other = await getPrivateOrder(shop.marketplace, silent.order.token)
  assert.deepEqual([other.hasCustomerNote, other.hasGiftNote], [false, false])
  assert.ok(!('customerNote' in (await getOrder(office, silent.order.id))))
})

test('a repeated attempt with another note is another wish; without notes it is told as before there were any', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const ask = (words: object) => shop.order([{ product: bowl }], { idempotencyKey: 'one-attempt', ...words })
  assert.equal((await ask(notes)).outcome, 'placed')
  assert.equal((await ask(notes)).outcome, 'placed')
  assert.equal((await ask({ ...notes, giftNote: 'Happy birthday, Selma!' })).outcome, 'key-reused')
  assert.equal((await ask({ customerNote: notes.giftNote, giftNote: notes.customerNote })).outcome, 'key-reused')
  assert.equal((await ask({})).outcome, 'key-reused')

  await shop.order([{ product: bowl }], { idempotencyKey: 'plain' })
  const { request_hash: kept } = await shop.marketplace.db
    .selectFrom('order_attempts')
    .select('request_hash')
    .orderBy('order_id', 'desc')
    .executeTakeFirstOrThrow()
  const { createHash } = await import('node:crypto')
  const { customer, delivery, lines, payment, claimedTotal } = shop.requestFor([{ product: bowl }])
  const spelled = JSON.stringify([
    [customer.name, customer.email, customer.phone],
    [delivery.address, delivery.city],
    lines.map((line) => [line.productId, line.sizeId, line.colorId, line.quantity]),
    payment,
    claimedTotal,
  ])
  assert.ok(kept.equals(createHash('sha256').update(spelled).digest()))
})

test('the database keeps no note that a label has no room for, and no empty one', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  for (const note of ['', 'x'.repeat(301)]) {
    await assert.rejects(shop.order([{ product: bowl }], { customerNote: note }), /orders_customer_note_check/)
    await assert.rejects(shop.order([{ product: bowl }], { giftNote: note }), /orders_gift_note_check/)
  }
  assert.equal((await shop.order([{ product: bowl }], { customerNote: 'x'.repeat(300) })).outcome, 'placed')
})

test('the API takes both notes, cleaned, and says which is too long', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const api = apiClient(shop.marketplace)
  const order = (words: object) =>
    api.post('/orders', { ...orderOf([{ productId: bowl.id, quantity: 1 }], 53), ...words })
  assert.equal((await order({ note: ' Call\u0000 first \r\n please ', giftNote: ' \u202e ' })).status, 201)
  assert.equal((await order({ note: null, giftNote: '' })).status, 201)
  const kept = await shop.marketplace.db
    .selectFrom('orders')
    .select(['customer_note', 'gift_note'])
    .orderBy('id')
    .execute()
  assert.deepEqual(kept, [
    { customer_note: 'Call first\nplease', gift_note: null },
    { customer_note: null, gift_note: null },
  ])
  const { status, body } = await order({ giftNote: 'x'.repeat(301) })
  assert.equal(status, 422)
  assert.match(JSON.stringify(body), /giftNote.*300/)
})
