import { data, Form } from 'react-router'
import { z } from 'zod'
import { lastReviewChange } from '#domain/reviews/last-review-change.ts'
import { listReviewsToModerate } from '#domain/reviews/list-reviews-to-moderate.ts'
import { answerReview, markReviewSeen, moderateReview } from '#domain/reviews/moderate-review.ts'
import { maxAnswerLength } from '#domain/reviews/review.ts'
import { answeringSides, moderatedStatuses } from '#domain/reviews/review-status.ts'
import { countCharacters } from '#domain/text.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { auditLogMessages } from '#page-messages/backoffice/audit-log.ts'
import { reviewsMessages } from '#page-messages/backoffice/reviews.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { readListQuery } from '#web/backoffice/layout/read-list-query.ts'
import { useFocusOnNextRow } from '#web/backoffice/layout/use-focus-on-next-row.ts'
import { useLastActionData } from '#web/backoffice/layout/use-last-action-data.ts'
import { known, paragraphs, plainLine, rawText, readFields, sentId } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { revalidateAfterConflict } from '#web/http/revalidate-after-conflict.ts'
import { formatMoment } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/reviews-page'
import { maxReviewNoteLength, ReviewCard, type ReviewFormError } from './review-card.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { part: status, ...place } = readListQuery(request, 'status', moderatedStatuses)
  const { rows, olderThan, newerThan } = await listReviewsToModerate(officeIn(context), { status, ...place })
  const reviews = rows.map(({ postedAt, changedAt, answer, ...review }) => ({
    ...review,
    postedAt: formatMoment(postedAt),
    changedAt: changedAt.getTime(),
    ...(answer && { answer: { text: answer.text, as: answer.as } }),
  }))
  return { status, olderThan, newerThan, reviews }
}

const reviewDecisions = [...moderatedStatuses, 'seen', 'answer', 'undo'] as const

/** Milliseconds since 1970. */
const moment = rawText.transform((sent) => new Date(/^\d{1,15}$/.test(sent) ? Number(sent) : 0))

const reviewDecisionForm = z.object({
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
function readReviewDecision(form: FormData) {
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

export async function action({ context, request }: Route.ActionArgs) {
  const decision = readReviewDecision(await readForm(request))
  if (!decision) return data(null, { status: 422 })
  const { shown, error, note, answer, as } = decision
  const { id } = shown
  const typed = { id, note, answer, as }
  if (error) return data({ ...typed, error }, { status: 422 })
  const office = officeIn(context)
  switch (decision.decision) {
    case 'seen': {
      const outcome = await markReviewSeen(office, shown)
      return outcome === 'seen' ? done({ id, outcome }) : data({ id, outcome }, { status: 409 })
    }
    case 'answer': {
      const outcome = await answerReview(office, shown, { text: answer, as })
      if (outcome !== 'answered') return data({ ...typed, outcome }, { status: 409 })
      return done({ id, outcome, undo: await lastReviewChange(office, id) })
    }
    case 'undo': {
      const outcome = decision.entry === undefined ? 'cannot' : await undoChange(office, decision.entry)
      return outcome === 'undone' ? done({ id, undone: outcome }) : data({ id, undone: outcome }, { status: 409 })
    }
    default: {
      const outcome = await moderateReview(office, shown, { status: decision.decision, note })
      if (outcome !== 'changed') return data({ ...typed, outcome }, { status: 409 })
      return done({ id, outcome: decision.decision, undo: await lastReviewChange(office, id) })
    }
  }
}

export const shouldRevalidate = revalidateAfterConflict

/** Reviews of customers by status: published, hidden with a reason, and answered. */
export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { status, reviews } = loaderData
  const result = useLastActionData(actionData)
  const { list, rememberRow } = useFocusOnNextRow<HTMLUListElement>(reviews)
  const undo = result && 'undo' in result ? result.undo : undefined
  const typed = result && 'answer' in result ? result : undefined
  const typedText = typed && (typed.answer || typed.note)
  return (
    <ListPage
      title={reviewsMessages.title}
      parts={{ parameter: 'status', all: moderatedStatuses, chosen: status, names: reviewsMessages.statuses }}
      tools={
        <>
          {result && 'outcome' in result && (
            <Notice tone={isRefused(result.outcome) ? 'error' : 'success'}>
              {reviewsMessages.outcomes[result.outcome]}
              {typedText && reviews.every(({ id }) => id !== typed.id) && (
                <span dir="auto" className="mt-1 block whitespace-pre-line break-words">
                  {typedText}
                </span>
              )}
              {undo !== undefined && (
                <Form method="post" className="inline">
                  <input type="hidden" name="review" value={result.id} />
                  <input type="hidden" name="entry" value={undo} />
                  <SubmitButton name="do" value="undo" variant="quiet" className="ms-2">
                    {reviewsMessages.undo}
                  </SubmitButton>
                </Form>
              )}
            </Notice>
          )}
          {result && 'undone' in result && (
            <Notice tone={result.undone === 'undone' ? 'success' : 'error'}>
              {auditLogMessages.outcomes[result.undone]}
            </Notice>
          )}
        </>
      }
      rows={reviews}
      empty={reviewsMessages.none[status]}
      place={loaderData}
    >
      <ul ref={list} onSubmit={rememberRow} className="space-y-3">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} refused={typed?.id === review.id ? typed : undefined} />
        ))}
      </ul>
    </ListPage>
  )
}

function isRefused(outcome: string): boolean {
  return ['unchanged', 'answered-already', 'gone', 'changed-meanwhile'].includes(outcome)
}
