import { mkdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect, type Database, type EmbeddedAddress } from '#database/connect.ts'
import { check } from '#tests/ledger/check.ts'
import type { Disturbance, Evidence } from '#tests/ledger/evidence.ts'
import { exerciseShop } from '#tests/ledger/exercise-shop.ts'
import { type Call, type History, recordHistory } from '#tests/ledger/history.ts'
import { Instance } from '#tests/ledger/instance.ts'
import { startMailSink } from '#tests/ledger/mail-sink.ts'
import { openLedgerShop } from '#tests/ledger/open-shop.ts'
import { takenOrders } from '#tests/ledger/rules/counting.ts'
import type { Cluster } from './cluster.ts'
import { longestGap, type PageFigures, sumUpVisits, type Visit, visitPages } from './visit-pages.ts'

export interface FailoverOptions {
  readonly seed: number
  /** How many clients order at a time. */
  readonly clients: number
  /** Contains logs and the history. */
  readonly folder: string
}

/**
 * The leader's machine loses its power; that of a standby does; the leader's machine reaches the other two no longer,
 * while clients still reach it; or another one becomes the leader on purpose.
 */
export type FaultName = 'power cut' | 'standby power cut' | 'isolation' | 'switchover'

/** What happened when a machine was lost, or replaced on purpose. */
export interface Outage {
  /** The longest time in which no new order was accepted, in milliseconds. */
  readonly withoutOrders: number
  /** The pages requested until every instance accepted orders again. */
  readonly pages: PageFigures
}

/** The orders that a machine has itself. */
export interface StoredOrders {
  readonly orders: number
  /** How many of those that clients were told about it does not have. */
  readonly missing: number
}

export interface FailoverReport {
  readonly verdicts: Record<string, string[]>
  readonly evidence: Evidence
  readonly outages: Readonly<Record<FaultName, Outage>>
  /** From the start of the machine that had lost power until it is a replica that is up to date, in milliseconds. */
  readonly rejoinMilliseconds: number
  /** All pages of the run. */
  readonly pages: PageFigures
  /** How many orders clients were told about. */
  readonly acknowledged: number
  /** By the name of the machine. */
  readonly stored: Readonly<Record<string, StoredOrders>>
  /** Whether the lines of deploy/cluster for Debian 12 were used. */
  readonly isDebian12: boolean
  /** Of PostgreSQL. */
  readonly serverVersion: string
}

const steadyMilliseconds = 5_000
/** Far more than the test allows, so that it can say how long it took. */
const maxOutageMilliseconds = 120_000

/**
 * Runs clients, staff and visitors of pages against two instances. Meanwhile it cuts the power of the leader's machine
 * and of a standby's and starts each again, isolates the leader, and switches over to another machine. Then it checks
 * the rules of the ledger.
 */
export async function runFailover(
  cluster: Cluster,
  { seed, clients, folder }: FailoverOptions,
): Promise<FailoverReport> {
  await mkdir(folder, { recursive: true })
  await using stack = new AsyncDisposableStack()
  const { history, close } = recordHistory(folder)
  stack.defer(close)
  const now = () => history.now()
  const shop = await openLedgerShop(cluster)
  stack.defer(shop.close)
  const mail = await startMailSink(now)
  stack.defer(mail.close)
  const settings = { DATABASE_URL: urlOf(cluster.address(shop.database)), MAIL_URL: mail.url, BACKUP_TO: 'off' }
  const instances = [0, 1].map(
    (index) => new Instance({ name: `instance-${index}`, folder, settings: { ...settings, SAMPLES: 'off' } }),
  )
  for (const instance of instances) stack.defer(async () => void (await instance.stop()))
  await Promise.all(instances.map((instance) => instance.start()))

  const over = new AbortController()
  stack.defer(async () => over.abort())
  const paths = ['/', ...new Set(shop.skus.slice(0, 2).map(({ productId }) => `/product/${productId}`))]
  const visiting = visitPages(instances, paths, now, over.signal)
  let faults: Faults | undefined
  const observed = await exerciseShop({
    ...{ seed, clients, shop, instances, mail, history, until: over.signal },
    async disturb() {
      try {
        faults = await injectFaults(cluster, instances.length, history)
        return Object.values(faults.outages)
      } finally {
        over.abort()
      }
    },
    countFaults: () => ({ backups: 0, commitsCut: 0 }),
  })
  if (!faults) throw new Error('No fault was injected')
  const { outages, rejoinMilliseconds } = faults
  const visits = await visiting
  const evidence: Evidence = { ...observed, isLong: false, backupProblems: [] }
  const outageOf = (fault: FaultName) => describeOutage(outages[fault], evidence.calls, visits)
  await cluster.waitUntilWhole()
  return {
    ...{ verdicts: check(evidence), evidence, rejoinMilliseconds },
    outages: {
      'power cut': outageOf('power cut'),
      'standby power cut': outageOf('standby power cut'),
      isolation: outageOf('isolation'),
      switchover: outageOf('switchover'),
    },
    pages: sumUpVisits(visits, visits[0]?.at ?? 0, visits.at(-1)?.at ?? 0),
    ...(await compareMachines(cluster, shop.database, evidence)),
    isDebian12: cluster.isDebian12,
    serverVersion: await readServerVersion(shop.marketplace.db),
  }
}

function urlOf({ host, port, user, password, database }: EmbeddedAddress): string {
  return `postgres://${user}:${password}@${host}:${port}/${database}`
}

interface Faults {
  readonly outages: Readonly<Record<FaultName, Disturbance>>
  readonly rejoinMilliseconds: number
}

async function injectFaults(cluster: Cluster, instanceCount: number, history: History): Promise<Faults> {
  await wait(steadyMilliseconds)
  const lost = await cluster.leader()
  const powerCut = await disturb('power cut', () => lost.cutPower())
  await wait(steadyMilliseconds)
  const startedAt = history.now()
  await lost.start()
  await cluster.waitUntilWhole()
  const rejoinMilliseconds = history.now() - startedAt
  await wait(steadyMilliseconds)
  const standby = await cluster.standby()
  const standbyPowerCut = await disturb('standby power cut', () => standby.cutPower())
  await standby.start()
  await cluster.waitUntilWhole()
  await wait(steadyMilliseconds)
  const isolated = await cluster.leader()
  let end = () => {}
  const isolation = await disturb('isolation', async () => {
    end = isolated.isolate()
  })
  end()
  await cluster.waitUntilWhole()
  await wait(steadyMilliseconds)
  const switchover = await disturb('switchover', () => cluster.switchOver())
  await wait(steadyMilliseconds)
  const outages = { 'power cut': powerCut, 'standby power cut': standbyPowerCut, isolation, switchover }
  return { outages, rejoinMilliseconds }

  /** Waits until every instance has accepted a new order that was sent after the fault. */
  async function disturb(fault: FaultName, inject: () => Promise<void>): Promise<Disturbance> {
    const from = history.now()
    history.note({ fault })
    await inject()
    const doneAt = history.now()
    while (history.now() - from < maxOutageMilliseconds) {
      const fresh = firstResponses(history.calls).filter(({ invokedAt }) => invokedAt >= doneAt)
      if (new Set(fresh.map(({ instance }) => instance)).size === instanceCount) return { from, until: history.now() }
      await wait(50)
    }
    throw new Error(`No order was accepted ${maxOutageMilliseconds / 1000} s after the ${fault}`)
  }
}

/** The calls that were the first to receive their order: repeated requests receive it again. */
function firstResponses(calls: readonly Call[]): readonly Call[] {
  const received = Map.groupBy(takenOrders(calls), ({ response }) => response?.order?.number)
  return Array.from(received.values(), ([first]) => first).filter((call) => call !== undefined)
}

function describeOutage({ from, until }: Disturbance, calls: readonly Call[], visits: readonly Visit[]): Outage {
  const accepted = firstResponses(calls).map(({ endedAt }) => endedAt)
  return { withoutOrders: longestGap(accepted, from, until), pages: sumUpVisits(visits, from, until) }
}

/**
 * Reads the orders on each machine. A replica may be some milliseconds behind, so the numbers are compared after the
 * run.
 */
async function compareMachines({ machines, addressOn }: Cluster, database: string, { calls }: Evidence) {
  const acknowledged = new Set(takenOrders(calls).map(({ response }) => response?.order?.number ?? ''))
  const stored: Record<string, StoredOrders> = {}
  for (const machine of machines) {
    const connection = connect(addressOn(machine, database))
    const orders = await connection.database.selectFrom('orders').select('number').execute()
    await connection.close()
    const numbers = new Set<string>(orders.map(({ number }) => number))
    stored[machine.name] = { orders: numbers.size, missing: acknowledged.difference(numbers).size }
  }
  return { acknowledged: acknowledged.size, stored }
}

async function readServerVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
  return rows[0]?.version ?? ''
}
