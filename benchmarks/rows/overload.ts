import type { Bench } from '../bench.ts'
import { latenciesOf, measureThroughput, percentile99Of, statusesOfRetry } from '../load.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'
import { mixedLoad } from './mixed.ts'

const seconds = 2
const accepted = [200, 201]

/** Numbers of clients to try, in ascending order. */
const clientCounts = [4, 8, 16, 32, 64]

/** If doubling the clients raises the throughput by less than this factor, the server is saturated. */
const minGain = 1.1

/** Three times as many clients as saturate the server, compared with just as many. */
export async function* overloadRows(bench: Bench): AsyncGenerator<Row> {
  const load = { ...(await mixedLoad(bench)), orderShare: 0.05, seconds }
  await using shop = await bench.openShop()
  const rejections: number[] = []
  const measure = async (clients: number) => {
    const settings = { ...load, origin: shop.origin, clients }
    const { result } = await measureThroughput(bench.generator, shop, settings, [...accepted, ...statusesOfRetry])
    rejections.push(...latenciesOf(result, statusesOfRetry))
    return { value: latenciesOf(result, accepted).length / result.seconds, result }
  }
  const enough = await saturatingClients(async (clients) => (await measure(clients)).value)
  rejections.length = 0
  let p99Accepted = 0
  const overloaded = async () => {
    const { value, result } = await measure(3 * enough)
    p99Accepted = Math.max(p99Accepted, percentile99Of(result, accepted))
    return { value }
  }
  const compared = await compareInRounds({ ours: overloaded, reference: () => measure(enough) })
  const slowestRejection = rejections.length === 0 ? '' : `, the slowest after ${Math.max(...rejections).toFixed(0)} ms`
  yield {
    ...{ figure: `95 % pages, 5 % orders, ${3 * enough} clients`, reference: `${enough} clients: its own peak` },
    ...{ unit: 'answers/s', compared, target: { atLeast: 0.8 } },
    note: `${rejections.length} rejected${slowestRejection}; p99 of the rest at most ${p99Accepted.toFixed(0)} ms`,
  }
}

/** Returns the smallest number of clients that saturates the server. */
async function saturatingClients(throughputOf: (clients: number) => Promise<number>): Promise<number> {
  let [enough, best] = [0, 0]
  for (const clients of clientCounts) {
    const throughput = await throughputOf(clients)
    if (throughput < best * minGain) break
    enough = clients
    best = throughput
  }
  return enough
}
