import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordCall } from '#domain/orders/calls/record-call.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import type { Phone } from '#domain/phone.ts'
import { asOperator } from '#tests/support/operators.ts'
import { placeTestOrder } from '#tests/support/place-test-order.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { correctDelivery } from './correct-delivery.ts'
import { editableDelivery } from './editable-delivery.ts'

const noEmail = { name: 'Amel', phone: '+21622333444' as Phone }

test('concurrent corrections of one delivery are merged, and conflicting fields are reported', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await placeTestOrder(shop, await shop.sells())
  const base = editableDelivery(await getOrderDetails(office, id))
  const { customer } = base
  const newNumber = { ...base, customer: { ...customer, phone: '+21698111222' as Phone } }
  assert.equal((await correctDelivery(office, id, newNumber, base)).outcome, 'corrected')
  const newStreet = { ...base, address: '3 rue du Port' }
  assert.equal((await correctDelivery(office, id, newStreet, base)).outcome, 'corrected')
  const both = editableDelivery(await getOrderDetails(office, id))
  assert.deepEqual(both, { ...newNumber, address: '3 rue du Port' })

  const result = await correctDelivery(office, id, { ...base, address: '5 rue du Port', city: 'Sfax' }, base)
  assert.ok(result.outcome === 'changed-meanwhile')
  assert.deepEqual(result.conflicts, ['address'])
  assert.deepEqual(result.current, both)
  assert.deepEqual(result.merged, { ...both, address: '5 rue du Port', city: 'Sfax', governorate: undefined })
  assert.deepEqual(editableDelivery(await getOrderDetails(office, id)), both, 'nothing is saved')
  const call = { outcome: 'address-corrected', correction: { ...base, address: '7 rue du Port' }, base } as const
  assert.equal((await recordCall(office, id, call)).outcome, 'not-corrected')
  assert.equal((await getOrderDetails(office, id)).status, 'received', 'the call goes on')
  assert.equal((await correctDelivery(office, id, result.merged, result.current)).outcome, 'corrected')
  assert.equal((await getOrderDetails(office, id)).delivery.governorate, 'TN-61')
})

test('the governorate comes from the city, and can be overridden', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  const { id } = await placeTestOrder(shop, bowl)
  const governorateOf = async () => (await getOrderDetails(office, id)).delivery.governorate
  assert.equal(await governorateOf(), 'TN-21')
  await correctDelivery(office, id, { customer: noEmail, address: 'x', city: 'Mars' })
  assert.equal(await governorateOf(), undefined)
  await correctDelivery(office, id, { customer: noEmail, address: 'x', city: 'Mars', governorate: 'TN-83' })
  assert.equal(await governorateOf(), 'TN-83')
})
