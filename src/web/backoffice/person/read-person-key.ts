import { z } from 'zod'
import type { Marketplace } from '#domain/marketplace.ts'
import { type PersonKey, parsePersonQuery } from '#domain/personal-data/person-key.ts'
import { findPersonKey } from '#domain/personal-data/read-person.ts'
import { isSent, known, plainLine } from '#web/forms/form-fields.ts'

export type FoundKey =
  | { readonly outcome: 'found'; readonly key: PersonKey }
  | { readonly outcome: 'unreadable' | 'unknownOrder' }

/** Reads a search for a person as typed. */
export async function readPersonKey(office: Marketplace, typed: string): Promise<FoundKey> {
  const query = parsePersonQuery(typed)
  if (!query) return { outcome: 'unreadable' }
  const key = await findPersonKey(office, query)
  return key ? { outcome: 'found', key } : { outcome: 'unknownOrder' }
}

/** What the buttons of the page of a person send. */
export const personForm = z.object({
  q: plainLine,
  do: known(['erase', 'send-link']),
  called: isSent,
})
