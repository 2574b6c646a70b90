import type { ReactNode } from 'react'
import { hasSizeChoice, isInStock, type Product } from '#domain/catalog/product.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { productPath } from '#web/paths/storefront-paths.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Discount, Price } from './price.tsx'
import { ResponsivePicture } from './responsive-picture.tsx'

/** The fields of a product that a card needs. Pages send no others. */
export interface ProductOnCard
  extends Omit<
    Product,
    'description' | 'widthMillimeters' | 'heightMillimeters' | 'weightGrams' | 'supply' | 'weeklyLimit' | 'variants'
  > {
  /** Whether its price is the lowest of its variants. */
  readonly hasSeveralPrices: boolean
  /** While its store is closed: when it is back, in words. */
  readonly backOn?: string | undefined
}

interface BaseProductCardProps {
  readonly product: ProductOnCard
  /** Whether it is above the fold, so that its picture is loaded eagerly. */
  readonly isFirst?: boolean
  /** Whether all cards of the list are of this store, so that its name is left out. */
  readonly isInOwnStore?: boolean
  /** Whether the list has one column below 480 pixels: there the picture is beside the text. */
  readonly isRowOnPhone?: boolean
  /** The `sizes` attribute of the picture. Absent: that of the shop's grid. */
  readonly sizes?: string
  /** Displayed in the corner of the picture. It follows the product's name in the DOM, for screen readers. */
  readonly corner: ReactNode
  /** The button of the card. */
  readonly action: ReactNode
}

/** Picture and text share a row; with a large font size the text wraps below the picture. */
const rowOnPhone = {
  card: 'max-[479.98px]:flex-row max-[479.98px]:flex-wrap max-[479.98px]:gap-x-4',
  picture: 'max-[479.98px]:grow max-[479.98px]:basis-32',
  text: 'max-[479.98px]:grow-999 max-[479.98px]:basis-36 max-[479.98px]:pt-1',
  name: 'max-[479.98px]:pe-10',
  sizes:
    '(min-width: 80rem) 25rem, (min-width: 48rem) 32vw, (min-width: 30rem) 46vw, (min-width: 20.5rem) 8.5rem, 90vw',
} as const

/** The card of a product in lists: picture, name, store and price. */
export function BaseProductCard({
  product,
  isFirst = false,
  isInOwnStore = false,
  isRowOnPhone = false,
  sizes = '(min-width: 80rem) 18.5rem, (min-width: 64rem) calc(34vw - 8rem), (min-width: 48rem) 31vw, calc(50vw - 1.75rem)',
  corner,
  action,
}: BaseProductCardProps) {
  const [picture] = product.pictures
  const row = isRowOnPhone ? rowOnPhone : undefined
  return (
    <article className={`group relative flex h-full flex-col ${row?.card ?? ''}`}>
      <div className={`relative aspect-4/5 overflow-hidden rounded-card bg-sand ${row?.picture ?? ''}`}>
        {picture && (
          <ResponsivePicture
            picture={{ ...picture, alt: '' }}
            isFirst={isFirst}
            sizes={row?.sizes ?? sizes}
            className="size-full object-cover transition-transform duration-700 ease-soft group-hover:scale-103"
          />
        )}
        <Discount
          product={product}
          className="absolute start-2.5 top-2.5 rounded-full bg-limestone px-3 py-1.5 font-semibold text-clay text-sm leading-none"
        />
      </div>
      <div className={`flex flex-1 flex-col pt-3 ${row?.text ?? ''}`}>
        <h3 className={`font-sans font-semibold text-base leading-snug ${row?.name ?? ''}`}>
          <PageLink to={productPath(product.id)} className="after:absolute after:inset-0 hover:text-door">
            <LocalText text={product.name} language={product.languageOf?.name} />
          </PageLink>
        </h3>
        {!isInOwnStore && (
          <p className="mt-0.5 text-ink-soft text-sm">
            <LocalText text={product.store.name} language={product.store.languageOf?.name} />
          </p>
        )}
        <Price product={product} className="mt-1.5 text-base" />
        {corner}
        <div className="relative z-10 mt-auto pt-3">{action}</div>
      </div>
    </article>
  )
}

/** Displayed instead of the button. */
export function SoldOut({ product }: { product: Pick<ProductOnCard, 'preparationDays' | 'backOn'> }) {
  const { preparationDays, backOn } = product
  return (
    <p className="flex min-h-11 items-center justify-center rounded-full bg-sand/60 font-medium text-ink-soft text-sm">
      {backOn ?? (preparationDays === undefined ? common.soldOut : common.fullyBooked)}
    </p>
  )
}

/** Returns the label of the link to a product's choices: size, color or both. */
export function chooseLabelOf(product: Pick<Product, 'sizes' | 'colors'>): string {
  if (product.colors.length <= 1) return common.chooseSize
  return hasSizeChoice(product) ? common.chooseOptions : common.chooseColor
}

/** Whether the product can be added to the cart without choosing a size or color. */
export function canAddWithoutChoice(product: Pick<Product, 'sizes' | 'colors'>): boolean {
  return isInStock(product) && !hasSizeChoice(product) && product.colors.length <= 1
}
