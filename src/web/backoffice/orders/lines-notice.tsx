import { formatPrice } from '#domain/money.ts'
import type { ChangeOutcome } from '#domain/orders/change-order-lines.ts'
import type { OrderOutcome } from '#domain/orders/order-outcome.ts'
import type { Totals } from '#domain/orders/totals.ts'
import { Notice } from '../../ui/notice.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

/** Why lines were not taken as they were sent. */
export type LinesRefusal = Extract<
  ChangeOutcome | OrderOutcome,
  { outcome: 'too-late' | 'changed-meanwhile' | 'unknown-lines' | 'out-of-stock' | 'repriced' }
>

export function LinesNotice({ refusal }: { refusal: LinesRefusal }) {
  const { lines: words, states, tooLate } = useOfficeMessages().orders
  const { outcome } = refusal
  const tellTotal = ({ shipping, total }: Totals) =>
    (shipping === 0 ? words.newTotalInPerson : words.newTotal)(formatPrice(total))
  if (outcome === 'repriced') return <Notice tone="info">{tellTotal(refusal.quote.totals)}</Notice>
  return (
    <Notice tone="error">
      {outcome === 'too-late' && tooLate(states[refusal.status])}
      {outcome === 'changed-meanwhile' && words.changedMeanwhile}
      {outcome === 'unknown-lines' && words.unknown}
      {outcome === 'out-of-stock' && (
        <ul>
          {refusal.lines.map(({ position, name, left }) => (
            <li key={position}>{words.short(name, left)}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

/** The total the person agrees to by sending the lines again: none before it has been shown. */
export function ClaimedTotal({ refusal }: { refusal: LinesRefusal | undefined }) {
  const total = refusal?.outcome === 'repriced' ? refusal.quote.totals.total : 0
  return <input type="hidden" name="claimedTotal" value={total} />
}
