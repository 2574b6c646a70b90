import type { Bench } from '../bench.ts'
import { type Asked, measureAnswers } from '../load.ts'
import { writeOrders } from '../order-book.ts'
import type { Program } from '../program.ts'
import { compareInRounds } from '../rounds.ts'
import type { Row } from '../row.ts'

const clients = 8
const seconds = 2

/** Orders of two lines, against one row by one statement; all of one size; and with letters sent meanwhile. */
export async function* orderRows(bench: Bench): AsyncGenerator<Row> {
  const { spread, ofOneSize } = await writeOrders(bench.marketplace)
  const place = (server: Program, orders: readonly Asked[]) => {
    const load = { origin: server.origin, clients, seconds, pages: [], orders, orderShare: 1 }
    return measureAnswers(bench.generator, server, load, [201])
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
      ...{ unit: 'orders/s', compared, promise: { atLeast: 0.3 } },
    }
  }
  yield {
    ...{ figure: 'the same, all on one size', reference: 'orders on all sizes', unit: 'orders/s' },
    compared: await compareInRounds({ ours: () => place(shop, ofOneSize), reference: () => place(shop, spread) }),
    promise: { atLeast: 0.4 },
  }
  await using sending = await bench.openShop({ WORKER: 'on' })
  yield {
    ...{ figure: 'orders while their letters are sent', reference: 'orders without a worker', unit: 'orders/s' },
    compared: await compareInRounds(
      { ours: () => place(sending, spread), reference: () => place(shop, spread) },
      { rounds: 3 },
    ),
  }
}
