import { setTimeout as pause } from 'node:timers/promises'
import { waitingRoomSetting } from '#domain/orders/waiting-room/waiting-room-setting.ts'
import { setSetting } from '#tests/support/settings.ts'
import type { Bench } from '../bench.ts'
import { browserHeaders } from '../browser-headers.ts'
import { type LoadRequest, openGenerator, percentile99Of } from '../load.ts'
import { leaveInStock, prepareOrderRequests } from '../order-requests.ts'
import { pagePaths } from '../page-paths.ts'
import type { Row } from '../row.ts'

const buyers = 2000
/** In stock of the one size that all want; each order takes two. */
const orders = 100
const arrivalMilliseconds = 1000
/** Twenty a second, and as many at once. */
const ordersPerMinute = 1200
const pagesPerSecond = 40
const pageSeconds = 5

/**
 * Buyers who all come within a second, to two instances with a waiting room, and come again when their turn has come. Throws
 * unless exactly as many are accepted as there are pieces, and no one who came a second later before somebody earlier.
 */
export async function* flashSaleRows(bench: Bench): AsyncGenerator<Row> {
  const { sameSize } = await prepareOrderRequests(bench.marketplace)
  const { product } = await pagePaths(bench.marketplace)
  const [order] = sameSize as [LoadRequest]
  await leaveInStock(bench.marketplace, order, 2 * orders)
  await setSetting(bench.marketplace, waitingRoomSetting, { ordersPerMinute })
  await using one = await bench.openShop()
  await using two = await bench.openShop()
  await using visitors = openGenerator()
  const readPages = () => {
    const load = { origin: one.origin, clients: 8, seconds: pageSeconds, rate: pagesPerSecond }
    return visitors.run({ ...load, pages: [{ path: product }], headers: browserHeaders })
  }
  await readPages()
  const quiet = percentile99Of(await readPages(), [200])
  const [answers, meanwhile] = await Promise.all([
    Promise.all(
      Array.from({ length: buyers }, (_, number) => buy([one, two][number % 2]?.origin ?? '', order, number)),
    ),
    readPages(),
  ])
  await setSetting(bench.marketplace, waitingRoomSetting, { ordersPerMinute: 0 })
  requireFairness(answers)
  const firstAnswers = answers.map(({ firstAnswer }) => firstAnswer).sort((one, other) => one - other)
  const [median = 0, slowest = 0] = [firstAnswers[buyers / 2], firstAnswers.at(-1)]
  const waited = answers.filter(({ hasWaited }) => hasWaited).length
  yield {
    ...{ figure: `${buyers} buyers in a second, orders accepted`, reference: 'orders there are pieces for' },
    ...{ unit: 'orders', compared: onceCompared(answers.filter(({ status }) => status === 201).length, orders) },
    target: { atLeast: 1 },
    note: `${waited} got a place; the first answer took ${median.toFixed(0)} ms by the median, ${slowest.toFixed(0)} ms at most`,
  }
  yield {
    ...{ figure: 'median of the first answers to them', reference: 'two seconds' },
    ...{ unit: 'ms', compared: onceCompared(median, 2000), target: { atMost: 1 } },
  }
  yield {
    ...{ figure: 'p99 of pages meanwhile', reference: 'p99 of pages before', unit: 'ms', target: { atMost: 3 } },
    compared: onceCompared(percentile99Of(meanwhile, [200]), quiet),
  }
}

interface Answer {
  readonly sentAt: number
  /** Milliseconds until the first answer, a place in the line or an outcome. */
  readonly firstAnswer: number
  readonly hasWaited: boolean
  /** 201 or 409. */
  readonly status: number
}

/** Orders, and again with the same key whenever the turn has come. */
async function buy(origin: string, { path, body = '' }: LoadRequest, number: number): Promise<Answer> {
  await pause((number * arrivalMilliseconds) / buyers)
  const sentAt = performance.now()
  let firstAnswer: number | undefined
  const headers = {
    ...{ 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    'X-Forwarded-For': `10.8.${number >> 8}.${number & 255}`,
  }
  for (;;) {
    const sent = { method: 'POST', headers, body: body.replaceAll('{phone}', `2${8_000_000 + number}`) }
    const { status, headers: answered } = await fetchWhole(`${origin}${path}`, sent)
    const hasWaited = firstAnswer !== undefined
    firstAnswer ??= performance.now() - sentAt
    if (status === 201 || status === 409) return { sentAt, firstAnswer, hasWaited, status }
    if (status !== 503) throw new Error(`An order was answered ${status}`)
    await pause(Number(answered.get('Retry-After')) * 1000)
  }
}

async function fetchWhole(url: string, request: RequestInit): Promise<Response> {
  const response = await fetch(url, request)
  await response.arrayBuffer()
  return response
}

function requireFairness(answers: readonly Answer[]): void {
  const times = (wanted: number) => answers.filter(({ status }) => status === wanted).map(({ sentAt }) => sentAt)
  const [accepted, refused] = [times(201), times(409)]
  if (accepted.length !== orders || accepted.length + refused.length !== buyers)
    throw new Error(`Of ${buyers} orders for ${orders} ${accepted.length} were accepted and ${refused.length} refused`)
  if (Math.max(...accepted) > Math.min(...refused) + 1000)
    throw new Error('An order was accepted that came a second after a refused one')
}

function onceCompared(ours: number, reference: number) {
  return {
    ...{ ours: { value: ours }, reference: { value: reference }, ratio: ours / reference },
    ...{ rounds: 1, repeated: 0, isSteady: true },
  }
}
