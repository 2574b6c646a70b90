import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { createApp } from '#server/app.ts'
import { listen } from '#server/listen.ts'
import { clientDirectory, loadPages } from '#server/pages.ts'
import { watchUntrustedProxy } from '#server/untrusted-proxy.ts'
import { freePort } from '#tests/support/free-port.ts'
import { asOperator } from '#tests/support/operators.ts'
import { advance, placeOrderOfThree } from '#tests/support/order-steps.ts'
import { isInstalled, type ProxyProgram, type RunningProxy, startProxy } from '#tests/support/proxy-program.ts'
import { cleanUpAfter } from '#tests/support/shop-process.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'

const mebibyte = 1024 * 1024
const boundary = 'form-through-a-proxy'
const multipart = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }

/** A form with a photo of so many bytes, which is no picture: it is refused once all of it was read. */
function photoForm(bytes: number): Buffer {
  const part = (disposition: string, content: Buffer) =>
    Buffer.concat([Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`), content])
  return Buffer.concat([
    part('name="do"', Buffer.from('damage\r\n')),
    part('name="photo"; filename="jug.jpg"', Buffer.alloc(bytes, 'x')),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
}

/** Opens a shop that listens, with a delivered order, and the proxy before it. */
async function openProxiedShop(t: TestContext, program: ProxyProgram, trustedProxies: readonly string[]) {
  const shop = await openTestShop()
  cleanUpAfter(t, async () => shop[Symbol.asyncDispose]())
  const port = await freePort()
  const proxy = await startProxy(t, program, [port])
  const { order } = await placeOrderOfThree(shop)
  const office = await asOperator(shop.marketplace)
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const) await advance(office, order.id, to)
  shop.clock.passes({ seconds: 3600 })
  const untrustedProxy = watchUntrustedProxy({ publicUrl: 'http://shop', trustedProxies, report: () => {} })
  const { marketplace } = shop
  const options = { marketplace, publicUrl: proxy.origin, trustedProxies, untrustedProxy, clientDirectory }
  const pages = await loadPages()
  const timeouts = { announcement: 0, quiet: 0, idle: 0, open: 0 }
  const open = () =>
    listen('127.0.0.1', port, () => createApp({ limits: 'unlimited', ...options, pages }), { timeouts })
  let server = await open()
  cleanUpAfter(t, () => server.close())
  const restart = async (pauseMilliseconds: number) => {
    await server.close()
    await pause(pauseMilliseconds)
    server = await open()
  }
  return { proxy, port, untrustedProxy, returnPath: `/order/${order.token}/return`, restart }
}

interface SentRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | AsyncIterable<Buffer>
}

/** Sends a request through the proxy, on a connection of its own. */
async function send(
  { origin, ca }: RunningProxy,
  at: string,
  { method = 'GET', headers = {}, body }: SentRequest = {},
) {
  const { request: open } = origin.startsWith('https') ? https : http
  const request = open(`${origin}${at}`, { method, headers, ca, agent: false })
  const answered = once(request, 'response')
  // A proxy that refuses a body closes the connection while it is sent.
  request.on('error', () => {})
  if (body === undefined || Buffer.isBuffer(body)) request.end(body)
  else {
    for await (const part of body) request.write(part)
    request.end()
  }
  const [response] = await answered
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return { status: response.statusCode as number, headers: response.headers, body: Buffer.concat(parts) }
}

async function* slowly(body: Buffer, seconds: number): AsyncGenerator<Buffer> {
  const step = Math.ceil(body.length / seconds)
  for (let start = 0; start < body.length; start += step) {
    yield body.subarray(start, start + step)
    await pause(1000)
  }
}

/** Why tests with a proxy are skipped, if they are. */
function skipWithout(program: ProxyProgram): string | false {
  return isInstalled(program) ? false : `${program} is not installed`
}

for (const program of ['caddy', 'nginx'] as const) {
  const skip = skipWithout(program)

  test(`the shop works behind ${program} as deploy/ configures it`, { skip }, async (t) => {
    const { proxy, returnPath } = await openProxiedShop(t, program, ['127.0.0.1'])
    const page = await send(proxy, '/', { headers: { 'Accept-Encoding': 'br' } })
    assert.deepEqual([page.status, page.headers['content-encoding']], [200, 'br'])
    assert.match(brotliDecompressSync(page.body).toString(), /<h1/)
    assert.match(String(page.headers['strict-transport-security']), /max-age/)
    const etag = String(page.headers.etag)
    const again = await send(proxy, '/', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } })
    assert.equal(again.status, 304)

    const session = http2.connect(proxy.origin, { ca: proxy.ca })
    cleanUpAfter(t, async () => session.destroy())
    const stream = session.request({ ':path': '/shop' })
    const [headers] = await once(stream, 'response')
    assert.equal(headers[':status'], 200)
    stream.close()

    const fields = new URLSearchParams({ email: 'amel@example.tn' }).toString()
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const post = (origin: string) =>
      send(proxy, '/newsletter', { method: 'POST', headers: { ...form, Origin: origin }, body: Buffer.from(fields) })
    assert.equal((await post(proxy.origin)).status, 200)
    assert.equal((await post('https://elsewhere.example')).status, 403)

    const upload = (bytes: number) =>
      send(proxy, returnPath, {
        method: 'POST',
        headers: { ...multipart, Origin: proxy.origin, 'Content-Length': String(photoForm(bytes).length) },
        body: photoForm(bytes),
      })
    assert.equal((await upload(19 * mebibyte)).status, 422)
    const tooHeavy = await upload(22 * mebibyte)
    assert.equal(tooHeavy.status, 413)
    assert.match(tooHeavy.body.toString(), /<html/, 'the page of the shop')
    assert.equal((await upload(40 * mebibyte)).status, 413)
  })

  test(`${program} collects a slow upload, which takes longer than the shop waits`, { skip }, async (t) => {
    const { proxy, returnPath } = await openProxiedShop(t, program, ['127.0.0.1'])
    const body = photoForm(mebibyte)
    const headers = { ...multipart, Origin: proxy.origin, 'Content-Length': String(body.length) }
    const answer = await send(proxy, returnPath, { method: 'POST', headers, body: slowly(body, 35) })
    assert.equal(answer.status, 422)
  })

  test(`behind ${program} nobody can pretend to be somebody else, and a proxy that is not named is noticed`, {
    skip,
  }, async (t) => {
    const forged = { headers: { 'X-Forwarded-For': '192.0.2.1' } }
    const trusting = await openProxiedShop(t, program, ['127.0.0.1', '::1'])
    const seen = async ({ proxy }: typeof trusting) =>
      JSON.parse((await send(proxy, '/health/client', forged)).body.toString())
    const { network, isForwarded } = await seen(trusting)
    assert.equal(isForwarded, true)
    assert.match(network, /^(127\.0\.0\.1|0:0:0:0::\/64)$/)
    assert.equal(trusting.untrustedProxy.isFound(), false)
    const naive = await openProxiedShop(t, program, [])
    assert.equal((await seen(naive)).network, '127.0.0.1')
    assert.equal(naive.untrustedProxy.isFound(), true)
  })
}

test('behind Caddy visitors wait while the shop restarts, and none sees an error', {
  skip: skipWithout('caddy'),
}, async (t) => {
  const { proxy, restart } = await openProxiedShop(t, 'caddy', ['127.0.0.1'])
  const restarting = restart(3000)
  let isOver = false
  restarting.then(() => {
    isOver = true
  })
  const sent: Promise<number>[] = []
  while (!isOver) {
    sent.push(send(proxy, '/').then(({ status }) => status))
    await pause(100)
  }
  const statuses = await Promise.all(sent)
  assert.ok(statuses.length > 20, `${statuses.length} requests`)
  assert.deepEqual(new Set(statuses), new Set([200]))
})

for (const program of ['caddy', 'haproxy'] as const)
  test(`two instances change places behind ${program} under load, and no request fails`, {
    skip: skipWithout(program),
  }, async (t) => {
    const shop = await openTestShop()
    cleanUpAfter(t, async () => shop[Symbol.asyncDispose]())
    const [oldPort, newPort] = [await freePort(), await freePort()]
    const proxy = await startProxy(t, program, [oldPort, newPort])
    const options = {
      marketplace: shop.marketplace,
      publicUrl: proxy.origin,
      trustedProxies: ['127.0.0.1'],
      clientDirectory,
    }
    const pages = await loadPages()
    const open = async (port: number) => {
      let isStopping = () => false
      const app = createApp({ limits: 'unlimited', ...options, pages, isStopping: () => isStopping() })
      const server = await listen('127.0.0.1', port, () => app)
      isStopping = server.isStopping
      return server
    }
    const former = await open(oldPort)
    await until(async () => (await send(proxy, '/shop')).status === 200, 'the proxy has seen that it is ready')
    const failed: string[] = []
    let [isOver, answered, phase] = [false, 0, 'before']
    const load = async (number: number) => {
      for (let count = 0; !isOver; count++) {
        const email = `reader-${number}-${count}@example.tn`
        const json = { 'Content-Type': 'application/json' }
        const subscribing = { method: 'POST', headers: json, body: Buffer.from(JSON.stringify({ email })) }
        for (const [at, request] of [['/shop', {}] as const, ['/api/newsletter', subscribing] as const]) {
          const { status, body } = await send(proxy, at, request)
          answered += 1
          if (status >= 400) failed.push(`${at} ${status} ${body.toString().slice(0, 100)}, ${phase}`)
        }
      }
    }
    const loads = Array.from({ length: 4 }, (_, number) => load(number))
    await pause(1000)
    phase = 'two are open'
    const latter = await open(newPort)
    cleanUpAfter(t, () => latter.close())
    // As docs/deploy.md says: until the proxy has seen that it is ready.
    await pause(5000)
    phase = 'the former closes'
    await former.close()
    phase = 'after'
    const before = answered
    await pause(1000)
    isOver = true
    await Promise.all(loads)
    assert.ok(before > 0 && answered > before)
    assert.deepEqual(failed, [])
  })
