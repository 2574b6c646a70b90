import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { startHAProxy } from '#tests/support/haproxy.ts'
import { isInstalled } from '#tests/support/proxy-program.ts'
import { type Backups, openBackups } from './backups.ts'
import { check, type RuleName } from './check.ts'
import type { Disturbance, Evidence } from './evidence.ts'
import { exerciseShop } from './exercise-shop.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { recordHistory } from './history.ts'
import { Instance } from './instance.ts'
import { startMailSink } from './mail-sink.ts'
import { type Fault, injectFaults, scheduleFaults } from './nemesis.ts'
import { openLedgerShop } from './open-shop.ts'
import type { OwnPostgres } from './own-postgres.ts'
import { seededRandom } from './random.ts'

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

/** In a shorter run on a busy machine some actors may have no turn. */
const minLongMilliseconds = 60_000

/** How far the clocks of the machines of the instances are from the database's, in seconds. */
const clockShifts = [0, -240, 420]

/** Runs clients and faults against three instances for a while, then waits for recovery and checks the rules. */
export async function runLedger(postgres: OwnPostgres, options: RunOptions): Promise<RunReport> {
  const { seed, milliseconds, folder } = options
  await mkdir(folder, { recursive: true })
  await using stack = new AsyncDisposableStack()
  const { history, close } = recordHistory(folder)
  stack.defer(close)
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

  const { database } = shop
  const faults = options.hasNemesis ? scheduleFaults(seededRandom(seed, 'nemesis'), milliseconds, instances.length) : []
  const backups: Backups = await openBackups(postgres, database, folder)
  const over = AbortSignal.timeout(milliseconds)
  let disturbances: Disturbance[] = []
  const observed = await exerciseShop({
    ...{ seed, clients: options.clients, shop, instances, mail, history, until: over },
    ...(proxy && { proxy }),
    async disturb() {
      const targets = { instances, proxies, postgres, database, mail, backUp: backups.take }
      disturbances = await injectFaults(faults, targets, history, over)
      return disturbances
    },
    countFaults: () => ({
      backups: backups.taken.length,
      commitsCut: proxies.reduce((sum, proxy) => sum + proxy.statementsCut, 0),
    }),
  })
  const isLong = milliseconds >= minLongMilliseconds
  const evidence: Evidence = { ...observed, isLong, backupProblems: await backups.findProblems() }
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
