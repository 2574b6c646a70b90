import { mayModerateReviews } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { AnsweringSide, ModeratedStatus } from './review-status.ts'

/** Marks reviews as seen by staff and returns how many were new. */
export async function markReviewsSeen(marketplace: Marketplace, ids: readonly number[]): Promise<number> {
  requireAllowed(mayModerateReviews(marketplace.actor))
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await marketplace.db
    .updateTable('reviews')
    .set({ seen_at: marketplace.clock.now() })
    .where('id', 'in', ids)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export interface Moderation {
  readonly status: ModeratedStatus
  /** Why it is hidden. */
  readonly note: string
}

/** `unchanged`: it has this status already, or its customer has deleted it. */
export type ModerationOutcome = 'changed' | 'unchanged'

/** Publishes, hides or holds a review. */
export async function moderateReview(
  marketplace: Marketplace,
  id: number,
  { status, note }: Moderation,
): Promise<ModerationOutcome> {
  requireAllowed(mayModerateReviews(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const review = await lockReview(marketplace, id)
    if (!review || review.status === 'withdrawn' || review.status === status) return 'unchanged'
    const [keptNote, seen] = [status === 'hidden' ? note : '', marketplace.clock.now()]
    await marketplace.db
      .updateTable('reviews')
      .set({ status, note: keptNote, seen_at: seen })
      .where('id', '=', id)
      .execute()
    const words = { author: review.author_name, text: review.body }
    await recordAudit(marketplace, {
      ...{ entity: 'review', id, action: status },
      before: { status: review.status, ...words, note: review.note },
      after: { status, ...words, note: keptNote },
    })
    return 'changed'
  })
}

export interface NewAnswer {
  readonly text: string
  readonly as: AnsweringSide
}

/** `answered-already`: a review has one answer. */
export type AnswerOutcome = 'answered' | 'answered-already' | 'gone'

/** Answers a review, once, in the name of the shop or of the maker. */
export async function answerReview(marketplace: Marketplace, id: number, answer: NewAnswer): Promise<AnswerOutcome> {
  requireAllowed(mayModerateReviews(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const review = await lockReview(marketplace, id)
    if (!review || review.status === 'withdrawn') return 'gone'
    if (review.answer !== null) return 'answered-already'
    const { text, as } = answer
    const now = marketplace.clock.now()
    await marketplace.db
      .updateTable('reviews')
      .set({ answer: text, answered_as: as, answered_at: now, seen_at: now })
      .where('id', '=', id)
      .execute()
    await recordAudit(marketplace, { entity: 'review', id, action: 'answered', after: { reply: text, answeredAs: as } })
    return 'answered'
  })
}

/** Takes an answer back, unless it is another by now. Returns whether it did. */
export async function removeAnswer(marketplace: Marketplace, id: number, text: string): Promise<boolean> {
  requireAllowed(mayModerateReviews(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const review = await lockReview(marketplace, id)
    if (!review || review.answer !== text || review.answered_as === null) return false
    await marketplace.db
      .updateTable('reviews')
      .set({ answer: null, answered_as: null, answered_at: null })
      .where('id', '=', id)
      .execute()
    const before = { reply: text, answeredAs: review.answered_as }
    await recordAudit(marketplace, { entity: 'review', id, action: 'answer removed', before })
    return true
  })
}

function lockReview({ db }: Marketplace, id: number) {
  return db
    .selectFrom('reviews')
    .select(['id', 'status', 'author_name', 'body', 'note', 'answer', 'answered_as'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
