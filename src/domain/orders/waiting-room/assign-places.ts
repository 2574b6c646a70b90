import { type Room, waitOf } from './admission.ts'
import { type Arrival, graceMilliseconds, maxWaitMilliseconds, type NotAdmitted, type Wait } from './waiting-room.ts'

const minuteMilliseconds = 60_000

/** The part of all turns that one network may have without placing an order. */
const maxShareOfNetwork = 0.1

/** Turns count for so long, unless an order is placed. */
const countedMilliseconds = 60 * minuteMilliseconds

/** How long the number of an order that did not have to wait admits the same order again, such as after a lost answer. */
const retryMilliseconds = minuteMilliseconds

/** Whoever finds the waiting room full may come again then. */
const fullSeconds = 60

/** What a key has got in the waiting room. */
export interface Ticket {
  readonly key: Buffer
  /** Empty when no limit applies to its network. */
  readonly network: Buffer
  /** Tickets are admitted in the order of their numbers. The place in the line is the distance to the last that is admitted. */
  readonly number: number
  /** From then on the key gets another number. */
  readonly keptUntil: Date
  /** How many numbers the key has got. */
  readonly turns: number
  /** Until when all of these count for the network, unless an order is placed: an hour after the last, never before `keptUntil`. */
  readonly countedUntil: Date
}

export type Answer = { readonly outcome: 'admitted' } | NotAdmitted | { readonly outcome: 'rate-limited' }

/** What the answers depend on. Keys of maps and sets are in hexadecimal digits. */
export interface PlaceFacts {
  readonly room: Room
  readonly now: Date
  /** By key, including those whose time is over. */
  readonly tickets: ReadonlyMap<string, Ticket>
  /** Of orders that have been placed: duplicate requests get the first answer at once. */
  readonly placedKeys: ReadonlySet<string>
  /** How many turns that count each network has had without an order. */
  readonly unusedTurns: ReadonlyMap<string, number>
  /** How many orders of a network in its period are not refused. */
  readonly maxOrdersOfNetwork: number
}

export interface AssignedPlaces {
  readonly answers: Answer[]
  readonly lastNumber: number
  /** Tickets that are new or have changed. */
  readonly saved: Ticket[]
}

/** Gives everybody without a valid ticket the next number, and says who is admitted. */
export function assignPlaces(arrivals: readonly Arrival[], facts: PlaceFacts): AssignedPlaces {
  const { room, now, placedKeys } = facts
  const turnsIn = (milliseconds: number) => room.orders_per_minute * (milliseconds / minuteMilliseconds)
  const maxWaiting = turnsIn(maxWaitMilliseconds)
  const share = Math.max(1, Math.floor(turnsIn(countedMilliseconds) * maxShareOfNetwork))
  const maxUnusedTurns = Math.min(facts.maxOrdersOfNetwork, share)
  const tickets = new Map(facts.tickets)
  const unusedTurns = new Map(facts.unusedTurns)
  const saved = new Map<string, Ticket>()
  let lastNumber = room.last_number

  const answer = ({ ticketKey, hasIdempotencyKey, network }: Arrival): Answer => {
    const key = hexOf(ticketKey)
    if (hasIdempotencyKey && placedKeys.has(key)) return { outcome: 'admitted' }
    const known = tickets.get(key)
    const valid = known && isValid(known, now) ? known : undefined
    const number = valid?.number ?? lastNumber + 1
    const wait = waitOf(number, room)
    if (!valid) {
      if (wait && wait.place > maxWaiting) return { outcome: 'waiting-room-full', seconds: fullSeconds }
      const turns = network ? (unusedTurns.get(hexOf(network)) ?? 0) : 0
      // Also if it is admitted at once: nobody may collect turns for later.
      if (network && turns >= maxUnusedTurns) return { outcome: 'rate-limited' }
      if (network) unusedTurns.set(hexOf(network), turns + 1)
      lastNumber = number
    }
    const keptUntil = keptUntilOf({ valid, wait, hasIdempotencyKey, now })
    if (keptUntil !== valid?.keptUntil) {
      const counted = valid ?? { turns: 1 + turnsThatCount(known, now), countedUntil: later(now, countedMilliseconds) }
      const ticket = {
        ...{ key: ticketKey, number, keptUntil, network: valid?.network ?? network ?? Buffer.alloc(0) },
        turns: counted.turns,
        countedUntil: new Date(Math.max(counted.countedUntil.getTime(), keptUntil.getTime())),
      }
      tickets.set(key, ticket)
      saved.set(key, ticket)
    }
    return wait ? { outcome: 'waiting', ...wait } : { outcome: 'admitted' }
  }

  return { answers: arrivals.map(answer), lastNumber, saved: [...saved.values()] }
}

interface Keeping {
  readonly valid: Ticket | undefined
  readonly wait: Wait | undefined
  readonly hasIdempotencyKey: boolean
  readonly now: Date
}

/** Returns the same date as the ticket has where nothing changes, so that most who ask again cost no write. */
function keptUntilOf({ valid, wait, hasIdempotencyKey, now }: Keeping): Date {
  if (wait) {
    const keptUntil = later(now, wait.seconds * 1000 + graceMilliseconds)
    // The turn comes later than was said only when the limit has been lowered.
    return valid && keptUntil.getTime() - valid.keptUntil.getTime() < minuteMilliseconds ? valid.keptUntil : keptUntil
  }
  // The same order without a key is another one.
  if (!hasIdempotencyKey) return now
  return valid?.keptUntil ?? later(now, retryMilliseconds)
}

/** Whether the key still has its number. */
export function isValid({ keptUntil }: Pick<Ticket, 'keptUntil'>, now: Date): boolean {
  return keptUntil > now
}

function turnsThatCount(known: Ticket | undefined, now: Date): number {
  return known && known.countedUntil > now ? known.turns : 0
}

function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds)
}

export function hexOf(bytes: Buffer): string {
  return bytes.toString('hex')
}
