import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Phone } from '#domain/phone.ts'
import { createCourier } from '#tests/support/couriers.ts'
import { createCode } from '#tests/support/discount-codes.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { searchOffice } from './search-office.ts'

test('one search finds orders, each customer once, and products, retired ones too', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const [bowl, cup] = [await shop.sells({ name: 'Bowl of Leila' }), await shop.sells({ name: 'Cup of Leila' })]
  const { customer } = shop.requestFor([])
  const place = (name: string, phone: string) =>
    shop.order([{ product: bowl }], { customer: { ...customer, name, phone: phone as Phone } })
  const leila = ['Leila Chebbi', '+21698111222'] as const
  for (const [name, phone] of [leila, leila, ['Amel', '+21622333444']] as const) await place(name, phone)
  await retireProduct(office, cup.id)

  const found = await searchOffice(office, 'leila')
  assert.deepEqual(
    found.orders.map(({ name }) => name),
    ['Leila Chebbi', 'Leila Chebbi'],
  )
  assert.deepEqual(found.customers, [{ name: 'Leila Chebbi', phone: '+21698111222' }])
  assert.deepEqual(
    found.products.map(({ product }) => product.name),
    ['Cup of Leila', 'Bowl of Leila'],
  )
  assert.deepEqual((await searchOffice(office, '98 111')).orders.length, 2)
  const nothing = await searchOffice(office, '')
  assert.deepEqual([nothing.orders, nothing.customers, nothing.products, nothing.others], [[], [], [], []])
})

test('a product with the word in its name comes before newer ones that mention it', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  await shop.sells({ name: 'Fouta of cotton' })
  await shop.sells({ name: 'Camel', description: 'It carries a fouta.' })
  const { products } = await searchOffice(office, 'fout')
  assert.deepEqual(
    products.map(({ product }) => product.name),
    ['Fouta of cotton', 'Camel'],
  )
  assert.deepEqual((await searchOffice(office, "\\ ' & :")).products, [])
})

test('it finds email addresses, stores, writers, codes and remittances', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const store = await shop.hasStore({ name: 'Dar Zéro' })
  const { customer } = shop.requestFor([])
  const email = 'zero.amel@example.tn' as EmailAddress
  const ordered = await shop.order([{ product: await shop.sells() }], { customer: { ...customer, email } })
  assert.ok(ordered.outcome === 'placed')
  const message = await postContactMessage(office, { name: 'Zero Ben Ali', email, message: 'Do you deliver?' })
  const code = await createCode(office, { code: 'ZERO10' })
  const courier = await createCourier(office, { name: 'Aramex' })
  await sql`insert into remittances (courier_id, submission_key, expected_millimes, received_millimes, reference, reason,
    made_at, actor_kind, actor_name) values (${courier}, gen_random_uuid(), 0, 0, 'ZERO-77', '', now(), 'system', 'Test')`.execute(
    shop.system.db,
  )

  const { orders } = await searchOffice(office, 'AMEL@example')
  assert.deepEqual(
    orders.map(({ id }) => id),
    [ordered.order.id],
  )
  const { others } = await searchOffice(office, 'zero')
  assert.deepEqual(
    others.map(({ kind, name, detail }) => [kind, name, detail]),
    [
      ['store', 'Dar Zéro', ''],
      ['message', 'Zero Ben Ali', email],
      ['discount-code', 'ZERO10', ''],
      ['remittance', 'ZERO-77', 'Aramex'],
    ],
  )
  assert.deepEqual(
    others.slice(0, 3).map(({ id }) => id),
    [store, message, code],
  )
})

test('of many results the first are shown, and that there are more', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 90 }] })
  for (let count = 0; count < 7; count++) await shop.order([{ product: bowl }])
  const { orders, hasMoreOrders, hasMoreProducts } = await searchOffice(office, 'Amel')
  assert.deepEqual([orders.length, hasMoreOrders, hasMoreProducts], [6, true, false])
})
