import { randomUUID } from 'node:crypto'
import type { Marketplace } from '#domain/marketplace.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { rateLimitSetting } from '#domain/rate-limits/rate-limit-setting.ts'
import { getTwoSettings } from '#domain/settings/get-setting.ts'
import { sha256 } from '#domain/sha256.ts'
import { countWaiting, findTurns, giveTurns, type NewTurn } from './turns.ts'
import type { Arrival, Wait, WaitingRoom } from './waiting-room.ts'
import { waitingRoomSetting } from './waiting-room-setting.ts'

/** After this time a changed limit applies. */
const rulesMaxAgeMilliseconds = 1000

/** Whoever is refused comes again then. */
const refusedSeconds = 60

const maxBatch = 500

type Store = Pick<Marketplace, 'db' | 'clock'>

interface Rules {
  readonly ordersPerMinute: number
  /** How many of one network may wait. */
  readonly maxOfNetwork: number
}

interface Waiting {
  readonly key: Buffer
  readonly network: Buffer | undefined
  answer(wait: Wait | undefined): void
  refuse(error: unknown): void
}

/**
 * Opens the waiting room of this process. All that arrive while a statement runs share the next one, so that a crowd costs a
 * few statements, in the order of arrival. The database keeps the line for all processes.
 */
export function openWaitingRoom(store: Store): WaitingRoom {
  let read: { readonly rules: Promise<Rules>; readonly at: number } | undefined
  let arrived: Waiting[] = []
  let isRunning = false

  const currentRules = () => {
    const at = performance.now()
    if (read === undefined || at - read.at > rulesMaxAgeMilliseconds) read = { rules: readRules(store), at }
    const { rules } = read
    // The next one reads them again.
    rules.catch(() => {
      if (read?.rules === rules) read = undefined
    })
    return rules
  }

  const answerAll = async (rules: Rules) => {
    if (isRunning) return
    isRunning = true
    while (arrived.length > 0) {
      const batch = arrived.slice(0, maxBatch)
      arrived = arrived.slice(maxBatch)
      await answerBatch(store, rules, batch).catch((error) => {
        for (const { refuse } of batch) refuse(error)
      })
    }
    isRunning = false
  }

  return {
    async enter({ key = randomUUID(), network }: Arrival) {
      const rules = await currentRules()
      if (rules.ordersPerMinute === 0) return undefined
      const { promise, resolve, reject } = Promise.withResolvers<Wait | undefined>()
      arrived.push({ key: sha256(key), network, answer: resolve, refuse: reject })
      void answerAll(rules)
      return promise
    },
  }
}

async function readRules({ db }: Store): Promise<Rules> {
  const [room, limits] = await getTwoSettings({ db }, waitingRoomSetting, rateLimitSetting)
  return { ordersPerMinute: room.value.ordersPerMinute, maxOfNetwork: limits.value.order.perNetwork.count }
}

/** Answers those who have a turn already or get one; refuses those of a network of which too many wait. */
async function answerBatch({ db, clock }: Store, rules: Rules, batch: readonly Waiting[]): Promise<void> {
  const now = clock.now()
  const millisecondsPerOrder = 60_000 / rules.ordersPerMinute
  const turns = await findTurns(
    db,
    batch.map(({ key }) => key),
  )
  const newcomers = await withinNetworks(
    db,
    now,
    rules,
    batch.filter(({ key }) => !turns.has(hex(key))),
  )
  for (const [key, turnAt] of await giveTurns(db, newcomers, { now, millisecondsPerOrder })) turns.set(key, turnAt)
  for (const { key, answer, refuse } of batch) {
    const turnAt = turns.get(hex(key))
    if (turnAt) answer(waitUntil(turnAt, now, millisecondsPerOrder))
    else refuse(new RateLimited('order', refusedSeconds))
  }
}

/** Returns those of whose networks not too many wait, each key once. */
async function withinNetworks(
  db: Store['db'],
  now: Date,
  { maxOfNetwork }: Rules,
  newcomers: readonly Waiting[],
): Promise<NewTurn[]> {
  const waiting = await countWaiting(
    db,
    now,
    newcomers.flatMap(({ network }) => network ?? []),
  )
  const accepted = new Map<string, NewTurn>()
  for (const { key, network } of newcomers) {
    if (accepted.has(hex(key))) continue
    const count = network ? (waiting.get(hex(network)) ?? 0) : 0
    if (network && count >= maxOfNetwork) continue
    if (network) waiting.set(hex(network), count + 1)
    accepted.set(hex(key), { key, network: network ?? Buffer.alloc(0) })
  }
  return [...accepted.values()]
}

function waitUntil(turnAt: Date, now: Date, millisecondsPerOrder: number): Wait | undefined {
  const wait = turnAt.getTime() - now.getTime()
  if (wait <= 0) return undefined
  return { place: Math.ceil(wait / millisecondsPerOrder), seconds: Math.ceil(wait / 1000) }
}

function hex(bytes: Buffer): string {
  return bytes.toString('hex')
}
