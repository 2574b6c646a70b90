import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import type { Phone } from '#domain/phone.ts'
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
  assert.deepEqual([nothing.orders, nothing.customers, nothing.products], [[], [], []])
})

test('of many results the first are shown, and that there are more', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 90 }] })
  for (let count = 0; count < 7; count++) await shop.order([{ product: bowl }])
  const { orders, hasMoreOrders, hasMoreProducts } = await searchOffice(office, 'Amel')
  assert.deepEqual([orders.length, hasMoreOrders, hasMoreProducts], [6, true, false])
})
