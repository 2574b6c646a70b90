import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { Phone } from '#domain/phone.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { createCourier, openHandover, packedOrder } from '#tests/support/couriers.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { readResultRows } from '#web/backoffice/handovers/results/delivery-results-form.ts'
import { listParcelsOnTheWay } from './list-parcels-on-the-way.ts'
import { listRecordedResults } from './list-recorded-results.ts'
import { matchResults } from './match-results.ts'
import { recordDeliveryResults, type SeenResult } from './record-results.ts'
import { parseReportedState } from './reported-state.ts'
import { undoResults } from './undo-results.ts'

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
    'result' in row && row.doubts.length === 0
      ? [{ id: row.order.id, status: row.order.status, result: row.result, hash: row.hash }]
      : [],
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
  const applied = await apply(office, file)
  assert.deepEqual([applied.recorded, applied.notRecorded], [3, []])
  const { attempts } = await getOrderDetails(office, late.id)
  assert.deepEqual([attempts[0]?.postponedUntil, attempts[0]?.note], ['2026-03-09', 'absente'])
  // The same file once more: nothing is applied twice.
  assert.deepEqual(
    (await previewOf(office, file)).map((row) => ('problem' in row ? row.problem : row.result)),
    ['recorded', 'recorded', 'recorded'],
  )
  assert.deepEqual(await apply(office, file), { recorded: 0, batchId: undefined, already: [], notRecorded: [] })
  assert.equal((await getOrderDetails(office, late.id)).attempts.length, 1)
})

test('a preview that is applied twice, or after somebody else, records each result once', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [one, two] = [await shippedOrder(shop, office), await shippedOrder(shop, office)]
  const results: SeenResult[] = [
    { id: one.id, status: 'shipped', hash: undefined, result: { outcome: 'delivered' } },
    {
      ...{ id: two.id, status: 'shipped', hash: undefined },
      result: { outcome: 'postponed', decidedBy: 'customer', reason: 'other' },
    },
  ]
  const options = { isFromFile: true }
  assert.equal((await recordDeliveryResults(office, results, options)).recorded, 2)
  shop.clock.passes({ seconds: 120 })
  const again = await recordDeliveryResults(office, results, options)
  assert.deepEqual([again.recorded, again.already, again.notRecorded], [1, [one.number], []])
  assert.equal((await getOrderDetails(office, two.id)).attempts.length, 1)
  assert.equal((await getOrderDetails(office, one.id)).steps.filter(({ to }) => to === 'delivered').length, 1)
})

test('what does not match is named with the reason', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [first, twin] = [await shippedOrder(shop, office), await shippedOrder(shop, office)]
  const third = await shippedOrder(shop, office, '+21655666777')
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
    `${third.number}\t\t\tlivré`,
    `${third.number}\t\t53\tlivré`,
  ].join('\n')
  const rows = await previewOf(office, file)
  assert.deepEqual(
    rows.map((row) => ('problem' in row ? row.problem : row.result.outcome)),
    [
      ...['unknown-order', 'unknown-order', 'several', 'no-match', 'nothing', 'unknown-state', 'waiting'],
      ...['not-possible', 'contradicts', 'contradicts'],
      ...['delivered', 'twice'],
    ],
  )
})

test('a cell that cannot be read is an error of its row, which is matched by nothing else', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { number } = await shippedOrder(shop, office, '+21622555001')
  const amounts = ['févr-75', '1,22E+02', '#####', '12 mai', '-50', '53,0000']
  const rows = await previewOf(
    office,
    [
      'téléphone;montant;état;numéro;date',
      ...amounts.map((amount) => `22555001;${amount};Livré;;`),
      `;150?;Livré;${number};`,
      `;53;Livré;${number};hier`,
      `2255500;53;Livré;;`,
      `22555001;53;Livré;;;000`,
      `22555001;0;Livré;;`,
    ].join('\n'),
  )
  assert.deepEqual(
    rows.map((row) => 'problem' in row && (row.unreadable?.field ?? row.problem)),
    [...amounts.map(() => 'amount'), 'amount', 'on', 'phone', 'cells', 'no-match'],
  )
})

test('an amount or a phone beside a number is compared, and so is a row without an amount: a person decides', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [less, other, alone, sure, back] = [
    await shippedOrder(shop, office),
    await shippedOrder(shop, office),
    await shippedOrder(shop, office, '+21655666777'),
    await shippedOrder(shop, office),
    await shippedOrder(shop, office),
  ]
  const file = [
    'numéro;téléphone;montant;état',
    `${less.number};;10;Livré`,
    `${other.number};55666777;53;Livré`,
    `;55666777;;Livré`,
    `${sure.number};22333444;53,000 DT;Livré`,
    `${back.number};;0;Refusé`,
  ].join('\n')
  const rows = await previewOf(office, file)
  assert.deepEqual(
    rows.map((row) => ('result' in row ? row.doubts : row.problem)),
    [
      [{ kind: 'amount', said: dinars(10), due: dinars(53) }],
      [{ kind: 'phone', said: '+21655666777', known: '+21622333444' }],
      [{ kind: 'phone-alone' }],
      [],
      [],
    ],
  )
  assert.equal((await apply(office, file)).recorded, 2)
  assert.equal((await getOrderDetails(office, alone.id)).status, 'shipped')
})

test('a row that was recorded proposes nothing for the customer’s next equal order, until it is undone', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const file = 'téléphone;montant;état\n22 333 444;53,000;Livré'
  const first = await shippedOrder(shop, office)
  const { batchId = '' } = await apply(office, file)
  const second = await shippedOrder(shop, office)
  const problems = async () => (await previewOf(office, file)).map((row) => 'problem' in row && row.problem)
  assert.deepEqual(await problems(), ['recorded'])
  assert.deepEqual(await undoResults(office, batchId), { undone: 1, notUndone: [] })
  assert.equal((await getOrderDetails(office, first.id)).status, 'shipped')
  assert.deepEqual(await problems(), ['several'])
  // Recorded without a file, it may be the one that a row without a date is about.
  await advanceOrderAsOperator(office, first.id, { to: 'delivered' })
  const [row] = await previewOf(office, file)
  assert.ok(row && 'result' in row)
  assert.deepEqual([row.order.id, row.doubts], [second.id, [{ kind: 'earlier', number: first.number }]])
})

test('a row whose date is before the hand-over proposes nothing', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await shippedOrder(shop, office)
  const today = tunisDayOf(shop.clock.now())
  const before = tunisDayOf(new Date(shop.clock.now().getTime() - 24 * 60 * 60 * 1000))
  const [year, month, day] = before.split('-')
  const rows = await Promise.all(
    [
      before,
      `${day}/${month}/${year} 18:05`,
      `${Number(day)}/${Number(month)}/${year?.slice(2)}`,
      `${today} 09:00:00`,
    ].map((date) => previewOf(office, `téléphone;montant;état;date de livraison\n22333444;53;Livré;${date}`)),
  )
  assert.deepEqual(
    rows.flat().map((row) => ('problem' in row ? row.problem : row.doubts)),
    ['before-handover', 'before-handover', 'before-handover', []],
  )
  // Of several dates that of the result counts.
  const [row] = await previewOf(office, `date;téléphone;montant;état;livré le\n${today};22333444;53;Livré;${before}`)
  assert.equal(row && 'problem' in row && row.problem, 'before-handover')
})

test('a row with a date that is more than a year away, or of a result in the future, names it, whatever else it says', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { number } = await shippedOrder(shop, office)
  const file = [
    'numéro;état;date;nouvelle date',
    `${number};Livré;9/3/2020;`,
    `${number};Reporté;;9/3/2020`,
    'H-0000-0000;Livré;9/3/2020;',
    `${number};Livré;2020;`,
    `${number};Reporté;;9/3/2062`,
    `${number};Livré;${tunisDayOf(new Date(shop.clock.now().getTime() + 24 * 60 * 60 * 1000))};`,
    `H-0000-0000;Livré;9/3/2062;`,
  ].join('\n')
  const rows = await previewOf(office, file)
  assert.deepEqual(
    rows.map((row) => 'problem' in row && row.problem),
    ['far-off', 'far-off', 'far-off', 'unreadable', 'far-off', 'in-future', 'far-off'],
  )
})

test('results that were recorded together are undone together, with a postponed delivery, and what has gone on stays', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [delivered, back, later, gone] = [
    await shippedOrder(shop, office),
    await shippedOrder(shop, office),
    await shippedOrder(shop, office),
    await shippedOrder(shop, office),
  ]
  const file = [
    'numéro;état',
    `${delivered.number};Livré`,
    `${back.number};retour définitif`,
    `${later.number};Reporté`,
    `${gone.number};Refusé`,
  ].join('\n')
  const { batchId = '', recorded } = await apply(office, file)
  assert.equal(recorded, 4)
  assert.deepEqual(
    (await listRecordedResults(office)).map((batch) => [batch.batchId, batch.count, batch.isFromFile]),
    [[batchId, 4, true]],
  )
  await advanceOrderAsOperator(office, gone.id, { to: 'returned' })
  const { undone, notUndone } = await undoResults(office, batchId)
  assert.deepEqual(
    [undone, notUndone.map(({ number, reason }) => [number, reason])],
    [3, [[gone.number, 'changed-since']]],
  )
  for (const { id } of [delivered, back, later]) {
    const { status, attempts } = await getOrderDetails(office, id)
    assert.deepEqual([status, attempts], ['shipped', []])
  }
  assert.deepEqual(
    (await previewOf(office, file)).map((row) => ('problem' in row ? row.problem : row.result.outcome)),
    ['delivered', 'returned', 'postponed', 'recorded'],
  )
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.system)), [])
})

test('a file without headings, an empty one and a huge one are refused', () => {
  assert.equal(readResultRows(' \n ').outcome, 'empty')
  assert.equal(readResultRows('H-7K3M-92QX;livré').outcome, 'without-header')
  assert.equal(readResultRows('numéro;montant\nH-7K3M-92QX;5').outcome, 'without-header')
  assert.equal(readResultRows('numéro;état\n').outcome, 'empty')
  assert.equal(readResultRows(`numéro;état\n${'H-7K3M-92QX;livré\n'.repeat(1001)}`).outcome, 'too-long')
})

test('columns of a state that differ are no state', () => {
  const resultIn = (states: string) => {
    const reading = readResultRows(`numéro;état;statut\nH-7K3M-92QX;${states}`)
    return reading.outcome === 'read' ? reading.rows[0]?.result : reading.outcome
  }
  assert.deepEqual(['livré;Livrée', ';livré', 'livré;'].map(resultIn), Array(3).fill({ outcome: 'delivered' }))
  assert.deepEqual(['livré;retour', 'livré;pizza', ';'].map(resultIn), Array(3).fill(undefined))
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
