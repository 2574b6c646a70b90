import { Form, useNavigation } from 'react-router'
import { maxPayoutReason, type Payout } from '#domain/statements/statement.ts'
import { cashMessages } from '#page-messages/backoffice/cash.ts'
import { paymentsMessages } from '#page-messages/backoffice/payments.ts'
import { statementsMessages } from '#page-messages/backoffice/statements.ts'
import { formatPrice } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/field.tsx'

type ShownPayout = Omit<Payout, 'revoked'> & {
  readonly paid: string
  readonly revoked?: { readonly reason: string; readonly by: string; readonly on: string }
}

/** Payouts, each with when, by what and by whom; those that were revoked are struck through. */
export function PayoutList({ payouts, mayRevoke }: { payouts: readonly ShownPayout[]; mayRevoke: boolean }) {
  const isSending = useNavigation().state !== 'idle'
  if (payouts.length === 0) return <p className="text-ink-soft">{statementsMessages.noPayouts}</p>
  return (
    <ul className="divide-y divide-sand-deep">
      {payouts.map(({ id, amount, means, reference, paid, by, revoked }) => (
        <li key={id} className="wrap-anywhere py-2">
          <p className={revoked ? 'line-through' : ''}>
            <b className="tabular-nums">{formatPrice(amount)}</b>{' '}
            {statementsMessages.paidOn(paid, paymentsMessages.means[means], by)}
            {reference !== '' && (
              <>
                {' · '}
                <bdi>{reference}</bdi>
              </>
            )}
          </p>
          {revoked && (
            <p className="text-clay-deep text-sm">
              {cashMessages.revoked(revoked.by, revoked.on)} <bdi>{revoked.reason}</bdi>
            </p>
          )}
          {mayRevoke && !revoked && (
            <Disclosure title={cashMessages.revoke} isSmall>
              <Form method="post" className="space-y-3">
                <input type="hidden" name="do" value="revoke" />
                <input type="hidden" name="payout" value={id} />
                <TextField
                  label={cashMessages.revokeWhy}
                  name="reason"
                  maxLength={maxPayoutReason}
                  required
                  autoComplete="off"
                />
                <Button type="submit" variant="outline" disabled={isSending}>
                  {statementsMessages.revokeNow}
                </Button>
              </Form>
            </Disclosure>
          )}
        </li>
      ))}
    </ul>
  )
}
