import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { setStock } from '../catalog/set-stock.ts'
import { dinars } from '../money.ts'
import { advanceOrder } from './advance-order.ts'
import { changeOrderLines } from './change-order-lines.ts'
import { forgetOldAttempts } from './order-attempt.ts'

const idempotencyKey = 'the-key-of-one-attempt'

async function orderCount({ marketplace }: TestShop): Promise<number> {
  return (await marketplace.db.selectFrom('orders').select('id').execute()).length
}

test('the same attempt twice has the same number and token, and is one order', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()

  const first = await shop.order([{ product: bowl }], { idempotencyKey })
  const again = await shop.order([{ product: bowl }], { idempotencyKey })

  assert.ok(first.outcome === 'placed' && again.outcome === 'placed')
  assert.deepEqual(again.order, first.order)
  assert.equal(await orderCount(shop), 1)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 9)
})

test('who asks again hears the first answer, whatever the shop has done to the order since', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const first = await shop.order([{ product: bowl }], { idempotencyKey })
  assert.ok(first.outcome === 'placed')

  const office = await atWork(shop.marketplace)
  const changed = await changeOrderLines(office, first.order.id, [{ productId: bowl.id, quantity: 2 }], dinars(98))
  assert.equal(changed.outcome, 'changed')
  await advanceOrder(shop.marketplace, first.order.id, { to: 'confirmed', by: 'maker' })

  assert.deepEqual(await shop.order([{ product: bowl }], { idempotencyKey }), first)
})

test('the last piece stays ordered when its buyer asks again', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 1 }] })

  await shop.order([{ product: bowl }], { idempotencyKey })
  const again = await shop.order([{ product: bowl }], { idempotencyKey })

  assert.equal(again.outcome, 'placed')
})

test('twins that arrive together are one order', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()

  const twins = await Promise.all([1, 2, 3, 4].map(() => shop.order([{ product: bowl }], { idempotencyKey })))

  const numbers = twins.map((twin) => twin.outcome === 'placed' && `${twin.order.number} ${twin.order.token}`)
  assert.equal(new Set(numbers).size, 1)
  assert.ok(numbers[0])
  assert.equal(await orderCount(shop), 1)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 9)
})

test('of two orders with one key at the same moment one is placed, though they meet at no size', async () => {
  await using shop = await openTestShop()
  const [bowl, vase] = [await shop.sells(), await shop.sells()]

  const both = await Promise.all([bowl, vase].map((product) => shop.order([{ product }], { idempotencyKey })))

  assert.deepEqual(both.map(({ outcome }) => outcome).sort(), ['key-reused', 'placed'])
  assert.equal(await orderCount(shop), 1)
})

test('a key that made one order makes no other', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  await shop.order([{ product: bowl }], { idempotencyKey })

  const delivery = { address: '3 rue du Port', city: 'Sfax' }
  const others = [
    await shop.order([{ product: bowl, quantity: 2 }], { idempotencyKey }),
    await shop.order([{ product: bowl }], { idempotencyKey, delivery }),
    await shop.order([{ product: bowl }], { idempotencyKey, payment: 'paypal' }),
  ]

  assert.deepEqual(others, Array(3).fill({ outcome: 'key-reused' }))
  assert.equal(await orderCount(shop), 1)
})

test('a refused attempt leaves its key free', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 1 }] })

  const refused = await shop.order([{ product: bowl, quantity: 2 }], { idempotencyKey })
  const smaller = await shop.order([{ product: bowl, quantity: 1 }], { idempotencyKey })

  assert.equal(refused.outcome, 'out-of-stock')
  assert.equal(smaller.outcome, 'placed')
})

test('a key is known for 7 days and new after that', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const first = await shop.order([{ product: bowl }], { idempotencyKey })

  shop.clock.passes({ days: 7 })
  const inTime = await shop.order([{ product: bowl }], { idempotencyKey })
  shop.clock.passes({ seconds: 1 })
  const later = await shop.order([{ product: bowl }], { idempotencyKey })

  assert.ok(first.outcome === 'placed' && inTime.outcome === 'placed' && later.outcome === 'placed')
  assert.equal(inTime.order.number, first.order.number)
  assert.notEqual(later.order.number, first.order.number)
})

test('the last piece goes to one of two buyers', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 1 }] })

  const results = await Promise.all([shop.order([{ product: bowl }]), shop.order([{ product: bowl }])])

  assert.deepEqual(results.map(({ outcome }) => outcome).sort(), ['out-of-stock', 'placed'])
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 0)
})

test('orders naming the same pieces in opposite order do not wait for each other forever', async () => {
  await using shop = await openTestShop()
  const products = [await shop.sells(), await shop.sells(), await shop.sells()]
  for (const product of products) await setStock(shop.marketplace, product.sizes[0]?.id ?? 0, 25, 'Sana')
  const forward = products.map((product) => ({ product }))

  const results = await Promise.all(
    Array.from({ length: 30 }, (_, turn) => shop.order(turn % 2 === 0 ? forward : forward.toReversed())),
  )

  assert.equal(results.filter(({ outcome }) => outcome === 'placed').length, 25)
  for (const product of products) assert.equal(await shop.stockOf(product.sizes[0]?.id), 0)
})

test('attempts are forgotten after a week, not before, and their orders never', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const attempts = async () =>
    (await shop.marketplace.db.selectFrom('order_attempts').select('made_at').execute()).length
  await shop.order([{ product: bowl }], { idempotencyKey })
  shop.clock.passes({ days: 6 })
  await forgetOldAttempts(shop.marketplace)
  assert.equal(await attempts(), 1)
  shop.clock.passes({ days: 2 })
  await forgetOldAttempts(shop.marketplace)
  assert.equal(await attempts(), 0)
  assert.equal(await orderCount(shop), 1)
})

test('an order that draws the number of another draws again', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const first = await shop.order([{ product: bowl }])
  await sql`create sequence drawn`.execute(shop.marketplace.db)
  await sql`
    create function draw_badly() returns trigger language plpgsql as $$
    begin
      if nextval('drawn') = 1 then new.number := (select number from orders limit 1); end if;
      return new;
    end $$`.execute(shop.marketplace.db)
  await sql`create trigger draw_badly before insert on orders for each row execute function draw_badly()`.execute(
    shop.marketplace.db,
  )
  const second = await shop.order([{ product: bowl }], { idempotencyKey })
  assert.ok(first.outcome === 'placed' && second.outcome === 'placed')
  assert.equal(await orderCount(shop), 2)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 8)
})
