import { useEffect, useRef } from 'react'
import type { PrivateOrder } from '#domain/orders/get-private-order.ts'
import type { ReviveOutcome } from '#domain/orders/holds/revive-own-order.ts'
import type { CancelOutcome } from '#domain/orders/status/cancel-own-order.ts'
import type { DataLinkOutcome } from '#domain/personal-data/data-link.ts'
import { formatPhone } from '#domain/phone.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { orderMessages as texts } from '#page-messages/order.ts'
import { orderDataMessages } from '#page-messages/order-data.ts'
import { orderRequestMessages } from '#page-messages/order-requests.ts'
import { focusRefusal } from '#web/forms/focus-refusal.ts'
import type { RateLimitedResult } from '#web/http/catch-rate-limited.ts'
import type { Unreachable } from '#web/http/catch-unreachable.ts'
import { formatList, formatMoment, formatNearDay } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { OrderRequestAction, OrderRequestResult } from './order-request-action.ts'

/** The outcome of a form about the data of the order. */
interface DataOutcome {
  readonly outcome: 'unsettled' | DataLinkOutcome
}

interface ActionNoticeProps {
  readonly result:
    | CancelOutcome
    | ReviveOutcome
    | DataOutcome
    | OrderRequestResult
    | RateLimitedResult
    | (RateLimitedResult & { readonly of: OrderRequestAction })
    | Unreachable
  readonly order: PrivateOrder
}

const doneOutcomes: readonly string[] = [
  ...['cancelled', 'revived', 'sent'],
  ...['call-time-chosen', 'delivery-corrected', 'come-again-asked', 'written'],
]

type RequestOutcome = Extract<ActionNoticeProps['result'], { readonly of: OrderRequestAction }>

function textOfRequest(result: RequestOutcome, phone: string): string {
  const { outcomes } = orderRequestMessages
  switch (result.outcome) {
    case 'call-time-chosen':
      return outcomes[result.outcome](formatMoment(new Date(result.at)))
    case 'come-again-asked':
      return outcomes[result.outcome](formatNearDay(startOfDay(result.on)))
    case 'delivery-corrected':
    case 'written':
    case 'not-offered':
    case 'invalid':
      return outcomes[result.outcome]
    case 'unreachable':
      return texts.notReached
    default:
      return outcomes[result.outcome](phone)
  }
}

/**
 * The outcome of a form of the page. Takes the focus, unless a field is wrong: the pressed button is further down, and
 * gone with what it did.
 */
export default function ActionNotice({ result, order }: ActionNoticeProps) {
  const phone = formatPhone(useShopProfile().phone)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (result.outcome === 'invalid') focusRefusal(document.querySelector('main'))
    else box.current?.focus()
  }, [result])
  const textOf = () => {
    if ('of' in result) return textOfRequest(result, phone)
    switch (result.outcome) {
      case 'cancelled':
        return texts.cancelled
      case 'too-late':
        return texts.tooLate(phone)
      case 'revived':
        return (result.status === 'requested' ? texts.revivedAsRequest : texts.revived)(order.maskedPhone)
      case 'out-of-stock':
        return texts.goneMeanwhile(formatList(result.lines.map(({ name }) => name)))
      case 'not-released':
        return texts.notReleased(phone)
      case 'rate-limited':
        return texts.rateLimited(phone)
      case 'unreachable':
        return texts.notReached
      default:
        return orderDataMessages[result.outcome]
    }
  }
  const isDone = doneOutcomes.includes(result.outcome)
  return (
    <div ref={box} tabIndex={-1} className="mt-6 scroll-mt-28 outline-none">
      <Notice tone={isDone ? 'success' : 'error'}>{textOf()}</Notice>
    </div>
  )
}
