import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { getPrivateOrder } from '#domain/orders/get-private-order.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { erasePerson } from '#domain/personal-data/erase-person.ts'
import type { Phone } from '#domain/phone.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { setHoldLimits } from '#tests/support/hold-limits.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { blockCustomer } from './block-customer.ts'
import { getCustomerBlock } from './get-customer-block.ts'
import { listBlockedCustomers } from './list-blocked-customers.ts'

const phone = '+21622333444' as Phone
const block = { kind: 'do-not-take', note: 'Refused four parcels' } as const

async function orderOnline(shop: TestShop) {
  await setHoldLimits(shop.marketplace, {})
  const product = await shop.sells()
  const result = await placeOrder(fromNetwork(shop.marketplace), shop.requestFor([{ product }]))
  assert.ok(result.outcome === 'placed')
  return { ...result.order, sizeId: product.sizes[0]?.id }
}

test('the order of a blocked number is answered like any other, and is a request that takes no stock', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const before = await orderOnline(shop)
  assert.equal((await blockCustomer(office, phone, { version: 0, block })).outcome, 'saved')
  const order = await orderOnline(shop)
  assert.deepEqual([order.status, order.totals], [before.status, before.totals])
  assert.equal((await getPrivateOrder(await asCustomer(shop.marketplace, order.token))).status, 'received')
  const details = await getOrderDetails(office, order.id)
  assert.deepEqual([details.status, details.requestReason, details.block?.note], ['requested', 'blocked', block.note])
  assert.equal(await shop.stockOf(order.sizeId), 10)
  // The shop may still take it.
  assert.equal((await advanceOrder(office, order.id, { to: 'confirmed' })).outcome, 'advanced')
  assert.equal(await shop.stockOf(order.sizeId), 9)
})

test('a block ends on its day, and when staff end it', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const endsAt = new Date(shop.clock.now().getTime() + 3_600_000)
  await blockCustomer(office, phone, { version: 0, block: { ...block, endsAt } })
  assert.equal((await listBlockedCustomers(office)).length, 1)
  shop.clock.passes({ seconds: 3601 })
  assert.deepEqual(await getCustomerBlock(office, phone), { version: 1 })
  assert.deepEqual(await listBlockedCustomers(office), [])
  assert.equal((await getOrderDetails(office, (await orderOnline(shop)).id)).requestReason, undefined)

  await blockCustomer(office, phone, { version: 1, block })
  assert.equal((await listBlockedCustomers(office))[0]?.phone, phone)
  await blockCustomer(office, phone, { version: 2, block: undefined })
  assert.equal((await getOrderDetails(office, (await orderOnline(shop)).id)).requestReason, undefined)
})

test('of two people who block a number at once one is told, whether it was blocked before or not', async () => {
  await using shop = await openTestShop()
  const [sana, amel] = [await asOperator(shop.marketplace), await asOperator(shop.marketplace)]
  await openConnections(shop.marketplace)
  const save = (office: Marketplace, version: number, note: string) =>
    blockCustomer(office, phone, { version, block: { ...block, note } })
  for (const version of [0, 1]) {
    const outcomes = await Promise.all([save(sana, version, `Sana ${version}`), save(amel, version, `Amel ${version}`)])
    assert.deepEqual(outcomes.map(({ outcome }) => outcome).sort(), ['changed-meanwhile', 'saved'])
  }
  // A second tap saves nothing again.
  const { version, block: current } = await getCustomerBlock(sana, phone)
  await save(sana, 0, current?.note ?? '')
  assert.equal((await getCustomerBlock(sana, phone)).version, version)
  assert.equal((await listAuditLog(sana, { entity: 'customer' })).rows.length, 2)
  await assert.rejects(save(shop.marketplace, version, 'x'), NotAllowed)
})

test('the audit log undoes a block, a change of it and its end, unless it has changed since', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const latest = async () => (await listAuditLog(office, {})).rows[0]?.id ?? 0
  await blockCustomer(office, phone, { version: 0, block })
  const first = await latest()
  await blockCustomer(office, phone, { version: 1, block: { ...block, kind: 'prepayment-only' } })
  assert.equal(await undoChange(office, first), 'changed-since')
  assert.equal(await undoChange(office, await latest()), 'undone')
  assert.equal((await getCustomerBlock(office, phone)).block?.kind, 'do-not-take')
  assert.equal(await undoChange(office, first), 'undone')
  assert.equal((await getCustomerBlock(office, phone)).block, undefined)
  assert.equal(await undoChange(office, await latest()), 'undone')
  assert.equal((await getCustomerBlock(office, phone)).block?.note, block.note)
})

test('erasing a person erases the number and the reason of the block, and what the audit log has of them', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await blockCustomer(office, phone, { version: 0, block })
  const { outcome } = await erasePerson(office, { key: { by: 'phone', phone }, isCalledBack: true })
  assert.equal(outcome, 'erased')
  const row = await shop.system.db.selectFrom('customer_blocks').select(['phone', 'note']).executeTakeFirstOrThrow()
  assert.deepEqual(row, { phone: null, note: '(erased)' })
  assert.doesNotMatch(JSON.stringify((await listAuditLog(office, {})).rows), /Refused four|22333444/)
  assert.deepEqual(await listBlockedCustomers(office), [])
})
