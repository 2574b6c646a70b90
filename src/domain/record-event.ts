import { sql } from 'kysely'
import { type Blanks, inFixedWords, type Question } from '#database/in-fixed-words.ts'
import { together } from '#database/together.ts'
import type { DomainEvent } from './events.ts'
import type { LetterKind } from './letters/letter.ts'
import { type LettersInCommon, lettersOf } from './letters/queue-letters.ts'
import type { Marketplace } from './marketplace.ts'

/**
 * Writes down that something happened, and what follows from it. Refuses to do so outside the transaction of the
 * change itself: nothing is sent for what did not happen, and nothing that happened is not sent. Answers its id.
 */
export async function recordEvent(marketplace: Marketplace, event: DomainEvent): Promise<number> {
  const [[recorded]] = await together(marketplace.db, newEvents(marketplace, [event]))
  return (recorded as { id: number }).id
}

/** The same for several events of one type, for those who send it along with what happens. */
export function newEvents(
  marketplace: Marketplace,
  events: readonly [DomainEvent, ...DomainEvent[]],
): Question<{ id: number }> {
  const [event] = events
  const { db, clock, mailer, shopEmail } = marketplace
  if (!db.isTransaction) throw new Error(`${event.type} must be recorded in the transaction that causes it`)
  const details = JSON.stringify(events.map(({ type: _, ...details }) => details))
  return eventsWith(marketplace.consequencesOf(event))(db, {
    ...{ type: event.type, details, now: clock.now() },
    ...{ shopEmail, mailHost: mailer.from.split('@')[1] as string },
  })
}

interface EventsAndLetters extends LettersInCommon {
  readonly type: DomainEvent['type']
  /** Of each event, as a list in JSON. */
  readonly details: string
}

const eventsByKinds = new Map<string, ReturnType<typeof eventsInWords>>()

/** Events that have the same letters are told in the same words. */
function eventsWith(kinds: readonly LetterKind[]) {
  return eventsByKinds.getOrInsertComputed(kinds.join(), () => eventsInWords(kinds))
}

function eventsInWords(kinds: readonly LetterKind[]) {
  return inFixedWords((_, blanks: Blanks<EventsAndLetters>) => {
    const { type, details, now } = blanks
    const happened = sql<{ id: number }>`
      insert into events (type, details, happened_at)
      select ${type}::text, about, ${now}::timestamptz from jsonb_array_elements(${details}::jsonb) as about
      returning id, details`
    if (kinds.length === 0) return happened
    const letters = lettersOf(kinds, blanks)
    return sql<{ id: number }>`with happened as (${happened}), ${letters} select id from happened, queued`
  })
}
