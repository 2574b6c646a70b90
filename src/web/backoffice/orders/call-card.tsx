import { Link } from 'react-router'
import type { Claim } from '#domain/orders/claim-order.ts'
import { governorateNames } from '#domain/orders/governorate.ts'
import { formatPhone } from '#domain/phone.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { CallOutcomes } from './call-outcomes.tsx'
import { CallText } from './call-text.tsx'
import type { CallAnswer, CallCardFacts } from './calls-page.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { DoublesNotice } from './doubles-notice.tsx'
import { OrderPieces } from './order-pieces.tsx'
import { PaymentMark } from './payment-mark.tsx'
import { TakeOver } from './take-over.tsx'
import { useFocusOnNews } from './use-focus-on-news.ts'
import { useKeptCard } from './use-kept-card.ts'

interface CallCardProps {
  readonly card: CallCardFacts
  readonly claim: Claim
  readonly skipped: readonly number[]
  readonly answer: CallAnswer
  /** The card before this one was recorded just now. */
  readonly isNext: boolean
}

/**
 * Everything one wants to see while the phone rings, and what can come of the call. While somebody else has the card,
 * it cannot be called from here; what was typed waits behind it.
 */
export function CallCard({ card, claim, skipped, answer, isNext }: CallCardProps) {
  const { queue, sheet, noAnswers, unknownGovernorate } = useOfficeMessages().orders
  const shownIfMine = claim.isMine ? 'contents' : 'hidden'
  useKeptCard(card.id, claim)
  const name = useFocusOnNews<HTMLHeadingElement>(isNext)
  const { customer, delivery } = card
  const { address, city, governorate } = delivery
  return (
    <>
      {!claim.isMine && <TakeOver id={card.id} by={claim.by} skipped={skipped} />}
      <article className="mt-4 rounded-2xl bg-white p-4 ring-1 ring-sand-deep sm:p-6">
        <div className="flex items-start justify-between gap-3">
          <h2 ref={name} tabIndex={-1} className="wrap-anywhere text-2xl">
            <bdi>{customer.name}</bdi>
          </h2>
          <Link to={`/admin/orders/${card.id}`} className="shrink-0 py-1 text-door text-sm tabular-nums underline">
            {card.number}
          </Link>
        </div>
        <p className="text-ink-soft text-sm">
          {card.placedOn} · <PaymentMark order={card} />
          {card.unansweredCalls > 0 && <b className="text-clay"> · {noAnswers(card.unansweredCalls)}</b>}
        </p>
        <DoublesNotice doubles={card.doubles} />
        <CustomerNotes notes={card} className="mt-3 border-saffron border-s-4 ps-3" />
        {card.notes.length > 0 && (
          <section aria-label={sheet.notes} className="mt-3 space-y-2 border-clay border-s-4 ps-3">
            {card.notes.map(({ body, by, on }) => (
              <div key={`${on} ${body}`}>
                <p className="wrap-anywhere whitespace-pre-line">
                  <bdi>{body}</bdi>
                </p>
                <p className="text-ink-soft text-sm">{sheet.by(by, on)}</p>
              </div>
            ))}
          </section>
        )}
        <div className={shownIfMine}>
          <a href={`tel:${customer.phone}`} className={buttonClass('secondary', 'mt-4 w-full text-xl tabular-nums')}>
            <Icon name="phone" />
            <span className="sr-only">{queue.call}</span> <bdi dir="ltr">{formatPhone(customer.phone)}</bdi>
          </a>
          <CallText card={card} />
        </div>
        <div className="mt-4">
          <OrderPieces lines={card.lines} totals={card.totals} />
        </div>
        <p className="wrap-anywhere mt-4 flex gap-2">
          <Icon name="pin" className="mt-0.5 size-5 text-ink-soft" />
          <span>
            <bdi>{address}</bdi>, <bdi>{city}</bdi>
            <span className="text-ink-soft"> ({governorate ? governorateNames[governorate] : unknownGovernorate})</span>
          </span>
        </p>
        <p className="mt-2 flex gap-2">
          <Icon name="person" className="mt-0.5 size-5 text-ink-soft" />
          {card.earlier.count === 0 ? (
            queue.noEarlier
          ) : (
            <Link
              to={`/admin/orders?${new URLSearchParams({ q: formatPhone(customer.phone) })}`}
              className={card.earlier.refused > 0 ? 'text-clay underline' : 'text-door underline'}
            >
              <span className="sr-only">{queue.earlier}: </span>
              {queue.earlierCounts(card.earlier)}
            </Link>
          )}
        </p>
        {card.calls.length > 0 && (
          <section aria-label={queue.calls} className="mt-3 border-sand border-t pt-3 text-ink-soft text-sm">
            {card.calls.map(({ outcome, note, by, on }) => (
              <p key={on + outcome + note}>
                {on}, {by}: {queue.outcomes[outcome]}
                {note && ` (${note})`}
              </p>
            ))}
          </section>
        )}
      </article>
      <div className={shownIfMine}>
        <CallOutcomes card={card} skipped={skipped} answer={answer} />
      </div>
    </>
  )
}
