import assert from 'node:assert/strict'
import { test } from 'node:test'
import { courierApis as apisOf } from '#adapters/courier-apis.ts'
import { saveApi } from '#domain/couriers/api/api-settings.ts'
import { makeDueCourierRequests } from '#domain/couriers/api/make-due-requests.ts'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import { type CourierBehavior, navexToken, openCourierService } from '#tests/support/courier-service.ts'
import { createCourier, openHandover, packedOrder } from '#tests/support/couriers.ts'
import { asOperator } from '#tests/support/operators.ts'
import { leakOf, listenToShop, tablesWith } from '#tests/support/secret-leaks.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { undoWindowOver } from '#tests/support/undo-window.ts'

const isLeak = leakOf(navexToken.slice(navexToken.lastIndexOf('-') + 1))

/** A shop that knows a courier, with everything that it lets out. */
async function openAttackedShop(context: Parameters<typeof listenToShop>[0]) {
  const [shop, service] = [await openTestShop(), await openCourierService('navex')]
  const courierApis = apisOf(service.options)
  const marketplace = { ...shop.marketplace, courierApis }
  const heard = await listenToShop(context, marketplace)
  const close = async () => {
    await service[Symbol.asyncDispose]()
    await shop[Symbol.asyncDispose]()
  }
  return { shop, service, marketplace, courierApis, ...heard, [Symbol.asyncDispose]: close }
}

test('the token that stands in the addresses of a courier is in no page, log, metric, error, history or column in the clear', async (context) => {
  await using attacked = await openAttackedShop(context)
  const { shop, service, marketplace, courierApis, told, ask, readMetrics } = attacked
  const owner = await asOperator(marketplace)
  const system = { ...shop.system, courierApis }
  const courierId = await createCourier(owner)
  const path = `/admin/couriers/${courierId}`
  const pasted = `https://app.navex.tn/api/${navexToken}/v1/post.php`
  const save = (part: Record<string, string>) =>
    ask(path, { do: 'api-save', api: 'navex', apiVersion: '0', token: '', baseUrl: service.baseUrl, ...part })
  // The whole address in the wrong field.
  assert.match(await save({ baseUrl: pasted, token: navexToken }), /The token has its own field/)
  assert.match(await save({ baseUrl: pasted }), /The token has its own field/)
  assert.match(await save({ api: 'first-delivery', baseUrl: pasted, token: navexToken }), /The token has its own field/)
  assert.match(await save({ token: `${pasted}?x=1` }), /not a token of this courier/)
  assert.match(await save({ token: pasted }), /Saved\. Parcels/)

  const behaviors = ['refuses-token', 'fails', 'redirects', 'cut-off', 'refuses']
  for (const behavior of behaviors as CourierBehavior[]) {
    const orderId = await packedOrder(shop, owner)
    const { id } = await openHandover(owner, [orderId])
    await handOver(owner, id, { agreedUnpaid: [], notifiesCustomers: false })
    service.control.behavior = behavior
    shop.clock.passes({ days: 1 })
    shop.clock.passes(undoWindowOver)
    await makeDueCourierRequests(system)
    shop.clock.passes({ seconds: 3601 })
    await ask(path, { do: 'api-try', apiVersion: '1', token: '', baseUrl: '' })
    await ask(`/admin/handovers/${id}`)
  }
  service.control.behavior = 'as-documented'
  shop.clock.passes({ days: 1 })
  await makeDueCourierRequests(system)
  const [code = ''] = [...service.states.keys()]
  service.states.set(code, `Chez ${navexToken.toUpperCase()}`)
  shop.clock.passes({ days: 1 })
  for (let turn = 0; turn < 3; turn++) {
    await makeDueCourierRequests(system)
    shop.clock.passes({ seconds: 3 })
  }
  assert.ok(service.received.length > behaviors.length, 'the attack has reached the courier')
  for (const page of [path, '/admin/audit-log', '/admin/handovers/results', '/admin', '/admin/couriers'])
    await ask(page)
  await ask(path, { do: 'api-remove', apiVersion: '1', token: '', baseUrl: '' })
  await ask('/admin/audit-log')
  await readMetrics()
  assert.deepEqual(told.filter(isLeak), [])
  assert.deepEqual(await tablesWith(shop.system.db, isLeak), [])
})

test('no address and no token of a courier leads anywhere but to its API', async () => {
  await using shop = await openTestShop()
  await using service = await openCourierService('navex')
  const real = { ...(await asOperator(shop.marketplace)), courierApis: apisOf() }
  const near = { ...real, courierApis: apisOf(service.options) }
  const courierId = await createCourier(real)
  const save = async (office: typeof real, baseUrl: string, token: string) =>
    (await saveApi(office, courierId, { version: 0, draft: { api: 'navex', baseUrl, token } })).outcome
  for (const baseUrl of [
    ...['http://app.navex.tn/api', 'https://127.0.0.1/api', 'https://10.1.2.3/api', 'https://[::1]/api'],
    ...[
      'https://169.254.169.254/api',
      'https://[::ffff:127.0.0.1]/api',
      'https://2130706433/api',
      'https://0x7f.1/api',
    ],
    ...['https://user:pass@app.navex.tn/api', 'https://app.navex.tn:8443/api', 'https://app.navex.tn/api#x'],
    ...['https://localhost/api', 'file:///api', 'ftp://app.navex.tn/api'],
  ])
    assert.equal(await save(real, baseUrl, navexToken), 'address-refused', baseUrl)
  for (const baseUrl of [
    ...['https://app.navex.tn', 'https://app.navex.tn/', 'https://app.navex.tn/api/x', 'https://app.navex.tn/api?x='],
    ...['https://app.navex.tn/api/../other', 'https://app.navex.tn/api/%2e%2e', 'not an address', ''],
    `https://app.navex.tn/${navexToken}/api`,
  ])
    assert.equal(await save(real, baseUrl, navexToken), 'token-in-address', baseUrl)
  for (const token of [
    ...['', ' ', 'shop', 'shop-', 'a/b-secret99', '../shop-secret99', 'shop-secret99/../../admin', 'shop-secret99?x=1'],
    ...['shop-secret99#', 'shop-secret99%2f..', 'shop-secret99\r\nHost: x', 'shop secret99', 'متجر-secret99'],
    ...['https://evil.example/shop-secret99', 'https://a/api/b/api/shop-secret99', 'one-secret99 two-secret99'],
    'one-secret99 one-etat-secret99 two-secret99',
  ])
    assert.equal(await save(near, service.baseUrl, token), 'token-unreadable', JSON.stringify(token))
  assert.deepEqual(service.received, [])

  // A name that leads elsewhere after it was saved, and an answer that sends on.
  assert.equal(await save(near, service.baseUrl, navexToken), 'saved')
  const access = { baseUrl: service.baseUrl, token: navexToken }
  const moved = apisOf({ ...service.options, mayReachAddress: () => false })
  assert.deepEqual(await moved.navex.tryAccess(access), { outcome: 'failed', problem: 'not-reached' })
  assert.deepEqual(service.received, [])
  service.control.behavior = 'redirects'
  assert.deepEqual(await near.courierApis.navex.tryAccess(access), { outcome: 'failed', problem: 'not-understood' })
  assert.equal(service.received.length, 1)
})
