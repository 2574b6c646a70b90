import { type Room, waitOf } from './admission.ts'
import { type Arrival, graceMilliseconds, maxWaitMilliseconds, type NotAdmitted } from './waiting-room.ts'

const minuteMilliseconds = 60_000

/** The part of a full waiting room that one network may have. */
const maxShareOfNetwork = 0.1

/** Whoever finds the waiting room full may come again then. */
const fullSeconds = 60

/** A place in the waiting room. */
export interface Ticket {
  readonly key: Buffer
  /** Empty when no limit applies to its network. */
  readonly network: Buffer
  /** They are admitted in the order of their numbers. */
  readonly number: number
  readonly keptUntil: Date
}

/** Undefined: admitted. */
export type Answer = NotAdmitted | { readonly outcome: 'rate-limited' } | undefined

/** What the answers depend on. Keys of maps and sets are in hexadecimal digits. */
export interface PlaceFacts {
  readonly room: Room
  readonly now: Date
  readonly tickets: ReadonlyMap<string, Ticket>
  /** Of orders that have been placed: duplicate requests get the first answer at once. */
  readonly placedKeys: ReadonlySet<string>
  /** How many tickets a network has with which no order has been placed. */
  readonly ticketsOfNetwork: ReadonlyMap<string, number>
  /** How many orders of a network are not refused. */
  readonly maxOfNetwork: number
}

export interface AssignedPlaces {
  readonly answers: Answer[]
  readonly lastNumber: number
  /** Tickets that are new, or kept for longer. */
  readonly saved: Ticket[]
  /** Keys of tickets that have admitted their only order. */
  readonly used: Buffer[]
}

/** Gives everybody without a ticket the next number, and says who is admitted. */
export function assignPlaces(arrivals: readonly Arrival[], facts: PlaceFacts): AssignedPlaces {
  const { room, now, placedKeys } = facts
  const maxWaiting = room.orders_per_minute * (maxWaitMilliseconds / minuteMilliseconds)
  const maxOfNetwork = Math.min(facts.maxOfNetwork, Math.max(1, Math.floor(maxWaiting * maxShareOfNetwork)))
  const tickets = new Map(facts.tickets)
  const ticketsOfNetwork = new Map(facts.ticketsOfNetwork)
  const saved = new Map<string, Ticket>()
  const used: Buffer[] = []
  let lastNumber = room.last_number

  const answer = ({ ticketKey, hasIdempotencyKey, network }: Arrival): Answer => {
    const key = hexOf(ticketKey)
    if (hasIdempotencyKey && placedKeys.has(key)) return undefined
    const ticket = tickets.get(key)
    const number = ticket?.number ?? lastNumber + 1
    const wait = waitOf(number, room)
    if (!ticket) {
      const count = network ? (ticketsOfNetwork.get(hexOf(network)) ?? 0) : 0
      if (wait && wait.place > maxWaiting) return { outcome: 'waiting-room-full', seconds: fullSeconds }
      // Also if it is admitted at once: nobody may collect tickets for later.
      if (network && count >= maxOfNetwork) return { outcome: 'rate-limited' }
      if (network && (wait || hasIdempotencyKey)) ticketsOfNetwork.set(hexOf(network), count + 1)
      lastNumber = number
    }
    const keptUntil = new Date(now.getTime() + (wait?.seconds ?? 0) * 1000 + graceMilliseconds)
    // It changes only with the limit, so that most who ask again cost no write.
    if (!ticket || (wait && keptUntil.getTime() - ticket.keptUntil.getTime() > minuteMilliseconds)) {
      const kept = { key: ticketKey, network: ticket?.network ?? network ?? Buffer.alloc(0), number, keptUntil }
      tickets.set(key, kept)
      saved.set(key, kept)
    }
    if (wait) return { outcome: 'waiting', ...wait }
    if (!hasIdempotencyKey) {
      tickets.delete(key)
      saved.delete(key)
      used.push(ticketKey)
    }
    return undefined
  }

  return { answers: arrivals.map(answer), lastNumber, saved: [...saved.values()], used }
}

export function hexOf(bytes: Buffer): string {
  return bytes.toString('hex')
}
