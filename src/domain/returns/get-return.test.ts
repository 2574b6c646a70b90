import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { inTransaction } from '#domain/in-transaction.ts'
import { millimes } from '#domain/money.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator } from '#tests/support/operators.ts'
import { customerOf, deliveredOrder, returnOf } from '#tests/support/returns.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { agreeToReturn } from './advance-return.ts'
import { askReturn } from './ask-return.ts'
import { getReturn } from './get-return.ts'

test('what is shown of a return is of one moment, whatever changes while it is read', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const orderId = await deliveredOrder(shop, [{ product: await shop.sells() }])
  const asked = await askReturn(customerOf(shop, orderId), returnOf())
  if (asked.outcome !== 'asked') throw new Error(asked.outcome)
  const { returnId } = asked
  const { reading } = await inTransaction(office, async (office) => {
    await sql`lock table order_return_lines in access exclusive mode`.execute(office.db)
    const reading = getReturn({ ...office, db: shop.marketplace.db }, returnId)
    await untilWaitingForLock(shop)
    await agreeToReturn(office, returnId, { exchangeFee: millimes(0) })
    return { reading }
  })
  const { status, steps } = await reading
  assert.deepEqual([status, steps.length], ['asked', 0])
  const now = await getReturn(office, returnId)
  assert.deepEqual([now.status, now.steps.length], ['agreed', 1])
})
