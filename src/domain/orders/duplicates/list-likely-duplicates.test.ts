import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import type { Phone } from '#domain/phone.ts'
import { asOperator } from '#tests/support/operators.ts'
import { type OrderedPiece, openTestShop } from '#tests/support/test-shop.ts'

test('an order of the same phone with the same pieces within a day is marked on both', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const sizes = ['S', 'L'].map((name) => ({ name, stock: 90 }))
  const [bowl, cup] = [await shop.sells({ sizes }), await shop.sells({ sizes })]
  const places = async (lines: readonly OrderedPiece[], phone = '+21622333444') => {
    const { customer } = shop.requestFor([])
    const result = await shop.order(lines, { customer: { ...customer, phone: phone as Phone } })
    assert.ok(result.outcome === 'placed')
    return result.order
  }
  const duplicatesOf = async ({ id }: { id: number }) =>
    (await getOrderDetails(office, id)).duplicates.map((duplicate) => duplicate.number)
  const two = [{ product: bowl, quantity: 2 }, { product: cup }]

  const first = await places(two)
  shop.clock.passes({ seconds: 23 * 3600 })
  // The same pieces, in other lines and another order.
  const second = await places([{ product: cup }, { product: bowl }, { product: bowl }])
  const others = [
    await places(two, '+21698111222'),
    await places([{ product: bowl, quantity: 3 }, { product: cup }]),
    await places([{ product: bowl, quantity: 2, sizeId: bowl.sizes[1]?.id ?? 0 }, { product: cup }]),
    await places([{ product: bowl, quantity: 2 }]),
  ]
  assert.deepEqual(await duplicatesOf(first), [second.number])
  assert.deepEqual(await duplicatesOf(second), [first.number])
  for (const other of others) assert.deepEqual(await duplicatesOf(other), [])

  shop.clock.passes({ seconds: 3601 })
  const later = await places(two)
  assert.deepEqual(await duplicatesOf(later), [second.number], 'the first came more than a day before')
  await advanceOrder(office, second.id, { to: 'cancelled' })
  assert.deepEqual([await duplicatesOf(first), await duplicatesOf(second), await duplicatesOf(later)], [[], [], []])
})

test('an index finds the orders of a phone number around a time', async () => {
  await using shop = await openTestShop()
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where indexname = 'orders_of_phone'`.execute(shop.marketplace.db)
  assert.match(rows[0]?.definition ?? '', /\(customer_phone, placed_at\)/)
})
