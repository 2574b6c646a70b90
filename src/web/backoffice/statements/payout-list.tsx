import { maxPayoutReason, type Payout } from '#domain/statements/statement.ts'
import { paymentsMessages } from '#page-messages/backoffice/payments.ts'
import { revokingMessages } from '#page-messages/backoffice/revoking.ts'
import { statementsMessages } from '#page-messages/backoffice/statements.ts'
import { ReasonForm } from '#web/backoffice/forms/reason-form.tsx'
import { formatPrice } from '#web/text/format.ts'

type ShownPayout = Omit<Payout, 'revoked'> & {
  readonly paid: string
  readonly revoked?: { readonly reason: string; readonly by: string; readonly on: string }
}

/** Payouts, each with when, by what and by whom; those that were revoked are struck through. */
export function PayoutList({ payouts, mayRevoke }: { payouts: readonly ShownPayout[]; mayRevoke: boolean }) {
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
              {revokingMessages.revoked(revoked.by, revoked.on)} <bdi>{revoked.reason}</bdi>
            </p>
          )}
          {mayRevoke && !revoked && (
            <ReasonForm
              title={revokingMessages.revoke}
              save={statementsMessages.revokeNow}
              maxLength={maxPayoutReason}
              isSmall
            >
              <input type="hidden" name="do" value="revoke" />
              <input type="hidden" name="payout" value={id} />
            </ReasonForm>
          )}
        </li>
      ))}
    </ul>
  )
}
