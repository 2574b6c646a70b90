import { useRef } from 'react'
import { data, Form } from 'react-router'
import type { PictureRefusal } from '#domain/catalog/pictures/picture-decoder.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { getPrivateOrder } from '#domain/orders/get-private-order.ts'
import { canReview, isChangeable, listOwnReviews, type OwnReview } from '#domain/reviews/list-own-reviews.ts'
import { maxReviewLength, maxReviewPhotos } from '#domain/reviews/review.ts'
import { consumePhotoLimit, drawReviewPhotos } from '#domain/reviews/review-photos.ts'
import { withdrawOwnReview, writeReview } from '#domain/reviews/write-review.ts'
import { photoRefused, pictureRefusals } from '#page-messages/picture-refusals.ts'
import { reviewFormMessages as texts } from '#page-messages/review-form.ts'
import { textIn } from '#web/forms/read-form.ts'
import { readPhotoForm } from '#web/forms/read-photo-form.ts'
import { useFocusOnRefusal } from '#web/forms/use-focus-on-refusal.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { done } from '#web/http/done.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { ownReviewPath, ownReviewPhotoPath } from '#web/paths/review-paths.ts'
import { orderPath } from '#web/paths/storefront-paths.ts'
import { photoName } from '#web/review-photos/photo-name.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { LocalText } from '#web/text/local-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/own-review-page'
import {
  maxReviewFormBytes,
  type ReviewErrors,
  readOwnReview,
  readReviewPhotos,
  type TypedReview,
} from './own-review-form.ts'
import { maxPhotoMegabytes, maxReviewNameLength } from './own-review-limits.ts'
import { toReviewLink } from './own-review-link.ts'
import OwnReviewLinks from './own-review-links.tsx'
import { Stars } from './stars.tsx'

type Outcome = Exclude<keyof typeof texts.outcomes, 'rate-limited' | 'unreachable'> | PictureRefusal

interface ReviewResult {
  readonly outcome: Outcome
  readonly typed?: TypedReview
  readonly errors?: ReviewErrors
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const customer = await catchNotFound(asCustomer(marketplaceIn(context), params.token))
  const [{ number }, lines] = await Promise.all([getPrivateOrder(customer), listOwnReviews(customer)])
  const position =
    readLine(request) ?? lines.find((line) => line.review === undefined && canReview(line))?.position ?? 0
  const own = lines.find((line) => line.position === position)
  return {
    number,
    own: own && {
      ...{ position, name: own.line.name, language: own.line.languages?.name, isOfOwnStore: own.isOfOwnStore },
      ...(own.review && { review: own.review, isSettled: !isChangeable(own.review) }),
    },
    others: lines.filter((line) => line.position !== position && canReview(line)).map(toReviewLink),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const customer = await catchNotFound(asCustomer(marketplaceIn(context), params.token))
  const position = readLine(request) ?? 0
  // Before the photos are read: a stranger cannot send any.
  const own = (await listOwnReviews(customer)).find((line) => line.position === position)
  const { form, isWhole } = await readPhotoForm(request, maxReviewFormBytes, customer.actor)
  if (!own) return refuse({ outcome: 'not-delivered' }, 409)
  if (!isWhole) return refuse({ outcome: 'too-heavy', typed: readOwnReview(form).typed }, 413)
  if (textIn(form, 'do') === 'delete')
    return catchRateLimited(
      withdrawOwnReview(customer, position).then(() => done<ReviewResult>({ outcome: 'deleted' })),
    )
  const { typed, errors, words } = readOwnReview(form)
  if (Object.keys(errors).length > 0) return refuse({ outcome: 'invalid', typed, errors }, 422)
  const photos = await readReviewPhotos(form, typed.keep)
  if ('refusal' in photos) return refuse({ outcome: photos.refusal, typed }, 422)
  return catchRateLimited(sendReview(), { typed })

  async function sendReview() {
    if ('refusal' in photos) throw new Error('The photos were refused')
    await consumePhotoLimit(customer, photos.files.length)
    const drawn = await drawReviewPhotos(customer, photos.files)
    if (drawn.outcome === 'refused') return refuse({ outcome: drawn.reason, typed }, 422)
    const written = { position, ...words, keptPhotos: typed.keep, photos: drawn.photos }
    const { outcome } = await writeReview(customer, written)
    const isWritten = outcome === 'held' || outcome === 'shown'
    if (isWritten) return done<ReviewResult>({ outcome })
    return refuse({ outcome, typed }, outcome === 'own-store' ? 422 : 409)
  }
}

function refuse(result: ReviewResult, status: number) {
  return data<ReviewResult>(result, { status })
}

function readLine({ url }: Request): number | undefined {
  const line = new URL(url).searchParams.get('line') ?? ''
  return /^\d{1,4}$/.test(line) ? Number(line) : undefined
}

/** Passes on the Retry-After header of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction())
}

const doneOutcomes: readonly string[] = ['held', 'shown', 'deleted']

/** What the customer of a private link says of a delivered piece. */
export default function OwnReviewPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { number, own, others } = loaderData
  const { token } = params
  const isDone = actionData !== undefined && doneOutcomes.includes(actionData.outcome)
  const page = useRef<HTMLDivElement>(null)
  useFocusOnRefusal(page, actionData)
  return (
    <div ref={page} className="page max-w-2xl py-10 sm:py-14">
      <PageHead title={texts.title(number)} description={texts.description} canonical={ownReviewPath('')} isUnlisted />
      <PageLink to={orderPath(token)} className="text-link">
        {texts.back}
      </PageLink>
      <h1 className="mt-2 text-4xl">{texts.heading}</h1>
      {own && (
        <p className="mt-1 text-lg">
          <LocalText text={own.name} language={own.language} />
        </p>
      )}
      {actionData && (
        <Notice tone={isDone ? 'success' : 'error'} className="mt-6">
          {outcomeText(actionData.outcome)}
        </Notice>
      )}
      {!own && !actionData && (
        <Notice tone="info" className="mt-6">
          {texts.outcomes['not-delivered']}
        </Notice>
      )}
      {own?.review && <OwnReviewCard review={own.review} />}
      {own?.isOfOwnStore && !actionData && (
        <Notice tone="info" className="mt-6">
          {texts.outcomes['own-store']}
        </Notice>
      )}
      {own && !own.isOfOwnStore && !own.isSettled && !(isDone && actionData.outcome !== 'deleted') && (
        <ReviewForm
          // With a new key once something was recorded, so that the form shows what is stored.
          key={JSON.stringify(own.review ?? '')}
          token={token}
          review={own.review}
          result={actionData && 'typed' in actionData ? actionData : undefined}
        />
      )}
      {own?.review && own.review.status !== 'hidden' && <DeleteForm />}
      {others.length > 0 && (
        <div className="mt-8">
          <OwnReviewLinks token={token} links={others} />
        </div>
      )}
    </div>
  )
}

function outcomeText(outcome: Outcome | 'rate-limited' | 'unreachable'): string {
  return outcome in texts.outcomes
    ? texts.outcomes[outcome as keyof typeof texts.outcomes]
    : photoRefused(pictureRefusals[outcome as PictureRefusal])
}

function OwnReviewCard({ review: { stars, status, answer } }: { review: OwnReview }) {
  return (
    <p className="mt-6 rounded-card bg-sand/60 px-5 py-4">
      <Stars stars={stars} className="me-2" />
      {texts.states[status]}
      {answer !== undefined && (
        <>
          {' '}
          {texts.answered}
          <span dir="auto" className="mt-2 block border-sand-deep border-s-4 ps-3">
            {answer}
          </span>
        </>
      )}
    </p>
  )
}

interface ReviewFormProps {
  readonly token: string
  readonly review: OwnReview | undefined
  readonly result: { readonly typed?: TypedReview; readonly errors?: ReviewErrors } | undefined
}

const starValues = [5, 4, 3, 2, 1] as const

function ReviewForm({ token, review, result }: ReviewFormProps) {
  const photos = review?.photos ?? []
  const stored = { stars: String(review?.stars ?? ''), body: review?.body, name: review?.authorName }
  const typed = result?.typed ?? { ...stored, keep: photos.map((photo) => photo.name) }
  const { stars, body, name } = result?.errors ?? {}
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="card mt-6 space-y-5 p-6">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot be invalid */}
      <fieldset role="radiogroup" aria-invalid={stars ? true : undefined} aria-describedby={stars && 'stars-error'}>
        <legend className="font-semibold text-sm">{texts.stars}</legend>
        {starValues.map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="stars"
              value={value}
              required
              defaultChecked={typed.stars === String(value)}
              className="size-5 shrink-0 accent-door"
            />
            <span aria-hidden="true" className="w-24 shrink-0 text-clay">
              {'★'.repeat(value)}
            </span>
            {texts.starNames[value]}
          </label>
        ))}
        {stars && (
          <p id="stars-error" className="mt-1 font-medium text-clay text-sm">
            {texts.errors[stars]}
          </p>
        )}
      </fieldset>
      <TextArea
        label={texts.body}
        hint={texts.optional}
        name="body"
        maxLength={maxReviewLength}
        defaultValue={typed.body}
        error={body && texts.errors[body]}
      />
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        name="name"
        autoComplete="nickname"
        maxLength={maxReviewNameLength}
        defaultValue={typed.name}
        error={name && texts.errors[name]}
      />
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo, index) => (
            <li key={photo.name}>
              <label className="block">
                <img
                  src={ownReviewPhotoPath(token, photoName(photo, 'small'))}
                  alt=""
                  className="size-24 rounded-xl bg-sand object-cover"
                />
                <span className="flex min-h-11 items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    name="keep"
                    value={photo.name}
                    defaultChecked={typed.keep.includes(photo.name)}
                    className="size-5 accent-door"
                  />
                  {texts.keepPhoto(index + 1)}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={texts.photos}
        hint={texts.photosHint(maxReviewPhotos, maxPhotoMegabytes)}
        name="photo"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
      />
      <p className="text-ink-soft text-sm">{texts.rule}</p>
      <SubmitButton name="do" value="send">
        {texts.send}
      </SubmitButton>
    </Form>
  )
}

function DeleteForm() {
  return (
    <details className="mt-6">
      <summary className="flex min-h-11 items-center font-semibold text-clay">{texts.delete}</summary>
      <Form method="post" encType="multipart/form-data" className="pb-4">
        <p className="mb-3">{texts.deleteText}</p>
        <Button type="submit" name="do" value="delete" variant="outline">
          {texts.deleteSure}
        </Button>
      </Form>
    </details>
  )
}
