import { discountPercent, type ShownPrices } from '#domain/catalog/product.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { formatPrice } from '#web/text/format.ts'

interface PriceProps {
  readonly product: ShownPrices & {
    /** Whether its prices are the lowest of several. */
    readonly hasSeveralPrices?: boolean
  }
  /** Whether to show the discount beside the prices. A card shows it on its picture. */
  readonly showsDiscount?: boolean
  /** Whether to leave out the line with the reference price: a bar repeats the prices of the page. */
  readonly isInBar?: boolean
  readonly className?: string
}

/**
 * The price of a product. A promotion has its reference price in a line below, and struck through beside it when that
 * is higher. Prices are isolated for RTL.
 */
export function Price({ product, showsDiscount, isInBar, className = 'text-base' }: PriceProps) {
  const { regularPrice, promotionalPrice, referencePrice, hasSeveralPrices } = product
  const from = hasSeveralPrices && <span className="font-normal text-[0.8em]">{common.from} </span>
  if (promotionalPrice === undefined) {
    return (
      <p className={`font-semibold tabular-nums ${className}`}>
        {from}
        <bdi className="whitespace-nowrap">{formatPrice(regularPrice)}</bdi>
      </p>
    )
  }
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 tabular-nums">
        <span className="sr-only">{common.promotionalPrice}</span>
        <strong className="font-semibold text-clay">
          {from}
          <bdi className="whitespace-nowrap">{formatPrice(promotionalPrice)}</bdi>
        </strong>
        {referencePrice !== undefined && referencePrice > promotionalPrice && (
          <>
            <span className="sr-only">{common.priceBefore}</span>
            <s className="text-[0.85em] text-ink-soft">
              <bdi className="whitespace-nowrap">{formatPrice(referencePrice)}</bdi>
            </s>
          </>
        )}
        {showsDiscount && (
          <Discount
            product={product}
            className="self-center rounded-full bg-limestone px-2.5 py-1 font-semibold text-clay text-sm leading-none"
          />
        )}
      </p>
      {!isInBar && (
        <p className="mt-0.5 text-ink-soft text-sm leading-snug">
          {referencePrice === undefined ? common.introductoryPrice : common.lowestBefore(formatPrice(referencePrice))}
        </p>
      )}
    </div>
  )
}

/** The discount of a promotion, such as `−20%`. Shows nothing below one percent. */
export function Discount({ product, className }: Pick<PriceProps, 'product' | 'className'>) {
  const percent = discountPercent(product)
  return percent > 0 ? <span className={className}>{common.discount(percent)}</span> : null
}
