import { formatPrice, type Millimes } from '#domain/money.ts'
import { commonMessages } from '#messages/common.ts'
import { useMessages } from '../text/messages.ts'

interface PriceProps {
  readonly regularPrice: Millimes
  readonly promotionalPrice?: Millimes | undefined
  readonly className?: string
}

/** What a piece costs, its parts in one order in either direction of reading; on promotion the old price struck through beside the new one. */
export function Price({ regularPrice, promotionalPrice, className = 'text-base' }: PriceProps) {
  const common = useMessages(commonMessages)
  if (promotionalPrice === undefined) {
    return (
      <p className={`font-semibold tabular-nums ${className}`}>
        <bdi>{formatPrice(regularPrice)}</bdi>
      </p>
    )
  }
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${className}`}>
      <span className="sr-only">{common.promotionalPrice}</span>
      <strong className="font-semibold text-clay">
        <bdi>{formatPrice(promotionalPrice)}</bdi>
      </strong>
      <span className="sr-only">{common.regularPrice}</span>
      <s className="text-[0.85em] text-ink-soft">
        <bdi>{formatPrice(regularPrice)}</bdi>
      </s>
    </p>
  )
}
