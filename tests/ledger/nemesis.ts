import { setTimeout as wait } from 'node:timers/promises'
import type { Disturbance } from './evidence.ts'
import type { FaultProxy, Side } from './fault-proxy.ts'
import type { History } from './history.ts'
import type { Instance } from './instance.ts'
import type { MailSink } from './mail-sink.ts'
import type { OwnPostgres, ShutdownMode } from './own-postgres.ts'
import type { Random } from './random.ts'

/** A fault to inject. `at` is the time since the start of the run and `lasts` the duration, in milliseconds. */
export type Fault = { readonly at: number; readonly lasts: number } & (
  | { readonly kind: 'kill-instance' | 'stop-instance' | 'cut' | 'refuse' | 'stall'; readonly instance: number }
  | { readonly kind: 'cut-at-commit'; readonly instance: number; readonly side: Side }
  | { readonly kind: 'kill-backend'; readonly how: 'terminate' | 'kill' }
  | { readonly kind: 'restart-database'; readonly ending: ShutdownMode }
  | { readonly kind: 'pause-database' | 'slow-mail' }
  /** No fault, but server faults wait for it. */
  | { readonly kind: 'back-up' }
)

export interface FaultTargets {
  readonly instances: readonly Instance[]
  /** The proxy between each instance and the database. */
  readonly proxies: readonly FaultProxy[]
  readonly postgres: OwnPostgres
  readonly database: string
  readonly mail: MailSink
  /** Takes a backup of the running database. */
  backUp(): Promise<void>
}

const mailDelayMilliseconds = 1_500

/**
 * Schedules two independent sequences of faults: one of instances and their connections, one of the database and the
 * mail server, which begins with a backup. Within a sequence a fault starts after the one before has ended.
 */
export function scheduleFaults(random: Random, milliseconds: number, instanceCount: number): Fault[][] {
  return [
    faultSequence(random, milliseconds, () => faultOfInstance(random, instanceCount)),
    faultSequence(random, milliseconds, (place) =>
      place === 0 ? { kind: 'back-up', lasts: 0 } : faultOfServers(random),
    ),
  ]
}

type PlannedFault<Kind = Fault> = Kind extends Fault ? Omit<Kind, 'at'> : never

function faultSequence(random: Random, milliseconds: number, next: (place: number) => PlannedFault): Fault[] {
  const faults: Fault[] = []
  for (let at = random.integerBetween(500, 2_000); ; at += random.integerBetween(300, 2_000)) {
    const fault = next(faults.length)
    if (at + fault.lasts >= milliseconds) return faults
    faults.push({ at, ...fault } as Fault)
    at += fault.lasts
  }
}

function faultOfInstance(random: Random, instanceCount: number): PlannedFault {
  const instance = random.integerBelow(instanceCount)
  const kind = random.pick(faultsOfInstance)
  if (kind === 'cut-at-commit') return { kind, instance, side: random.pick(['before', 'after']), lasts: 800 }
  if (kind === 'cut') return { kind, instance, lasts: 0 }
  return { kind, instance, lasts: random.integerBetween(200, 2_000) }
}

const faultsOfInstance = [
  ...(['kill-instance', 'stop-instance', 'cut', 'refuse', 'stall'] as const),
  ...(['cut-at-commit', 'cut-at-commit'] as const),
]

function faultOfServers(random: Random): PlannedFault {
  const kind = random.pick(faultsOfServers)
  if (kind === 'back-up') return { kind, lasts: 0 }
  if (kind === 'kill-backend') return { kind, how: random.pick(['terminate', 'terminate', 'kill']), lasts: 0 }
  if (kind === 'restart-database') return { kind, ending: random.pick(['fast', 'immediate']), lasts: 0 }
  return { kind, lasts: random.integerBetween(500, 3_000) }
}

const faultsOfServers = [
  ...(['kill-backend', 'kill-backend', 'restart-database', 'pause-database', 'slow-mail', 'back-up'] as const),
]

/**
 * Injects the scheduled faults at their times and ends each after its duration. Skips faults that have not started when
 * the run is over. Returns when each fault actually was.
 */
export async function injectFaults(
  rows: readonly Fault[][],
  targets: FaultTargets,
  history: History,
  over: AbortSignal,
): Promise<Disturbance[]> {
  const startedAt = history.now()
  const disturbances: Disturbance[] = []
  const follow = async (row: readonly Fault[]) => {
    for (const fault of row) {
      await wait(Math.max(0, startedAt + fault.at - history.now()))
      if (over.aborted) return
      history.note({ fault })
      const from = history.now()
      await inject(fault, targets)
      if (fault.kind !== 'back-up') disturbances.push({ from, until: history.now() })
    }
  }
  await Promise.all(rows.map(follow))
  return disturbances
}

async function inject(fault: Fault, targets: FaultTargets): Promise<void> {
  const { instances, proxies, postgres, database, mail } = targets
  const proxy = 'instance' in fault ? proxies[fault.instance] : undefined
  switch (fault.kind) {
    case 'kill-instance':
      return instances[fault.instance]?.killAndRestart(fault.lasts)
    case 'stop-instance':
      return instances[fault.instance]?.stopAndRestart(fault.lasts)
    case 'cut':
      return proxy?.cut()
    case 'refuse':
      await proxy?.refuse()
      break
    case 'stall':
      proxy?.stall()
      break
    case 'cut-at-commit':
      proxy?.cutAt(
        fault.side,
        ({ sql, earlier }) => sql.startsWith('commit') && earlier.includes('insert into "orders"'),
      )
      break
    case 'kill-backend':
      return postgres.killBackend(database, fault.how).catch(() => {})
    case 'restart-database':
      return postgres.restart(fault.ending)
    case 'pause-database':
      await postgres.pause().catch(() => {})
      break
    case 'back-up':
      return targets.backUp()
    case 'slow-mail':
      mail.slow(mailDelayMilliseconds)
      break
  }
  await wait(fault.lasts)
  if (fault.kind === 'pause-database') postgres.resume()
  else if (fault.kind === 'slow-mail') mail.slow(0)
  else await proxy?.heal()
}
