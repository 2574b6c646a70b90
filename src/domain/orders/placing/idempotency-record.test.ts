import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { setStock } from '#tests/support/catalog-changes.ts'
import { asOperator } from '#tests/support/operators.ts'
import { databaseName, runOnTestServer } from '#tests/support/test-database.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { deleteExpiredIdempotencyRecords } from './idempotency-record.ts'

const idempotencyKey = 'the-key-of-one-request'

async function orderCount({ marketplace }: TestShop): Promise<number> {
  return (await marketplace.db.selectFrom('orders').select('id').execute()).length
}

test('a duplicate request returns the same number and token and places one order', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()

  const first = await shop.order([{ product: bowl }], { idempotencyKey })
  const again = await shop.order([{ product: bowl }], { idempotencyKey })

  assert.ok(first.outcome === 'placed' && again.outcome === 'placed')
  assert.deepEqual(again.order, first.order)
  assert.equal(await orderCount(shop), 1)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 9)
})

test('a duplicate request returns the first outcome, whatever happened to the order since', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const first = await shop.order([{ product: bowl }], { idempotencyKey })
  assert.ok(first.outcome === 'placed')

  const office = await asOperator(shop.marketplace)
  const changed = await changeOrderLines(office, first.order.id, [{ productId: bowl.id, quantity: 2 }], dinars(98))
  assert.equal(changed.outcome, 'changed')
  await advanceOrder(shop.system, first.order.id, { to: 'confirmed' })

  assert.deepEqual(await shop.order([{ product: bowl }], { idempotencyKey }), first)
})

test('a duplicate request for the last piece is not out of stock', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 1 }] })

  await shop.order([{ product: bowl }], { idempotencyKey })
  const again = await shop.order([{ product: bowl }], { idempotencyKey })

  assert.equal(again.outcome, 'placed')
})

test('concurrent duplicate requests place one order', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()

  const duplicates = await Promise.all([1, 2, 3, 4].map(() => shop.order([{ product: bowl }], { idempotencyKey })))

  const numbers = duplicates.map(
    (duplicate) => duplicate.outcome === 'placed' && `${duplicate.order.number} ${duplicate.order.token}`,
  )
  assert.equal(new Set(numbers).size, 1)
  assert.ok(numbers[0])
  assert.equal(await orderCount(shop), 1)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 9)
})

test('of two concurrent requests with one key and different sizes one is placed', async () => {
  await using shop = await openTestShop()
  const [bowl, vase] = [await shop.sells(), await shop.sells()]

  const both = await Promise.all([bowl, vase].map((product) => shop.order([{ product }], { idempotencyKey })))

  assert.deepEqual(both.map(({ outcome }) => outcome).sort(), ['key-reused', 'placed'])
  assert.equal(await orderCount(shop), 1)
})

test('an idempotency key reused with another request is refused', async () => {
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

test('a refused request leaves its key free', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 1 }] })

  const refused = await shop.order([{ product: bowl, quantity: 2 }], { idempotencyKey })
  const smaller = await shop.order([{ product: bowl, quantity: 1 }], { idempotencyKey })

  assert.equal(refused.outcome, 'out-of-stock')
  assert.equal(smaller.outcome, 'placed')
})

test('an idempotency key expires after 7 days', async () => {
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

test('of two concurrent orders for the last piece one is placed', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 1 }] })

  const results = await Promise.all([shop.order([{ product: bowl }]), shop.order([{ product: bowl }])])

  assert.deepEqual(results.map(({ outcome }) => outcome).sort(), ['out-of-stock', 'placed'])
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 0)
})

test('orders with the same sizes in opposite order do not deadlock', async () => {
  await using shop = await openTestShop()
  const products = [await shop.sells(), await shop.sells(), await shop.sells()]
  for (const product of products) await setStock(shop.marketplace, product.sizes[0]?.id ?? 0, 25)
  const forward = products.map((product) => ({ product }))

  const results = await Promise.all(
    Array.from({ length: 30 }, (_, turn) => shop.order(turn % 2 === 0 ? forward : forward.toReversed())),
  )

  assert.equal(results.filter(({ outcome }) => outcome === 'placed').length, 25)
  for (const product of products) assert.equal(await shop.stockOf(product.sizes[0]?.id), 0)
})

test('idempotency records are deleted after a week, not before, and their orders never', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const countRecords = async () =>
    (await shop.marketplace.db.selectFrom('idempotency_records').select('made_at').execute()).length
  await shop.order([{ product: bowl }], { idempotencyKey })
  shop.clock.passes({ days: 6 })
  await deleteExpiredIdempotencyRecords(shop.system)
  assert.equal(await countRecords(), 1)
  shop.clock.passes({ days: 2 })
  await deleteExpiredIdempotencyRecords(shop.system)
  assert.equal(await countRecords(), 0)
  assert.equal(await orderCount(shop), 1)
})

test('an order whose random number is taken is retried with another', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const first = await shop.order([{ product: bowl }])
  await runOnTestServer(
    `create sequence drawn;
    create function draw_badly() returns trigger language plpgsql security definer as $$
    begin
      if nextval('drawn') = 1 then new.number := (select number from orders limit 1); end if;
      return new;
    end $$;
    create trigger draw_badly before insert on orders for each row execute function draw_badly()`,
    await databaseName({ database: shop.marketplace.db }),
  )
  const second = await shop.order([{ product: bowl }], { idempotencyKey })
  assert.ok(first.outcome === 'placed' && second.outcome === 'placed')
  assert.equal(await orderCount(shop), 2)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 8)
})
