import { mayManageEmails } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { MailerKind } from './mailer.ts'

/** How many emails are not sent yet. Each count stops at one more than `maxCountedEmails`. */
export interface UnsentEmails {
  /** Not retried any more. */
  readonly failedPermanently: number
  /** Waiting for an operator to release or drop them. */
  readonly held: number
  /** Failed, and retried automatically. */
  readonly failing: number
  /** Not tried yet. */
  readonly waiting: number
  /** The error of the newest email that failed; absent when none did. */
  readonly lastError?: string
  readonly mailer: MailerKind
}

export const maxCountedEmails = 1000

export async function countEmails(marketplace: Marketplace): Promise<UnsentEmails> {
  requireAllowed(mayManageEmails(marketplace.actor))
  const { db, mailer } = marketplace
  const inStatus = (status: 'given-up' | 'held' | 'failed' | 'queued') =>
    db
      .selectFrom(
        db
          .selectFrom('emails')
          .select('id')
          .where('status', '=', status)
          .limit(maxCountedEmails + 1)
          .as('found'),
      )
      .select(({ fn }) => fn.countAll<number>().as('count'))
  const { lastError, ...counts } = await db
    .selectNoFrom([
      inStatus('given-up').$asScalar().as('failedPermanently'),
      inStatus('held').$asScalar().as('held'),
      inStatus('failed').$asScalar().as('failing'),
      inStatus('queued').$asScalar().as('waiting'),
      db
        .selectFrom('emails')
        .select('last_error')
        .where('status', 'in', ['failed', 'given-up'])
        .orderBy('id', 'desc')
        .limit(1)
        .$asScalar()
        .as('lastError'),
    ])
    .executeTakeFirstOrThrow()
  return {
    failedPermanently: counts.failedPermanently ?? 0,
    held: counts.held ?? 0,
    failing: counts.failing ?? 0,
    waiting: counts.waiting ?? 0,
    ...(lastError && { lastError }),
    mailer: mailer.kind,
  }
}
