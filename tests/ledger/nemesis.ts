import { setTimeout as wait } from 'node:timers/promises'
import type { Dice } from './dice.ts'
import type { Disturbance } from './evidence.ts'
import type { FaultProxy, Side } from './fault-proxy.ts'
import type { History } from './history.ts'
import type { Instance } from './instance.ts'
import type { MailSink } from './mail-sink.ts'
import type { Ending, OwnPostgres } from './own-postgres.ts'

/** What is done to the shop. `at` counts from the start of the run; all in milliseconds. */
export type Fault = { readonly at: number; readonly lasts: number } & (
  | { readonly kind: 'kill-instance' | 'stop-instance' | 'cut' | 'refuse' | 'silence'; readonly instance: number }
  | { readonly kind: 'cut-at-commit'; readonly instance: number; readonly side: Side }
  | { readonly kind: 'kill-backend'; readonly how: 'terminate' | 'kill' }
  | { readonly kind: 'restart-database'; readonly ending: Ending }
  | { readonly kind: 'pause-database' | 'slow-mail' }
)

export interface Victims {
  readonly instances: readonly Instance[]
  /** The line of each instance to the database. */
  readonly lines: readonly FaultProxy[]
  readonly postgres: OwnPostgres
  readonly database: string
  readonly mail: MailSink
}

const mailDelayMilliseconds = 1_500

/**
 * Two rows of faults that know nothing of each other: one about instances and their lines, one about the database and
 * mail. Within a row one comes after the other, so that nothing is hurt while it is being made good.
 */
export function scheduleFaults(dice: Dice, milliseconds: number): Fault[][] {
  return [
    rowOfFaults(dice, milliseconds, () => faultOfInstance(dice)),
    rowOfFaults(dice, milliseconds, () => faultOfServers(dice)),
  ]
}

type Deed<Kind = Fault> = Kind extends Fault ? Omit<Kind, 'at'> : never

function rowOfFaults(dice: Dice, milliseconds: number, next: () => Deed): Fault[] {
  const faults: Fault[] = []
  for (let at = dice.between(500, 2_000); ; at += dice.between(300, 2_000)) {
    const deed = next()
    if (at + deed.lasts >= milliseconds) return faults
    faults.push({ at, ...deed } as Fault)
    at += deed.lasts
  }
}

function faultOfInstance(dice: Dice): Deed {
  const instance = dice.roll(2)
  const kind = dice.oneOf(faultsOfInstance)
  if (kind === 'cut-at-commit') return { kind, instance, side: dice.oneOf(['before', 'after']), lasts: 800 }
  if (kind === 'cut') return { kind, instance, lasts: 0 }
  return { kind, instance, lasts: dice.between(200, 2_000) }
}

const faultsOfInstance = [
  ...(['kill-instance', 'stop-instance', 'cut', 'refuse', 'silence'] as const),
  ...(['cut-at-commit', 'cut-at-commit'] as const),
]

function faultOfServers(dice: Dice): Deed {
  const kind = dice.oneOf(['kill-backend', 'kill-backend', 'restart-database', 'pause-database', 'slow-mail'] as const)
  if (kind === 'kill-backend') return { kind, how: dice.oneOf(['terminate', 'terminate', 'kill']), lasts: 0 }
  if (kind === 'restart-database') return { kind, ending: dice.oneOf(['fast', 'immediate']), lasts: 0 }
  return { kind, lasts: dice.between(500, 3_000) }
}

/**
 * Does what is scheduled, not before its time, and makes good each fault when it is over. What has not begun when the
 * run is over is left out. Answers when each fault really was.
 */
export async function unleash(
  rows: readonly Fault[][],
  victims: Victims,
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
      await commit(fault, victims)
      disturbances.push({ from, until: history.now() })
    }
  }
  await Promise.all(rows.map(follow))
  return disturbances
}

async function commit(fault: Fault, { instances, lines, postgres, database, mail }: Victims): Promise<void> {
  const line = 'instance' in fault ? lines[fault.instance] : undefined
  switch (fault.kind) {
    case 'kill-instance':
      return instances[fault.instance]?.killAndRestart(fault.lasts)
    case 'stop-instance':
      return instances[fault.instance]?.stopAndRestart(fault.lasts)
    case 'cut':
      return line?.cut()
    case 'refuse':
      await line?.refuse()
      break
    case 'silence':
      line?.silence()
      break
    case 'cut-at-commit':
      line?.cutAt(fault.side, ({ sql, earlier }) => sql.startsWith('commit') && earlier.includes('insert into orders '))
      break
    case 'kill-backend':
      return postgres.killBackend(database, fault.how).catch(() => {})
    case 'restart-database':
      return postgres.restart(fault.ending)
    case 'pause-database':
      await postgres.pause().catch(() => {})
      break
    case 'slow-mail':
      mail.slow(mailDelayMilliseconds)
      break
  }
  await wait(fault.lasts)
  if (fault.kind === 'pause-database') postgres.resume()
  else if (fault.kind === 'slow-mail') mail.slow(0)
  else await line?.heal()
}
