import type { ReactNode } from 'react'
import { hasSizeChoice, isInStock, type Product } from '#domain/catalog/product.ts'
import { commonMessages } from '#messages/common.ts'
import { useMessages } from '../text/messages.ts'
import { PageLink } from '../ui/page-link.tsx'
import { ShopPicture } from './picture.tsx'
import { Price, Reduction } from './price.tsx'

/** What a card shows of a product; a page sends no more of it than this. */
export type ProductOnCard = Omit<Product, 'description' | 'widthMillimeters' | 'heightMillimeters' | 'weightGrams'>

interface CardFaceProps {
  readonly product: ProductOnCard
  /** A card of the first view, whose picture loads at once. */
  readonly isFirst?: boolean
  /** A card among those of its own store, which need not be named on each. */
  readonly isAtHome?: boolean
  /** A card of a list that has one column below 480 pixels: there the picture stands beside the words. */
  readonly isRowOnPhone?: boolean
  /** How wide the picture is shown, as in the `sizes` attribute; absent, as in the grid of the shop. */
  readonly sizes?: string
  /** What lies on the picture, in its corner. It is read after the name of what it is about. */
  readonly corner: ReactNode
  /** What can be done with the product. */
  readonly action: ReactNode
}

/** Picture and words share a row; with letters so large that the words have no room beside it, they go below. */
const rowOnPhone = {
  card: 'max-[479.98px]:flex-row max-[479.98px]:flex-wrap max-[479.98px]:gap-x-4',
  picture: 'max-[479.98px]:grow max-[479.98px]:basis-32',
  words: 'max-[479.98px]:grow-999 max-[479.98px]:basis-36 max-[479.98px]:pt-1',
  name: 'max-[479.98px]:pe-10',
  sizes:
    '(min-width: 80rem) 25rem, (min-width: 48rem) 32vw, (min-width: 30rem) 46vw, (min-width: 20.5rem) 8.5rem, 90vw',
} as const

/** A product as it is met in lists: its picture, name, store and price. */
export function CardFace({
  product,
  isFirst = false,
  isAtHome = false,
  isRowOnPhone = false,
  sizes = '(min-width: 80rem) 18.5rem, (min-width: 64rem) calc(34vw - 8rem), (min-width: 48rem) 31vw, calc(50vw - 1.75rem)',
  corner,
  action,
}: CardFaceProps) {
  const [picture] = product.pictures
  const row = isRowOnPhone ? rowOnPhone : undefined
  return (
    <article className={`group relative flex h-full flex-col ${row?.card ?? ''}`}>
      <div className={`relative aspect-4/5 overflow-hidden rounded-card bg-sand ${row?.picture ?? ''}`}>
        {picture && (
          <ShopPicture
            picture={{ ...picture, alt: '' }}
            isFirst={isFirst}
            sizes={row?.sizes ?? sizes}
            className="size-full object-cover transition-transform duration-700 ease-soft group-hover:scale-103"
          />
        )}
        <Reduction
          regularPrice={product.regularPrice}
          promotionalPrice={product.promotionalPrice}
          className="absolute start-2.5 top-2.5 rounded-full bg-limestone px-3 py-1.5 font-semibold text-clay text-sm leading-none"
        />
      </div>
      <div className={`flex flex-1 flex-col pt-3 ${row?.words ?? ''}`}>
        <h3 className={`font-sans font-semibold text-base leading-snug ${row?.name ?? ''}`}>
          <PageLink to={`/product/${product.id}`} className="after:absolute after:inset-0 hover:text-door">
            <bdi>{product.name}</bdi>
          </PageLink>
        </h3>
        {!isAtHome && <p className="mt-0.5 text-ink-soft text-sm">{product.store.name}</p>}
        <Price
          regularPrice={product.regularPrice}
          promotionalPrice={product.promotionalPrice}
          className="mt-1.5 text-base"
        />
        {corner}
        <div className="relative z-10 mt-auto pt-3">{action}</div>
      </div>
    </article>
  )
}

/** Stands in the row of buttons of those that can be bought. */
export function SoldOut() {
  const common = useMessages(commonMessages)
  return (
    <p className="flex min-h-11 items-center justify-center rounded-full bg-sand/60 font-medium text-ink-soft text-sm">
      {common.soldOut}
    </p>
  )
}

/** What remains to be chosen of a product before it goes into the cart, in words. */
export function useChoiceWords(): (product: Pick<Product, 'sizes' | 'colors'>) => string {
  const common = useMessages(commonMessages)
  return (product) => {
    if (product.colors.length <= 1) return common.chooseSize
    return hasSizeChoice(product) ? common.chooseOptions : common.chooseColor
  }
}

/** Whether the product can go into the cart without a choice. */
export function isAddedAtOnce(product: Pick<Product, 'sizes' | 'colors'>): boolean {
  return isInStock(product) && !hasSizeChoice(product) && product.colors.length <= 1
}
