import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { studioSetting } from '#domain/sellers/studio-setting.ts'
import { asOperator } from '#tests/support/operators.ts'
import { grantAccess, openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { listPiecesToFetch } from './list-pieces-to-fetch.ts'

test('the pieces of confirmed orders are fetched from each maker until they are packed, without the customer', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const office = await asOperator(shop.marketplace, 'staff')
  const place = { town: 'Sejnane', governorate: 'TN-23' } as const
  const [potter, smith] = [await shop.hasStore({ name: 'Potter', ...place }), await shop.hasStore({ name: 'Smith' })]
  const { phone } = await grantAccess(shop.marketplace, [potter])
  const sizes = [{ name: 'M', stock: 9 }]
  const bowl = await shop.sells({ storeId: potter, name: 'Bowl', sizes })
  const lamp = await shop.sells({ storeId: smith, name: 'Lamp' })
  const orderAt = async (quantity: number) => {
    const placed = await shop.order([{ product: bowl, quantity }, { product: lamp }])
    assert.ok(placed.outcome === 'placed')
    return placed.order
  }
  const [first, packed] = [await orderAt(2), await orderAt(3)]
  assert.deepEqual(await listPiecesToFetch(office), { stores: [], isCut: false }, 'nobody has confirmed them')
  await advanceOrderAsOperator(office, first.id, { to: 'confirmed' })
  for (const to of ['confirmed', 'packed'] as const) await advanceOrderAsOperator(office, packed.id, { to })
  const { stores } = await listPiecesToFetch(office)
  assert.deepEqual(
    stores.map(({ store, governorate, contact, pieces }) => [
      ...[store.name, store.town, governorate, contact.phone],
      pieces.map(({ quantity, name, sizeName, number }) => [quantity, name, sizeName, number]),
    ]),
    [
      ['Smith', '', undefined, undefined, [[1, 'Lamp', '', first.number]]],
      ['Potter', 'Sejnane', 'TN-23', phone, [[2, 'Bowl', 'M', first.number]]],
    ],
  )
  const { customer_name: name, customer_phone: number } = await shop.system.db
    .selectFrom('orders')
    .select(['customer_name', 'customer_phone'])
    .executeTakeFirstOrThrow()
  for (const personal of [name, number]) assert.ok(!JSON.stringify(stores).includes(personal))
  await setSetting(shop.marketplace, studioSetting, { isStudioOpen: false })
  await assert.rejects(listPiecesToFetch(office), { name: 'NotFound' })
})
