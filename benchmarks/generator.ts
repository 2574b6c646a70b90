// Asks a server for something again and again, in a process of its own: what asking costs must not slow the one that
// answers more than it has to.
import autocannon from 'autocannon'
import type { Answers, Asked, Load } from './load.ts'

process.on('message', async (load: Load) => {
  process.send?.(await ask(load))
})
process.on('disconnect', () => process.exit())

async function ask({ origin, clients, seconds, pages, orders = [], orderShare = 0, headers }: Load): Promise<Answers> {
  const requestOf = (asked: Asked) => ({ ...asked, headers: { ...headers, ...asked.headers } })
  const draw = () => (Math.random() < orderShare ? ordered(drawn(orders)) : requestOf(drawn(pages)))
  const isVaried = pages.length + orders.length > 1
  const request =
    isVaried || orderShare > 0 ? { setupRequest: (usual: autocannon.Request) => ({ ...usual, ...draw() }) } : draw()
  const times: Record<number, number[]> = {}
  const { promise: finished, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const options = { url: origin, connections: clients, duration: seconds, requests: [request] }
  const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
  running.on('response', (_client, status, _bytes, milliseconds) => {
    times[status] ??= []
    times[status].push(milliseconds)
  })
  const { errors, timeouts, duration } = await finished
  return { times, seconds: duration, lost: errors + timeouts }
}

/** The same order by somebody else: another phone on another network, trying it once. */
function ordered({ path, headers, body = '' }: Asked): Asked & { method: 'POST' } {
  const digits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0')
  const byte = () => Math.floor(Math.random() * 256)
  return {
    ...{ path, method: 'POST' },
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      'X-Forwarded-For': `10.${byte()}.${byte()}.${byte()}`,
    },
    body: body.replaceAll('{phone}', `2${digits(7)}`),
  }
}

function drawn<Thing>(things: readonly Thing[]): Thing {
  return things[Math.floor(Math.random() * things.length)] as Thing
}
