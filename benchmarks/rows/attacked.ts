import { setTimeout as pause } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import { openChildProcess } from '../child-process.ts'
import { measureThroughput, percentile99Of } from '../load.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'
import { mixedLoad } from './mixed.ts'

const seconds = 6
const clients = 8
const settleMilliseconds = 3000

/** The 99th percentile of latencies of normal visitors while an attacker tries to jam the shop, compared with peace. */
export async function* attackedRows(bench: Bench): AsyncGenerator<Row> {
  const load = { ...(await mixedLoad(bench)), clients, seconds, orderShare: 0.02 }
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
  const attacked = async () => {
    const parameters = [new URL(shop.origin).port, `/api/image/${picture}`]
    await using attacker = openChildProcess(new URL('../attacker.ts', import.meta.url), parameters)
    await attacker.receive()
    return await measure()
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
    note: 'the attacker opens idle connections, never ends headers, pipelines, does not read, and searches',
  }
}
