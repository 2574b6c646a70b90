import assert from 'node:assert/strict'
import { test } from 'node:test'
import { courierApis as apisOf } from '#adapters/courier-apis.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import type { CourierApiKind } from '#domain/courier-api-kind.ts'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import { recordDeliveryResults } from '#domain/couriers/results/record-results.ts'
import { dinars } from '#domain/money.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { readLastStep } from '#domain/orders/status/read-last-step.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { listOwedOrders } from '#domain/remittances/list-owed-orders.ts'
import { type CourierBehavior, navexToken, openCourierService } from '#tests/support/courier-service.ts'
import { createCourier, openHandover, packedOrder } from '#tests/support/couriers.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { undoWindowOver } from '#tests/support/undo-window.ts'
import { getApiSettings, removeApi, saveApi } from './api-settings.ts'
import { claimCourierRequest } from './claim-request.ts'
import { confirmParcel, sendParcelAgain } from './decide-parcel.ts'
import { markInterruptedRequests } from './interrupted-requests.ts'
import { listReportedResults } from './list-reported-results.ts'
import { listSentParcels } from './list-sent-parcels.ts'
import { makeDueCourierRequests } from './make-due-requests.ts'
import { tryApi } from './try-api.ts'

/** A courier with an API, and a hand-over of so many parcels to it. */
async function openShop(parcels = 1, maxParcelsPerRequest = 100, api: CourierApiKind = 'first-delivery') {
  const [shop, service] = [await openTestShop(), await openCourierService(api)]
  const courierApisWith = (options: { timeoutMilliseconds?: number } = {}) => {
    const apis = apisOf({ ...service.options, ...options })
    return { ...apis, 'first-delivery': { ...apis['first-delivery'], maxParcelsPerRequest } }
  }
  const courierApis = courierApisWith()
  const owner = { ...(await asOperator(shop.marketplace)), courierApis }
  const system = { ...shop.system, courierApis }
  // Only for answers that do not come: others may take long on a busy machine.
  const impatient = { ...system, courierApis: courierApisWith({ timeoutMilliseconds: 500 }) }
  const courierId = await createCourier(owner)
  const draft = { api, baseUrl: service.baseUrl, token: api === 'navex' ? navexToken : 'secret' }
  assert.deepEqual(await saveApi(owner, courierId, { version: 0, draft }), { outcome: 'saved' })
  const orders: number[] = []
  for (let count = 0; count < parcels; count++) orders.push(await packedOrder(shop, owner))
  const { id: handoverId } = await openHandover(owner, orders)
  await handOver(owner, handoverId, { agreedUnpaid: [], notifiesCustomers: false })
  const states = async () => (await listSentParcels(owner, handoverId)).map(({ state }) => state)
  const numberOf = async (orderId: number) => (await getOrderDetails(owner, orderId)).number
  const close = async () => {
    await service[Symbol.asyncDispose]()
    await shop[Symbol.asyncDispose]()
  }
  const actors = { owner, system, impatient }
  return { shop, service, ...actors, courierId, handoverId, orders, states, numberOf, [Symbol.asyncDispose]: close }
}

test('a parcel is sent once, after the minutes in which its hand-over can be undone', async () => {
  await using opened = await openShop()
  const { shop, service, owner, system, handoverId, states } = opened
  assert.equal(await makeDueCourierRequests(system), 0)
  shop.clock.passes({ seconds: undoWindowOver.seconds - 1 })
  assert.equal(await makeDueCourierRequests(system), 0)
  shop.clock.passes({ seconds: 1 })
  assert.equal(await makeDueCourierRequests(system), 1)
  shop.clock.passes({ seconds: 60 })
  assert.equal(await makeDueCourierRequests(system), 0)
  assert.deepEqual(await states(), ['sent'])
  const [call, ...others] = service.received
  assert.deepEqual(others, [])
  assert.equal(call?.path, '/api/v2/create')
  assert.equal(call?.token, 'Bearer secret')
  const { Client, Produit } = call?.body ?? {}
  assert.deepEqual(Client, {
    ...{ nom: 'Amel Ben Salah', gouvernerat: 'Nabeul', ville: 'Nabeul', adresse: '12 rue de la Kasbah' },
    telephone: '22333444',
  })
  const { totals } = { totals: await shop.system.db.selectFrom('orders').select('total_millimes').executeTakeFirst() }
  assert.equal(dinars(Produit.prix), totals?.total_millimes)
  assert.equal(Produit.nombreArticle, 1)
  const [sent] = await listSentParcels(owner, handoverId)
  assert.equal(sent?.barcode, '683375040001')
  assert.match(sent?.labelUrl ?? '', /^https:\/\/www\.firstdeliverygroup\.com/)
})

test('a hand-over that is undone in time is never sent', async () => {
  await using opened = await openShop()
  const { shop, service, owner, system, orders, states } = opened
  const step = await readLastStep(owner, orders[0] ?? 0)
  assert.equal((await undoOrderStep(owner, step?.id ?? 0)).outcome, 'undone')
  shop.clock.passes(undoWindowOver)
  assert.equal(await makeDueCourierRequests(system), 0)
  assert.deepEqual(await states(), ['withdrawn'])
  assert.deepEqual(service.received, [])
})

test('two workers at once send each parcel once, one request in 11 seconds', async () => {
  await using opened = await openShop(3, 1)
  const { shop, service, system, states } = opened
  shop.clock.passes(undoWindowOver)
  for (let sent = 1; sent <= 3; sent++) {
    const made = await Promise.all([1, 2, 3].map(() => makeDueCourierRequests(system)))
    assert.deepEqual(made.sort(), [0, 0, 1])
    assert.equal(service.received.length, sent)
    shop.clock.passes({ seconds: 10 })
    assert.equal(await makeDueCourierRequests(system), 0)
    shop.clock.passes({ seconds: 1 })
  }
  assert.deepEqual(await states(), ['sent', 'sent', 'sent'])
})

test('parcels are sent together, as many as the courier takes, and each gets its own barcode', async () => {
  await using opened = await openShop(4, 3)
  const { shop, service, owner, system, handoverId, orders, states, numberOf } = opened
  shop.clock.passes(undoWindowOver)
  // One of the first three is taken back, so their request has two.
  const step = await readLastStep(owner, orders[0] ?? 0)
  assert.equal((await undoOrderStep(owner, step?.id ?? 0, { reason: 'Left in the shop' })).outcome, 'undone')
  for (let turn = 0; turn < 3; turn++) {
    await makeDueCourierRequests(system)
    shop.clock.passes({ seconds: 11 })
  }
  assert.deepEqual((await states()).sort(), ['sent', 'sent', 'sent', 'withdrawn'])
  assert.deepEqual(
    service.received.map(({ path, body }) => [path, [body].flat().length]),
    [
      ['/api/v2/bulk-create', 2],
      ['/api/v2/create', 1],
    ],
  )
  for (const { orderId, state, barcode } of await listSentParcels(owner, handoverId))
    if (state === 'sent') assert.equal(barcode, service.barcodes.get(await numberOf(orderId)))
})

test('a parcel that makes the courier refuse several is found by smaller requests, and the others are sent once', async () => {
  await using opened = await openShop(5)
  const { shop, service, owner, system, handoverId, orders, states, numberOf } = opened
  service.control.refusedNumbers.add(await numberOf(orders[3] ?? 0))
  shop.clock.passes(undoWindowOver)
  for (let turn = 0; turn < 8; turn++) {
    await makeDueCourierRequests(system)
    shop.clock.passes({ seconds: 11 })
  }
  assert.deepEqual((await states()).sort(), ['refused', 'sent', 'sent', 'sent', 'sent'])
  const refused = (await listSentParcels(owner, handoverId)).find(({ state }) => state === 'refused')
  assert.deepEqual([refused?.orderId, refused?.refusal], [orders[3], 'Gouvernerat invalide'])
  assert.equal(service.states.size, 4)
  assert.equal((await sendParcelAgain(owner, handoverId, orders[3] ?? 0)).outcome, 'decided')
  service.control.refusedNumbers.clear()
  await makeDueCourierRequests(system)
  assert.equal(service.states.size, 5)
})

test('parcels that an answer does not name are uncertain, and so are all of a request without one', async () => {
  await using opened = await openShop(4)
  const { shop, service, system, states } = opened
  service.control.behavior = 'answers-half'
  shop.clock.passes(undoWindowOver)
  await makeDueCourierRequests(system)
  assert.deepEqual((await states()).sort(), ['sent', 'sent', 'uncertain', 'uncertain'])

  await using silent = await openShop(2)
  silent.service.control.behavior = 'silent'
  silent.shop.clock.passes(undoWindowOver)
  await makeDueCourierRequests(silent.impatient)
  assert.deepEqual(await silent.states(), ['uncertain', 'uncertain'])
  silent.shop.clock.passes({ days: 1 })
  assert.equal(await makeDueCourierRequests(silent.system), 0)
})

for (const behavior of ['counts-from-one', 'names-one-twice'] satisfies CourierBehavior[])
  test(`no parcel gets the barcode of another one from a courier that ${behavior}`, async () => {
    await using opened = await openShop(3)
    const { shop, service, system, states } = opened
    service.control.behavior = behavior
    shop.clock.passes(undoWindowOver)
    await makeDueCourierRequests(system)
    assert.deepEqual(await states(), ['uncertain', 'uncertain', 'uncertain'])
  })

for (const behavior of ['fails', 'malformed', 'endless', 'silent', 'cut-off'] satisfies CourierBehavior[])
  test(`a parcel is uncertain and not sent again by itself when the courier ${behavior}`, async () => {
    await using opened = await openShop()
    const { shop, service, owner, system, impatient, courierId, handoverId, orders, states } = opened
    service.control.behavior = behavior
    shop.clock.passes(undoWindowOver)
    assert.equal(await makeDueCourierRequests(impatient), 1)
    assert.deepEqual(await states(), ['uncertain'])
    assert.equal((await getApiSettings(owner, courierId))?.problem, 'no-answer')
    service.control.behavior = 'as-documented'
    shop.clock.passes({ days: 1 })
    assert.equal(await makeDueCourierRequests(system), 0)
    assert.equal(service.received.length, 1)
    const [orderId = 0] = orders
    assert.equal((await sendParcelAgain(owner, handoverId, orderId)).outcome, 'decided')
    assert.equal((await sendParcelAgain(owner, handoverId, orderId)).outcome, 'changed-meanwhile')
    assert.equal(await makeDueCourierRequests(system), 1)
    assert.deepEqual(await states(), ['sent'])
  })

test('a process that ends between the request and its record leaves an uncertain parcel, which a person settles', async () => {
  await using opened = await openShop()
  const { shop, owner, system, courierId, handoverId, orders, states } = opened
  shop.clock.passes(undoWindowOver)
  assert.equal((await claimCourierRequest(system, courierId))?.kind, 'create')
  shop.clock.passes({ seconds: 119 })
  await markInterruptedRequests(system)
  assert.deepEqual(await states(), ['sending'])
  shop.clock.passes({ seconds: 2 })
  await markInterruptedRequests(system)
  assert.deepEqual(await states(), ['uncertain'])
  assert.equal(await makeDueCourierRequests(system), 0)
  const found = { orderId: orders[0] ?? 0, barcode: '683375049999' }
  assert.equal((await confirmParcel(owner, handoverId, found)).outcome, 'decided')
  assert.deepEqual(await states(), ['sent'])
  const [entry] = (await listAuditLog(owner, { entity: 'handover' })).rows
  assert.equal(entry?.action, 'parcel confirmed')
})

test('a courier that is not reached or has too many requests is left alone longer and longer, and gets the parcel later', async () => {
  await using opened = await openShop()
  const { shop, service, system, states } = opened
  service.control.behavior = 'too-many'
  shop.clock.passes(undoWindowOver)
  for (const seconds of [30, 60, 120]) {
    assert.equal(await makeDueCourierRequests(system), 1)
    assert.deepEqual(await states(), ['waiting'])
    shop.clock.passes({ seconds: seconds - 1 })
    assert.equal(await makeDueCourierRequests(system), 0)
    shop.clock.passes({ seconds: 1 })
  }
  await service[Symbol.asyncDispose]()
  assert.equal(await makeDueCourierRequests(system), 1)
  assert.deepEqual(await states(), ['waiting'])
})

test('a refusal is kept with its words; a refused token keeps the parcel waiting', async () => {
  await using opened = await openShop(2, 1)
  const { shop, service, owner, system, courierId, handoverId, states } = opened
  service.control.behavior = 'refuses'
  shop.clock.passes(undoWindowOver)
  await makeDueCourierRequests(system)
  assert.equal((await listSentParcels(owner, handoverId))[0]?.refusal, 'Gouvernerat invalide')
  service.control.behavior = 'refuses-token'
  shop.clock.passes({ seconds: 11 })
  await makeDueCourierRequests(system)
  assert.deepEqual((await states()).sort(), ['refused', 'waiting'])
  assert.equal((await getApiSettings(owner, courierId))?.problem, 'token-refused')
  assert.deepEqual(await removeApi(owner, courierId, 2), { outcome: 'changed-meanwhile' }, 'another version')
  assert.deepEqual((await states()).sort(), ['refused', 'waiting'])
  assert.deepEqual(await removeApi(owner, courierId, 1), { outcome: 'removed' })
  assert.deepEqual((await states()).sort(), ['refused', 'withdrawn'])
})

test('states are asked for, and what they say is proposed to staff: no order changes by itself', async () => {
  await using opened = await openShop(3)
  const { shop, service, owner, system } = opened
  shop.clock.passes(undoWindowOver)
  const turns = async () => {
    for (let turn = 0; turn < 3; turn++) {
      await makeDueCourierRequests(system)
      shop.clock.passes({ seconds: 11 })
    }
  }
  await turns()
  const [first = '', second = '', third = ''] = [...service.states.keys()]
  service.states.set(first, 2).set(second, 'Rtn définitif').set(third, 'Échange')
  shop.clock.passes({ seconds: 3600 })
  await turns()
  const { proposed, unclear } = await listReportedResults(owner)
  assert.deepEqual(
    proposed.map(({ result, order }) => [result.outcome, order.status]),
    [
      ['delivered', 'shipped'],
      ['refused', 'shipped'],
    ],
  )
  assert.deepEqual(
    unclear.map(({ words }) => words),
    ['Échange'],
  )
})

test('a token is not sent to another address, addresses of a network of one’s own are refused, and a try changes nothing', async () => {
  await using opened = await openShop()
  const { shop, service, owner, courierId } = opened
  const elsewhere = { api: 'first-delivery', baseUrl: `https://127.0.0.1:${service.port}/api/v2` } as const
  assert.equal((await saveApi(owner, courierId, { version: 1, draft: elsewhere })).outcome, 'token-missing')
  const real = { ...owner, courierApis: apisOf() }
  for (const baseUrl of ['http://courier.example', 'https://127.0.0.1', 'https://10.0.0.1/api', 'https://[::1]'])
    assert.equal(
      (await saveApi(real, courierId, { version: 1, draft: { ...elsewhere, baseUrl } })).outcome,
      'address-refused',
    )
  assert.equal((await tryApi(owner, courierId)).outcome, 'too-soon')
  shop.clock.passes({ seconds: 11 })
  assert.deepEqual(await tryApi(owner, courierId), { outcome: 'works' })
  assert.deepEqual(
    service.received.map(({ path }) => path),
    ['/api/v2/etat'],
  )
})

const navexSeconds = { seconds: 2 }

test('Navex is told of a parcel by a form, to an address with the token, and asked for its state at another', async () => {
  await using opened = await openShop(2, 1, 'navex')
  const { shop, service, owner, system, handoverId, orders, states, numberOf } = opened
  service.control.refusedNumbers.add(await numberOf(orders[1] ?? 0))
  shop.clock.passes(undoWindowOver)
  for (let turn = 0; turn < 2; turn++) {
    assert.equal(await makeDueCourierRequests(system), 1)
    shop.clock.passes(navexSeconds)
  }
  assert.deepEqual(await states(), ['sent', 'refused'])
  const [call] = service.received
  assert.equal(call?.path, `/api/${navexToken}/v1/post.php`)
  const { designation, prix, msg, article, ...form } = call?.body ?? {}
  assert.deepEqual(form, {
    ...{ nom: 'Amel Ben Salah', gouvernerat: 'Nabeul', ville: 'Nabeul', adresse: '12 rue de la Kasbah' },
    ...{ tel: '22333444', tel2: '', nb_article: '1', echange: '0', nb_echange: '0', ouvrir: 'Oui' },
  })
  assert.deepEqual([prix, msg], ['53', await numberOf(orders[0] ?? 0)])
  const [sent, refused] = await listSentParcels(owner, handoverId)
  assert.equal(sent?.barcode, service.barcodes.get(msg))
  assert.match(sent?.labelUrl ?? '', /^https:\/\/app\.navex\.tn\/print/)
  assert.match(refused?.refusal ?? '', /^Gouvernerat invalide \(\/api\/•••\/v1/)
  shop.clock.passes({ seconds: 3600 })
  assert.equal(await makeDueCourierRequests(system), 1)
  assert.deepEqual(service.received.at(-1)?.path, '/api/dar-hirfa-etat-K7QXW2M9ZP4T/v1/post.php')
  assert.deepEqual(service.received.at(-1)?.body, { code: sent?.barcode })
  shop.clock.passes(navexSeconds)
  assert.deepEqual(await tryApi(owner, opened.courierId), { outcome: 'works' })
})

test('a parcel is uncertain and not sent again by itself when Navex answers an error', async () => {
  await using opened = await openShop(1, 1, 'navex')
  opened.service.control.behavior = 'fails'
  opened.shop.clock.passes(undoWindowOver)
  assert.equal(await makeDueCourierRequests(opened.system), 1)
  assert.deepEqual(await opened.states(), ['uncertain'])
  opened.service.control.behavior = 'as-documented'
  opened.shop.clock.passes({ days: 1 })
  assert.equal(await makeDueCourierRequests(opened.system), 0)
  assert.equal(opened.service.received.length, 1)
})

test('states that go back and forth move no order by themselves, none backwards, and count cash once', async () => {
  await using opened = await openShop(1, 1, 'navex')
  const { shop, service, owner, system, orders, courierId } = opened
  const [orderId = 0] = orders
  shop.clock.passes(undoWindowOver)
  await makeDueCourierRequests(system)
  const [code = ''] = [...service.states.keys()]
  const [delivered, back] = ['Livrer Paye', 'Retour recu']
  const reports = async (state: string) => {
    service.states.set(code, state)
    shop.clock.passes({ seconds: 4 * 3600 })
    await makeDueCourierRequests(system)
    const { proposed } = await listReportedResults(owner)
    return proposed.map(({ result }) => result.outcome)
  }
  const status = async () => (await getOrderDetails(owner, orderId)).status
  const taken = async () => (await listOwedOrders(owner, courierId)).map(({ collected }) => collected)
  assert.deepEqual(await reports(delivered), ['delivered'])
  assert.deepEqual(await reports('En cours'), [], 'it does not say so any more')
  assert.deepEqual(await reports(back), ['refused'])
  assert.deepEqual(await reports(delivered), ['delivered'])
  assert.equal(await status(), 'shipped')
  // Two people confirm the same.
  const seen = { id: orderId, status: 'shipped', result: { outcome: 'delivered' }, hash: undefined } as const
  const confirm = () => recordDeliveryResults(owner, [seen])
  await openConnections(shop.marketplace)
  await Promise.all([confirm(), confirm()])
  const cash = await taken()
  assert.deepEqual([await status(), cash], ['delivered', [dinars(53)]])
  for (const state of [back, 'En cours', delivered, back]) {
    assert.deepEqual(await reports(state), [])
    assert.deepEqual([await status(), await taken()], ['delivered', cash])
  }
  await confirm()
  assert.deepEqual([await status(), await taken()], ['delivered', cash])
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.marketplace)), [])
})

test('of another courier the token is asked for again, and parcels of the one before are no longer asked about', async () => {
  await using opened = await openShop()
  const { shop, service, owner, system, courierId } = opened
  shop.clock.passes(undoWindowOver)
  await makeDueCourierRequests(system)
  const draft = { api: 'navex', baseUrl: service.baseUrl.replace('/v2', '') } as const
  assert.equal((await saveApi(owner, courierId, { version: 1, draft })).outcome, 'token-missing')
  const whole = { ...draft, token: navexToken }
  assert.equal((await saveApi(owner, courierId, { version: 1, draft: whole })).outcome, 'saved')
  shop.clock.passes({ days: 1 })
  assert.equal(await makeDueCourierRequests(system), 0)
  assert.equal((await removeApi(owner, courierId, 2)).outcome, 'removed')
  assert.equal((await saveApi(owner, courierId, { version: 0, draft: whole })).outcome, 'saved')
  shop.clock.passes({ days: 1 })
  assert.equal(await makeDueCourierRequests(system), 0)
})
