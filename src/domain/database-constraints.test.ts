import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { databaseName, runOnTestServer } from '#tests/support/test-database.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { postComment } from './comments/post-comment.ts'
import type { EmailAddress } from './email-address.ts'
import { NotFound } from './errors.ts'
import { recordEvent } from './events/record-event.ts'
import { inTransaction } from './in-transaction.ts'
import { subscribeToNewsletter } from './newsletter/subscribe-to-newsletter.ts'
import type { Phone } from './phone.ts'
import { requestPlan } from './plans/request-plan.ts'

const email = 'amel@example.tn' as EmailAddress
const phone = '+21622333444' as Phone

test('an address has one subscription, whatever its case, and one event', async () => {
  await using shop = await openTestShop()
  for (const address of ['amel@example.tn', 'Amel@Example.TN', 'amel@example.tn']) {
    await subscribeToNewsletter(shop.marketplace, address as EmailAddress)
  }
  assert.equal((await shop.marketplace.db.selectFrom('newsletter_subscriptions').selectAll().execute()).length, 1)
  assert.deepEqual(await shop.eventTypes(), ['newsletter.subscribed'])
})

test('concurrent subscriptions of one address are one', async () => {
  await using shop = await openTestShop()
  await Promise.all(Array.from({ length: 8 }, () => subscribeToNewsletter(shop.marketplace, email)))
  assert.equal((await shop.marketplace.db.selectFrom('newsletter_subscriptions').selectAll().execute()).length, 1)
})

test('a plan request starts as pending, without note and end', async () => {
  await using shop = await openTestShop()
  await requestPlan(shop.marketplace, { plan: 'gold', name: 'Amel', email, phone, project: 'Candles', description: '' })
  const request = await shop.marketplace.db.selectFrom('plan_requests').selectAll().executeTakeFirstOrThrow()
  assert.deepEqual([request.status, request.note, request.expires_at], ['pending', '', null])
})

test('a product that is not on sale cannot be commented on', async () => {
  await using shop = await openTestShop()
  await assert.rejects(
    postComment(shop.marketplace, { productId: 7, authorName: 'Amel', email, phone, body: 'Nice' }),
    NotFound,
  )
  assert.deepEqual(await shop.marketplace.db.selectFrom('comments').select('id').execute(), [])
})

test('the database rejects a second variant of a size and a color, and a color of another product', async () => {
  await using shop = await openTestShop()
  const colors = [{ name: 'Red', swatch: '#b22222' }]
  const sizes = [{ name: 'M', stock: 1, stockByColor: [1] }]
  const [shirt, other] = [await shop.sells({ sizes, colors }), await shop.sells({ sizes, colors })]
  const insert = (colorId: number | undefined) =>
    shop.system.db
      .insertInto('variants')
      .values({ product_id: shirt.id, size_id: shirt.sizes[0]?.id, color_id: colorId, position: 0, name: 'M' })
      .execute()
  await assert.rejects(insert(shirt.colors[0]?.id), /variants_(choice|name)_key/)
  await assert.rejects(insert(other.colors[0]?.id), /variants_color/)
})

test('an event is recorded only in a transaction, and is rolled back with it', async () => {
  await using shop = await openTestShop()
  const event = { type: 'message.received', messageId: 1 } as const
  await assert.rejects(recordEvent(shop.marketplace, event), /in the transaction/)
  await assert.rejects(
    inTransaction(shop.marketplace, async (marketplace) => {
      await recordEvent(marketplace, event)
      throw new Error('changed my mind')
    }),
    /changed my mind/,
  )
  assert.deepEqual(await shop.eventTypes(), [])
})

const refusedByTheDatabase: Record<string, (ids: { product: number; size: number }) => string> = {
  'stock below zero': ({ size }) =>
    `insert into stock_movements (variant_id, kind, pieces, actor_kind, actor_name) values (${size}, 'correction', -11, 'operator', 'Sana')`,
  'stock that changes without a movement': ({ size }) => `update variants set stock = 11 where id = ${size}`,
  'a size that is created with stock': ({ product }) =>
    `insert into variants (product_id, position, name, stock) values (${product}, 1, 'L', 1)`,
  'an update of a stock movement': () => 'update stock_movements set pieces = 20',
  'a deletion of a stock movement': () => 'delete from stock_movements',
  'a restock without an operator': ({ size }) =>
    `insert into stock_movements (variant_id, kind, pieces) values (${size}, 'restock', 1)`,
  'a promotional price that is not lower': () =>
    'update products set promotional_price_millimes = regular_price_millimes',
  'a promotion that ends before it begins': () =>
    `update products set promotional_price_millimes = 1, promotion_starts_at = '2026-03-03', promotion_ends_at = '2026-03-02'`,
  'days of a promotion without a price': () =>
    `update products set promotional_price_millimes = null, promotion_ends_at = '2026-03-02'`,
  'a price of 0': () => 'update products set regular_price_millimes = 0',
  'an unknown category': () => `update products set category = 'cars'`,
  'two sizes with the same name': ({ product }) =>
    `insert into variants (product_id, position, name) values (${product}, 1, '')`,
  'a deletion of a product': ({ product }) => `delete from products where id = ${product}`,
  'an unknown order status': () =>
    `insert into orders (number, status, customer_name, customer_email, customer_phone, delivery_address,
       delivery_city, governorate, payment_method, subtotal_millimes, shipping_millimes,
       agreed_fee_millimes, total_millimes)
     values ('H-0000-0000', 'lost', 'A', 'a@b.tn', '+21622333444', 'x', 'x', 'unknown', 'paypal', 1, 1, 1, 2)`,
  'a second email of one kind about one event': () =>
    `insert into emails (event_id, kind, about, recipient, message_id, queued_at)
     select max(id), 'order-recap', '{}', 'a@b.tn', '<' || copy || '@b.tn>', now()
     from events, generate_series(1, 2) as copy group by copy`,
  'an order whose total is not its sum': () =>
    `insert into orders (number, customer_name, customer_email, customer_phone, delivery_address,
       delivery_city, governorate, payment_method, subtotal_millimes, shipping_millimes,
       agreed_fee_millimes, total_millimes)
     values ('H-0000-0000', 'A', 'a@b.tn', '+21622333444', 'x', 'x', 'unknown', 'paypal', 1, 1, 1, 3)`,
}

for (const [rule, statement] of Object.entries(refusedByTheDatabase)) {
  test(`the database rejects ${rule}`, async () => {
    await using shop = await openTestShop()
    const product = await shop.sells()
    const ids = { product: product.id, size: product.sizes[0]?.id ?? 0 }
    await assert.rejects(
      sql.raw(statement(ids)).execute(shop.marketplace.db),
      /violates|only by a row in|only ever added to/,
    )
  })
}

test('the database rejects a truncation of stock movements, even by the owner of the table', async () => {
  await using shop = await openTestShop()
  await assert.rejects(
    runOnTestServer('truncate stock_movements', await databaseName({ database: shop.marketplace.db })),
    /only ever added to/,
  )
})
