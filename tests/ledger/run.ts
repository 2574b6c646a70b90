import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#tests/support/free-port.ts'
import { startHAProxy } from '#tests/support/haproxy.ts'
import { isInstalled } from '#tests/support/proxy-program.ts'
import { doWorkAfterPacking } from './after-packing.ts'
import { type Backups, openBackups } from './backups.ts'
import { check, type RuleName } from './check.ts'
import { Client } from './client.ts'
import { countActions } from './count-actions.ts'
import { checkEverything, keepCheckingStock, readDatabaseState, sampleStock } from './database-state.ts'
import type { Evidence } from './evidence.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { History } from './history.ts'
import { Instance } from './instance.ts'
import { startMailSink } from './mail-sink.ts'
import { type Fault, injectFaults, scheduleFaults } from './nemesis.ts'
import { holdLimit, openLedgerShop } from './open-shop.ts'
import type { OwnPostgres } from './own-postgres.ts'
import { type Random, seededRandom } from './random.ts'
import { readOutbox } from './read-outbox.ts'
import { measureRecovery, readEveryOrder } from './recovery.ts'
import { keepReleasing } from './release-orders.ts'
import { withRequestIds } from './rules/counting.ts'
import { doStaffWork, hotSku, undoEveryOrder } from './staff-work.ts'

export interface RunOptions {
  readonly seed: number
  readonly milliseconds: number
  readonly clients: number
  /** Folder of the logs and the history. */
  readonly folder: string
  /** Whether faults are injected and backups taken; otherwise clients, staff and jobs only compete with each other. */
  readonly hasNemesis: boolean
  /** The guard that is removed, to see whether a rule detects that. */
  readonly without?: Guard
}

/** A guard of consistency, and how it is removed. */
export interface Guard {
  /** SQL to run on the migrated database. */
  readonly patch?: string
  /** Regular expressions and their replacements in the SQL of the instances. */
  readonly rewrites?: readonly (readonly [pattern: string, replacement: string])[]
}

export interface RunReport {
  readonly verdicts: Record<RuleName, string[]>
  readonly evidence: Evidence
  readonly faults: readonly Fault[]
  /** How many faults were injected before the run was over. */
  readonly faultsDone: number
}

const checkEveryMilliseconds = 100
/** In a shorter run on a busy machine some actors may have no turn. */
const minLongMilliseconds = 60_000

/** How far the clocks of the machines of the instances are from the database's, in seconds. */
const clockShifts = [0, -240, 420]

/** Runs clients and faults against three instances for a while, then waits for recovery and checks the rules. */
export async function runLedger(postgres: OwnPostgres, options: RunOptions): Promise<RunReport> {
  const { seed, milliseconds, folder } = options
  await mkdir(folder, { recursive: true })
  await using stack = new AsyncDisposableStack()
  const record = createWriteStream(path.join(folder, 'history.jsonl'))
  stack.defer(() => finished(record.end()))

  const history = new History((line) => record.write(`${line}\n`))
  const shop = await openLedgerShop(postgres, options.without?.patch)
  stack.defer(shop.close)
  const mail = await startMailSink(() => history.now())
  stack.defer(mail.close)
  const proxies = await Promise.all(clockShifts.map(() => startFaultProxy({ path: postgres.socket })))
  for (const proxy of proxies) stack.defer(proxy.close)
  const ports = await Promise.all(proxies.map(() => freePort()))
  const instances = proxies.map(({ port: databasePort }, index) => {
    const connected = { databasePort, database: shop.database, mailUrl: mail.url }
    return instanceAt({ ...connected, index, port: ports[index] ?? 0 }, options)
  })
  for (const instance of instances) stack.defer(async () => void (await instance.stop()))
  await Promise.all(instances.map((instance) => instance.start()))
  const proxy = isInstalled('haproxy') ? stack.use(await startHAProxy(path.join(folder, 'haproxy'), ports)) : undefined

  const { marketplace, skus, database } = shop
  const context = { instances, skus, history, ...(proxy && { proxy }) }
  const clients = Array.from(
    { length: options.clients },
    (_, index) => new Client(`${seed}-${index}`, seededRandom(seed, `client ${index}`), context),
  )
  const faults = options.hasNemesis ? scheduleFaults(seededRandom(seed, 'nemesis'), milliseconds, instances.length) : []
  const backups: Backups = await openBackups(postgres, database, folder)
  const over = AbortSignal.timeout(milliseconds)
  const [disturbances, stock] = await Promise.all([
    injectFaults(faults, { instances, proxies, postgres, database, mail, backUp: backups.take }, history, over),
    keepCheckingStock(marketplace, () => history.now(), { every: checkEveryMilliseconds, until: over }),
    keepBusy(seededRandom(seed, 'shop'), over, (random) => doStaffWork(marketplace, skus, random)),
    keepBusy(seededRandom(seed, 'after packing'), over, (random) => doWorkAfterPacking(marketplace, random)),
    keepReleasing(marketplace, seededRandom(seed, 'releases'), over),
    ...clients.map((client) => client.work(over)),
  ])

  const healedAt = history.now()
  const recoveries = await Promise.all(instances.map((_, index) => measureRecovery(index, context)))
  for (const client of clients) await client.resolveUnknown()
  await readEveryOrder(context)
  const state = withRequestIds(await readDatabaseState(marketplace.db), history.calls)
  const emails = await readOutbox(marketplace.db, mail.received, disturbances)
  const violations = [...stock.violations, ...(await checkEverything(marketplace, history.now()))]
  const commitsCut = proxies.reduce((sum, proxy) => sum + proxy.statementsCut, 0)
  const sources = { db: marketplace.db, calls: history.calls, hotSizeId: hotSku(skus).sizeId, commitsCut }
  const actions = await countActions({ ...sources, backups: backups.taken.length })
  await undoEveryOrder(marketplace)
  violations.push(...(await checkEverything(marketplace, history.now())))
  const evidence: Evidence = {
    ...{ calls: history.calls, healedAt, violations, checks: stock.checks, state, recoveries },
    emptied: await sampleStock(marketplace.db, history.now()),
    unexpectedExits: instances.flatMap(({ unexpectedExits }) => unexpectedExits),
    ...(emails && { emails }),
    ...{ actions, isLong: milliseconds >= minLongMilliseconds },
    held: { most: stock.mostHeld, limit: holdLimit },
    backupProblems: await backups.findProblems(),
  }
  return { verdicts: check(evidence), evidence, faults: faults.flat(), faultsDone: disturbances.length }
}

interface InstancePlace {
  readonly index: number
  readonly port: number
  /** Of the fault proxy between the instance and the database. */
  readonly databasePort: number
  readonly database: string
  readonly mailUrl: string
}

function instanceAt({ index, port, databasePort, database, mailUrl }: InstancePlace, options: RunOptions): Instance {
  const rewrites = options.without?.rewrites
  const preloaded = ['../support/shift-clock.ts', ...(rewrites ? ['./rewrite-sql.ts'] : [])]
  return new Instance({
    ...{ name: `instance-${index}`, folder: options.folder, port },
    settings: {
      DATABASE_URL: `postgres://hirfa@127.0.0.1:${databasePort}/${database}`,
      MAIL_URL: mailUrl,
      // Limits make orders of one network wait for each other: without them a missing guard shows sooner.
      ...{ SAMPLES: 'off', ABUSE_LIMITS: rewrites ? 'off' : 'on' },
      ...{ TRUSTED_PROXIES: '127.0.0.1', CLOCK_SHIFT_SECONDS: String(clockShifts[index]) },
      ...(rewrites && { LEDGER_REWRITES: JSON.stringify(rewrites) }),
    },
    nodeOptions: preloaded.flatMap((file) => ['--import', import.meta.resolve(file)]),
  })
}

/** Runs staff operations until the signal. Failures while the database is unavailable are ignored. */
async function keepBusy(random: Random, until: AbortSignal, work: (random: Random) => Promise<void>): Promise<void> {
  while (!until.aborted) {
    await work(random).catch(() => {})
    await wait(random.integerBetween(50, 300))
  }
}
