import { Link } from 'react-router'
import { millimes } from '#domain/money.ts'
import type { ListedRemittance } from '#domain/remittances/get-remittance.ts'
import { cashMessages } from '#page-messages/backoffice/cash.ts'
import { remittancePath } from '#web/paths/backoffice-cash-paths.ts'
import { formatPrice } from '#web/text/format.ts'

/** Remittances with what came; those that were revoked are struck through. */
export function RemittanceList({
  remittances,
}: {
  remittances: readonly (ListedRemittance & { readonly on: string })[]
}) {
  if (remittances.length === 0) return <p className="text-ink-soft">{cashMessages.noRemittances}</p>
  return (
    <ul className="divide-y divide-sand-deep">
      {remittances.map((remittance) => (
        <li key={remittance.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
          <Link
            to={remittancePath(remittance.id)}
            className={`inline-flex min-h-11 flex-wrap items-center gap-x-2 text-door underline ${remittance.revoked ? 'line-through' : ''}`}
          >
            <bdi>{remittance.courier.name}</bdi> <span>{remittance.on}</span>
          </Link>
          <span className="text-end tabular-nums">
            <b>{formatPrice(remittance.received)}</b> <DifferenceText remittance={remittance} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What is missing or too much, where it is not what it should be. */
export function DifferenceText({
  remittance: { expected, received },
}: {
  remittance: Pick<ListedRemittance, 'expected' | 'received'>
}) {
  const difference = received - expected
  if (difference === 0) return null
  const amount = formatPrice(millimes(Math.abs(difference)))
  return (
    <span className="text-clay-deep">
      {difference < 0 ? cashMessages.missing(amount) : cashMessages.tooMuch(amount)}
    </span>
  )
}
