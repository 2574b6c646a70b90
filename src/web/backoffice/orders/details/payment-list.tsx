import { Form, Link, useNavigation } from 'react-router'
import { maxReferenceLength } from '#domain/orders/payments/payment.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { paymentsMessages } from '#page-messages/backoffice/payments.ts'
import { returnPath } from '#web/paths/backoffice-order-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { DisplayedOrder } from './displayed-order.ts'

type DisplayedPayment = DisplayedOrder['payments'][number]

/** The payments and refunds of an order, oldest first. What was revoked is struck through, and says why. */
export function PaymentList({ payments }: { payments: readonly DisplayedPayment[] }) {
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
  const { details, payment: orderTexts } = ordersMessages
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
      <p className="text-ink-soft text-sm">{details.by(by, on)}</p>
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
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="mt-1 space-y-3">
      <input type="hidden" name="do" value="not-paid" />
      <input type="hidden" name="payment" value={paymentId} />
      <TextField label={texts.why} name="reference" maxLength={maxReferenceLength} autoComplete="off" />
      <Button type="submit" variant="outline" disabled={isSending} className="w-full">
        {paymentsMessages.revokeThis}
      </Button>
    </Form>
  )
}
