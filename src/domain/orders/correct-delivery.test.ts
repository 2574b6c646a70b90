import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { atWork } from '#tests/support/operators.ts'
import { placedByAmel } from '#tests/support/placed-order.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import type { Phone } from '../phone.ts'
import { correctDelivery } from './correct-delivery.ts'
import { getOrderSheet } from './get-order-sheet.ts'
import { recognizeOldOrders } from './recognize-old-orders.ts'
import { recordCall } from './record-call.ts'
import { writtenDelivery } from './written-delivery.ts'

const noEmail = { name: 'Amel', phone: '+21622333444' as Phone }

test('of two who correct one delivery each keeps what the other has put right, and is told what both have', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const { id } = await placedByAmel(shop, await shop.sells())
  const base = writtenDelivery(await getOrderSheet(office, id))
  const { customer } = base
  const newNumber = { ...base, customer: { ...customer, phone: '+21698111222' as Phone } }
  assert.equal((await correctDelivery(office, id, newNumber, base)).outcome, 'corrected')
  const newStreet = { ...base, address: '3 rue du Port' }
  assert.equal((await correctDelivery(office, id, newStreet, base)).outcome, 'corrected')
  const both = writtenDelivery(await getOrderSheet(office, id))
  assert.deepEqual(both, { ...newNumber, address: '3 rue du Port' })

  const answer = await correctDelivery(office, id, { ...base, address: '5 rue du Port', city: 'Sfax' }, base)
  assert.ok(answer.outcome === 'changed-meanwhile')
  assert.deepEqual(answer.contested, ['address'])
  assert.deepEqual(answer.current, both)
  assert.deepEqual(answer.merged, { ...both, address: '5 rue du Port', city: 'Sfax', governorate: undefined })
  assert.deepEqual(writtenDelivery(await getOrderSheet(office, id)), both, 'nothing is saved')
  const call = { outcome: 'address-corrected', correction: { ...base, address: '7 rue du Port' }, base } as const
  assert.equal((await recordCall(office, id, call)).outcome, 'not-corrected')
  assert.equal((await getOrderSheet(office, id)).status, 'received', 'the call goes on')
  assert.equal((await correctDelivery(office, id, answer.merged, answer.current)).outcome, 'corrected')
  assert.equal((await getOrderSheet(office, id)).delivery.governorate, 'TN-61')
})

test('the governorate comes from the city, may be said otherwise, and is found for orders from before', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const bowl = await shop.sells()
  const { id } = await placedByAmel(shop, bowl)
  const governorateOf = async () => (await getOrderSheet(office, id)).delivery.governorate
  assert.equal(await governorateOf(), 'TN-21')
  await correctDelivery(office, id, { customer: noEmail, address: 'x', city: 'Mars' })
  assert.equal(await governorateOf(), undefined)
  await correctDelivery(office, id, { customer: noEmail, address: 'x', city: 'Mars', governorate: 'TN-83' })
  assert.equal(await governorateOf(), 'TN-83')
  await sql`update orders set governorate = null, delivery_city = 'Hammam-Sousse'`.execute(shop.marketplace.db)
  await recognizeOldOrders(shop.marketplace)
  assert.equal(await governorateOf(), 'TN-51')
})
