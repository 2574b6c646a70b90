import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { blockCustomer } from '#domain/orders/blocks/block-customer.ts'
import type { Phone } from '#domain/phone.ts'
import { asOperator, createOperator, openConnections } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import {
  claimDurationMilliseconds,
  claimNextOrder,
  claimOrder,
  listClaimsOfOthers,
  releaseOrder,
} from './claim-order.ts'
import { recordCall } from './record-call.ts'

const claimSeconds = claimDurationMilliseconds / 1000

/** Two signed-in operators and some orders to call, the oldest first. */
async function busyMorning(shop: TestShop, orders: number) {
  const product = await shop.sells()
  const ids: number[] = []
  for (let count = 0; count < orders; count++) {
    const placed = await shop.order([{ product }])
    if (placed.outcome === 'placed') ids.push(placed.order.id)
  }
  const sana: Marketplace = await asOperator(shop.marketplace)
  const amel: Marketplace = { ...shop.marketplace, actor: await createOperator(shop.marketplace, { name: 'Amel' }) }
  return { ids: ids as [number, ...number[]], sana, amel }
}

test('two operators who claim at the same moment never get the same order', async () => {
  await using shop = await openTestShop()
  const { ids, sana, amel } = await busyMorning(shop, 8)
  await openConnections(shop.marketplace)
  for (let round = 0; round < ids.length / 2; round++) {
    const claimed = await Promise.all([sana, amel].map((office) => claimNextOrder(office)))
    assert.equal(new Set(claimed).size, 2, claimed.join())
    assert.ok(!claimed.includes(undefined))
    await Promise.all(claimed.map((id) => recordCall(sana, id ?? 0, { outcome: 'confirmed' })))
  }
  assert.equal(await claimNextOrder(sana), undefined)
})

test('an operator gets the next order while another one is claiming the first', async () => {
  await using shop = await openTestShop()
  const { ids, sana, amel } = await busyMorning(shop, 2)
  await inTransaction(sana, async (claiming) => {
    assert.equal(await claimNextOrder(claiming), ids[0])
    const next = await inTransaction(amel, async (impatient) => {
      await sql`set local lock_timeout = '3s'`.execute(impatient.db)
      return claimNextOrder(impatient)
    })
    assert.equal(next, ids[1])
  })
})

test('a claimed order stays with its operator, another gets the next, and both see the claims', async () => {
  await using shop = await openTestShop()
  const { ids, sana, amel } = await busyMorning(shop, 2)
  const [first, second = 0] = ids
  assert.deepEqual([await claimNextOrder(sana), await claimNextOrder(amel)], [first, second])
  assert.deepEqual([await claimNextOrder(sana), await claimNextOrder(amel)], [first, second], 'looking again')
  const [claim] = await listClaimsOfOthers(sana)
  assert.deepEqual([claim?.id, claim?.by, claim?.customerName], [second, 'Amel', 'Amel Ben Salah'])
  assert.equal((await listClaimsOfOthers(amel))[0]?.id, first)
  assert.deepEqual(await countPendingWork(sana), { 'orders-to-call': 2 })
})

test('an order that is skipped, released or settled can be claimed by others', async () => {
  await using shop = await openTestShop()
  const { ids, sana, amel } = await busyMorning(shop, 2)
  const [first, second = 0] = ids
  await claimNextOrder(sana)
  assert.equal(await claimNextOrder(sana, [first]), second)
  assert.equal(await claimNextOrder(amel), first, 'skipped')

  const claim = await claimOrder(amel, first)
  assert.ok(claim?.isMine)
  shop.clock.passes({ seconds: 60 })
  const renewed = await claimOrder(amel, first)
  await releaseOrder(amel, first, claim.until)
  assert.equal((await claimOrder(sana, first))?.isMine, false, 'what was renewed since is not let go of')
  await releaseOrder(sana, first, renewed?.until ?? claim.until)
  assert.equal((await claimOrder(sana, first))?.isMine, false, 'nor by another')
  await releaseOrder(amel, first, renewed?.until ?? claim.until)
  assert.equal((await claimOrder(sana, first))?.isMine, true, 'left')

  await recordCall(sana, first, { outcome: 'no-answer', callBackAt: shop.clock.now() })
  assert.equal(await claimNextOrder(amel), first, 'not answered, and due again')
  await recordCall(sana, first, { outcome: 'confirmed' })
  assert.equal(await claimOrder(amel, first), undefined)
})

test('the orders of a blocked phone number are called after all others, while it is blocked', async () => {
  await using shop = await openTestShop()
  const phone = '+21655666777' as Phone
  const { customer } = shop.requestFor([])
  const placed = await shop.order([{ product: await shop.sells() }], { customer: { ...customer, phone } })
  assert.ok(placed.outcome === 'placed')
  const { ids, sana, amel } = await busyMorning(shop, 2)
  const endsAt = new Date(shop.clock.now().getTime() + 3_600_000)
  const block = { kind: 'prepayment-only', note: 'Refused four parcels', endsAt } as const
  await blockCustomer(sana, phone, { version: 0, block })
  assert.equal(await claimNextOrder(sana), ids[0])
  assert.equal(await claimNextOrder(amel), ids[1])
  assert.equal(await claimNextOrder(amel, [ids[1] ?? 0]), placed.order.id)
  shop.clock.passes({ seconds: 3601 })
  assert.equal(await claimNextOrder(sana), placed.order.id, 'the block is over')
})

test('a claim expires unless it is renewed', async () => {
  await using shop = await openTestShop()
  const { ids, sana, amel } = await busyMorning(shop, 1)
  const [only] = ids
  await claimNextOrder(sana)
  for (let minute = 0; minute < 30; minute++) {
    shop.clock.passes({ seconds: 60 })
    assert.equal((await claimOrder(sana, only))?.isMine, true)
    assert.equal(await claimNextOrder(amel), undefined)
  }
  shop.clock.passes({ seconds: claimSeconds - 1 })
  assert.equal(await claimNextOrder(amel), undefined)
  shop.clock.passes({ seconds: 1 })
  assert.equal(await claimNextOrder(amel), only)
  assert.deepEqual(await claimOrder(sana, only), {
    ...{ isMine: false, by: 'Amel', until: new Date(shop.clock.now().getTime() + claimDurationMilliseconds) },
  })
})

test('a claim can be taken over, and the outcome of a call is recorded whoever holds it', async () => {
  await using shop = await openTestShop()
  const { ids, sana, amel } = await busyMorning(shop, 1)
  const [only] = ids
  await claimNextOrder(sana)
  assert.equal((await claimOrder(amel, only))?.by, 'Sana')
  assert.equal((await claimOrder(amel, only, { takesOver: true }))?.isMine, true)
  assert.equal((await claimOrder(sana, only))?.by, 'Amel')
  assert.equal((await recordCall(sana, only, { outcome: 'confirmed' })).outcome, 'recorded')
  assert.deepEqual(await listClaimsOfOthers(sana), [])
})
