import { useEffect, useState } from 'react'
import { data, Form, redirect, useRevalidator, useSearchParams, useSubmit } from 'react-router'
import { getOwnCardPayment } from '#domain/card-payments/get-own-card-payment.ts'
import { noteReturn } from '#domain/card-payments/note-notification.ts'
import { payAtTheDoor } from '#domain/card-payments/pay-at-the-door.ts'
import { startOwnCardPayment } from '#domain/card-payments/start-card-payment.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { cardPaymentMessages as texts } from '#page-messages/card-payment.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { done } from '#web/http/done.ts'
import { revalidateAfterConflict } from '#web/http/revalidate-after-conflict.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import { afterPaymentPath, orderPath, paymentNotificationPath, payOrderPath } from '#web/paths/storefront-paths.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { storedLastOrder } from '#web/storefront/success/last-order-storage.ts'
import { formatPrice, formatShortMoment } from '#web/text/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/pay-page'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const customer = await catchNotFound(asCustomer(marketplaceIn(context), params.token))
  const isBack = new URL(request.url).searchParams.has('back')
  if (isBack) await noteReturn(customer)
  const payment = await getOwnCardPayment(customer)
  // Who has changed to the door and comes back from the gateway, or from another tab, is not lost.
  if (!payment) throw redirect(orderPath(params.token))
  const { until, ...shown } = payment
  return { ...shown, ...(until && { until: formatShortMoment(until) }), isAwaited: isBack && payment.isOpen }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const customer = await catchNotFound(asCustomer(marketplaceIn(context), params.token))
  const toOrder = () => redirect(orderPath(params.token), 303)
  if (textIn(await readForm(request), 'do') === 'at-the-door') {
    const { outcome } = await payAtTheDoor(customer)
    return outcome === 'changed' || outcome === 'not-by-card' ? toOrder() : data({ outcome }, { status: 409 })
  }
  const origin = publicUrlIn(context)
  const urls = { notifyUrl: origin + paymentNotificationPath(), returnUrl: origin + afterPaymentPath() }
  const started = await startOwnCardPayment(customer, urls)
  if (started.outcome === 'not-by-card') return toOrder()
  return started.outcome === 'started' ? done(started) : data(started, { status: 409 })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction())
}

export const shouldRevalidate = revalidateAfterConflict

/** What can be done about an order that is not paid here any more, or not yet. */
const whyNot = {
  ...{ 'too-late': texts.tooLate, 'called-first': texts.calledFirst, 'not-now': texts.notNow },
  ...{ 'not-by-card': texts.notNow, paid: texts.paid, unclear: texts.unclear },
  'to-refund': texts.toRefund,
} as const

/** From here a customer goes to the page of the payment gateway, and here sees whether the payment has arrived. */
export default function PayPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { number: orderNumber, payment, payability, owed, until, isAwaited, isOpen, mayPayAtDoor } = loaderData
  const { token } = params
  const payUrl = actionData && 'payUrl' in actionData ? actionData.payUrl : undefined
  const refusal = actionData && !payUrl ? actionData.outcome : undefined
  const isPaid = payability === 'paid'
  const isPayable = payability === 'payable'
  useEffect(() => {
    // After a payment the tab knows the order by this, also where it was not placed in it.
    storedLastOrder.change((order) =>
      order?.token === token ? order : { number: orderNumber, token, total: owed, payment },
    )
  }, [token, orderNumber, owed, payment])
  useEffect(() => {
    if (payUrl) location.assign(payUrl)
  }, [payUrl])
  useStartAtOnce(token, isPayable && !isOpen)
  const isStillAwaited = useAwaitedPayment(isAwaited && !isPaid)
  return (
    <div className="page max-w-xl min-h-[calc(100dvh-4.5rem)] py-10 sm:py-14">
      <PageHead title={texts.title(orderNumber)} description={texts.heading} canonical={payOrderPath('')} isUnlisted />
      <p className="text-ink-soft">
        <OrderNumbers in={texts.title(orderNumber)} />
      </p>
      <h1 className="mt-1 text-4xl sm:text-5xl">{isPaid ? texts.paidHeading : texts.heading}</h1>
      <LiveRegion className="mt-6 space-y-4">
        {isPaid && (
          <Notice tone="success" isStatic>
            {texts.paid}
          </Notice>
        )}
        {!isPaid && !isPayable && (
          <Notice tone="info" isStatic>
            {whyNot[payability]}
          </Notice>
        )}
        {refusal && refusal !== payability && (
          <Notice tone="error" isStatic>
            {refusalText(refusal)}
          </Notice>
        )}
        {isPayable && isStillAwaited && (
          <Notice tone="info" isStatic>
            {texts.checking}
          </Notice>
        )}
        {isPayable && isOpen && !isStillAwaited && (
          <Notice tone="info" isStatic>
            {texts.stillOpen}
          </Notice>
        )}
        {payUrl && (
          <Notice tone="info" isStatic>
            <a href={payUrl} rel="noreferrer" className="font-semibold underline">
              {texts.opening}
            </a>
          </Notice>
        )}
      </LiveRegion>
      {(isPayable || mayPayAtDoor) && !isStillAwaited && (
        <Form method="post" action={payOrderPath(token)} className="card mt-6 p-6">
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-ink-soft">{texts.amount}</span>
            <span className="font-semibold text-2xl tabular-nums">{formatPrice(owed)}</span>
          </p>
          {isPayable && (
            <>
              <p className="mt-3 flex gap-2 text-ink-soft text-sm">
                <Icon name="cash" className="mt-0.5 size-4 shrink-0" />
                {texts.text}
              </p>
              {until && <p className="mt-2 font-semibold text-sm">{texts.until(until)}</p>}
              <SubmitButton name="do" value="pay" className="mt-5 w-full">
                {texts.pay(formatPrice(owed))}
              </SubmitButton>
            </>
          )}
          {mayPayAtDoor && (
            <SubmitButton name="do" value="at-the-door" variant="outline" className="mt-3 w-full">
              {texts.atTheDoor}
            </SubmitButton>
          )}
        </Form>
      )}
      <p className="mt-6">
        <PageButton to={orderPath(token)} prefetch="none" variant={isPaid ? 'primary' : 'outline'} className="w-full">
          {texts.toOrder}
        </PageButton>
      </p>
    </div>
  )
}

/** Why nothing was started, of a refusal that its page does not show otherwise. */
function refusalText(refusal: string): string {
  if (refusal === 'being-started') return texts.beingStarted
  if (refusal === 'too-often') return texts.tooOften
  return refusal === 'confirmed' ? texts.confirmed : texts.unavailable
}

/** Right after the order its customer goes on to the gateway, without another tap. */
function useStartAtOnce(token: string, canStart: boolean): void {
  const [query] = useSearchParams()
  const submit = useSubmit()
  const isNow = query.has('now') && canStart
  useEffect(() => {
    // The address without `now` takes its place, so that going back does not start a payment again.
    if (isNow) void submit({ do: 'pay' }, { method: 'post', action: payOrderPath(token), replace: true })
  }, [isNow, token, submit])
}

const awaitedMilliseconds = 3000

/** Looks every few seconds whether the payment has arrived, for a while. Returns whether it still looks. */
function useAwaitedPayment(isAwaited: boolean): boolean {
  const { revalidate } = useRevalidator()
  const [looks, setLooks] = useState(0)
  const isLooking = isAwaited && looks < maxLooks
  useEffect(() => {
    if (!isLooking) return
    const timer = setTimeout(() => {
      setLooks(looks + 1)
      void revalidate()
    }, awaitedMilliseconds)
    return () => clearTimeout(timer)
  }, [isLooking, looks, revalidate])
  return isLooking
}

const maxLooks = 15
