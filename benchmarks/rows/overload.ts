import type { Bench } from '../bench.ts'
import { measureAnswers, slowest, timesOf } from '../load.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'
import { mixedLoad } from './mixed.ts'

const seconds = 2
const served = [200, 201]
const refused = [429, 503]

/** Numbers of clients that are tried, the fewest first. */
const crowds = [4, 8, 16, 32, 64]

/** Twice as many clients that get no more than this much more done are too many. */
const worthwhileGain = 1.1

/** Three times as many clients as keep the shop busy, against the shop with just so many. */
export async function* overloadRows(bench: Bench): AsyncGenerator<Row> {
  const load = { ...(await mixedLoad(bench)), orderShare: 0.05, seconds }
  await using shop = await bench.openShop()
  const refusals: number[] = []
  const ask = async (clients: number) => {
    const asked = { ...load, origin: shop.origin, clients }
    const { answers } = await measureAnswers(bench.generator, shop, asked, [...served, ...refused])
    refusals.push(...timesOf(answers, refused))
    return { value: timesOf(answers, served).length / answers.seconds, answers }
  }
  const enough = await saturating(async (clients) => (await ask(clients)).value)
  refusals.length = 0
  let slowestServed = 0
  const crowded = async () => {
    const { value, answers } = await ask(3 * enough)
    slowestServed = Math.max(slowestServed, slowest(answers, served))
    return { value }
  }
  const compared = await compareInRounds({ ours: crowded, reference: () => ask(enough) })
  const slowestRefusal = refusals.length === 0 ? '' : `, the slowest after ${Math.max(...refusals).toFixed(0)} ms`
  yield {
    ...{ figure: `95 % pages, 5 % orders, ${3 * enough} clients`, reference: `${enough} clients: its own peak` },
    ...{ unit: 'answers/s', compared, promise: { atLeast: 0.8 } },
    note: `${refusals.length} refused${slowestRefusal}; p99 of the rest at most ${slowestServed.toFixed(0)} ms`,
  }
}

/** The fewest clients that keep it busy: with twice as many it gets hardly more done. */
async function saturating(throughputOf: (clients: number) => Promise<number>): Promise<number> {
  let [enough, best] = [0, 0]
  for (const clients of crowds) {
    const throughput = await throughputOf(clients)
    if (throughput < best * worthwhileGain) break
    enough = clients
    best = throughput
  }
  return enough
}
