import { useEffect, useRef } from 'react'
import { Form, Link, useRevalidator } from 'react-router'
import { directionOf } from '#domain/locale.ts'
import type { Claim } from '#domain/orders/calls/claim-order.ts'
import { formatPhone } from '#domain/phone.ts'
import { callsMessages } from '#page-messages/backoffice/calls.ts'
import { customerTextsMessages } from '#page-messages/backoffice/customer-texts.ts'
import { punctuationMessages } from '#page-messages/backoffice/layout.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { paymentsMessages } from '#page-messages/backoffice/payments.ts'
import { BlockNotice } from '#web/backoffice/customers/block-notice.tsx'
import { CustomerLanguage } from '#web/backoffice/layout/customer-language.tsx'
import { CustomerNotes } from '#web/backoffice/orders/customer-notes.tsx'
import { CustomerRequests } from '#web/backoffice/orders/customer-requests.tsx'
import { DuplicatesNotice } from '#web/backoffice/orders/duplicates/duplicates-notice.tsx'
import { OrderLines } from '#web/backoffice/orders/lines/order-lines.tsx'
import { PaymentBadge } from '#web/backoffice/orders/payment-badge.tsx'
import { RequestNotice } from '#web/backoffice/orders/request-notice.tsx'
import { CustomerTexts } from '#web/backoffice/orders/texts/customer-texts.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { callsPath, customersPath, orderDetailsPath, releaseClaimPath } from '#web/paths/backoffice-order-paths.ts'
import { listSeparator } from '#web/text/format.ts'
import { governorateBeside } from '#web/text/governorates.ts'
import { ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { CallOutcomes } from './call-outcomes.tsx'
import type { CallActionResult, DisplayedCall } from './displayed-call.ts'

interface CallCardProps {
  readonly card: DisplayedCall
  readonly claim: Claim
  readonly skipped: readonly number[]
  readonly actionResult: CallActionResult
  /** Whether the call of the previous card was just recorded. */
  readonly isNext: boolean
}

/**
 * The order to call, and the forms to record the outcome. While another operator has the claim, the forms are hidden,
 * so that nothing typed is lost.
 */
export function CallCard({ card, claim, skipped, actionResult, isNext }: CallCardProps) {
  const { names } = customerTextsMessages
  const { details, unansweredCalls: unansweredCallsText } = ordersMessages
  const shownIfMine = claim.isMine ? 'contents' : 'hidden'
  useRenewedClaim(card.id, claim)
  const name = useFocusOnMount<HTMLHeadingElement>(isNext)
  const { customer, delivery } = card
  const { address, city, governorate } = delivery
  const region = governorate ? governorateBeside(city, governorate) : orderNamesMessages.unknownGovernorate
  return (
    <>
      {!claim.isMine && <TakeOverNotice id={card.id} by={claim.by} skipped={skipped} />}
      <article className="panel mt-4 p-4 sm:p-6">
        <div className="flex items-start justify-between gap-3">
          <h2 ref={name} tabIndex={-1} className="wrap-anywhere text-2xl">
            <bdi>{customer.name}</bdi>
          </h2>
          <Link to={orderDetailsPath(card.id)} className="text-link -my-1.5 shrink-0 text-sm tabular-nums">
            <OrderNumbers in={card.number} />
          </Link>
        </div>
        <p className="text-ink-soft text-sm">
          {card.placedOn} · <PaymentBadge order={card} />
          {card.unansweredCalls > 0 && <b className="text-clay"> · {unansweredCallsText(card.unansweredCalls)}</b>}
        </p>
        <CustomerLanguage locale={card.locale} className="text-sm" />
        {card.needsNoCall && <p className="font-semibold text-olive-deep">{paymentsMessages.noCall}</p>}
        <RequestNotice order={card} />
        <BlockNotice phone={customer.phone} block={card.block} />
        <DuplicatesNotice orderId={card.id} duplicates={card.duplicates} />
        <CustomerRequests order={card} />
        <CustomerNotes notes={card} className="mt-3 border-saffron border-s-4 ps-3" />
        {card.notes.length > 0 && (
          <section aria-label={details.notes} className="mt-3 space-y-2 border-clay border-s-4 ps-3">
            {card.notes.map(({ body, by, on }) => (
              <div key={`${on} ${body}`}>
                <p className="wrap-anywhere whitespace-pre-line">
                  <bdi>{body}</bdi>
                </p>
                <p className="text-ink-soft text-sm">{orderNamesMessages.by(by, on)}</p>
              </div>
            ))}
          </section>
        )}
        <div className={shownIfMine}>
          <a href={`tel:${customer.phone}`} className={buttonClass('secondary', 'mt-4 w-full text-xl tabular-nums')}>
            <Icon name="phone" />
            <span className="sr-only">{callsMessages.call}</span> <bdi dir="ltr">{formatPhone(customer.phone)}</bdi>
          </a>
          {card.callScript && (
            <Disclosure title={names['call-script']} isSmall>
              <p
                lang={card.locale}
                dir={directionOf(card.locale)}
                className="whitespace-pre-line border-sand-deep border-s-2 ps-3"
              >
                {card.callScript}
              </p>
            </Disclosure>
          )}
          <CustomerTexts order={card} />
        </div>
        <div className="mt-4">
          <OrderLines lines={card.lines} totals={card.totals} source={card.source} />
        </div>
        <p className="wrap-anywhere mt-4 flex gap-2">
          <Icon name="pin" className="mt-0.5 size-5 text-ink-soft" />
          <span>
            <bdi>{address}</bdi>
            {listSeparator}
            <bdi>{city}</bdi>
            {region && <span className="text-ink-soft"> ({region})</span>}
          </span>
        </p>
        <p className="mt-2 flex gap-2">
          <Icon name="person" className="mt-0.5 size-5 text-ink-soft" />
          {card.earlier.count === 0 ? (
            details.noEarlier
          ) : (
            <Link
              to={customersPath({ phone: customer.phone })}
              className={card.earlier.refused > 0 ? 'py-2.5 text-clay underline' : 'py-2.5 text-door underline'}
            >
              <span className="sr-only">{callsMessages.earlier + punctuationMessages.colon}</span>
              {callsMessages.earlierCounts(card.earlier)}
            </Link>
          )}
        </p>
        {card.calls.length > 0 && (
          <section aria-label={callsMessages.calls} className="mt-3 border-sand border-t pt-3 text-ink-soft text-sm">
            {card.calls.map(({ outcome, note, by, on }) => (
              <p key={on + outcome + note}>
                {callsMessages.callBy(by, on, orderNamesMessages.callOutcomes[outcome])}
                {note && ` (${note})`}
              </p>
            ))}
          </section>
        )}
      </article>
      <div className={shownIfMine}>
        <CallOutcomes card={card} skipped={skipped} actionResult={actionResult} />
      </div>
    </>
  )
}

const renewalMilliseconds = 45_000

/**
 * Renews the claim on an order while its card is visible, by revalidating the page. Releases it when the page is left;
 * if the browser cannot send that, the claim expires.
 */
function useRenewedClaim(orderId: number, { isMine, until }: Claim): void {
  const { revalidate } = useRevalidator()
  const renew = useRef(revalidate)
  renew.current = revalidate
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') renew.current()
    }
    const timer = setInterval(look, renewalMilliseconds)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  const claim = useRef({ isMine, until })
  claim.current = { isMine, until }
  useEffect(() => {
    const leave = () => {
      if (!claim.current.isMine) return
      const form = new FormData()
      form.set('id', String(orderId))
      form.set('until', claim.current.until.toISOString())
      navigator.sendBeacon(releaseClaimPath(), form)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [orderId])
}

interface TakeOverNoticeProps {
  readonly id: number
  readonly by: string
  readonly skipped: readonly number[]
}

/** Says who has claimed the order, so that no customer is called twice, with a button to take the claim over. */
function TakeOverNotice({ id, by, skipped }: TakeOverNoticeProps) {
  const texts = callsMessages
  return (
    <Notice tone="info" className="mt-4">
      <p>{texts.taken(by)}</p>
      <Form method="post" className="mt-2 flex flex-col gap-2 sm:flex-row">
        <input type="hidden" name="id" value={id} />
        <ButtonLink to={callsPath({ skipped })} variant="secondary">
          {texts.nextCard}
        </ButtonLink>
        <SubmitButton name="do" value="take-over" variant="outline">
          {texts.takeOver}
        </SubmitButton>
      </Form>
    </Notice>
  )
}

/**
 * Focuses an element when it is mounted in place of the pressed button, whose focus would otherwise be lost. Screen
 * readers then announce the new content.
 */
export function useFocusOnMount<Place extends HTMLElement>(shouldFocus: boolean) {
  const place = useRef<Place>(null)
  const shouldFocusAtFirst = useRef(shouldFocus)
  useEffect(() => {
    if (shouldFocusAtFirst.current && document.activeElement === document.body) place.current?.focus()
  }, [])
  return place
}
