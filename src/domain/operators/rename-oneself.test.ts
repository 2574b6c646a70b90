import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atWork, signedInToken } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { listChanges } from '../history/list-changes.ts'
import { getOrderSheet } from '../orders/get-order-sheet.ts'
import { writeOrderNote } from '../orders/write-order-note.ts'
import { findSession } from './find-session.ts'
import { renameOneself } from './rename-oneself.ts'
import { NotAllowed } from './require-operator.ts'

test('a person gives themselves a name, which stands on notes and in the history from then on', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const token = await signedInToken(marketplace, 'staff')
  const before = await findSession(marketplace, token)
  assert.ok(before)
  await renameOneself({ ...marketplace, operator: before.operator }, 'Zohra Trabelsi')

  const operator = (await findSession(marketplace, token))?.operator
  assert.equal(operator?.name, 'Zohra Trabelsi')
  const office = { ...marketplace, operator }
  const result = await shop.order([{ product: await shop.sells() }])
  assert.ok(result.outcome === 'placed')
  await writeOrderNote(office, result.order.id, 'Ring twice')
  const [note] = (await getOrderSheet(office, result.order.id)).notes
  assert.match(note?.by ?? '', /^Zohra Trabelsi/)

  const [renaming] = (await listChanges(office, { what: 'operator' })).rows
  assert.deepEqual(
    [renaming?.action, renaming?.before, renaming?.after],
    ['renamed', { name: before.operator.name }, { name: 'Zohra Trabelsi' }],
  )
})

test('the same name again is no change, and nobody who is not signed in has a name to change', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  await renameOneself(office, office.operator?.name ?? '')
  assert.deepEqual((await listChanges(office, { what: 'operator' })).rows, [])
  await assert.rejects(renameOneself(shop.marketplace, 'Anybody'), NotAllowed)
})
