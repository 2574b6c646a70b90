import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { dinars } from '#domain/money.ts'
import { createCourier, openHandover, packedOrder, testCourier } from '#tests/support/couriers.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { feesFor, maxCouriers } from './courier.ts'
import { getCourier, listCouriers } from './list-couriers.ts'
import { restoreCourier, retireCourier } from './retire-courier.ts'
import { addCourier, editCourier } from './save-courier.ts'

test('owners add and edit couriers, staff read them, and an edit based on an earlier version changes nothing', async () => {
  await using shop = await openTestShop()
  const [owner, staff] = [await asOperator(shop.marketplace), await asOperator(shop.marketplace, 'staff')]
  const id = await createCourier(owner)
  const { id: _, version, ...saved } = await getCourier(staff, id)
  assert.deepEqual(saved, testCourier)
  await assert.rejects(addCourier(staff, testCourier), NotAllowed)
  await assert.rejects(editCourier(staff, id, { version, edited: testCourier }), NotAllowed)
  await assert.rejects(retireCourier(staff, id), NotAllowed)
  const edited = { ...testCourier, feesByGovernorate: [], remittanceDays: 14 }
  assert.deepEqual(await editCourier(owner, id, { version, edited }), { outcome: 'saved', id })
  const late = await editCourier(owner, id, { version, edited: { ...testCourier, name: 'Late' } })
  assert.equal(late.outcome === 'changed-meanwhile' && late.current.remittanceDays, 14)
  assert.deepEqual(
    (await listAuditLog(owner, { entity: 'courier' })).rows.map(({ action }) => action),
    ['edited', 'added'],
  )
})

test('no two couriers have one name, and there are not more than the shop can list', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  const id = await createCourier(owner)
  assert.deepEqual(await addCourier(owner, { ...testCourier, name: 'RAPID poste' }), { outcome: 'name-taken' })
  const other = await createCourier(owner, { name: 'Aramex' })
  const { version } = await getCourier(owner, other)
  assert.deepEqual(await editCourier(owner, other, { version, edited: testCourier }), { outcome: 'name-taken' })
  assert.equal((await editCourier(owner, id, { version, edited: testCourier })).outcome, 'saved')
  for (let count = 2; count < maxCouriers; count++) await createCourier(owner, { name: `Courier ${count}` })
  assert.deepEqual(await addCourier(owner, { ...testCourier, name: 'One more' }), { outcome: 'too-many' })
})

test('a courier is retired and restored, and never deleted once it has taken parcels', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  const [first, second] = [await createCourier(owner), await createCourier(owner, { name: 'Aramex' })]
  await retireCourier(owner, first)
  await retireCourier(owner, first)
  assert.deepEqual(
    (await listCouriers(owner)).map(({ id, retiredAt }) => [id, retiredAt !== undefined]),
    [
      [second, false],
      [first, true],
    ],
  )
  await restoreCourier(owner, first)
  assert.equal((await getCourier(owner, first)).retiredAt, undefined)
  await openHandover(owner, [await packedOrder(shop, owner)])
  const taken = await shop.system.db.selectFrom('handovers').select('courier_id').executeTakeFirstOrThrow()
  await shop.system.db.deleteFrom('courier_fees').execute()
  await assert.rejects(
    shop.system.db.deleteFrom('couriers').where('id', '=', taken.courier_id).execute(),
    /handovers_courier_id_fkey/,
  )
})

test('the fees of a governorate stand above those of the courier', () => {
  assert.deepEqual(feesFor(testCourier, 'TN-61'), {
    ...{ deliveryFee: dinars(9), refusalFee: dinars(5), collectionFee: dinars(0.5) },
  })
  const { deliveryFee, refusalFee, collectionFee } = testCourier
  assert.deepEqual(feesFor(testCourier, 'TN-11'), { deliveryFee, refusalFee, collectionFee })
  assert.deepEqual(feesFor(testCourier, undefined), { deliveryFee, refusalFee, collectionFee })
})
