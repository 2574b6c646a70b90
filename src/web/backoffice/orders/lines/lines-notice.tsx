import type { ChangeOutcome } from '#domain/orders/lines/change-order-lines.ts'
import { choicesOf } from '#domain/orders/order.ts'
import type { OrderSource } from '#domain/orders/order-source.ts'
import type { OrderOutcome } from '#domain/orders/placing/order-outcome.ts'
import type { Totals } from '#domain/orders/totals.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { formatList, formatPrice } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { lineRemarks } from './line-remarks.ts'

/** An outcome that refuses the lines. */
export type LinesRefusal = Extract<ChangeOutcome | OrderOutcome, { outcome: (typeof refusing)[number] }>

const refusing = ['too-late', 'changed-meanwhile', 'unknown-lines', 'out-of-stock', 'repriced'] as const

export function isLinesRefusal(result: { readonly outcome: string }): result is LinesRefusal {
  return (refusing as readonly string[]).includes(result.outcome)
}

interface LinesNoticeProps {
  readonly refusal: LinesRefusal
  /** Of an order that may have been handed over in the shop. */
  readonly source?: OrderSource | undefined
}

export function LinesNotice({ refusal, source }: LinesNoticeProps) {
  const { lines: texts, tooLate } = ordersMessages
  const { outcome } = refusal
  const tellTotal = ({ shipping, total }: Totals) => {
    const withoutFee = source === 'visit' ? texts.newTotalInPerson : texts.newTotalFree
    return (shipping === 0 ? withoutFee : texts.newTotal)(formatPrice(total))
  }
  if (outcome === 'repriced') {
    const remarks = 'remarks' in refusal ? lineRemarks(refusal.remarks) : []
    return (
      <Notice tone="info">
        {remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
        <p>{tellTotal(refusal.quote.totals)}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="error">
      {outcome === 'too-late' && tooLate(orderNamesMessages.states[refusal.status])}
      {outcome === 'changed-meanwhile' && texts.changedMeanwhile}
      {outcome === 'unknown-lines' && texts.unknown}
      {outcome === 'out-of-stock' && (
        <ul>
          {refusal.lines.map(({ position, name, left, ...choice }) => (
            <li key={position}>{texts.short(formatList([name, ...choicesOf(choice)]), left)}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

/** The total the operator agrees to by sending the lines again; 0 before one was shown. */
export function ClaimedTotal({ refusal }: { refusal: LinesRefusal | undefined }) {
  const total = refusal?.outcome === 'repriced' ? refusal.quote.totals.total : 0
  return <input type="hidden" name="claimedTotal" value={total} />
}
