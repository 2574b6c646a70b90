import type { ReturnStatus } from '#domain/returns/order-return.ts'
import { returnsMessages } from '#page-messages/backoffice/returns.ts'

const tones: Record<ReturnStatus, string> = {
  asked: 'bg-clay/12 text-clay-deep',
  agreed: 'bg-door/12 text-door-deep',
  refused: 'bg-sand text-ink-soft',
  'on-its-way': 'bg-door/12 text-door-deep',
  inspected: 'bg-clay/12 text-clay-deep',
  settled: 'bg-olive/15 text-olive-deep',
}

export function ReturnStatusBadge({ status }: { status: ReturnStatus }) {
  return (
    <span className={`whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs ${tones[status]}`}>
      {returnsMessages.states[status]}
    </span>
  )
}
