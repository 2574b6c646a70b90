import { z } from 'zod'
import { maxAnswerLength } from '#domain/reviews/review.ts'
import { answeringSides, moderatedStatuses } from '#domain/reviews/review-status.ts'
import { countCharacters } from '#domain/text.ts'
import { known, paragraphs, plainLine, rawText, readFields, sentId } from '#web/forms/form-fields.ts'
import { maxReviewNoteLength, type ReviewFormError } from './review-decision-limits.ts'

export const reviewDecisions = [...moderatedStatuses, 'seen', 'answer', 'undo'] as const

/** Milliseconds since 1970. */
const moment = rawText.transform((sent) => new Date(/^\d{1,15}$/.test(sent) ? Number(sent) : 0))

export const reviewDecisionForm = z.object({
  do: known(reviewDecisions),
  review: sentId,
  status: known(moderatedStatuses),
  changedAt: moment,
  note: plainLine,
  answer: paragraphs,
  as: known(answeringSides),
  /** The change to undo. */
  entry: sentId,
})

/** Reads a decision about a review, and what is wrong with it; undefined when no known button was pressed. */
export function readReviewDecision(form: FormData) {
  const read = readFields(reviewDecisionForm, form)
  const { do: decision, review: id, status = 'held', changedAt, note, answer, as = 'shop', entry } = read
  if (decision === undefined || id === undefined) return undefined
  const typed = { decision, note, answer, as, entry }
  return { ...typed, shown: { id, status, changedAt }, error: errorOf(typed) }
}

interface TypedDecision {
  readonly decision: string
  readonly note: string
  readonly answer: string
}

function errorOf({ decision, note, answer }: TypedDecision): ReviewFormError | undefined {
  if (decision === 'hidden' && note === '') return 'note'
  if (decision === 'hidden' && countCharacters(note) > maxReviewNoteLength) return 'long-note'
  if (decision === 'answer' && answer === '') return 'answer'
  if (decision === 'answer' && countCharacters(answer) > maxAnswerLength) return 'long-answer'
  return undefined
}
