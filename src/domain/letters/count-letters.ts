import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { MailerKind } from './mailer.ts'

/** How the letters of the shop fare. Each count goes as far as one more than `mostLetters`. */
export interface LetterTroubles {
  /** Nobody tries them any more. */
  readonly givenUp: number
  /** Tried in vain, and tried again by themselves. */
  readonly failing: number
  /** Still to be tried for the first time. */
  readonly waiting: number
  /** Why the last of those that fail did; absent when none does. */
  readonly lastError?: string
  readonly mailer: MailerKind
}

export const mostLetters = 1000

export async function countLetters(marketplace: Marketplace): Promise<LetterTroubles> {
  requireOperator(marketplace, 'staff')
  const { db, mailer } = marketplace
  const inStatus = (status: 'given-up' | 'failed' | 'queued') =>
    db
      .selectFrom(
        db
          .selectFrom('letters')
          .select('id')
          .where('status', '=', status)
          .limit(mostLetters + 1)
          .as('found'),
      )
      .select(({ fn }) => fn.countAll<number>().as('count'))
  const { lastError, ...counts } = await db
    .selectNoFrom([
      inStatus('given-up').$asScalar().as('givenUp'),
      inStatus('failed').$asScalar().as('failing'),
      inStatus('queued').$asScalar().as('waiting'),
      db
        .selectFrom('letters')
        .select('last_error')
        .where('status', 'in', ['failed', 'given-up'])
        .orderBy('id', 'desc')
        .limit(1)
        .$asScalar()
        .as('lastError'),
    ])
    .executeTakeFirstOrThrow()
  return {
    givenUp: counts.givenUp ?? 0,
    failing: counts.failing ?? 0,
    waiting: counts.waiting ?? 0,
    ...(lastError && { lastError }),
    mailer: mailer.kind,
  }
}
