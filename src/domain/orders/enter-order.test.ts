import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lettersOf, sendQueuedLetters } from '#tests/support/letters.ts'
import { heldTo, limitsOf, setLimits } from '#tests/support/limits.ts'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import type { Phone } from '../phone.ts'
import { enterOrder } from './enter-order.ts'
import { getOrderSheet } from './get-order-sheet.ts'
import { listOrders } from './list-orders.ts'

const noEmail = { name: 'Amel', phone: '+21622333444' as Phone }

test('an order entered by hand is the same order, without letters where there is no address, and entered once', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const bowl = await shop.sells()
  const request = {
    ...shop.requestFor([{ product: bowl, quantity: 2 }], { customer: noEmail, source: 'messenger' }),
    idempotencyKey: 'form-1',
  }
  const answers = [
    await enterOrder(office, request, { isConfirmed: true }),
    await enterOrder(office, request, { isConfirmed: true }),
  ]
  const [number, again] = answers.map((answer) => answer.outcome === 'placed' && answer.order.number)
  assert.equal(number, again)
  const { orders } = await listOrders(office, {})
  assert.deepEqual(
    orders.map(({ status }) => status),
    ['confirmed'],
  )
  assert.equal((await getOrderSheet(office, orders[0]?.id ?? 0)).source, 'messenger')
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 8)
  const letters = await lettersOf(shop.marketplace)
  assert.deepEqual(
    letters.map(({ kind }) => kind),
    ['order-notice'],
  )
  await sendQueuedLetters(shop.marketplace)
})

test('limits on strangers do not hold for the people of the shop', async () => {
  await using shop = await openTestShop()
  const one = { count: 1, seconds: 3600 } as const
  const each = { perNetwork: one, perRecipient: one }
  await setLimits(shop.marketplace, limitsOf(each, 1))
  const visitor = { network: '127.0.0.1', ...heldTo(each) }
  const office = { ...(await atWork(shop.marketplace)), visitor }
  const bowl = await shop.sells()
  for (let count = 0; count < 3; count++) {
    const { outcome } = await enterOrder(office, shop.requestFor([{ product: bowl }]), { isConfirmed: false })
    assert.equal(outcome, 'placed')
  }
})
