import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { courierApis as apisOf } from '#adapters/courier-apis.ts'
import { saveApi } from '#domain/couriers/api/api-settings.ts'
import { makeDueCourierRequests } from '#domain/couriers/api/make-due-requests.ts'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import { watchDiskSpace } from '#server/disk-space.ts'
import { openMetrics } from '#server/metrics.ts'
import { requestLog } from '#server/request-log.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { type CourierBehavior, navexToken, openCourierService } from '#tests/support/courier-service.ts'
import { createCourier, openHandover, packedOrder } from '#tests/support/couriers.ts'
import { asOperator, createSessionToken } from '#tests/support/operators.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { undoWindowOver } from '#tests/support/undo-window.ts'

const secret = navexToken.slice(navexToken.lastIndexOf('-') + 1)

/** Whether a text has the secret of the token, as it is or in the ways in which programs write bytes. */
function isLeak(text: string): boolean {
  const forms = [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64').slice(0, -2)]
  return forms.some((form) => text.toLowerCase().includes(form.toLowerCase()))
}

/** Courier, office, logs and metrics, with everything that they let out. */
async function openAttackedShop(context: { mock: { method: typeof import('node:test').mock.method } }) {
  const [shop, service] = [await openTestShop(), await openCourierService('navex')]
  const courierApis = apisOf({ ...service.options, timeoutMilliseconds: 500 })
  const marketplace = { ...shop.marketplace, courierApis }
  const told: string[] = []
  const tell = (...parts: unknown[]) => void told.push(parts.map((part) => JSON.stringify(part) ?? '').join(' '))
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) context.mock.method(console, level, tell)
  const metrics = openMetrics(watchDiskSpace(['/'], 1, async () => 4711))
  const log = requestLog('info', { write: (line: string) => void told.push(line) } as never)
  const app = testApp(marketplace, {
    onCompleted: (completed) => {
      log(completed)
      metrics.observe(completed)
      tell(completed)
    },
  })
  const cookie = `__Host-hirfa-office=${await createSessionToken(marketplace, 'owner')}`
  const ask = async (path: string, form?: Record<string, string>) => {
    const post = form && { method: 'POST', body: new URLSearchParams(form) }
    const headers = { Origin: publicUrl, Cookie: cookie }
    const response = await app.request(`${publicUrl}${path}`, { ...post, headers })
    const text = await response.text()
    told.push(text, JSON.stringify([...response.headers]))
    return text
  }
  const readMetrics = async () => {
    const server = await metrics.listen(0)
    told.push(await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text())
    await server.close()
  }
  const close = async () => {
    await service[Symbol.asyncDispose]()
    await shop[Symbol.asyncDispose]()
  }
  return { shop, service, marketplace, courierApis, told, ask, readMetrics, [Symbol.asyncDispose]: close }
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
  for (const page of [path, '/admin/history', '/admin/handovers/results', '/admin', '/admin/couriers']) await ask(page)
  await ask(path, { do: 'api-remove', apiVersion: '1', token: '', baseUrl: '' })
  await ask('/admin/history')
  await readMetrics()
  assert.deepEqual(told.filter(isLeak), [])

  const { rows: tables } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(shop.system.db)
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} as t`.execute(
      shop.system.db,
    )
    assert.deepEqual(
      rows.filter(({ text }) => isLeak(text)),
      [],
      name,
    )
  }
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
