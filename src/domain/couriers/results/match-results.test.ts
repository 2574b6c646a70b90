import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Marketplace } from '#domain/marketplace.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { Phone } from '#domain/phone.ts'
import { createCourier, openHandover, packedOrder } from '#tests/support/couriers.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { readResultRows } from '#web/backoffice/handovers/results/delivery-results-form.ts'
import { handOver } from '../handovers/hand-over.ts'
import { listParcelsOnTheWay } from './list-parcels-on-the-way.ts'
import { matchResults } from './match-results.ts'
import { recordDeliveryResults, type SeenResult } from './record-results.ts'
import { parseReportedState } from './reported-state.ts'

async function shippedOrder(shop: TestShop, office: Marketplace, phone = '+21622333444') {
  const placed = await shop.order([{ product: await shop.sells() }], {
    customer: { name: 'Amel Ben Salah', phone: phone as Phone },
    source: 'phone',
  })
  assert.ok(placed.outcome === 'placed')
  const { id, number } = placed.order
  for (const to of ['confirmed', 'packed', 'shipped'] as const) await advanceOrderAsOperator(office, id, { to })
  return { id, number }
}

async function previewOf(office: Marketplace, file: string) {
  const reading = readResultRows(file)
  assert.ok(reading.outcome === 'read', reading.outcome)
  return matchResults(office, reading.rows)
}

async function apply(office: Marketplace, file: string) {
  const results = (await previewOf(office, file)).flatMap((row): SeenResult[] =>
    'result' in row ? [{ id: row.order.id, status: row.order.status, result: row.result }] : [],
  )
  return recordDeliveryResults(office, results, { isFromFile: true })
}

test('a courier’s file is matched by number, or by phone and amount; its preview changes nothing', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [byNumber, byPhone, late] = [
    await shippedOrder(shop, office),
    await shippedOrder(shop, office, '+21655666777'),
    await shippedOrder(shop, office, '+21698111222'),
  ]
  const file = [
    'N° commande;Téléphone;Montant;État;Motif;Nouvelle date',
    `${byNumber.number.toLowerCase()};;;Livré;;`,
    ';55 666 777;53,000;REFUSÉ;ne veut plus;',
    `${late.number};;;Reporté;absente;9/3/2026`,
  ].join('\r\n')
  const rows = await previewOf(office, file)
  assert.deepEqual(
    rows.map((row) => ('result' in row ? [row.line, row.order.id, row.result.outcome] : row)),
    [
      [2, byNumber.id, 'delivered'],
      [3, byPhone.id, 'refused'],
      [4, late.id, 'postponed'],
    ],
  )
  assert.equal((await getOrderDetails(office, byNumber.id)).status, 'shipped')
  assert.deepEqual(await apply(office, file), { recorded: 3, notRecorded: [] })
  const { attempts } = await getOrderDetails(office, late.id)
  assert.deepEqual([attempts[0]?.postponedUntil, attempts[0]?.note], ['2026-03-09', 'absente'])
  // The same file once more: nothing is applied twice.
  assert.deepEqual(
    (await previewOf(office, file)).map((row) => ('problem' in row ? row.problem : row.result)),
    ['recorded', 'no-match', 'recorded'],
  )
  assert.deepEqual(await apply(office, file), { recorded: 0, notRecorded: [] })
  assert.equal((await getOrderDetails(office, late.id)).attempts.length, 1)
})

test('a preview that is applied twice, or after somebody else, records each result once', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [one, two] = [await shippedOrder(shop, office), await shippedOrder(shop, office)]
  const results: SeenResult[] = [
    { id: one.id, status: 'shipped', result: { outcome: 'delivered' } },
    { id: two.id, status: 'shipped', result: { outcome: 'postponed', decidedBy: 'customer', reason: 'other' } },
  ]
  const options = { isFromFile: true }
  assert.equal((await recordDeliveryResults(office, results, options)).recorded, 2)
  shop.clock.passes({ seconds: 120 })
  assert.deepEqual(await recordDeliveryResults(office, results, options), { recorded: 1, notRecorded: [one.number] })
  assert.equal((await getOrderDetails(office, two.id)).attempts.length, 1)
  assert.equal((await getOrderDetails(office, one.id)).steps.filter(({ to }) => to === 'delivered').length, 1)
})

test('what does not match is named with the reason', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [first, twin] = [await shippedOrder(shop, office), await shippedOrder(shop, office)]
  const packed = await packedOrder(shop, office)
  const { number } = await getOrderDetails(office, packed)
  const file = [
    'numéro\ttéléphone\tmontant\tétat',
    'H-0000-0000\t\t\tlivré',
    'no number\t22333444\t53\tlivré',
    '\t22333444\t53\tlivré',
    '\t22333444\t54\tlivré',
    '\t\t\tlivré',
    `${first.number}\t\t\tmangé`,
    `${first.number}\t\t\ten cours`,
    `${number}\t\t\tlivré`,
    `${twin.number}\t\t\tperdu`,
    `${twin.number}\t\t\tlivré`,
  ].join('\n')
  const rows = await previewOf(office, file)
  assert.deepEqual(
    rows.map((row) => ('problem' in row ? row.problem : row.result.outcome)),
    [
      ...['unknown-order', 'unknown-order', 'several', 'no-match', 'nothing', 'unknown-state', 'waiting'],
      ...['not-possible', 'lost', 'twice'],
    ],
  )
})

test('a file without headings, an empty one and a huge one are refused', () => {
  assert.equal(readResultRows(' \n ').outcome, 'empty')
  assert.equal(readResultRows('H-7K3M-92QX;livré').outcome, 'without-header')
  assert.equal(readResultRows('numéro;montant\nH-7K3M-92QX;5').outcome, 'without-header')
  assert.equal(readResultRows('numéro;état\n').outcome, 'empty')
  assert.equal(readResultRows(`numéro;état\n${'H-7K3M-92QX;livré\n'.repeat(1001)}`).outcome, 'too-long')
})

test('states are understood in three languages, whatever their accents and case', () => {
  const states = [
    ...['LIVRÉE', 'Delivered', 'تم التسليم', 'Retour expéditeur', 'retour définitif', 'Perdu', 'Reportée'],
    ...['Incertain', 'in progress', 'pizza', ''],
  ].map(parseReportedState)
  assert.deepEqual(states, [
    ...['delivered', 'delivered', 'delivered', 'refused', 'returned', 'lost', 'postponed'],
    ...['waiting', 'waiting', undefined, undefined],
  ])
})

test('parcels on their way are listed by hand-over and by number, with the courier that has them', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await createCourier(office)
  const byHand = await shippedOrder(shop, office)
  const packed = await packedOrder(shop, office)
  const { id } = await openHandover(office, [packed])
  await handOver(office, id, { agreedUnpaid: [], notifiesCustomers: false })
  const listed = await listParcelsOnTheWay(office)
  assert.deepEqual(
    listed.map((parcel) => [parcel.id, parcel.courierName]),
    [
      [byHand.id, undefined],
      [packed, 'Rapid Poste'],
    ],
  )
  assert.deepEqual(
    (await listParcelsOnTheWay(office, { handoverId: id })).map((parcel) => parcel.id),
    [packed],
  )
  assert.deepEqual(
    (await listParcelsOnTheWay(office, { number: byHand.number })).map((parcel) => parcel.id),
    [byHand.id],
  )
})
