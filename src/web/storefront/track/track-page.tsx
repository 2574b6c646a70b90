import { useEffect, useRef } from 'react'
import { data, Form } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderProgress } from '#domain/orders/order-progress.ts'
import { isReleasedUnpaid } from '#domain/orders/payments/payment.ts'
import type { OrderClaim } from '#domain/orders/tracking/order-claim.ts'
import { resendOrderLink } from '#domain/orders/tracking/resend-order-link.ts'
import { trackOrder } from '#domain/orders/tracking/track-order.ts'
import { formatPhone } from '#domain/phone.ts'
import { formMessages } from '#page-messages/forms.ts'
import { orderMessages } from '#page-messages/order.ts'
import { trackMessages as texts } from '#page-messages/track.ts'
import type { Errors, Typed } from '#web/forms/form.ts'
import { readForm } from '#web/forms/read-form.ts'
import { useFocusOnRefusal } from '#web/forms/use-focus-on-refusal.ts'
import { catchRateLimited, type RateLimitedResult } from '#web/http/catch-rate-limited.ts'
import { catchUnreachable, type Unreachable } from '#web/http/catch-unreachable.ts'
import { doneIf } from '#web/http/done.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { marketplaceIn } from '#web/page-context.ts'
import { trackPath } from '#web/paths/storefront-paths.ts'
import { PhoneLink } from '#web/storefront/components/phone-link.tsx'
import { expectedDeliveryTexts } from '#web/storefront/order/expected-delivery-texts.ts'
import { type HistoryStep, orderHistory } from '#web/storefront/order/order-history.ts'
import { OrderStatusCard } from '#web/storefront/order/order-status-card.tsx'
import { OrderedPieces } from '#web/storefront/order/ordered-pieces.tsx'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { Route } from './+types/track-page'
import { trackErrors } from './track-errors.ts'
import { maxTypedLength, sendLinkAction, trackFields } from './track-fields.ts'
import { readTrackForm, type trackForm } from './track-form.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const { typed, wantsLink, ...reading } = readTrackForm(await readForm(request))
  if (reading.outcome === 'invalid') return data<TrackResult>({ ...reading, typed }, { status: 422 })
  const marketplace = marketplaceIn(context)
  const answer = wantsLink ? sendLink(marketplace, reading.value) : findOrder(marketplace, reading.value)
  return catchRateLimited(
    answer.then((result) =>
      data(doneIf<TrackResult>(result.outcome === 'link-sent', { ...result, typed }), {
        status: result.outcome === 'not-found' ? 404 : 200,
      }),
    ),
    { typed },
  )
}

/** An order without anything of its customer. */
type TrackedOrder = Pick<OrderProgress, 'number' | 'status' | 'isConfirmedByLink' | 'lines' | 'totals'> & {
  readonly isUnpaid: boolean
  readonly history: readonly HistoryStep[]
  /** When it is expected and who brings it, in words. */
  readonly expected: readonly string[]
}

/** The result of the form. The server returns what was typed with every result, for a page without script. */
type TrackResult = { readonly typed: Typed<typeof trackForm> } & (
  | { readonly outcome: 'found'; readonly order: TrackedOrder }
  | { readonly outcome: 'not-found' | 'link-sent' }
  | { readonly outcome: 'invalid'; readonly fieldErrors: Errors<typeof trackForm> }
  | RateLimitedResult
)

type ShownTrackResult = TrackResult | Unreachable

async function sendLink(marketplace: Marketplace, claim: OrderClaim) {
  await resendOrderLink(marketplace, claim)
  return { outcome: 'link-sent' } as const
}

/** The page gets only what it shows. */
async function findOrder(marketplace: Marketplace, claim: OrderClaim) {
  const found = await trackOrder(marketplace, claim)
  if (!found) return { outcome: 'not-found' } as const
  const { number, status, isConfirmedByLink, lines, totals } = found
  const expected = expectedDeliveryTexts(found, marketplace.clock.now())
  const order = {
    number,
    status,
    isUnpaid: isReleasedUnpaid(found),
    isConfirmedByLink,
    lines,
    totals,
    expected,
    history: orderHistory(found),
  }
  return { outcome: 'found', order } as const
}

/** Passes on the Retry-After header of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction())
}

/**
 * Where a customer without the private link finds an order by its number and phone. The result is shown in the response
 * of the form, so that no address has them.
 */
export default function TrackPage({ actionData: result }: Route.ComponentProps) {
  return (
    <div className="page max-w-5xl py-10 sm:py-14">
      <PageHead title={texts.title} description={texts.description} isUnlisted />
      {result?.outcome === 'found' ? (
        <FoundOrder order={result.order} typed={result.typed} />
      ) : (
        <div className="mx-auto max-w-xl">
          <h1 className="text-4xl sm:text-5xl">{texts.title}</h1>
          <p className="mt-4 text-ink-soft text-lg">{texts.text}</p>
          <ClaimForm result={result} />
          <p className="mt-8 flex flex-wrap items-center gap-x-3">
            {texts.noNumber} <PhoneLink />
          </p>
        </div>
      )}
    </div>
  )
}

/** How far an order is, without anything of its customer and without anything that changes it. */
function FoundOrder({ order, typed }: { order: TrackedOrder; typed: Typed<typeof trackForm> }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { status, isUnpaid, isConfirmedByLink, history, expected } = order
  return (
    <>
      <p className="text-ink-soft">{orderMessages.heading}</p>
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-1 scroll-mt-28 select-all text-4xl tabular-nums outline-none sm:text-5xl"
      >
        <OrderNumbers in={order.number} />
      </h1>
      <div className="mt-8 grid gap-6 lg:grid-cols-2 lg:items-start">
        <div className="space-y-6">
          <OrderStatusCard {...{ status, isUnpaid, isConfirmedByLink, history, expected }} />
          <PrivatePage typed={typed} />
        </div>
        <OrderedPieces order={order} />
      </div>
      <PageButton to={trackPath()} variant="quiet" className="mt-6">
        {texts.another}
      </PageButton>
    </>
  )
}

function PrivatePage({ typed }: { typed: Typed<typeof trackForm> }) {
  return (
    <section aria-labelledby="private-page" className="card p-6 print:hidden">
      <h2 id="private-page" className="text-2xl">
        {texts.privatePage}
      </h2>
      <p className="mt-2">{texts.privatePageText}</p>
      <Form method="post" action={trackPath()} className="mt-4">
        <input type="hidden" name={trackFields.number} value={typed.number} />
        <input type="hidden" name={trackFields.phone} value={typed.phone} />
        <SubmitButton name={trackFields.action} value={sendLinkAction} variant="outline">
          {texts.sendLink}
        </SubmitButton>
      </Form>
    </section>
  )
}

/** Shows no order. */
const exampleNumber = 'H-7K3M-92QX'

/** The form with the number and the phone of an order, and the result of the last try. Works without script. */
function ClaimForm({ result }: { result: ShownTrackResult | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, result?.outcome === 'invalid' ? result : undefined)
  const typed = result && 'typed' in result ? result.typed : undefined
  const errorOf = (field: keyof Typed<typeof trackForm>) => {
    const error = result?.outcome === 'invalid' ? result.fieldErrors[field] : undefined
    return error && trackErrors[error]
  }
  return (
    <Form ref={form} method="post" action={trackPath()} className="card mt-8 grid gap-5 p-6">
      <ResultNotice result={result} />
      <TextField
        label={texts.number}
        name={trackFields.number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={maxTypedLength}
        defaultValue={typed?.number}
        hint={<OrderNumbers in={texts.numberHint(exampleNumber)} />}
        error={errorOf('number')}
      />
      <TextField
        label={texts.phone}
        name={trackFields.phone}
        type="tel"
        autoComplete="tel"
        required
        maxLength={maxTypedLength}
        defaultValue={typed?.phone}
        error={errorOf('phone')}
      />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <SubmitButton>{texts.show}</SubmitButton>
        <SubmitButton name={trackFields.action} value={sendLinkAction} variant="outline">
          {texts.sendLink}
        </SubmitButton>
      </div>
    </Form>
  )
}

/** What became of a try that shows no order. Takes the focus, but not from a wrong field. */
function ResultNotice({ result }: { result: ShownTrackResult | undefined }) {
  const phone = formatPhone(useShopProfile().phone)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every result takes the focus, also a repeated one
  useEffect(() => box.current?.focus(), [result])
  const text = result && textOf(result, phone)
  if (text === undefined) return null
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-28 outline-none">
      <Notice tone={result?.outcome === 'link-sent' ? 'info' : 'error'}>{text}</Notice>
    </div>
  )
}

function textOf(result: ShownTrackResult, phone: string): string | undefined {
  switch (result.outcome) {
    case 'not-found':
      return texts.notFound(phone)
    case 'link-sent':
      return texts.linkSent(phone)
    case 'rate-limited':
      return texts.tooMany(Math.ceil(result.retryAfterSeconds / 60), phone)
    case 'unreachable':
      return formMessages.unreachable
    default:
      return undefined
  }
}
