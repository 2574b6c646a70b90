import { Form, Link } from 'react-router'
import { endedWithoutSale, openStatuses } from '#domain/order-status.ts'
import {
  amountOwed,
  amountToCollect,
  maxReferenceLength,
  overpaidAmount,
  owesPayment,
} from '#domain/orders/payments/payment.ts'
import { isPrepaid } from '#domain/payment-method.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { paymentsMessages } from '#page-messages/backoffice/payments.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { PaymentBadge } from '#web/backoffice/orders/payment-badge.tsx'
import { postingsPath } from '#web/paths/backoffice-cash-paths.ts'
import { returnPath } from '#web/paths/backoffice-order-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { DetailsActionResult, DisplayedOrder } from './displayed-order.ts'
import { PaymentForm } from './payment-form.tsx'

/** What an order was paid, by what and by whom it was recorded, and the forms to record, to refund and to revoke. */
export function PaymentPanel({
  details,
  actionResult,
}: {
  details: DisplayedOrder
  actionResult: DetailsActionResult
}) {
  const { payment: orderTexts } = ordersMessages
  const texts = paymentsMessages
  const isOver = details.status === 'delivered' || endedWithoutSale(details.status)
  const isRefused = (of: 'payment' | 'refund') =>
    (actionResult?.outcome === 'not-recorded' && actionResult.of === of) ||
    (actionResult?.outcome === 'exceeds' && of === 'refund')
  return (
    <Panel title={orderTexts.title}>
      {actionResult?.outcome === 'payment-changed' && <Notice tone="error">{orderTexts.changedMeanwhile}</Notice>}
      {actionResult?.outcome === 'of-return' && <Notice tone="error">{paymentsMessages.ofReturn}</Notice>}
      {actionResult?.outcome === 'of-gateway' && <Notice tone="error">{paymentsMessages.ofGateway}</Notice>}
      <p>
        <PaymentBadge order={details} />
        <AtTheDoor details={details} />
      </p>
      <PaymentSums details={details} />
      <PaymentList payments={details.payments} />
      <Link to={postingsPath({ order: details.id })} className="text-link">
        {paymentsMessages.ofOrder}
      </Link>
      {owesPayment(details) && details.paid === 0 ? (
        <PaymentForm kind="paid" details={details} actionResult={actionResult} />
      ) : isOver && details.paid === 0 ? null : (
        <Disclosure
          className="mt-1"
          title={details.paid === 0 ? orderTexts.inAdvance : texts.recordMore}
          isOpen={isRefused('payment')}
        >
          <PaymentForm kind="paid" details={details} actionResult={actionResult} />
        </Disclosure>
      )}
      {(details.paid > 0 || details.status === 'delivered') && (
        <Disclosure className="mt-1" title={texts.refund} isOpen={isRefused('refund')}>
          <PaymentForm kind="refunded" details={details} actionResult={actionResult} />
        </Disclosure>
      )}
    </Panel>
  )
}

/** What is left, what is too much and what went back, where there is some. */
function PaymentSums({ details }: { details: DisplayedOrder }) {
  const texts = paymentsMessages
  const overpaid = overpaidAmount(details)
  const isPart = details.paid > 0 && !details.isPaid && isPrepaid(details.payment)
  return (
    <>
      {isPart && <p className="font-semibold text-clay-deep">{texts.stillToPay(formatPrice(amountOwed(details)))}</p>}
      {overpaid > 0 && <p className="font-semibold text-clay-deep">{texts.overpaid(formatPrice(overpaid))}</p>}
      {details.refunded > 0 && <p>{texts.refundedInAll(formatPrice(details.refunded))}</p>}
    </>
  )
}

/** The amount the courier collects or has collected; nothing for an order that ended without a sale. */
function AtTheDoor({ details }: { details: DisplayedOrder }) {
  const { payment: texts } = ordersMessages
  const amount = amountToCollect(details)
  if (isOpen(details)) return owesPayment(details) ? null : ` · ${texts.toCollect(formatPrice(amount))}`
  return details.status === 'delivered' && amount > 0 ? ` · ${texts.collected(formatPrice(amount))}` : null
}

function isOpen({ status }: DisplayedOrder): boolean {
  return openStatuses.some((open) => open === status)
}

type DisplayedPayment = DisplayedOrder['payments'][number]

/** The payments and refunds of an order, oldest first. What was revoked is struck through, and says why. */
function PaymentList({ payments }: { payments: readonly DisplayedPayment[] }) {
  const recorded = payments.filter(({ kind }) => kind !== 'not-paid')
  if (recorded.length === 0) return null
  return (
    <ul className="mt-2 divide-y divide-sand-deep">
      {recorded.map((payment) => (
        <PaymentItem
          key={payment.id}
          payment={payment}
          revocation={payments.find(({ revokesId }) => revokesId === payment.id)}
        />
      ))}
    </ul>
  )
}

function PaymentItem({ payment, revocation }: { payment: DisplayedPayment; revocation: DisplayedPayment | undefined }) {
  const texts = paymentsMessages
  const { payment: orderTexts } = ordersMessages
  const { kind, amount, means, reference, by, on } = payment
  const entry = kind === 'refunded' ? texts.entry.refunded : texts.entry.paid
  return (
    <li className="wrap-anywhere py-2">
      <p className={revocation ? 'line-through' : 'font-semibold'}>{entry(formatPrice(amount), texts.means[means])}</p>
      {reference && (
        <p>
          <bdi>{reference}</bdi>
        </p>
      )}
      <p className="text-ink-soft text-sm">{orderNamesMessages.by(by, on)}</p>
      {revocation ? (
        <p className="text-sm">
          {orderTexts.takenBackBy(revocation.by, revocation.on)}
          {revocation.reference && (
            <>
              {' · '}
              <bdi>{revocation.reference}</bdi>
            </>
          )}
        </p>
      ) : payment.returnId !== undefined ? (
        <Link to={returnPath(payment.returnId)} className="text-link text-sm">
          {texts.ofReturn}
        </Link>
      ) : (
        <Disclosure title={texts.revoke} isSmall>
          <RevokeForm paymentId={payment.id} />
        </Disclosure>
      )}
    </li>
  )
}

function RevokeForm({ paymentId }: { paymentId: number }) {
  const { payment: texts } = ordersMessages
  return (
    <Form method="post" className="mt-1 space-y-3">
      <input type="hidden" name="do" value="not-paid" />
      <input type="hidden" name="payment" value={paymentId} />
      <TextField label={texts.why} name="reference" maxLength={maxReferenceLength} autoComplete="off" />
      <SubmitButton variant="outline" className="w-full">
        {paymentsMessages.revokeThis}
      </SubmitButton>
    </Form>
  )
}
