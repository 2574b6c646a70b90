import { z } from 'zod'
import { maxAnswerLength } from '#domain/reviews/review.ts'
import { answeringSides, moderatedStatuses } from '#domain/reviews/review-status.ts'
import { countCharacters } from '#domain/text.ts'
import { known, paragraphs, plainLine, rawText, readFields } from '#web/forms/form-fields.ts'
import { maxReviewNoteLength, type ReviewFormError } from './review-decision-limits.ts'

export const reviewDecisions = [...moderatedStatuses, 'seen', 'answer', 'undo'] as const

export const reviewDecisionForm = z.object({
  do: known(reviewDecisions),
  review: rawText.transform((sent) => (/^[1-9]\d{0,14}$/.test(sent) ? Number(sent) : undefined)),
  note: plainLine,
  answer: paragraphs,
  as: known(answeringSides),
  /** The change to undo. */
  entry: rawText.transform((sent) => (/^[1-9]\d{0,14}$/.test(sent) ? Number(sent) : undefined)),
})

/** Reads a decision about a review, and what is wrong with it; undefined when no known button was pressed. */
export function readReviewDecision(form: FormData) {
  const { do: decision, review: id, note, answer, as = 'shop', entry } = readFields(reviewDecisionForm, form)
  if (decision === undefined || id === undefined) return undefined
  const typed = { id, decision, note, answer, as, entry }
  return { ...typed, error: errorOf(typed) }
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
