import { data, Form, redirect } from 'react-router'
import { getOwnCardPayment } from '#domain/card-payments/get-own-card-payment.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import { customerMayCancel, isUnconfirmed, releasedStatus } from '#domain/order-status.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { callTimes } from '#domain/orders/customer-requests/call-times.ts'
import { comeAgainDays } from '#domain/orders/customer-requests/come-again.ts'
import type { Prepared } from '#domain/orders/delivery/promised-time.ts'
import { getPrivateOrder, type PrivateOrder } from '#domain/orders/get-private-order.ts'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { reviveOwnOrder } from '#domain/orders/holds/revive-own-order.ts'
import { isReleasedUnpaid } from '#domain/orders/payments/payment.ts'
import { cancelOwnOrder } from '#domain/orders/status/cancel-own-order.ts'
import { isPaidOnline } from '#domain/payment-method.ts'
import { sendOwnDataLink } from '#domain/personal-data/data-link.ts'
import { eraseOwnOrder } from '#domain/personal-data/erase-person.ts'
import { listOwnReturns, type OwnReturn } from '#domain/returns/own-returns.ts'
import { canReview, listOwnReviews } from '#domain/reviews/list-own-reviews.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { checkoutMessages as checkout } from '#page-messages/checkout.ts'
import { dataTermMessages } from '#page-messages/data-term.ts'
import { orderMessages as texts } from '#page-messages/order.ts'
import { orderReturnMessages } from '#page-messages/order-returns.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { done } from '#web/http/done.ts'
import { revalidateAfterConflict } from '#web/http/revalidate-after-conflict.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { marketplaceIn } from '#web/page-context.ts'
import { erasedDataPath, orderDataFilePath, orderPath, payOrderPath } from '#web/paths/storefront-paths.ts'
import { TermList, termsOfSale } from '#web/storefront/checkout/order-terms.tsx'
import { toReviewLink } from '#web/storefront/reviews/own-review-link.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { formatMoment, formatNearDay } from '#web/text/format.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import type { Route } from './+types/order-page'
import { expectedDeliveryTexts } from './expected-delivery-texts.ts'
import { OrderDisclosure } from './order-disclosure.tsx'
import { type HistoryRequest, orderHistory, requestHistory } from './order-history.ts'
import { doOrderRequest, orderRequestActions, typedInRequest } from './order-request-action.ts'
import { OrderStatusCard } from './order-status-card.tsx'
import { OrderedPieces } from './ordered-pieces.tsx'

const ActionNotice = lazyPart(() => import('./action-notice.tsx'))
const OrderData = lazyPart(() => import('./order-data.tsx'))
const ReturnLink = lazyPart(() => import('./return-link.tsx'))
const OwnReviewLinks = lazyPart(() => import('#web/storefront/reviews/own-review-links.tsx'))
const OrderRequests = lazyPart(() => import('./order-requests.tsx'))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const customer = await catchNotFound(asCustomer(marketplaceIn(context), params.token))
  const [order, reviews, returns, { value: days }] = await inSnapshot(customer, (customer) =>
    // Queries of one tick share a round trip.
    Promise.all([
      getPrivateOrder(customer),
      listOwnReviews(customer),
      listOwnReturns(customer),
      getSetting(customer, closedDaysSetting),
    ]),
  )
  const card = isPaidOnline(order.payment) ? await getOwnCardPayment(customer) : undefined
  const now = customer.clock.now()
  const isNew = new URL(request.url).searchParams.has('new')
  return {
    order,
    isNew,
    isPayable: card?.payability === 'payable',
    isUnpaid: isReleasedUnpaid(order),
    reviews: reviews.filter(canReview).map(toReviewLink),
    history: orderHistory(order),
    expected: expectedDeliveryTexts(order, now),
    requests: [...requestHistory(order.requests), ...returnHistory(returns)],
    callTimes: callTimes(now, days).map((time) => ({ value: time.toISOString(), name: formatMoment(time) })),
    comeAgainDays: comeAgainDays(now, days).map((day) => ({ value: day, name: formatNearDay(startOfDay(day)) })),
  }
}

/**
 * The steps of returns for the history of their order, in words. Made on the server: its page sends only the result.
 */
function returnHistory(returns: readonly OwnReturn[]): HistoryRequest[] {
  return returns.flatMap(({ number, isByCustomer, askedAt, steps }) => {
    const all = [...(isByCustomer ? [{ status: 'asked' as const, at: askedAt }] : []), ...steps]
    return all.map(({ status, at }) => ({
      text: orderReturnMessages.timeline(number) + orderReturnMessages.states[status],
      ...{ at, on: formatMoment(at) },
    }))
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const customer = await catchNotFound(asCustomer(marketplaceIn(context), params.token))
  const form = await readForm(request)
  const wanted = textIn(form, 'do')
  const asked = orderRequestActions.find((known) => known === wanted)
  if (asked)
    return catchRateLimited(doOrderRequest(customer, asked, form), { of: asked, ...typedInRequest(asked, form) })
  if (wanted === 'erase-data') {
    const { outcome } = await eraseOwnOrder(customer)
    return outcome === 'erased' ? redirect(erasedDataPath()) : data({ outcome }, { status: 409 })
  }
  if (wanted === 'send-data-link') return done({ outcome: await sendOwnDataLink(customer) })
  if (wanted === 'revive') {
    return catchRateLimited(
      reviveOwnOrder(customer).then((result) =>
        result.outcome === 'revived' ? done(result) : data(result, { status: 409 }),
      ),
    )
  }
  if (wanted !== 'cancel') throw data(null, { status: 400 })
  const result = await cancelOwnOrder(customer)
  return result.outcome === 'cancelled' ? done(result) : data(result, { status: 409 })
}

/** Passes on the Retry-After header of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction())
}

/** The order has changed since it was shown where a cancellation is refused. */
export const shouldRevalidate = revalidateAfterConflict

/**
 * The private page of an order: anyone with its link sees the status, may cancel it in time and revive it once
 * released.
 */
export default function OrderPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { order, isNew, reviews, history, expected, requests, callTimes, comeAgainDays, isPayable, isUnpaid } =
    loaderData
  const result = actionData && 'of' in actionData ? actionData : undefined
  const { token } = params
  const { status, isConfirmedByLink } = order
  return (
    <div className="page max-w-5xl py-10 sm:py-14">
      <PageHead
        title={texts.title(order.number)}
        description={texts.description}
        canonical={orderPath('')}
        isUnlisted
      />
      <p className="text-ink-soft">{texts.heading}</p>
      <h1 className="mt-1 select-all text-4xl tabular-nums sm:text-5xl">
        <OrderNumbers in={order.number} />
      </h1>
      {isNew && isUnconfirmed(order.status) && !order.isConfirmedByLink && (
        <Notice tone="success" className="mt-6">
          {(order.status === 'requested' ? texts.requested : texts.placed)(order.maskedPhone)}
        </Notice>
      )}
      {actionData && <ActionNotice result={actionData} order={order} />}
      <div className="mt-8 grid gap-6 lg:grid-cols-2 lg:items-start">
        <div className="space-y-6">
          <OrderStatusCard {...{ status, isUnpaid, isConfirmedByLink, history, expected, requests }} />
          {reviews.length > 0 && <OwnReviewLinks token={token} links={reviews} />}
          {isPayable && <PayOrder token={token} />}
          {order.status === releasedStatus && <ReviveOrder />}
          {order.status === 'delivered' && <ReturnLink token={token} />}
          {/* With a new key once a request is recorded: its form is closed and empty again. */}
          <OrderRequests key={requests.length} status={order.status} {...{ callTimes, comeAgainDays, result }} />
          {customerMayCancel(order.status) && <CancelOrder />}
          <DeliveryCard order={order} />
          <OrderData fileUrl={orderDataFilePath(token)} />
        </div>
        <OrderedPieces order={order} />
      </div>
      <AllTerms exchangeDays={order.exchangeDays} lines={order.lines} />
      <p className="mt-6 text-ink-soft text-sm">{texts.keepLink}</p>
    </div>
  )
}

interface AllTermsProps {
  readonly exchangeDays: number
  readonly lines: readonly Prepared[]
}

/** The terms of sale that were agreed, and the use of personal data. */
function AllTerms({ exchangeDays, lines }: AllTermsProps) {
  const terms = [
    ...termsOfSale({ ...useSaleTerms(), exchangeDays }, lines),
    { icon: 'person', text: dataTermMessages.text } as const,
  ]
  return (
    <section aria-labelledby="order-terms" className="mt-10 rounded-card bg-sand/60 p-6">
      <h2 id="order-terms" className="text-2xl">
        {checkout.terms}
      </h2>
      <TermList terms={terms} className="mt-4 space-y-3" />
    </section>
  )
}

/** The way to the page from which it is paid by card. */
function PayOrder({ token }: { token: string }) {
  return (
    <section aria-labelledby="pay" className="card p-6 print:hidden">
      <h2 id="pay" className="text-2xl">
        {texts.pay}
      </h2>
      <p className="mt-2">{texts.payText}</p>
      <PageButton to={payOrderPath(token)} prefetch="none" className="mt-4 w-full sm:w-auto">
        {texts.payNow}
      </PageButton>
    </section>
  )
}

/** The button to cancel the order. */
function CancelOrder() {
  return (
    <OrderDisclosure heading={texts.cancel} className="text-clay">
      <p>{texts.cancelText}</p>
      <Form method="post" className="py-4">
        <SubmitButton name="do" value="cancel" variant="outline">
          {texts.cancelSure}
        </SubmitButton>
      </Form>
    </OrderDisclosure>
  )
}

/** Recipient and address, masked because the link may be forwarded. */
function DeliveryCard({ order }: { order: PrivateOrder }) {
  const facts = [
    { name: texts.phone, value: <span dir="ltr">{order.maskedPhone}</span> },
    { name: texts.address, value: <bdi>{order.maskedAddress}</bdi> },
    { name: texts.city, value: <bdi>{order.city}</bdi> },
    { name: texts.payment, value: texts.paymentMethods[order.payment] },
    ...(order.hasCustomerNote ? [{ name: texts.note, value: texts.hiddenNote }] : []),
    ...(order.hasGiftNote ? [{ name: texts.giftNote, value: texts.hiddenNote }] : []),
  ]
  return (
    <section aria-labelledby="order-delivery" className="card p-6">
      <h2 id="order-delivery" className="text-2xl">
        {texts.delivery}
      </h2>
      <dl className="mt-4 space-y-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-end font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-soft text-sm">{texts.masked}</p>
    </section>
  )
}

/** The button that takes up a released order again; works without script. */
function ReviveOrder() {
  return (
    <section aria-labelledby="revive" className="card p-6 print:hidden">
      <h2 id="revive" className="text-2xl">
        {texts.revive}
      </h2>
      <p className="mt-2">{texts.reviveText}</p>
      <Form method="post" className="mt-4">
        <SubmitButton name="do" value="revive" className="w-full sm:w-auto">
          {texts.reviveSure}
        </SubmitButton>
      </Form>
    </section>
  )
}
