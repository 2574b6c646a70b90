import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { atWork } from '#tests/support/operators.ts'
import { type OrderedPiece, openTestShop } from '#tests/support/test-shop.ts'
import type { Phone } from '../phone.ts'
import { advanceOrder } from './advance-order.ts'
import { getOrderSheet } from './get-order-sheet.ts'

test('an order of the same phone with the same pieces within a day is marked on both', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace, 'staff')
  const sizes = ['S', 'L'].map((name) => ({ name, stock: 90 }))
  const [bowl, cup] = [await shop.sells({ sizes }), await shop.sells({ sizes })]
  const places = async (lines: readonly OrderedPiece[], phone = '+21622333444') => {
    const { customer } = shop.requestFor([])
    const result = await shop.order(lines, { customer: { ...customer, phone: phone as Phone } })
    assert.ok(result.outcome === 'placed')
    return result.order
  }
  const doublesOf = async ({ id }: { id: number }) =>
    (await getOrderSheet(office, id)).doubles.map((double) => double.number)
  const two = [{ product: bowl, quantity: 2 }, { product: cup }]

  const first = await places(two)
  shop.clock.passes({ seconds: 23 * 3600 })
  // The same pieces, in other lines and another order.
  const twin = await places([{ product: cup }, { product: bowl }, { product: bowl }])
  const others = [
    await places(two, '+21698111222'),
    await places([{ product: bowl, quantity: 3 }, { product: cup }]),
    await places([{ product: bowl, quantity: 2, sizeId: bowl.sizes[1]?.id ?? 0 }, { product: cup }]),
    await places([{ product: bowl, quantity: 2 }]),
  ]
  assert.deepEqual(await doublesOf(first), [twin.number])
  assert.deepEqual(await doublesOf(twin), [first.number])
  for (const other of others) assert.deepEqual(await doublesOf(other), [])

  shop.clock.passes({ seconds: 3601 })
  const later = await places(two)
  assert.deepEqual(await doublesOf(later), [twin.number], 'the first came more than a day before')
  await advanceOrder(office, twin.id, { to: 'cancelled', by: 'Sana' })
  assert.deepEqual([await doublesOf(first), await doublesOf(twin), await doublesOf(later)], [[], [], []])
})

test('looking for doubles reads the orders of the number around the time, and no others', async () => {
  await using shop = await openTestShop()
  const { rows } = await sql<{ plan: string }>`
    select indexdef as plan from pg_indexes where indexname = 'orders_of_phone'`.execute(shop.marketplace.db)
  assert.match(rows[0]?.plan ?? '', /\(customer_phone, placed_at\)/)
})
