import { mkdir } from 'node:fs/promises'
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

/** Runs clients and faults against two instances for a while, then waits for recovery and checks the rules. */
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
  const proxies = [await startFaultProxy({ path: postgres.socket }), await startFaultProxy({ path: postgres.socket })]
  for (const proxy of proxies) stack.defer(proxy.close)
  const instances = proxies.map(({ port }, index) => instanceAt(port, index, shop.database, mail.url, options))
  for (const instance of instances) stack.defer(async () => void (await instance.stop()))
  await Promise.all(instances.map((instance) => instance.start()))

  const { database } = shop
  const faults = options.hasNemesis ? scheduleFaults(seededRandom(seed, 'nemesis'), milliseconds) : []
  const backups: Backups = await openBackups(postgres, database, folder)
  const over = AbortSignal.timeout(milliseconds)
  let disturbances: Disturbance[] = []
  const observed = await exerciseShop({
    ...{ seed, clients: options.clients, shop, instances, mail, history, until: over },
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

function instanceAt(port: number, index: number, database: string, mailUrl: string, options: RunOptions): Instance {
  const rewrites = options.without?.rewrites
  return new Instance({
    name: `instance-${index}`,
    folder: options.folder,
    settings: {
      DATABASE_URL: `postgres://hirfa@127.0.0.1:${port}/${database}`,
      MAIL_URL: mailUrl,
      // Limits make orders of one network wait for each other: without them a missing guard shows sooner.
      ...{ SAMPLES: 'off', ABUSE_LIMITS: rewrites ? 'off' : 'on' },
      ...(rewrites && { LEDGER_REWRITES: JSON.stringify(rewrites) }),
    },
    ...(rewrites && { nodeOptions: ['--import', import.meta.resolve('./rewrite-sql.ts')] }),
  })
}
