import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operatorActor } from '#domain/access/actor.ts'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { addOrderNote } from '#domain/orders/add-order-note.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { asOperator, createSessionToken } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { changeOwnName } from './change-own-name.ts'
import { findSession } from './find-session.ts'

test("an operator's new name is used in notes and the audit log from then on", async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const token = await createSessionToken(marketplace, 'staff')
  const before = await findSession(marketplace, token)
  assert.ok(before)
  await changeOwnName({ ...marketplace, actor: operatorActor(before.operator) }, 'Zohra Trabelsi')

  const operator = (await findSession(marketplace, token))?.operator
  assert.equal(operator?.name, 'Zohra Trabelsi')
  assert.ok(operator)
  const office: Marketplace = { ...marketplace, actor: operatorActor(operator) }
  const result = await shop.order([{ product: await shop.sells() }])
  assert.ok(result.outcome === 'placed')
  await addOrderNote(office, result.order.id, 'Ring twice', { submissionKey: crypto.randomUUID(), typedSecondsAgo: 0 })
  const [note] = (await getOrderDetails(office, result.order.id)).notes
  assert.match(note?.by ?? '', /^Zohra Trabelsi/)

  const [renaming] = (await listAuditLog(office, { entity: 'operator' })).rows
  assert.deepEqual(
    [renaming?.action, renaming?.before, renaming?.after],
    ['renamed', { name: before.operator.name }, { name: 'Zohra Trabelsi' }],
  )
})

test('an unchanged name is not audited, and changing a name requires a session', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await changeOwnName(office, office.actor.name ?? '')
  assert.deepEqual((await listAuditLog(office, { entity: 'operator' })).rows, [])
  await assert.rejects(changeOwnName(shop.marketplace, 'Anybody'), NotAllowed)
})
