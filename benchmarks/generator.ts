// Generates load in a process of its own, so that it slows the measured server as little as possible.
import autocannon from 'autocannon'
import type { Load, LoadRequest, LoadResult } from './load.ts'

process.on('message', async (load: Load) => {
  process.send?.(await run(load))
})
process.on('disconnect', () => process.exit())

async function run({
  origin,
  clients,
  seconds,
  rate,
  pages,
  orders = [],
  orderShare = 0,
  headers,
}: Load): Promise<LoadResult> {
  const requestOf = (request: LoadRequest) => ({ ...request, headers: { ...headers, ...request.headers } })
  const pickRequest = () => (Math.random() < orderShare ? orderRequest(pick(orders)) : requestOf(pick(pages)))
  const isVaried = pages.length + orders.length > 1
  const request =
    isVaried || orderShare > 0
      ? { setupRequest: (base: autocannon.Request) => ({ ...base, ...pickRequest() }) }
      : pickRequest()
  const latencies: Record<number, number[]> = {}
  const { promise: finished, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const options = {
    ...{ url: origin, connections: clients, duration: seconds, requests: [request] },
    ...(rate !== undefined && { overallRate: rate }),
  }
  const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
  running.on('response', (_client, status, _bytes, milliseconds) => {
    latencies[status] ??= []
    latencies[status].push(milliseconds)
  })
  const { errors, timeouts, duration } = await finished
  return { latencies, seconds: duration, lost: errors + timeouts }
}

/** The same order by another customer: with another phone number, network and idempotency key. */
function orderRequest({ path, headers, body = '' }: LoadRequest): LoadRequest & { method: 'POST' } {
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

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item
}
