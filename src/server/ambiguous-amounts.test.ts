import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import { dinars } from '#domain/money.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { createCourier, openHandover } from '#tests/support/couriers.ts'
import { asOperator } from '#tests/support/operators.ts'
import { formsIn, submittedFields, textOf } from '#tests/support/plain-forms.ts'
import { deliveredOrder, inspectedReturn } from '#tests/support/returns.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('an amount that reads as 1.25 or as 1250 dinars is recorded nowhere, unless the larger is more than is due', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const ask = await openBackofficeBrowser(shop, 'owner')
  const rug = await shop.sells({ regularPrice: dinars(1300) })
  const orderId = await deliveredOrder(shop, [{ product: rug, quantity: 2 }])
  const open = await shop.order([{ product: rug, quantity: 1 }])
  assert.ok(open.outcome === 'placed')
  const cheapId = await deliveredOrder(shop, [{ product: await shop.sells(), quantity: 1 }])
  const pieces = [{ position: 0, quantity: 1 }]
  const returnId = await inspectedReturn(office, orderId, { wish: 'refund', pieces })
  const { id: storeId } = await office.db.selectFrom('stores').select('id').executeTakeFirstOrThrow()

  /** Sends the form of a page with that button as it stands there, but for the amount. */
  const send = async (path: string, button: string, amount: string) => {
    const html = await (await ask(path)).text()
    const form = formsIn(html).find(({ buttons }) => buttons.some(({ text }) => text === button))
    assert.ok(form, `no button ${button} on ${path}`)
    const fields = submittedFields(form.fields, { amount, reference: 'R-1' }) as [string, string][]
    return ask(path, { method: 'POST', body: new URLSearchParams(fields) })
  }
  const forms = [
    [`/admin/orders/${open.order.id}`, 'Record the payment'],
    [`/admin/orders/${orderId}`, 'Record the refund'],
    [`/admin/returns/${returnId}`, 'Record the refund'],
    [`/admin/statements/${storeId}`, 'Record the payment'],
  ] as const
  for (const [path, button] of forms)
    for (const typed of ['1,250', '1.250', '١,٢٥٠']) {
      const refused = await send(path, button, typed)
      assert.equal(refused.status, 422, `${button}: ${typed}`)
      assert.match(textOf(await refused.text()), /This reads two ways/, `${button}: ${typed}`)
    }
  assert.equal((await send(`/admin/orders/${cheapId}`, 'Record the refund', '1,250')).status, 302)
  for (const [path, button] of forms.toReversed()) assert.equal((await send(path, button, '1250')).status, 302, button)

  const payments = await office.db
    .selectFrom('order_payments')
    .select('amount_millimes as amount')
    .orderBy('id')
    .execute()
  assert.deepEqual(
    payments.map(({ amount }) => amount),
    [dinars(1.25), dinars(1250), dinars(1250), dinars(1250)],
  )
  const payouts = await office.db.selectFrom('payouts').select('amount_millimes as amount').execute()
  assert.deepEqual(payouts, [{ amount: dinars(1250) }])
})

test('a remittance of 1,250 for 1250 dinars is refused, and a note of a courier that says 1,250 is of 1250', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const free = { deliveryFee: dinars(0), refusalFee: dinars(0), collectionFee: dinars(0), feesByGovernorate: [] }
  const courier = await createCourier(office, free)
  const placed = await shop.order([{ product: await shop.sells({ regularPrice: dinars(1242) }) }])
  assert.ok(placed.outcome === 'placed')
  const { id, number } = placed.order
  for (const to of ['confirmed', 'packed'] as const) await advanceOrderAsOperator(office, id, { to })
  const handover = await openHandover(office, [id])
  await handOver(office, handover.id, { agreedUnpaid: [], notifiesCustomers: false })
  await advanceOrderAsOperator(office, id, { to: 'delivered' })
  const ask = await openBackofficeBrowser(shop, 'owner')
  const path = `/admin/cash/couriers/${courier}`
  const send = (form: Record<string, string>) => ask(path, { method: 'POST', body: new URLSearchParams(form) })
  const [, order = ''] = /name="order"[^>]* value="(\d+ \d+)"/.exec(await (await ask(path)).text()) ?? []
  const remittance = { do: 'record', key: crypto.randomUUID(), order, reference: '', reason: '' }
  const refused = await send({ ...remittance, received: '1,250' })
  assert.equal(refused.status, 422)
  assert.match(textOf(await refused.text()), /This reads two ways/)
  const ofRow = { row: `${id}`, difference: '-1.250' }
  assert.equal((await send({ ...remittance, received: '1248.75', ...ofRow })).status, 422)
  const matched = textOf(await (await send({ do: 'match', pasted: `${number} 1,250` })).text())
  assert.doesNotMatch(matched, /-?1 ?248/)
  assert.equal((await send({ ...remittance, received: '1250' })).status, 302)
  assert.equal((await office.db.selectFrom('remittances').select('id').execute()).length, 1)
})
