import { Form, Link } from 'react-router'
import type { ModeratedReview } from '#domain/reviews/list-reviews-to-moderate.ts'
import { maxAnswerLength } from '#domain/reviews/review.ts'
import { type AnsweringSide, answeringSides } from '#domain/reviews/review-status.ts'
import { reviewsMessages } from '#page-messages/backoffice/reviews.ts'
import { ProductInShopLink } from '#web/backoffice/layout/product-in-shop-link.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { officeReviewPhotoPath } from '#web/paths/backoffice-message-paths.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { photoName } from '#web/review-photos/photo-name.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { RadioOption } from '#web/ui/radio-option.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

/** Characters. */
export const maxReviewNoteLength = 200

export type ReviewFormError = 'note' | 'answer' | 'long-note' | 'long-answer'

export type ShownReview = Omit<ModeratedReview, 'postedAt' | 'changedAt' | 'answer'> & {
  readonly postedAt: string
  /** Milliseconds since 1970. */
  readonly changedAt: number
  readonly answer?: { readonly text: string; readonly as: AnsweringSide }
}

interface ReviewCardProps {
  readonly review: ShownReview
  /** What was typed and refused. */
  readonly refused:
    | {
        readonly error?: ReviewFormError
        readonly note: string
        readonly answer: string
        readonly as: AnsweringSide
      }
    | undefined
}

/** A review with its photos, and the buttons that publish, hide and answer it. */
export function ReviewCard({ review, refused }: ReviewCardProps) {
  const { stars, body, authorName, productId, productName, orderId, orderNumber, status, photos, answer } = review
  return (
    <li className="panel p-4">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span role="img" aria-label={reviewsMessages.stars(stars)} className="text-clay">
          {'★'.repeat(stars)}
          <span className="text-ink/30">{'★'.repeat(5 - stars)}</span>
        </span>
        <b className="min-w-0 break-words">
          <bdi>{authorName || reviewsMessages.anonymous}</bdi>
        </b>
      </p>
      <p className="text-ink-soft text-sm">
        {review.isNew && <b className="text-clay">{reviewsMessages.isNew} · </b>}
        {review.postedAt}
      </p>
      {body !== '' && (
        <p dir="auto" className="mt-2 whitespace-pre-line break-words">
          {body}
        </p>
      )}
      {photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <li key={photo.name}>
              <a href={officeReviewPhotoPath(photoName(photo, 'large'))} target="_blank" rel="noreferrer">
                <img
                  src={officeReviewPhotoPath(photoName(photo, 'small'))}
                  alt={reviewsMessages.photo(index + 1)}
                  width={80}
                  height={80}
                  loading="lazy"
                  className="size-20 rounded-xl bg-sand object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
        <span className="text-ink-soft">
          {reviewsMessages.on}{' '}
          <ProductInShopLink productId={productId} name={productName} className="inline-flex min-h-11 items-center" />
        </span>
        <Link to={orderDetailsPath(orderId)} className="text-link">
          {reviewsMessages.order}&nbsp;
          <OrderNumbers in={orderNumber} />
        </Link>
      </p>
      {!review.isDelivered && <p className="text-clay text-sm">{reviewsMessages.notDelivered}</p>}
      {status === 'hidden' && review.note !== '' && (
        <p className="text-sm">
          <b>{reviewsMessages.note}</b> <span dir="auto">{review.note}</span>
        </p>
      )}
      {answer && (
        <p className="mt-2 border-sand-deep border-s-4 ps-3">
          <b className="block text-sm">{reviewsMessages.sidesFor(review.storeName)[answer.as]}</b>
          <span dir="auto" className="whitespace-pre-line break-words">
            {answer.text}
          </span>
        </p>
      )}
      <Form method="post" className="mt-2 flex flex-wrap gap-2">
        <ShownFields review={review} />
        {status !== 'published' && (
          <SubmitButton name="do" value="published" variant="secondary">
            {reviewsMessages.publish}
          </SubmitButton>
        )}
        {review.isNew && (
          <SubmitButton name="do" value="seen" variant="secondary">
            {reviewsMessages.seen}
          </SubmitButton>
        )}
      </Form>
      {!answer && <AnswerForm review={review} refused={refused} />}
      {status !== 'hidden' && <HideForm review={review} refused={refused} />}
    </li>
  )
}

/** What a decision is about: the review as it is shown. */
function ShownFields({ review: { id, status, changedAt } }: Pick<ReviewCardProps, 'review'>) {
  return (
    <>
      <input type="hidden" name="review" value={id} />
      <input type="hidden" name="status" value={status} />
      <input type="hidden" name="changedAt" value={changedAt} />
    </>
  )
}

function AnswerForm({ review, refused }: ReviewCardProps) {
  const names = reviewsMessages.sidesFor(review.storeName)
  const { error, answer, as = 'shop' } = refused ?? {}
  const isLong = error === 'long-answer'
  return (
    <Disclosure title={reviewsMessages.answer} isOpen={error === 'answer' || Boolean(answer)}>
      <Form method="post" noValidate className="space-y-3 pb-3">
        <ShownFields review={review} />
        <TextArea
          label={reviewsMessages.answerLabel}
          hint={reviewsMessages.answerOnce}
          name="answer"
          rows={3}
          maxLength={maxAnswerLength}
          required
          defaultValue={answer}
          error={
            isLong
              ? reviewsMessages.tooLong(maxAnswerLength)
              : error === 'answer'
                ? reviewsMessages.answerRequired
                : undefined
          }
        />
        <fieldset>
          <legend className="font-semibold text-sm">{reviewsMessages.as}</legend>
          {answeringSides.map((side) => (
            <RadioOption key={side} name="as" value={side} isChosen={side === as}>
              {names[side]}
            </RadioOption>
          ))}
        </fieldset>
        <SubmitButton name="do" value="answer">
          {reviewsMessages.send}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}

function HideForm({ review, refused }: ReviewCardProps) {
  const { error, note } = refused ?? {}
  const isLong = error === 'long-note'
  return (
    <Disclosure title={reviewsMessages.hide} isOpen={error === 'note' || Boolean(note)}>
      <Form method="post" noValidate className="space-y-3 pb-3">
        <ShownFields review={review} />
        <TextField
          label={reviewsMessages.note}
          hint={reviewsMessages.noteHint}
          name="note"
          maxLength={maxReviewNoteLength}
          required
          defaultValue={note}
          error={
            isLong
              ? reviewsMessages.tooLong(maxReviewNoteLength)
              : error === 'note'
                ? reviewsMessages.noteRequired
                : undefined
          }
        />
        <SubmitButton name="do" value="hidden" variant="outline">
          {reviewsMessages.hideNow}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}
