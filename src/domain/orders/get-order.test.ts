import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { inTransaction } from '#domain/in-transaction.ts'
import { dinars, sum } from '#domain/money.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator } from '#tests/support/operators.ts'
import { placeTestOrder } from '#tests/support/place-test-order.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { getOrder } from './get-order.ts'
import { changeOrderLines } from './lines/change-order-lines.ts'

test('an email has the sum and the pieces of one moment, whatever changes while it is written', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  const { id } = await placeTestOrder(shop, bowl)
  const { reading } = await inTransaction(office, async (office) => {
    await sql`lock table order_lines in access exclusive mode`.execute(office.db)
    const reading = getOrder(shop.system, id)
    await untilWaitingForLock(shop)
    const change = await changeOrderLines(office, id, [{ productId: bowl.id, quantity: 2 }], dinars(98))
    assert.equal(change.outcome, 'changed')
    return { reading }
  })
  const facts = ({ totals, lines }: Awaited<typeof reading>) => [
    totals.subtotal,
    sum(lines.map(({ lineTotal }) => lineTotal)),
  ]
  assert.deepEqual(facts(await reading), [dinars(45), dinars(45)])
  assert.deepEqual(facts(await getOrder(shop.system, id)), [dinars(90), dinars(90)])
})
