import { setTimeout as wait } from 'node:timers/promises'
import type { HAProxy } from '#tests/support/haproxy.ts'
import { doWorkAfterPacking } from './after-packing.ts'
import { Client } from './client.ts'
import { type ActionSources, countActions } from './count-actions.ts'
import { checkEverything, keepCheckingStock, readDatabaseState, sampleStock } from './database-state.ts'
import type { Disturbance, Evidence } from './evidence.ts'
import type { History } from './history.ts'
import type { Instance } from './instance.ts'
import type { MailSink } from './mail-sink.ts'
import { holdLimit, type LedgerShop } from './open-shop.ts'
import { keepPaying } from './pay-by-card.ts'
import { type Random, seededRandom } from './random.ts'
import { readOutbox } from './read-outbox.ts'
import { measureRecovery, readEveryOrder } from './recovery.ts'
import { keepReleasing } from './release-orders.ts'
import { withRequestIds } from './rules/counting.ts'
import { doStaffWork, hotSku, undoEveryOrder } from './staff-work.ts'

export interface Exercise {
  readonly seed: number
  /** How many clients order at a time. */
  readonly clients: number
  readonly shop: LedgerShop
  readonly instances: readonly Instance[]
  /** The proxy before all instances, where there is one. */
  readonly proxy?: Pick<HAProxy, 'origin'>
  readonly mail: MailSink
  readonly history: History
  /** Ends the work of clients, staff and jobs. */
  readonly until: AbortSignal
  /** Injects faults while they work. Returns when each fault was. */
  disturb(): Promise<Disturbance[]>
  /** How many backups were taken and how many commits cut, once it is over. */
  countFaults(): Pick<ActionSources, 'backups' | 'commitsCut'>
}

const checkEveryMilliseconds = 100

/**
 * Lets clients, staff and jobs work while faults are injected, then waits for recovery and returns what the rules need.
 */
export async function exerciseShop(exercise: Exercise): Promise<Omit<Evidence, 'isLong' | 'backupProblems'>> {
  const { seed, shop, instances, proxy, mail, history, until } = exercise
  const { marketplace, skus } = shop
  const context = { instances, skus, history, ...(proxy && { proxy }) }
  const clients = Array.from(
    { length: exercise.clients },
    (_, index) => new Client(`${seed}-${index}`, seededRandom(seed, `client ${index}`), context),
  )
  const [disturbances, stock] = await Promise.all([
    exercise.disturb(),
    keepCheckingStock(marketplace, () => history.now(), { every: checkEveryMilliseconds, until }),
    keepBusy(seededRandom(seed, 'shop'), until, (random) => doStaffWork(marketplace, skus, random)),
    keepBusy(seededRandom(seed, 'after packing'), until, (random) => doWorkAfterPacking(marketplace, random)),
    keepPaying(marketplace, shop.gateway, seededRandom(seed, 'card payments'), until),
    keepReleasing(marketplace, seededRandom(seed, 'releases'), until),
    ...clients.map((client) => client.work(until)),
  ])

  const healedAt = history.now()
  const recoveries = await Promise.all(instances.map((_, index) => measureRecovery(index, context)))
  for (const client of clients) await client.resolveUnknown()
  await readEveryOrder(context)
  const state = withRequestIds(await readDatabaseState(marketplace.db), history.calls)
  const emails = await readOutbox(marketplace.db, mail.received, disturbances)
  const violations = [...stock.violations, ...(await checkEverything(marketplace, history.now()))]
  const sources = { db: marketplace.db, calls: history.calls, hotSizeId: hotSku(skus).sizeId }
  const actions = await countActions({ ...sources, ...exercise.countFaults() })
  await undoEveryOrder(marketplace)
  violations.push(...(await checkEverything(marketplace, history.now())))
  return {
    ...{ calls: history.calls, healedAt, violations, checks: stock.checks, state, recoveries, actions },
    emptied: await sampleStock(marketplace.db, history.now()),
    unexpectedExits: instances.flatMap(({ unexpectedExits }) => unexpectedExits),
    ...(emails && { emails }),
    held: { most: stock.mostHeld, limit: holdLimit },
  }
}

/** Runs staff operations until the signal. Failures while the database is unavailable are ignored. */
async function keepBusy(random: Random, until: AbortSignal, work: (random: Random) => Promise<void>): Promise<void> {
  while (!until.aborted) {
    await work(random).catch(() => {})
    await wait(random.integerBetween(50, 300))
  }
}
