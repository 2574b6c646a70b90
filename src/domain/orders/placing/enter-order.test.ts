import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { listOrders } from '#domain/orders/lists/list-orders.ts'
import type { Phone } from '#domain/phone.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { limitedTo, rateLimitsOf, setRateLimits } from '#tests/support/rate-limits.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { enterOrder } from './enter-order.ts'

const noEmail = { name: 'Amel', phone: '+21622333444' as Phone }

test('an order entered by staff is a normal order, sends no email without an address, and is entered once', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  const request = {
    ...shop.requestFor([{ product: bowl, quantity: 2 }], { customer: noEmail, source: 'messenger' }),
    idempotencyKey: 'form-1',
  }
  const results = [
    await enterOrder(office, request, { isConfirmed: true }),
    await enterOrder(office, request, { isConfirmed: true }),
  ]
  const [number, again] = results.map((result) => result.outcome === 'placed' && result.order.number)
  assert.equal(number, again)
  const { orders } = await listOrders(office, {})
  assert.deepEqual(
    orders.map(({ status }) => status),
    ['confirmed'],
  )
  assert.equal((await getOrderDetails(office, orders[0]?.id ?? 0)).source, 'messenger')
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 8)
  const emails = await outboxRows(shop.marketplace)
  assert.deepEqual(
    emails.map(({ kind }) => kind),
    ['order-notice'],
  )
  await sendQueuedEmails(shop.marketplace)
})

test('rate limits do not apply to staff', async () => {
  await using shop = await openTestShop()
  const one = { count: 1, seconds: 3600 } as const
  const each = { perNetwork: one, perRecipient: one }
  await setRateLimits(shop.marketplace, rateLimitsOf(each, 1))
  const office = limitedTo(each, await asOperator(shop.marketplace))
  const bowl = await shop.sells()
  for (let count = 0; count < 3; count++) {
    const { outcome } = await enterOrder(office, shop.requestFor([{ product: bowl }]), { isConfirmed: false })
    assert.equal(outcome, 'placed')
  }
})
