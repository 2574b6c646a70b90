import { sql } from 'kysely'
import { type Blanks, inFixedWords, type Question } from '#database/in-fixed-words.ts'
import { together } from '#database/together.ts'
import type { DomainEvent } from './events.ts'
import type { LetterKind } from './letters/letter.ts'
import { type LettersInCommon, lettersOf, newMessageIds } from './letters/queue-letters.ts'
import type { Marketplace } from './marketplace.ts'

/**
 * Writes down that something happened, and what follows from it. Refuses to do so outside the transaction of the
 * change itself: nothing is sent for what did not happen, and nothing that happened is not sent. Answers its id.
 */
export async function recordEvent(marketplace: Marketplace, event: DomainEvent): Promise<number> {
  const [[recorded]] = await together(marketplace.db, newEvent(marketplace, event))
  return (recorded as { id: number }).id
}

/** The same, for those who send it along with what happens. */
export function newEvent(marketplace: Marketplace, event: DomainEvent): Question<{ id: number }> {
  if (!marketplace.db.isTransaction) throw new Error(`${event.type} must be recorded in the transaction that causes it`)
  const { type, ...details } = event
  const kinds = marketplace.consequencesOf(event)
  return eventWith(kinds)(marketplace.db, {
    ...{ type, about: JSON.stringify(details), now: marketplace.clock.now() },
    ...{ messageIds: newMessageIds(marketplace, kinds), shopEmail: marketplace.shopEmail },
  })
}

type EventAndLetters = LettersInCommon & { readonly type: DomainEvent['type'] }

const eventsByKinds = new Map<string, ReturnType<typeof eventInWords>>()

/** Events that have the same letters are told in the same words. */
function eventWith(kinds: readonly LetterKind[]) {
  return eventsByKinds.getOrInsertComputed(kinds.join(), () => eventInWords(kinds))
}

function eventInWords(kinds: readonly LetterKind[]) {
  return inFixedWords((_, blanks: Blanks<EventAndLetters>) => {
    const { type, about, now } = blanks
    const happened = sql<{ id: number }>`
      insert into events (type, details, happened_at) values (${type}, ${about}, ${now}) returning id`
    if (kinds.length === 0) return happened
    const letters = lettersOf(kinds, blanks)
    return sql<{ id: number }>`with happened as (${happened}), ${letters} select id from happened, queued`
  })
}
