import { setTimeout as pause } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import { openChildProcess } from '../child-process.ts'
import { measureThroughput, percentile99Of } from '../load.ts'
import { compareInRounds, median } from '../rounds.ts'
import type { Row } from '../row.ts'
import { mixedLoad } from './mixed.ts'

const seconds = 6
const clients = 8
/**
 * Normal visitors do not use the processors up. Load without a rate would, and each of their responses would then wait
 * for whatever else runs: the ratio would show the processors, not the shop.
 */
const rate = 150
const settleMilliseconds = 3000

/**
 * The 99th percentile of latencies of normal visitors while an attacker tries to jam the shop, compared with peace.
 * What the shop and its database do for the attacker counts; what the attacker itself does runs at the lowest priority.
 */
export async function* attackedRows(bench: Bench): AsyncGenerator<Row> {
  const load = { ...(await mixedLoad(bench)), clients, seconds, rate, orderShare: 0.02 }
  const { file_name: picture } = await bench.marketplace.db
    .selectFrom('pictures')
    .select('file_name')
    .orderBy('width', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await using shop = await bench.openShop()
  const measure = async () => {
    const { result } = await measureThroughput(bench.generator, shop, { ...load, origin: shop.origin }, [200, 201])
    return { value: percentile99Of(result, [200, 201]) }
  }
  const searches: number[] = []
  const attacked = async () => {
    const parameters = [new URL(shop.origin).port, `/api/image/${picture}`]
    await using attacker = openChildProcess(new URL('../attacker.ts', import.meta.url), parameters)
    await attacker.receive()
    const before = Number(await attacker.request('searches'))
    const measured = await measure()
    searches.push((Number(await attacker.request('searches')) - before) / seconds)
    return measured
  }
  /** The shop needs a moment to close what the attacker has left. */
  const inPeace = async () => {
    await pause(settleMilliseconds)
    return measure()
  }
  // The pages are rendered once, as they are in a shop that has visitors.
  await measure()
  yield {
    ...{ figure: 'p99 beside an attacker', reference: 'p99 in peace', unit: 'ms' },
    compared: await compareInRounds({ ours: attacked, reference: inPeace }),
    target: { atMost: 3 },
    note: `the attacker opens idle connections, never ends headers, pipelines, does not read, and makes the shop search ${Math.round(median(searches))} times a second`,
  }
}
