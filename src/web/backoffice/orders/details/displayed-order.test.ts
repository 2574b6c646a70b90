import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { inTransaction } from '#domain/in-transaction.ts'
import { dinars } from '#domain/money.ts'
import { changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator } from '#tests/support/operators.ts'
import { placeTestOrder } from '#tests/support/place-test-order.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { displayedOrder } from './displayed-order.ts'

test('the page of an order, its steps to undo, editable lines and texts are of one moment', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ name: 'Bowl' })
  const { id } = await placeTestOrder(shop, bowl)
  const shown = () => displayedOrder({ ...office, db: shop.marketplace.db }, id, 'https://hirfa.example')
  const { reading } = await inTransaction(office, async (office) => {
    await sql`lock table couriers in access exclusive mode`.execute(office.db)
    const reading = shown()
    await untilWaitingForLock(shop)
    await changeOrderLines(office, id, [{ productId: bowl.id, quantity: 2 }], dinars(98))
    await advanceOrderAsOperator(office, id, { to: 'confirmed' })
    return { reading }
  })
  const facts = ({ status, undoable, linesSnapshot, texts }: Awaited<typeof reading>) => ({
    ...{ status, undoable: undoable?.to, quantity: linesSnapshot.typed[0]?.quantity },
    pieces: texts.flatMap(({ text }) => text.match(/\d × Bowl/)?.[0] ?? [])[0],
  })
  assert.deepEqual(facts(await reading), {
    ...{ status: 'received', undoable: undefined, quantity: 1, pieces: '1 × Bowl' },
  })
  const now = facts(await shown())
  assert.deepEqual([now.status, now.undoable, now.quantity], ['confirmed', 'confirmed', 2])
})
