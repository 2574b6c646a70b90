import { mayModerateReviews } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { AnsweringSide, ModeratedStatus } from './review-status.ts'

/** The version of a review that was shown to who decides about it. */
export interface ReviewVersion {
  readonly id: number
  readonly status: ModeratedStatus
  /** When its customer wrote it last. */
  readonly changedAt: Date
}

/** Why nothing was done: the customer has deleted the review, or it is no longer what was shown. */
export type StaleReview = 'gone' | 'changed-meanwhile'

/** Marks a review as seen by staff. */
export async function markReviewSeen(marketplace: Marketplace, shown: ReviewVersion): Promise<'seen' | StaleReview> {
  requireAllowed(mayModerateReviews(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const review = await lockReview(marketplace, shown.id)
    if (!review) return 'gone'
    if (isChanged(review, shown)) return 'changed-meanwhile'
    const seen = { seen_at: marketplace.clock.now() }
    await marketplace.db.updateTable('reviews').set(seen).where('id', '=', shown.id).execute()
    return 'seen'
  })
}

export interface Moderation {
  readonly status: ModeratedStatus
  /** Why it is hidden. */
  readonly note: string
}

/** `unchanged`: the text that was shown has this status already. */
export type ModerationOutcome = 'changed' | 'unchanged' | StaleReview

/** Publishes, hides or holds a review. */
export async function moderateReview(
  marketplace: Marketplace,
  shown: ReviewVersion,
  { status, note }: Moderation,
): Promise<ModerationOutcome> {
  requireAllowed(mayModerateReviews(marketplace.actor))
  const { id } = shown
  return inTransaction(marketplace, async (marketplace) => {
    const review = await lockReview(marketplace, id)
    if (!review) return 'gone'
    if (review.status === status && !isRewritten(review, shown)) return 'unchanged'
    if (isChanged(review, shown)) return 'changed-meanwhile'
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
export type AnswerOutcome = 'answered' | 'answered-already' | StaleReview

/** Answers a review, once, in the name of the shop or of the maker. */
export async function answerReview(
  marketplace: Marketplace,
  shown: ReviewVersion,
  answer: NewAnswer,
): Promise<AnswerOutcome> {
  requireAllowed(mayModerateReviews(marketplace.actor))
  const { id } = shown
  return inTransaction(marketplace, async (marketplace) => {
    const review = await lockReview(marketplace, id)
    if (!review) return 'gone'
    if (review.answer !== null) return 'answered-already'
    if (isChanged(review, shown)) return 'changed-meanwhile'
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

/** Returns the review, locked until the transaction ends; undefined when its customer has deleted it. */
export async function lockReview({ db }: Marketplace, id: number) {
  const review = await db
    .selectFrom('reviews')
    .select(['id', 'status', 'changed_at', 'author_name', 'body', 'note', 'answer', 'answered_as'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!review || review.status === 'withdrawn') return undefined
  const { status, changed_at: changedAt, ...rest } = review
  return { ...rest, status, changedAt }
}

function isChanged(review: ReviewVersion, shown: ReviewVersion): boolean {
  return review.status !== shown.status || isRewritten(review, shown)
}

function isRewritten(review: ReviewVersion, shown: ReviewVersion): boolean {
  return review.changedAt.getTime() !== shown.changedAt.getTime()
}
