import { discountPercent } from '#domain/catalog/product.ts'
import { formatPrice, type Millimes } from '#domain/money.ts'
import { commonMessages } from '#messages/en/common.ts'
import { useMessages } from '#web/text/messages.ts'

interface PriceProps {
  readonly regularPrice: Millimes
  readonly promotionalPrice?: Millimes | undefined
  /** Whether to show the discount beside the prices. A card shows it on its picture. */
  readonly showsDiscount?: boolean
  readonly className?: string
}

/**
 * The price of a product; with a promotion the regular price is struck through beside it. Prices are isolated for RTL.
 */
export function Price({ regularPrice, promotionalPrice, showsDiscount, className = 'text-base' }: PriceProps) {
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
      {showsDiscount && (
        <Discount
          {...{ regularPrice, promotionalPrice }}
          className="self-center rounded-full bg-limestone px-2.5 py-1 font-semibold text-clay text-sm leading-none"
        />
      )}
    </p>
  )
}

/** The discount of a promotion, such as `−20 %`. Shows nothing below one percent. */
export function Discount({ regularPrice, promotionalPrice, className }: PriceProps) {
  const common = useMessages(commonMessages)
  const percent = discountPercent({ regularPrice, ...(promotionalPrice !== undefined && { promotionalPrice }) })
  return percent > 0 ? <span className={className}>{common.discount(percent)}</span> : null
}
