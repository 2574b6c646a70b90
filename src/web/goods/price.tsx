import { reductionOf } from '#domain/catalog/product.ts'
import { formatPrice, type Millimes } from '#domain/money.ts'
import { commonMessages } from '#messages/common.ts'
import { useMessages } from '../text/messages.ts'

interface PriceProps {
  readonly regularPrice: Millimes
  readonly promotionalPrice?: Millimes | undefined
  /** Whether it says beside the two prices how much less that is. A card has it on its picture. */
  readonly saysReduction?: boolean
  readonly className?: string
}

/** What a piece costs, its parts in one order in either direction of reading; on promotion the old price struck through beside the new one. */
export function Price({ regularPrice, promotionalPrice, saysReduction, className = 'text-base' }: PriceProps) {
  const common = useMessages(commonMessages)
  if (promotionalPrice === undefined) {
    return (
      <p className={`font-semibold tabular-nums ${className}`}>
        <bdi className="whitespace-nowrap">{formatPrice(regularPrice)}</bdi>
      </p>
    )
  }
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${className}`}>
      <span className="sr-only">{common.promotionalPrice}</span>
      <strong className="font-semibold text-clay">
        <bdi className="whitespace-nowrap">{formatPrice(promotionalPrice)}</bdi>
      </strong>
      <span className="sr-only">{common.regularPrice}</span>
      <s className="text-[0.85em] text-ink-soft">
        <bdi className="whitespace-nowrap">{formatPrice(regularPrice)}</bdi>
      </s>
      {saysReduction && (
        <Reduction
          {...{ regularPrice, promotionalPrice }}
          className="self-center rounded-full bg-limestone px-2.5 py-1 font-semibold text-clay text-sm leading-none"
        />
      )}
    </p>
  )
}

/** How much less a piece on promotion costs: `−20 %`. Less than one percent is not worth a word. */
export function Reduction({ regularPrice, promotionalPrice, className }: PriceProps) {
  const common = useMessages(commonMessages)
  const percent = reductionOf({ regularPrice, ...(promotionalPrice !== undefined && { promotionalPrice }) })
  return percent > 0 ? <span className={className}>{common.reduction(percent)}</span> : null
}
