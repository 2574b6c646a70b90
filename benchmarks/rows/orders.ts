import type { Bench } from '../bench.ts'
import { type LoadRequest, measureThroughput } from '../load.ts'
import { prepareOrderRequests } from '../order-requests.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'
import type { ServerProcess } from '../server-process.ts'

const clients = 8
const seconds = 2

/** Orders of two lines, compared with a single insert; all of one size; and while email is sent. */
export async function* orderRows(bench: Bench): AsyncGenerator<Row> {
  const { spread, sameSize } = await prepareOrderRequests(bench.marketplace)
  const place = (server: ServerProcess, orders: readonly LoadRequest[]) => {
    const load = { origin: server.origin, clients, seconds, pages: [], orders, orderShare: 1 }
    return measureThroughput(bench.generator, server, load, [201])
  }
  await using shop = await bench.openShop()
  {
    await using bare = await bench.openReference('one-insert', [bench.databaseUrl])
    const compared = await compareInRounds({
      ours: () => place(shop, spread),
      reference: () => place(bare, spread),
    })
    yield {
      ...{ figure: 'POST /api/orders, 2 lines, 8 clients', reference: 'one-statement insert, 8 clients, fsync on' },
      ...{ unit: 'orders/s', compared, target: { atLeast: 0.3 } },
    }
  }
  yield {
    ...{ figure: 'the same, all on one size', reference: 'orders on all sizes', unit: 'orders/s' },
    compared: await compareInRounds({ ours: () => place(shop, sameSize), reference: () => place(shop, spread) }),
    target: { atLeast: 0.4 },
  }
  await using sending = await bench.openShop({ WORKER: 'on' })
  yield {
    ...{ figure: 'orders while their emails are sent', reference: 'orders without a worker', unit: 'orders/s' },
    compared: await compareInRounds(
      { ours: () => place(sending, spread), reference: () => place(shop, spread) },
      { rounds: 3 },
    ),
  }
}
