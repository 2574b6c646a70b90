import { useEffect, useRef } from 'react'
import { data, Form, redirect } from 'react-router'
import type { PictureRefusal } from '#domain/catalog/pictures/picture-decoder.ts'
import { endedWithoutSale } from '#domain/order-status.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { choicesOf } from '#domain/orders/order.ts'
import { markOwnReturnSent } from '#domain/returns/advance-return.ts'
import { askReturn } from '#domain/returns/ask-return.ts'
import { getOwnReturnOptions } from '#domain/returns/get-own-return-options.ts'
import {
  maxReturnNoteLength,
  type ReturnableLine,
  type ReturnRequest,
  returnWishes,
} from '#domain/returns/order-return.ts'
import { listOwnReturns } from '#domain/returns/own-returns.ts'
import { isPast } from '#domain/returns/return-deadlines.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { orderReturnMessages as texts } from '#page-messages/order-returns.ts'
import { photoRefused, pictureRefusals } from '#page-messages/picture-refusals.ts'
import { maxVisitorFormBytes, textIn } from '#web/forms/read-form.ts'
import { chosenPhotos, readPhotoForm, readPhotos } from '#web/forms/read-photo-form.ts'
import { useFocusOnRefusal } from '#web/forms/use-focus-on-refusal.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { readId } from '#web/http/parse-id.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { marketplaceIn } from '#web/page-context.ts'
import { orderReturnsPath, ownReturnPhotoPath, returnPaperPath } from '#web/paths/order-return-paths.ts'
import { orderPath } from '#web/paths/storefront-paths.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { formatDate, formatMoment, formatPrice, listSeparator } from '#web/text/format.ts'
import { SentenceWith } from '#web/text/sentence-with.tsx'
import { SelectField, TextArea } from '#web/ui/field.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageButton, PageLink } from '#web/ui/page-link.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/return-page'
import { OrderDisclosure } from './order-disclosure.tsx'
import { maxReturnFormBytes, type ReturnKind, readReturnRequest, reasonsOf, returnKinds } from './own-return-form.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const customer = await catchNotFound(asCustomer(marketplaceIn(context), params.token))
  const { deadlines, ...options } = await getOwnReturnOptions(customer)
  const now = customer.clock.now()
  const deadline = (kind: ReturnKind) => {
    const day = deadlines?.[kind]
    return day && { on: formatDate(startOfDay(day)), isOver: isPast(day, now) }
  }
  const done = new URL(request.url).searchParams.get('done')
  return {
    ...options,
    isOver: endedWithoutSale(options.status),
    deadlines: { exchange: deadline('exchange'), withdrawal: deadline('withdrawal'), damage: deadline('damage') },
    returns: (await listOwnReturns(customer)).map((returned) => ({
      ...returned,
      steps: returned.steps.map(({ status, at }) => ({ status, on: formatMoment(at) })),
      askedOn: formatMoment(returned.askedAt),
    })),
    done: done === 'asked' || done === 'sent' ? done : undefined,
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const customer = await catchNotFound(asCustomer(marketplaceIn(context), params.token))
  const { deadlines } = await getOwnReturnOptions(customer)
  // Only whoever may still report damage can send something large.
  const mayReport = deadlines !== undefined && !isPast(deadlines.damage, customer.clock.now())
  const maxBytes = mayReport ? maxReturnFormBytes : maxVisitorFormBytes
  const { form, isWhole } = await readPhotoForm(request, maxBytes, customer.actor)
  if (!isWhole)
    return data({ outcome: 'too-large', kind: 'damage', typed: readReturnRequest('damage', form) } as const, {
      status: 413,
    })
  const wanted = textIn(form, 'do')
  if (wanted === 'sent') {
    const { outcome } = await catchNotFound(markOwnReturnSent(customer, readId(textIn(form, 'return')) ?? 0))
    if (outcome === 'taken') return redirect(`${orderReturnsPath(params.token)}?done=sent`)
    return data({ outcome, kind: undefined, typed: undefined } as const, { status: 409 })
  }
  const kind = returnKinds.find((known) => known === wanted)
  if (!kind) throw data(null, { status: 400 })
  const wish = readReturnRequest(kind, form)
  const files = kind === 'damage' ? await readPhotos(chosenPhotos(form, 'photos')) : []
  const sent = { kind, typed: wish }
  return catchRateLimited(
    askReturn(customer, wish, files).then((result) => {
      if (result.outcome === 'asked') return redirect(`${orderReturnsPath(params.token)}?done=asked`)
      const until = result.outcome === 'too-late' ? formatDate(startOfDay(result.until)) : ''
      const outcome = result.outcome === 'photo-refused' ? result.reason : result.outcome
      return data({ outcome, until, ...sent } as const, { status: 422 })
    }),
    sent,
  )
}

/** Passes on the Retry-After header of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction())
}

type ReturnPageData = Route.ComponentProps['loaderData']
type OwnResult = Route.ComponentProps['actionData']

/** The returns of an order for its customer: how they stand, and the forms for what is still possible. */
export default function ReturnPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { number, status, isOver, lines, returns, done } = loaderData
  const { token } = params
  const left = lines.filter((line) => line.left > 0)
  const page = useRef<HTMLDivElement>(null)
  useFocusOnRefusal(page, actionData)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that was sent is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something is recorded
  useEffect(() => {
    if (done) heading.current?.focus({ preventScroll: true })
  }, [done, returns])
  return (
    <div ref={page} className="page max-w-2xl py-10 sm:py-14">
      <PageHead title={texts.title(number)} description={texts.linkText} canonical={orderPath('')} isUnlisted />
      <PageLink to={orderPath(token)} className="text-link">
        {texts.back}
      </PageLink>
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-3xl outline-none sm:text-4xl">
        <SentenceWith sentence={texts.title} parts={[<OrderNumbers key="number" in={number} />]} />
      </h1>
      {actionData && (
        <Notice tone="error" className="mt-6">
          {refusalText(actionData)}
        </Notice>
      )}
      <LiveRegion className="not-empty:mt-6">
        {!actionData && done && (
          <Notice tone="success" isStatic>
            {done === 'asked' ? texts.asked : texts.sentNoted}
          </Notice>
        )}
      </LiveRegion>
      <div className="mt-6 space-y-6">
        {returns.length > 0 && (
          <section aria-labelledby="returns" className="space-y-4">
            <h2 id="returns" className="text-2xl">
              {texts.yours}
            </h2>
            {returns.map((returned) => (
              <OwnReturnCard key={returned.id} returned={returned} token={token} />
            ))}
          </section>
        )}
        {status !== 'delivered' && <p>{isOver ? texts.over : texts.notDelivered}</p>}
        {status === 'delivered' && left.length === 0 && <p>{texts.nothingLeft}</p>}
        {status === 'delivered' &&
          left.length > 0 &&
          returnKinds.map((kind) => (
            <AskForm
              // With a new key once a return is recorded: its form is closed and empty again.
              key={`${kind} ${returns.length}`}
              kind={kind}
              page={loaderData}
              lines={left}
              result={actionData && 'kind' in actionData && actionData.kind === kind ? actionData : undefined}
            />
          ))}
      </div>
    </div>
  )
}

function refusalText(result: NonNullable<OwnResult>): string {
  const { outcomes } = texts
  if (result.outcome === 'too-late') return outcomes['too-late']('until' in result ? result.until : '')
  if (result.outcome in pictureRefusals) return photoRefused(pictureRefusals[result.outcome as PictureRefusal])
  return result.outcome in outcomes ? outcomes[result.outcome as 'no-such-pieces'] : outcomes['not-possible']
}

function OwnReturnCard({ returned, token }: { returned: ReturnPageData['returns'][number]; token: string }) {
  const { id, number, status, reason, wish, settlement } = returned
  return (
    <article className="card p-6">
      <p className="text-ink-soft tabular-nums">
        <OrderNumbers in={number} />
      </p>
      <h3 className="text-xl">{texts.states[status]}</h3>
      {returned.refusal && (
        <p className="wrap-anywhere mt-2">
          <bdi>{returned.refusal}</bdi>
        </p>
      )}
      {status === 'refused' && <p className="mt-2">{texts.refusedText}</p>}
      {settlement === 'exchange' && returned.exchangeNumber && (
        <p className="mt-2">
          <OrderNumbers in={texts.settled.exchange(returned.exchangeNumber)} />
        </p>
      )}
      {settlement === 'refund' && returned.refunded !== undefined && returned.refunded > 0 && (
        <p className="mt-2">{texts.settled.refund(formatPrice(returned.refunded))}</p>
      )}
      {settlement === 'repaired' && <p className="mt-2">{texts.settled.repaired}</p>}
      <ul className="mt-3">
        {returned.lines.map((line) => (
          <li key={line.position} className="wrap-anywhere">
            {line.quantity} × <bdi>{[line.name, ...choicesOf(line)].join(listSeparator)}</bdi>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">
        {texts.reasons[reason]} · {texts.wishes[wish]}
      </p>
      <ol className="mt-3 space-y-1 border-sand-deep border-s-2 ps-4">
        <li>
          {texts.states.asked} <span className="block text-ink-soft">{returned.askedOn}</span>
        </li>
        {returned.steps.map((step) => (
          <li key={step.status}>
            {texts.states[step.status]} <span className="block text-ink-soft">{step.on}</span>
          </li>
        ))}
      </ol>
      {returned.photoIds.length > 0 && (
        <ul className="mt-4 grid grid-cols-4 gap-2">
          {returned.photoIds.map((photoId, index) => (
            <li key={photoId}>
              <img
                src={ownReturnPhotoPath(token, photoId)}
                alt={texts.photo(index + 1)}
                className="aspect-square w-full rounded-lg object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 grid gap-3">
        {status === 'agreed' && (
          <>
            <PageButton to={returnPaperPath(token, id, 'slip')}>{texts.slip}</PageButton>
            <Form method="post">
              <input type="hidden" name="return" value={id} />
              <SubmitButton name="do" value="sent" variant="secondary" className="w-full">
                {texts.sent}
              </SubmitButton>
            </Form>
          </>
        )}
        <PageLink to={returnPaperPath(token, id, 'confirmation')} className="text-link">
          {texts.confirmation}
        </PageLink>
      </div>
    </article>
  )
}

interface AskFormProps {
  readonly kind: ReturnKind
  readonly page: ReturnPageData
  readonly lines: readonly ReturnableLine[]
  readonly result: { readonly typed: ReturnRequest | undefined } | undefined
}

/** One form, open while it was refused; too late, it says what can be done instead. */
function AskForm({ kind, page, lines, result }: AskFormProps) {
  const deadline = page.deadlines[kind]
  const { heading, send } = texts[kind]
  const text =
    kind === 'withdrawal' ? texts.withdrawal.text(page.rules.withdrawalDays, page.rules.refundDays) : texts[kind].text
  if (!deadline || deadline.isOver)
    return (
      <OrderDisclosure heading={heading}>
        <p className="pb-5">{texts[kind].late(deadline?.on ?? '')}</p>
      </OrderDisclosure>
    )
  const reasons = reasonsOf[kind]
  const typed = result?.typed
  const piecesOf = (line: ReturnableLine) =>
    typed?.pieces.find(({ position }) => position === line.position)?.quantity ?? 0
  return (
    <OrderDisclosure heading={heading} isOpen={result !== undefined}>
      <Form
        method="post"
        encType={kind === 'damage' ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
        className="space-y-4 pb-5"
      >
        <p>
          {text} <strong>{texts.until(deadline.on)}</strong>
        </p>
        <fieldset className="space-y-3">
          <legend className="font-semibold">{texts.which}</legend>
          {lines.map((line) => (
            <SelectField
              key={line.position}
              label={texts.howMany([line.name, ...choicesOf(line)].join(listSeparator), line.left)}
              name={`pieces-${line.position}`}
              defaultValue={String(typed ? piecesOf(line) : lines.length === 1 ? 1 : 0)}
              choices={Array.from({ length: Math.min(line.left, 50) + 1 }, (_, count) => ({
                value: String(count),
                name: count === 0 ? texts.none : String(count),
              }))}
            />
          ))}
        </fieldset>
        {reasons.length > 1 && (
          <SelectField
            label={texts.why}
            name="reason"
            defaultValue={typed?.reason}
            choices={reasons.map((value) => ({ value, name: texts.reasons[value] }))}
          />
        )}
        {kind === 'damage' && (
          <SelectField
            label={texts.wish}
            name="wish"
            defaultValue={typed?.wish}
            choices={returnWishes.map((value) => ({ value, name: texts.wishes[value] }))}
          />
        )}
        <TextArea label={texts.note} name="note" rows={3} maxLength={maxReturnNoteLength} defaultValue={typed?.note} />
        {kind === 'damage' && (
          // Behind all other fields, which are read also when the photos are too large.
          <label className="block">
            <span className="font-semibold">{texts.damage.photos}</span>
            <input
              type="file"
              name="photos"
              accept="image/jpeg,image/png,image/webp"
              multiple
              className="mt-1 block min-h-11 w-full rounded-xl bg-sand/40 p-3 file:me-3"
            />
          </label>
        )}
        <SubmitButton name="do" value={kind} variant="secondary" className="w-full">
          {send}
        </SubmitButton>
      </Form>
    </OrderDisclosure>
  )
}
