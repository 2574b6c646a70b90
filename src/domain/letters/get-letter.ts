import { sql } from 'kysely'
import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { KeptWords, LetterAbout, LetterKind, LetterStatus } from './letter.ts'
import type { MailerKind } from './mailer.ts'
import { NotWanted } from './not-wanted.ts'

/** A letter as somebody of the shop opens it. */
export interface OpenedLetter {
  readonly id: number
  readonly kind: LetterKind
  readonly recipient: string
  readonly status: LetterStatus
  readonly attempts: number
  readonly lastError?: string
  readonly queuedAt: Date
  readonly sentAt?: Date
  readonly carriedBy?: MailerKind
  readonly order?: { readonly id: number; readonly number: string }
  /** Absent when it was not kept and can no longer be written, because what it tells of is gone. */
  readonly words?: KeptWords
  /** As it was last written to be sent; otherwise `words` are what would be written now. */
  readonly isAsSent: boolean
}

/** Throws NotFound for a letter that never was. */
export async function getLetter(marketplace: Marketplace, letterId: number, publicUrl: string): Promise<OpenedLetter> {
  requireOperator(marketplace, 'staff')
  const row = await marketplace.db
    .selectFrom('letters')
    .leftJoin('orders', (join) => join.on(sql<boolean>`orders.id = (about->>'orderId')::bigint`))
    .select(['letters.id', 'kind', 'about', 'recipient', 'letters.status', 'attempts', 'last_error', 'queued_at'])
    .select(['sent_at', 'carried_by', 'subject', 'body', 'orders.id as order_id', 'orders.number as order_number'])
    .where('letters.id', '=', letterId)
    .executeTakeFirst()
  if (!row) throw new NotFound('letter', letterId)
  const kept = row.subject !== null && row.body !== null ? { subject: row.subject, body: row.body } : undefined
  const kind = row.kind as LetterKind
  const words = kept ?? (await wouldSay(marketplace, publicUrl, kind, row.about as LetterAbout[LetterKind]))
  return {
    ...{ id: row.id, kind, recipient: row.recipient, status: row.status, attempts: row.attempts },
    ...(row.last_error && { lastError: row.last_error }),
    queuedAt: row.queued_at,
    ...(row.sent_at && { sentAt: row.sent_at }),
    ...(row.carried_by && { carriedBy: row.carried_by as MailerKind }),
    ...(row.order_id && row.order_number && { order: { id: row.order_id, number: row.order_number } }),
    ...(words && { words }),
    isAsSent: kept !== undefined || kind === 'newsletter-issue',
  }
}

async function wouldSay(
  marketplace: Marketplace,
  publicUrl: string,
  kind: LetterKind,
  about: LetterAbout[LetterKind],
): Promise<KeptWords | undefined> {
  try {
    return await marketplace.previewLetter(marketplace, publicUrl, { kind, about })
  } catch (error) {
    if (error instanceof NotFound || error instanceof NotWanted) return undefined
    throw error
  }
}
