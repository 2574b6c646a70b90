import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/support/free-port.ts'
import { isInstalled, startProxy } from '#tests/support/proxy-program.ts'
import { cleanUpAfter } from '#tests/support/shop-process.ts'
import { until } from '#tests/support/until.ts'

/** A shop in place of the real one: answers with the header and the body that it was sent. It can be away. */
function openEcho(t: TestContext, port: number, statusOf: (path?: string) => number = () => 200) {
  let server: http.Server
  const open = async () => {
    server = http.createServer(async (request, response) => {
      // A body that ends early has no answer.
      const body = await text(request).catch(() => undefined)
      response.statusCode = statusOf(request.url)
      if (body !== undefined) response.end(`${request.headers['x-sender'] ?? ''} ${body}`)
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  cleanUpAfter(t, close)
  return { open, close }
}

/** Undefined where the proxy closed the connection without an answer. */
async function send(proxy: { origin: string; ca: string }, method: 'GET' | 'POST', sender: string, body = '') {
  const options = { method, ca: proxy.ca, agent: false, headers: { 'X-Sender': sender } }
  const request = (proxy.origin.startsWith('https') ? https : http).request(`${proxy.origin}/x`, options)
  const answered = once(request, 'response').catch(() => [undefined])
  request.end(body)
  const [response] = (await answered) as [http.IncomingMessage | undefined]
  if (!response) return undefined
  return { status: response.statusCode, headers: response.headers, text: await text(response) }
}

for (const program of ['caddy', 'nginx', 'haproxy'] as const)
  test(`while nothing listens behind ${program}, each request is answered as itself or by a page in three languages, and reads wait`, {
    skip: isInstalled(program) ? false : `${program} is not installed`,
  }, async (t) => {
    const port = await freePort()
    const echo = openEcho(t, port)
    await echo.open()
    const proxy = await startProxy(t, program, [port])
    await until(async () => (await send(proxy, 'GET', 'first'))?.status === 200, 'the proxy sees the shop')

    const counts = { own: 0, refused: 0, unanswered: 0 }
    let sent = 0
    const post = async () => {
      // All bodies are equally long, so that another's would fit.
      const sender = `form-${String(sent++).padStart(6, '0')}`
      const body = `${sender} `.repeat(200)
      const answer = await send(proxy, 'POST', sender, body)
      if (answer === undefined) counts.unanswered += 1
      else if (answer.status === 200) {
        assert.equal(answer.text, `${sender} ${body}`)
        counts.own += 1
      } else {
        // 502: it was sent, and the shop ended before it answered.
        assert.ok([502, 503].includes(answer.status ?? 0), `${answer.status}`)
        assert.ok(Number(answer.headers['retry-after']) > 0)
        for (const word of ['<html', 'boutique', 'المتجر', 'The shop']) assert.ok(answer.text.includes(word), word)
        counts.refused += 1
      }
    }
    /** Requests come whether or not others are answered, as visitors do. */
    const posting: Promise<void>[] = []
    const postFor = async (seconds: number) => {
      for (let moment = 0; moment < seconds * 50; moment += 1) {
        posting.push(post(), post(), post(), post(), post())
        await pause(20)
      }
    }
    await postFor(1)
    await echo.close()
    const reading = Array.from({ length: 20 }, (_, client) => send(proxy, 'GET', `reader-${client}`))
    await postFor(program === 'haproxy' ? 1 : 2)
    await echo.open()
    await postFor(1)
    const reads = await Promise.all(reading)
    await Promise.all(posting)
    assert.ok(counts.own > 250, JSON.stringify(counts))
    assert.equal(counts.unanswered, 0)
    for (const [client, read] of reads.entries())
      assert.deepEqual([read?.status, read?.text.trim()], [200, `reader-${client}`])
    t.diagnostic(JSON.stringify(counts))
  })

for (const program of ['caddy', 'haproxy'] as const)
  test(`instances whose database is away answer at once behind ${program}`, {
    skip: isInstalled(program) ? false : `${program} is not installed`,
  }, async (t) => {
    const ports = [await freePort(), await freePort()]
    for (const port of ports) await openEcho(t, port, (path) => (path === '/health/ready' ? 503 : 200)).open()
    const proxy = await startProxy(t, program, ports)
    await until(async () => (await send(proxy, 'GET', 'first'))?.status === 200, 'a stored page is shown')
    assert.equal((await send(proxy, 'POST', 'form', 'fields'))?.text, 'form fields')
  })
