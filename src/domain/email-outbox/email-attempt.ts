import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { cutText } from '#domain/cut-text.ts'
import type { EmailKind, EmailPayload, StoredEmailText } from '#domain/email.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { queueJob } from '#domain/events/queue-job.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { cleanLine } from '#domain/text.ts'
import { isRetryPeriodOver, secondsUntilRetry } from './email-retry.ts'
import { countTypedEmail } from './hold-email.ts'
import { SendingFailed } from './mailer.ts'
import { pauseSending } from './sending-pause.ts'

/** An email of the outbox that is being sent now. */
export interface EmailAttempt<Kind extends EmailKind = EmailKind> {
  readonly id: number
  readonly kind: Kind
  readonly payload: EmailPayload[Kind]
  readonly recipient: EmailAddress
  readonly messageId: string
  readonly queuedAt: Date
  readonly firstTriedAt: Date
  /** The number of attempts, including the one that begins now. */
  readonly attempts: number
}

const maxErrorLength = 500

/** An email that begins to be sent, one that has to wait still, or undefined for one that is never sent. */
type EmailAttemptStart = EmailAttempt | { readonly secondsUntilDue: number } | undefined

/**
 * Counts a new attempt and returns the email, or how long it has to wait; undefined when it was sent, failed
 * permanently, was withdrawn or is held. Before its first attempt an email to an address that a visitor typed is
 * counted against the limits, and held beyond them.
 */
export async function beginEmailAttempt(marketplace: Marketplace, emailId: number): Promise<EmailAttemptStart> {
  requireAllowed(isSystem(marketplace.actor))
  // One moment for all questions: an email that became due between two of them would be neither sent nor queued again.
  const now = marketplace.clock.now()
  const attempt = await countAttempt(marketplace, emailId, now)
  if (attempt) return attempt
  if (await countTypedEmail(marketplace, emailId)) return countAttempt(marketplace, emailId, now)
  return findWait(marketplace, emailId, now)
}

async function findWait({ db }: Marketplace, emailId: number, now: Date) {
  const email = await db
    .selectFrom('emails')
    .select('not_before')
    .where('id', '=', emailId)
    .where('status', 'in', ['queued', 'failed'])
    .where('not_before', '>', now)
    .executeTakeFirst()
  return email?.not_before ? { secondsUntilDue: (email.not_before.getTime() - now.getTime()) / 1000 } : undefined
}

async function countAttempt({ db }: Marketplace, emailId: number, now: Date): Promise<EmailAttempt | undefined> {
  const row = await db
    .updateTable('emails')
    .set({
      attempts: sql`attempts + 1`,
      first_tried_at: sql`coalesce(first_tried_at, ${now})`,
    })
    .where('id', '=', emailId)
    .where('status', 'in', ['queued', 'failed'])
    .where('network_key', 'is', null)
    .where((is) => is.or([is('not_before', 'is', null), is('not_before', '<=', now)]))
    .returning(['id', 'kind', 'about', 'recipient', 'message_id', 'queued_at', 'first_tried_at', 'attempts'])
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      kind: row.kind,
      payload: row.about,
      recipient: row.recipient,
      messageId: row.message_id,
      queuedAt: row.queued_at,
      firstTriedAt: row.first_tried_at ?? now,
      attempts: row.attempts,
    }
  )
}

/**
 * Stores the plain text of the email, so that staff can read what was sent or is failing. The text of a newsletter
 * issue is stored once, with the issue.
 */
export async function storeEmailText(
  { actor, db }: Marketplace,
  { id, kind }: EmailAttempt,
  text: StoredEmailText,
): Promise<void> {
  requireAllowed(isSystem(actor))
  if (kind === 'newsletter-issue') return
  // An email that was withdrawn meanwhile keeps no text: its recipient may have had their data erased.
  await db.updateTable('emails').set(text).where('id', '=', id).where('status', '<>', 'withdrawn').execute()
}

/**
 * Records that the mail service accepted the email, and ends a pause of sending that is over: the next one is short
 * again.
 */
export async function recordEmailSent(marketplace: Marketplace, { id }: EmailAttempt): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const { db, clock, mailer } = marketplace
  await db
    .updateTable('emails')
    .set({ status: 'sent', sent_at: clock.now(), last_error: null, carried_by: mailer.kind })
    .where('id', '=', id)
    .where('status', '<>', 'sent')
    .execute()
  await db.deleteFrom('email_pause').where('ends_at', '<=', sql<Date>`now()`).execute()
}

/** Stores the error, and either schedules the next attempt or marks the email as failed permanently. */
export async function recordEmailFailure(marketplace: Marketplace, email: EmailAttempt, error: unknown): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const reason = error instanceof SendingFailed ? error.reason : 'temporary'
  const isOver = reason === 'permanent' || isRetryPeriodOver(email.firstTriedAt, marketplace.clock.now())
  await inTransaction(marketplace, async (marketplace) => {
    await marketplace.db
      .updateTable('emails')
      .set({ status: isOver ? 'given-up' : 'failed', last_error: errorText(error) })
      .where('id', '=', email.id)
      .where('status', '<>', 'withdrawn')
      .execute()
    const pause = reason === 'rate-limited' ? await pauseSending(marketplace) : 0
    if (!isOver)
      await queueJob(
        marketplace,
        'send-email',
        { emailId: email.id },
        Math.max(pause, secondsUntilRetry(email.attempts)),
      )
  })
}

/**
 * Marks an email as withdrawn: it is neither sent nor retried. `isWantedAgain` runs in the same transaction; if it
 * returns true, because the newsletter issue was resumed meanwhile, the email is queued again instead.
 */
export async function recordEmailWithdrawn(
  marketplace: Marketplace,
  { id }: EmailAttempt,
  isWantedAgain: (marketplace: Marketplace) => Promise<boolean>,
): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    if (await isWantedAgain(marketplace)) return queueJob(marketplace, 'send-email', { emailId: id })
    await marketplace.db.updateTable('emails').set({ status: 'withdrawn' }).where('id', '=', id).execute()
  })
}

/** Queues the email again because the worker stops during the attempt; another worker sends it at once. */
export async function requeueEmail(marketplace: Marketplace, email: EmailAttempt): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  await queueJob(marketplace, 'send-email', { emailId: email.id })
}

function errorText(error: unknown): string {
  const text = cleanLine(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  return cutText(text, maxErrorLength) || 'no reason was given'
}
