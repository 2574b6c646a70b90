import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import { defaultCommissionTerms } from '#domain/commission/commission-terms.ts'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import { millimes, sum } from '#domain/money.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { listPlanDues } from '#domain/plans/list-plan-dues.ts'
import { recordPlanPayment } from '#domain/plans/record-plan-payment.ts'
import { revokePlanPayment } from '#domain/plans/revoke-plan-payment.ts'
import { listOwedOrders } from '#domain/remittances/list-owed-orders.ts'
import { recordRemittance } from '#domain/remittances/record-remittance.ts'
import { editStoreCard } from '#domain/store-cards/edit-store-card.ts'
import { emptyStoreCard } from '#domain/store-cards/store-card.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { createCourier, openHandover, packedOrder } from '#tests/support/couriers.ts'
import { asOperator } from '#tests/support/operators.ts'
import { givePlan } from '#tests/support/plans.ts'
import { openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('the accountant gets what couriers withheld and what plans and commission brought in a month, as the cash book says', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const office = await asOperator(shop.marketplace)
  await setSetting(shop.marketplace, commissionSetting, { ...defaultCommissionTerms, withoutPlan: 1000 })
  const courierId = await createCourier(office, { withholdsTax: true })
  const orderId = await packedOrder(shop, office)
  const { id } = await openHandover(office, [orderId])
  await handOver(office, id, { agreedUnpaid: [], notifiesCustomers: false })
  await advanceOrderAsOperator(office, orderId, { to: 'delivered' })
  const orders = (await listOwedOrders(office, courierId)).map(({ id, owed }) => ({
    ...{ orderId: id, seenOwed: owed, difference: millimes(0) },
  }))
  const received = sum(orders.map(({ seenOwed }) => seenOwed))
  const remittance = { submissionKey: randomUUID(), courierId, received, reference: 'BR 7', reason: '', orders }
  assert.equal((await recordRemittance(office, remittance)).outcome, 'recorded')

  const storeId = await shop.hasStore({ name: 'Dar Amel' })
  const [due] = await listPlanDues(office, await givePlan(office, storeId, { lastDay: '2026-04-01' }))
  const pay = async () => {
    const payment = { submissionKey: randomUUID(), storeId, means: 'cash', reference: '' } as const
    const result = await recordPlanPayment(office, due?.id ?? 0, { ...payment, paidOn: '2026-03-02' })
    assert.ok(result.outcome === 'recorded')
  }
  await pay()
  const { id: paymentId } = await office.db.selectFrom('plan_payments').select('id').executeTakeFirstOrThrow()
  await revokePlanPayment(office, paymentId, 'A mistake')
  await pay()
  const card = { ...emptyStoreCard, taxStatus: 'auto-entrepreneur', taxStatusUntil: '2026-02-28' } as const
  await editStoreCard(office, storeId, { version: 0, edited: { ...card, taxNumber: '1234567A' } })

  const ask = await openBackofficeBrowser(shop, 'staff')
  const read = async (path: string) => (await ask(path)).text()
  const page = await read('/admin/cash/accountant?month=2026-03')
  assert.match(page, /Rapid Poste.*Remittance 1.*3% of 53\.00.*1\.59/s)
  assert.match(page, /Dar Amel.*This status is over.*Complete the card/s)
  assert.doesNotMatch(page, /1234567A/, 'the page is stored in the browser')
  const earlier = await read('/admin/cash/accountant?month=2026-02')
  assert.match(earlier, /No courier has withheld tax.*Nothing was charged to makers/s)
  assert.equal((await ask('/admin/cash/accountant?month=2026-99')).status, 200)

  const tax = await read('/admin/cash/accountant/withheld-tax.csv?month=2026-03')
  assert.match(tax, /"Rapid Poste";02\/03\/2026;"Withheld";1;"BR 7";;53;3;1,59/)
  const services = (await read('/admin/cash/accountant/services.csv?month=2026-03')).split('\r\n')
  assert.match(services.join('\n'), /;"Commission";01\/03\/2026;31\/03\/2026;;4,5$/m)
  const plans = services.filter((line) => line.includes('Dar Amel'))
  assert.match(plans[0] ?? '', /"Dar Amel";"Auto-entrepreneur";28\/02\/2026;"1234567A";"Gold plan";/)
  assert.deepEqual(
    plans.map((line) => line.split(';').slice(-2)),
    [
      ['1', '99'],
      ['1', '-99'],
      ['2', '99'],
    ],
  )
  assert.equal((await ask('/admin/cash/accountant/other.csv')).status, 404)
  const [taken] = (await listAuditLog(office, { entity: 'export' })).rows
  assert.deepEqual([taken?.entityId, taken?.action], ['services', 'taken'])
})
