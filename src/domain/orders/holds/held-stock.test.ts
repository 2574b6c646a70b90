import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { pipeline } from '#database/pipeline.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import { keepPlans } from '#domain/orders/placing/order-statements.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import type { Phone } from '#domain/phone.ts'
import { orderSender } from '#domain/rate-limits/order-quotas.ts'
import { changeBehindShop } from '#tests/support/change-behind-shop.ts'
import { setHoldLimits } from '#tests/support/hold-limits.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { openDatabaseCopy } from '#tests/support/test-database.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { heldStockFromRow, selectHeldStock } from './held-stock.ts'
import type { HeldStock } from './request-reason.ts'

const customer = { name: 'Amel', email: 'amel@example.tn' as EmailAddress, phone: '+21622333444' as Phone }

async function heldStock(marketplace: Marketplace): Promise<HeldStock> {
  const sender = orderSender(fromNetwork(marketplace), customer)
  assert.ok(sender)
  const {
    held: [held],
  } = await pipeline(marketplace.db, {
    plans: keepPlans(marketplace),
    held: selectHeldStock(marketplace, customer, sender),
  })
  assert.ok(held)
  return heldStockFromRow(held)
}

test('what is held is read without the other orders that wait, and without the lines of all orders', async () => {
  // A new copy: in a reused database an index still leads to the deleted rows of other tests.
  await using shop = await openTestShop({ connection: await openDatabaseCopy() })
  const product = await shop.sells({
    sizes: [
      { name: 'S', stock: 8 },
      { name: 'M', stock: 0 },
    ],
  })
  await shop.order([{ product, quantity: 3 }])
  await changeBehindShop(
    shop,
    `insert into orders (id, number, customer_name, customer_email, customer_phone, delivery_address, delivery_city, governorate,
        payment_method, subtotal_millimes, shipping_millimes, agreed_fee_millimes, total_millimes, held_pieces)
      select 1000 + n, 'H-0000-' || n, 'Amel', 'waiting' || n || '@example.tn', '+216' || n, 'Kasbah', 'Nabeul', 'TN-21',
        'cash-on-delivery', 45000, 8000, 8000, 53000, 1
      from generate_series(1000, 4000) as n;
    insert into order_lines (order_id, position, product_id, store_id, variant_id, name, model, size_name, picture, unit_price_millimes,
        quantity, line_total_millimes)
      select orders.id, line.position, product_id, store_id, variant_id, name, model, size_name, picture, 45000, 1, 45000
      from order_lines as line, orders where orders.id > 1000;
    analyze orders, order_lines, variants`,
  )
  const { held, read } = await shop.marketplace.db.transaction().execute(async (db) => {
    const held = await heldStock({ ...shop.marketplace, db })
    const { rows } = await sql<{ read: number }>`
      select sum(pg_stat_get_xact_tuples_returned(id) + pg_stat_get_xact_tuples_fetched(id))::int as read
      from (select unnest(array[oid] || array(select indexrelid from pg_index where indrelid = oid)) as id
        from pg_class where oid in ('orders'::regclass, 'order_lines'::regclass)) as relations`.execute(db)
    return { held, read: rows[0]?.read ?? 0 }
  })
  assert.deepEqual(held.phone, { orders: 1, pieces: 3, value: dinars(135) })
  assert.ok(read > 0 && read < 50, `${read} rows were read`)
})

test('the counter of held stock follows the lines and the status of each order', async () => {
  await using shop = await openTestShop()
  await setHoldLimits(shop.marketplace, { orderPieces: 5 })
  const product = await shop.sells()
  const order = async (quantity: number): Promise<PlacedOrder> => {
    const request = shop.requestFor([{ product, quantity }], { customer })
    const result = await placeOrder(fromNetwork(shop.marketplace), request)
    assert.ok(result.outcome === 'placed')
    return result.order
  }
  const { id, token } = await order(3)
  const request = await order(6)
  assert.deepEqual((await heldStock(shop.marketplace)).shop, { orders: 1, pieces: 3, value: dinars(135) })
  const line = { productId: product.id, sizeId: product.sizes[0]?.id ?? 0, quantity: 2 }
  await changeOrderLines(shop.system, id, [line], dinars(98))
  assert.deepEqual((await heldStock(shop.marketplace)).shop, { orders: 1, pieces: 2, value: dinars(90) })
  await advanceOrder(shop.system, id, { to: 'released' })
  await advanceOrder(shop.system, request.id, { to: 'released' })
  assert.deepEqual((await heldStock(shop.marketplace)).shop, { orders: 0, pieces: 0, value: 0 })
  await advanceOrder(await asCustomer(shop.marketplace, token), id, { to: 'received' })
  assert.deepEqual((await heldStock(shop.marketplace)).shop, { orders: 1, pieces: 2, value: dinars(90) })
  await advanceOrder(shop.system, id, { to: 'confirmed' })
  await advanceOrder(shop.system, request.id, { to: 'confirmed' })
  assert.deepEqual((await heldStock(shop.marketplace)).shop, { orders: 0, pieces: 0, value: 0 })
})

test('nobody writes the counter of held stock', async () => {
  await using shop = await openTestShop()
  for (const statement of [
    'update held_stock set pieces = 0',
    'delete from held_stock',
    'insert into held_stock values (1, 0, 0, 0)',
  ])
    await assert.rejects(sql.raw(statement).execute(shop.marketplace.db), { code: '23001' }, statement)
})
