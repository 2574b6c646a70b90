import { sql } from 'kysely'
import { findIssueFor } from '../correspondence/get-issue-for.ts'
import type { Email } from '../email.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { cleanLine } from '../text.ts'
import type { KeptWords, LetterAbout, LetterKind } from './letter.ts'
import { SendingFailed } from './mailer.ts'
import { pauseLetters } from './pause-letters.ts'
import { addSendingJob } from './queue-letters.ts'
import { isTriedLongEnough, secondsUntilRetry } from './retry.ts'

/** A letter that someone is about to send. */
export interface LetterInHand<Kind extends LetterKind = LetterKind> {
  readonly id: number
  readonly kind: Kind
  readonly about: LetterAbout[Kind]
  readonly recipient: Email
  readonly messageId: string
  readonly queuedAt: Date
  readonly firstTriedAt: Date
  /** Counting the one that begins now. */
  readonly attempts: number
}

const longestError = 500

/** Counts an attempt that begins. Undefined when there is nothing to send: it was sent, or given up. */
export async function beginAttempt({ db, clock }: Marketplace, letterId: number): Promise<LetterInHand | undefined> {
  const row = await db
    .updateTable('letters')
    .set({
      attempts: sql`attempts + 1`,
      first_tried_at: sql`coalesce(first_tried_at, ${clock.now()})`,
    })
    .where('id', '=', letterId)
    .where('status', 'in', ['queued', 'failed'])
    .returning(['id', 'kind', 'about', 'recipient', 'message_id', 'queued_at', 'first_tried_at', 'attempts'])
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      kind: row.kind as LetterKind,
      about: row.about as LetterAbout[LetterKind],
      recipient: row.recipient as Email,
      messageId: row.message_id,
      queuedAt: row.queued_at,
      firstTriedAt: row.first_tried_at ?? clock.now(),
      attempts: row.attempts,
    }
  )
}

/**
 * Keeps what the letter says, for who wants to know what was sent or fails to be. An issue of the newsletter says the same
 * to everybody, and the issue itself is kept.
 */
export async function keepWords({ db }: Marketplace, { id, kind }: LetterInHand, words: KeptWords): Promise<void> {
  if (kind === 'newsletter-issue') return
  await db.updateTable('letters').set(words).where('id', '=', id).execute()
}

/** The letter has been taken. Also tells the others that the mail service takes letters again. */
export async function recordSent(marketplace: Marketplace, { id }: LetterInHand): Promise<void> {
  const { db, clock, mailer } = marketplace
  await db
    .updateTable('letters')
    .set({ status: 'sent', sent_at: clock.now(), last_error: null, carried_by: mailer.kind })
    .where('id', '=', id)
    .where('status', '<>', 'sent')
    .execute()
  await db.deleteFrom('letter_pause').where('ends_at', '<=', sql<Date>`now()`).execute()
}

/** Keeps why it did not go out, and either plans the next attempt or gives the letter up. */
export async function recordFailure(marketplace: Marketplace, letter: LetterInHand, error: unknown): Promise<void> {
  const reason = error instanceof SendingFailed ? error.reason : 'passing'
  const isOver = reason === 'final' || isTriedLongEnough(letter.firstTriedAt, marketplace.clock.now())
  await inTransaction(marketplace, async (marketplace) => {
    await marketplace.db
      .updateTable('letters')
      .set({ status: isOver ? 'given-up' : 'failed', last_error: wordsOf(error) })
      .where('id', '=', letter.id)
      .execute()
    const pause = reason === 'too-many' ? await pauseLetters(marketplace) : 0
    if (!isOver) await addSendingJob(marketplace, letter.id, Math.max(pause, secondsUntilRetry(letter.attempts)))
  })
}

/**
 * Nobody wants it any more: it is not sent, and not tried again. If the issue it belongs to goes on at this very moment,
 * it is sent after all.
 */
export async function recordWithdrawn(marketplace: Marketplace, { id, kind, about }: LetterInHand): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    const isWantedAgain =
      kind === 'newsletter-issue' && (await findIssueFor(marketplace, about as LetterAbout['newsletter-issue']))
    if (isWantedAgain) return addSendingJob(marketplace, id)
    await marketplace.db.updateTable('letters').set({ status: 'withdrawn' }).where('id', '=', id).execute()
  })
}

/** The program stops in the middle of it: whoever works next takes it at once. */
export async function handBack(marketplace: Marketplace, letter: LetterInHand): Promise<void> {
  await addSendingJob(marketplace, letter.id)
}

function wordsOf(error: unknown): string {
  const words = cleanLine(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  return Array.from(words).slice(0, longestError).join('') || 'no reason was given'
}
