import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { erasureReceiptsInFolder } from '#adapters/erasure-receipts-folder.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { Phone } from '#domain/phone.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { erasePerson } from './erase-person.ts'
import { writeErasureReceipt } from './erasure-receipt.ts'
import { replayErasures } from './replay-erasures.ts'

const amel = '+21622333444' as Phone

/** Places an order and ends it; two shops that do the same have the same rows, as a backup and its shop have. */
async function placeAndEnd(shop: TestShop, office: Marketplace): Promise<number> {
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.equal(placed.outcome, 'placed')
  await advanceOrderAsOperator(office, placed.order.id, { to: 'cancelled', note: 'Amel called' })
  return placed.order.id
}

async function phonesOf({ system }: TestShop): Promise<string[]> {
  const rows = await system.db.selectFrom('orders').select('customer_phone').orderBy('id').execute()
  return rows.map((row) => row.customer_phone)
}

async function withReceiptFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hirfa-receipts-'))
  try {
    await work(path.join(folder, 'erasures'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('a database from before an erasure forgets again what the receipts in the folder name', async () => {
  await withReceiptFolder(async (folder) => {
    await using shop = await openTestShop()
    const office = await asOperator(shop.marketplace)
    await placeAndEnd(shop, office)
    shop.clock.passes({ seconds: 60 })
    const erased = await erasePerson(office, { key: { by: 'phone', phone: amel }, isCalledBack: true })
    assert.ok(erased.outcome === 'erased' && erased.erasureId)
    const receipts = { erasureReceipts: erasureReceiptsInFolder(folder) }
    await writeErasureReceipt({ ...shop.system, ...receipts }, erased.erasureId)
    assert.deepEqual(await readdir(folder), [`${erased.erasureId}.json`])

    await using restored = await openTestShop()
    await placeAndEnd(restored, await asOperator(restored.marketplace))
    const system = { ...restored.system, ...receipts }
    assert.deepEqual(await phonesOf(restored), [amel])
    assert.equal(await replayErasures(system), 1)
    assert.deepEqual(await phonesOf(restored), ['+000000'])
    const step = await system.db.selectFrom('order_steps').select('note').executeTakeFirstOrThrow()
    assert.equal(step.note, '(erased)')
    assert.equal(await replayErasures(system), 0, 'once is enough')
    // The shop itself knows the receipt already.
    assert.equal(await replayErasures({ ...shop.system, ...receipts }), 0)
  })
})

test('an order that got its number of a row anew after a restore is younger than the receipt and stays', async () => {
  await withReceiptFolder(async (folder) => {
    await using shop = await openTestShop()
    const office = await asOperator(shop.marketplace)
    await placeAndEnd(shop, office)
    const erased = await erasePerson(office, { key: { by: 'phone', phone: amel }, isCalledBack: true })
    assert.ok(erased.outcome === 'erased' && erased.erasureId)
    const receipts = { erasureReceipts: erasureReceiptsInFolder(folder) }
    await writeErasureReceipt({ ...shop.system, ...receipts }, erased.erasureId)

    await using restored = await openTestShop()
    restored.clock.passes({ days: 2 })
    await placeAndEnd(restored, await asOperator(restored.marketplace))
    assert.equal(await replayErasures({ ...restored.system, ...receipts }), 1)
    assert.deepEqual(await phonesOf(restored), [amel])
  })
})

test('receipts of another shop are left alone', async () => {
  await withReceiptFolder(async (folder) => {
    await using shop = await openTestShop()
    const office = await asOperator(shop.marketplace)
    await placeAndEnd(shop, office)
    const erased = await erasePerson(office, { key: { by: 'phone', phone: amel }, isCalledBack: true })
    assert.ok(erased.outcome === 'erased' && erased.erasureId)
    const receipts = { erasureReceipts: erasureReceiptsInFolder(folder) }
    await writeErasureReceipt({ ...shop.system, ...receipts }, erased.erasureId)

    await using other = await openTestShop()
    await placeAndEnd(other, await asOperator(other.marketplace))
    const { erasureReceipts } = receipts
    const [fileName = ''] = await erasureReceipts.list()
    const receipt = JSON.parse(await erasureReceipts.read(fileName))
    await erasureReceipts.save(fileName, JSON.stringify({ ...receipt, shop: 'another' }))
    assert.equal(await replayErasures({ ...other.system, ...receipts }), 0)
    assert.deepEqual(await phonesOf(other), [amel])
  })
})
