import type { Bench } from '../bench.ts'
import { type Generator, measureThroughput, openGenerator } from '../load.ts'
import { orderedLines, prepareOrderRequests } from '../order-requests.ts'
import { hasPgbench, idsOfClient, pgbenchScript, runPgbench } from '../pgbench.ts'
import { recordOrder } from '../record-order.ts'
import { compareInRounds, type Measurement } from '../rounds.ts'
import type { Row } from '../row.ts'
import type { ServerProcess } from '../server-process.ts'

const clients = 8
/** Each is a script of its own, whose statements each connection of pgbench plans once. */
const recordedOrders = 20
/** Long enough that the planning counts little. */
const pgbenchSeconds = 10
/** Seven digits, greater than the ids of all other orders. */
const firstPgbenchId = 1_000_000
const manyClients = 60
const seconds = 2
/** Long enough that a queue which only grows is seen. */
const steadySeconds = 20

/** Orders of two lines: from many clients, all of one size, from two processes, and while email is sent. */
export async function* orderRows(bench: Bench): AsyncGenerator<Row> {
  const { spread, sameSize } = await prepareOrderRequests(bench.marketplace)
  const load = { pages: [], orderShare: 1, clients, seconds, orders: spread }
  const place = async (server: ServerProcess, options: Partial<typeof load> = {}, generator = bench.generator) => {
    const settings = { ...load, ...options, origin: server.origin }
    const measured = await measureThroughput(generator, server, settings, [201])
    return measured
  }
  await using shop = await bench.openShop()
  yield {
    ...{
      figure: `POST /api/orders, 2 lines, ${manyClients} clients, ${steadySeconds} s`,
      reference: `${clients} clients`,
    },
    ...{ unit: 'orders/s', target: { atLeast: 1 } },
    compared: await compareInRounds(
      {
        ours: () => place(shop, { clients: manyClients, seconds: steadySeconds }),
        reference: () => place(shop, { seconds: steadySeconds }),
      },
      { rounds: 3, maxRounds: 4 },
    ),
  }
  if (hasPgbench()) yield await comparedWithPgbench(bench, () => place(shop))
  yield {
    ...{ figure: `orders, ${clients} clients, all on one size`, reference: 'orders on all sizes', unit: 'orders/s' },
    compared: await compareInRounds({
      ours: () => place(shop, { orders: sameSize }),
      reference: () => place(shop),
    }),
    target: { atLeast: 0.5 },
  }
  yield* twoProcesses(bench, shop, (server, generator, clients) =>
    place(server, { orders: sameSize, clients }, generator),
  )
  await using sending = await bench.openShop({ WORKER: 'on' })
  yield {
    ...{ figure: 'orders while their emails are sent', reference: 'orders without a worker', unit: 'orders/s' },
    compared: await compareInRounds({ ours: () => place(sending), reference: () => place(shop) }, { rounds: 3 }),
  }
}

/** The share of an order's time that is the database's. Only where pgbench is installed. */
async function comparedWithPgbench(
  { marketplace, databaseUrl, folder }: Bench,
  place: () => Promise<Measurement>,
): Promise<Row> {
  const scripts: string[] = []
  for (const [customer, lines] of (await orderedLines(marketplace, recordedOrders)).entries())
    scripts.push(pgbenchScript(await recordOrder(marketplace, databaseUrl, lines, customer)))
  let firstId = firstPgbenchId
  const run = async () => {
    firstId += clients * idsOfClient
    return { value: await runPgbench({ databaseUrl, scripts, folder, clients, seconds: pgbenchSeconds, firstId }) }
  }
  return {
    ...{ figure: `orders, 2 lines, ${clients} clients`, reference: 'the same statements, sent by pgbench' },
    ...{ unit: 'orders/s', compared: await compareInRounds({ ours: place, reference: run }, { rounds: 3 }) },
  }
}

async function* twoProcesses(
  bench: Bench,
  one: ServerProcess,
  place: (server: ServerProcess, generator: Generator, clients: number) => Promise<{ value: number }>,
): AsyncGenerator<Row> {
  await using another = openGenerator()
  await using two = await bench.openShop()
  const both = async () => {
    const halves = [place(one, bench.generator, clients), place(two, another, clients)]
    return { value: (await Promise.all(halves)).reduce((sum, { value }) => sum + value, 0) }
  }
  yield {
    ...{ figure: 'orders of one size, two processes', reference: 'one process', unit: 'orders/s' },
    compared: await compareInRounds({ ours: both, reference: () => place(one, bench.generator, 2 * clients) }),
    target: { atLeast: 0.8 },
  }
}
