import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { dinars } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { asOperator } from '#tests/support/operators.ts'
import { pay } from '#tests/support/payments.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import type { CashAccount } from './account.ts'
import { reverseOrderStep } from './reverse-order-step.ts'

async function confirmedOrder(shop: TestShop): Promise<number> {
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.ok(placed.outcome === 'placed')
  await advance(shop, placed.order.id, 'confirmed', 'packed')
  return placed.order.id
}

async function advance(shop: TestShop, orderId: number, ...statuses: readonly OrderStatus[]): Promise<void> {
  for (const to of statuses) assert.equal((await advanceOrder(shop.system, orderId, { to })).outcome, 'advanced')
}

/** The balances of an order other than zero, without those of its makers, in dinars. */
async function balancesOf(shop: TestShop, orderId: number): Promise<Partial<Record<CashAccount, number>>> {
  const { rows } = await sql<{ account: CashAccount; dinars: number }>`
    select account, sum(amount_millimes)::float8 / 1000 as dinars from cash_postings where order_id = ${orderId} and store_id is null
    group by account having sum(amount_millimes) <> 0`.execute(shop.system.db)
  return Object.fromEntries(rows.map(({ account, dinars }) => [account, dinars]))
}

async function assertConsistent(shop: TestShop): Promise<void> {
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.marketplace)), [])
}

test('a parcel on its way is to collect, and is in the till once the shop has delivered it', async () => {
  await using shop = await openTestShop()
  const id = await confirmedOrder(shop)
  assert.deepEqual(await balancesOf(shop, id), {})
  await advance(shop, id, 'shipped')
  assert.deepEqual(await balancesOf(shop, id), { 'to-collect': 53, sales: -53 })
  await assertConsistent(shop)
  await advance(shop, id, 'delivered')
  assert.deepEqual(await balancesOf(shop, id), { remitted: 53, sales: -53 })
  await assertConsistent(shop)
})

test('a refused parcel is no longer to collect, and what was paid before stays with the shop', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await confirmedOrder(shop)
  await pay(office, id, { amount: dinars(20) })
  await advance(shop, id, 'shipped')
  assert.deepEqual(await balancesOf(shop, id), { 'to-collect': 33, paid: 20, sales: -53 })
  await advance(shop, id, 'refused', 'returned')
  assert.deepEqual(await balancesOf(shop, id), { paid: 20, sales: -20 })
  await assertConsistent(shop)
})

test('a payment while the parcel is on its way lowers what is to collect', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await confirmedOrder(shop)
  await advance(shop, id, 'shipped')
  await pay(office, id, { amount: dinars(20) })
  assert.deepEqual(await balancesOf(shop, id), { 'to-collect': 33, paid: 20, sales: -53 })
  await advance(shop, id, 'delivered')
  assert.deepEqual(await balancesOf(shop, id), { remitted: 33, paid: 20, sales: -53 })
  await assertConsistent(shop)
})

test('postings that do not sum to zero, an entry without any, and rewriting are refused by the database', async () => {
  await using shop = await openTestShop()
  const id = await confirmedOrder(shop)
  await advance(shop, id, 'shipped')
  const entry = (db: TestShop['system']['db']) =>
    sql<{ id: number }>`insert into cash_entries (kind, order_id, made_at, actor_kind, actor_name)
      values ('step', ${id}, now(), 'system', 'test') returning id`.execute(db)
  const post = (amounts: readonly number[]) =>
    inTransaction(shop.system, async ({ db }) => {
      const { rows } = await entry(db)
      const accounts = ['remitted', 'missing', 'sales']
      for (const [index, amount] of amounts.entries())
        await sql`insert into cash_postings (entry_id, account, amount_millimes)
          values (${rows[0]?.id}, ${accounts[index]}, ${amount})`.execute(db)
    })
  await assert.rejects(post([]), /do not sum to zero/)
  await assert.rejects(post([1000]), /do not sum to zero/)
  await assert.rejects(post([1000, -999]), /do not sum to zero/)
  await post([1000, -999, -1])
  const { db } = shop.system
  for (const table of ['cash_entries', 'cash_postings'])
    for (const change of [`delete from ${table}`, `update ${table} set id = default`])
      await assert.rejects(sql.raw(change).execute(db), /only ever added to|identity/, change)
  for (const change of ['order_balances set paid_millimes = 1', 'cash_days set amount_millimes = 1'])
    await assert.rejects(sql.raw(`update ${change}`).execute(db), /follows cash_postings/, change)
})

test('an entry is reversed once, and its postings are taken back', async () => {
  await using shop = await openTestShop()
  const id = await confirmedOrder(shop)
  await advance(shop, id, 'shipped')
  const [step] = await sql<{ id: number }>`
    select id from order_steps where order_id = ${id} and to_status = 'shipped'`
    .execute(shop.system.db)
    .then(({ rows }) => rows)
  assert.ok(step)
  const reverse = (entryId: number) =>
    sql`insert into cash_entries (kind, order_id, reverses_id, made_at, actor_kind, actor_name)
      values ('reversal', ${id}, ${entryId}, now(), 'system', 'test')`.execute(shop.system.db)
  await inTransaction(shop.system, async (system) => {
    await reverseOrderStep(system, { stepId: step.id, undoStepId: step.id })
  })
  // The order is still on its way, so that what is due is to collect again at once.
  assert.deepEqual(await balancesOf(shop, id), { 'to-collect': 53, sales: -53 })
  await assertConsistent(shop)
  const [entry] = await sql<{ id: number }>`select id from cash_entries where step_id = ${step.id} order by id`
    .execute(shop.system.db)
    .then(({ rows }) => rows)
  await assert.rejects(reverse(entry?.id ?? 0), /cash_entries_reverses_id_key/)
})
