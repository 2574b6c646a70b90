import type { Marketplace } from '../marketplace.ts'
import { type NewestFirst, newestFirst, rowsAtOnce } from '../newest-first.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { LetterKind, LetterStatus } from './letter.ts'

/** A letter as it stands in the queue. Its words are made when it is sent, so they are not here. */
export interface ListedLetter {
  readonly id: number
  readonly kind: LetterKind
  readonly recipient: string
  readonly status: LetterStatus
  readonly attempts: number
  readonly lastError?: string
  readonly queuedAt: Date
  readonly sentAt?: Date
}

/** `waiting` are those that will go by themselves. */
export const letterFilters = ['given-up', 'waiting', 'sent', 'withdrawn'] as const

export type LetterFilter = (typeof letterFilters)[number]

interface LettersWanted {
  readonly filter: LetterFilter
  /** Part of an address. */
  readonly recipient?: string
  readonly olderThan?: number | undefined
}

/** The letters of the shop, newest first. */
export async function listLetters(
  marketplace: Marketplace,
  { filter, recipient = '', olderThan }: LettersWanted,
): Promise<NewestFirst<ListedLetter>> {
  requireOperator(marketplace, 'staff')
  let letters = marketplace.db
    .selectFrom('letters')
    .select(['id', 'kind', 'recipient', 'status', 'attempts', 'last_error', 'queued_at', 'sent_at'])
    .where('status', 'in', filter === 'waiting' ? ['queued', 'failed'] : [filter])
    .orderBy('id', 'desc')
    .limit(rowsAtOnce + 1)
  if (recipient)
    letters = letters.where((is) =>
      is(is.fn('strpos', [is.fn('lower', ['recipient']), is.fn('lower', [is.val(recipient)])]), '>', 0),
    )
  if (olderThan) letters = letters.where('id', '<', olderThan)
  const rows = await letters.execute()
  return newestFirst(
    rows.map(({ kind, last_error: lastError, queued_at: queuedAt, sent_at: sentAt, ...letter }) => ({
      ...letter,
      kind: kind as LetterKind,
      queuedAt,
      ...(lastError && { lastError }),
      ...(sentAt && { sentAt }),
    })),
  )
}
