import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordDeliveryResult } from '#domain/orders/delivery/record-delivery-result.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import type { Phone } from '#domain/phone.ts'
import { createCourier } from '#tests/support/couriers.ts'
import { openPlainOffice } from '#tests/support/plain-browser.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

async function packedOrder(shop: TestShop, name: string) {
  const customer = { name, phone: '+21622333444' as Phone }
  const placed = await shop.order([{ product: await shop.sells() }], { customer, source: 'phone' })
  assert.ok(placed.outcome === 'placed')
  const { id, number } = placed.order
  for (const to of ['confirmed', 'packed'] as const) await advanceOrder(shop.system, id, { to })
  return { id, number, path: `/admin/orders/${id}` }
}

test('the page of an order asks who brings the parcel, and remembers whoever did last', async () => {
  await using office = await openPlainOffice()
  await createCourier(office.shop.system)
  const [one, two] = [await packedOrder(office.shop, 'Amel'), await packedOrder(office.shop, 'Nour')]
  const refused = await (await office.open(one.path)).submit('Given to the courier', { note: 'Fragile' })
  assert.equal(refused.status, 422)
  assert.match(refused.main, /Please choose who brings the parcels\./)
  assert.match(refused.html, /Fragile/)
  const given = await refused.submit('Given to the courier', { carrier: 'own', holder: 'Sami' })
  assert.match(given.main, /On the way/)
  const next = await office.open(two.path)
  assert.match(next.html, /<option[^>]*selected=""[^>]*>Our own delivery: Sami holds the cash</)
  await next.submit('Given to the courier')
  await (await office.open(two.path)).submit('Delivered')
  assert.match((await (await office.open('/admin/cash')).follow(/Sami/)).main, /Expected: 53\.00/)
})

test('the page of an order says who brings it, in which hand-over, and each attempt with its reason', async () => {
  await using office = await openPlainOffice()
  const { id, path } = await packedOrder(office.shop, 'Amel')
  const given = await (await office.open(path)).submit('Given to the courier')
  assert.doesNotMatch(given.main, /has the parcel/)
  await createCourier(office.shop.system)
  const next = await packedOrder(office.shop, 'Nour')
  const page = await (await office.open(next.path)).submit('Given to the courier', { carrier: 'own', holder: 'Sami' })
  assert.match(page.main, /Sami has the parcel, since .+Hand-over/)
  const postponed = { outcome: 'postponed', decidedBy: 'courier', reason: 'absent', note: 'Closed gate' } as const
  await recordDeliveryResult(office.shop.system, id, { ...postponed, postponedUntil: '2026-03-09' })
  assert.match((await office.open(path)).main, /Delivery postponed.*courier.*2026.*Closed gate/)
})

test('what is not certain in a courier’s file is recorded only when it is ticked, and the whole file is undone at once', async () => {
  await using office = await openPlainOffice()
  const [sure, less] = [await packedOrder(office.shop, 'Amel'), await packedOrder(office.shop, 'Nour')]
  for (const { id } of [sure, less]) await advanceOrder(office.shop.system, id, { to: 'shipped' })
  const page = await office.open('/admin/handovers/results')
  const rows = [
    'numéro;montant;état',
    `${sure.number};53;Livré`,
    `${less.number};10;Livré`,
    `${less.number};févr-75;Livré`.replace(less.number, 'H-0000-0000'),
  ].join('\n')
  const preview = await page.submit('Preview', { rows })
  assert.match(preview.main, /The courier says 10\.00 TND, the order says 53\.00 TND\./)
  assert.match(preview.main, /The amount “févr-75” cannot be read\./)
  const recorded = await preview.submit('Record', {}, 'name="results"')
  assert.match(recorded.main, /1 result recorded\./)
  assert.match((await office.open(less.path)).main, /On the way/)
  const undone = await recorded.submit('Undo')
  assert.match(undone.main, /1 order is as before\./)
  assert.match((await office.open(sure.path)).main, /On the way/)
})

test('a list that was opened with a selection shows none after a bulk step, and a hand-over is undone on its page', async () => {
  await using office = await openPlainOffice()
  await createCourier(office.shop.system)
  const { id } = await packedOrder(office.shop, 'Amel')
  const list = await office.open(`/admin/orders?ticked=${id}`)
  assert.match(list.html, /<input[^>]*name="id"[^>]*checked=""/)
  const carrier = /<option value="(\d+)"[^>]*>Rapid Poste</.exec(list.html)?.[1] ?? ''
  const given = await list.submit('Apply', { to: 'shipped', carrier })
  assert.match(given.main, /1 order is “On the way” now\./)
  assert.doesNotMatch(given.html, /<input[^>]*name="id"[^>]*checked=""/)
  const handover = await (await office.open('/admin/handovers')).follow(/Rapid Poste/)
  assert.match(handover.main, /1 parcel, 53\.00 TND to collect/)
  const undone = await handover.submit('Undo', {}, 'name="reason"')
  assert.match(undone.main, /1 order is as before\./)
  assert.match(undone.main, /0 parcels, 0\.00 TND to collect/)
  assert.match(undone.main, /Taken back/)
})

test('a result that is recorded twice was recorded already, and a delivery is not postponed to a year that is a slip', async () => {
  await using office = await openPlainOffice()
  const { id, number } = await packedOrder(office.shop, 'Amel')
  await advanceOrder(office.shop.system, id, { to: 'shipped' })
  const page = await office.open('/admin/handovers/results')
  for (const until of ['2062-03-09', '0026-03-09', '2020-03-09', '9/3/2026']) {
    const refused = await page.submit('Record', { id: `${id}.shipped`, outcome: 'postponed', until })
    assert.equal(refused.status, 422, until)
    assert.match(refused.main, /postponed is none, or more than a year away/)
  }
  const results = { id: `${id}.shipped`, outcome: 'delivered', until: '2062-03-09' }
  assert.match((await page.submit('Record', results)).main, /1 result recorded\./)
  const again = await page.submit('Record', results)
  assert.match(again.main, new RegExp(`Recorded already: ${number}\\.`))
  assert.doesNotMatch(again.main, /0 results/)
})

test('a hand-over that is started says which orders did not join it', async () => {
  await using office = await openPlainOffice()
  await createCourier(office.shop.system)
  const [one, two] = [await packedOrder(office.shop, 'Amel'), await packedOrder(office.shop, 'Nour')]
  const list = await office.open('/admin/handovers')
  await advanceOrder(office.shop.system, two.id, { to: 'shipped' })
  const started = await list.submit('Start a hand-over', { id: [String(one.id), String(two.id)] })
  assert.match(started.main, new RegExp(`Not added: ${two.number}\\.`))
})
