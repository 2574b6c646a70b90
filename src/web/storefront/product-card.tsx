import { Link } from 'react-router'
import { hasSizeChoice, isInStock, type Product } from '#domain/catalog/product.ts'
import { useMessages } from '../text/messages.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { lineOf } from './cart/cart.ts'
import { useAddToCart } from './cart/use-add-to-cart.ts'
import { HeartButton } from './heart-button.tsx'
import { ShopPicture } from './picture.tsx'
import { Price } from './price.tsx'

/** What a card shows of a product; a page sends no more of it than this. */
export type ProductOnCard = Omit<Product, 'description' | 'widthMillimeters' | 'heightMillimeters' | 'weightGrams'>

export function toCard({ id, name, model, category, store, mainColor, ...product }: Product): ProductOnCard {
  const { regularPrice, promotionalPrice, colors, sizes, pictures } = product
  return {
    ...{ id, name, model, category, store, mainColor, regularPrice, colors, sizes },
    ...(promotionalPrice !== undefined && { promotionalPrice }),
    pictures: pictures.slice(0, 1),
  }
}

/** `isFirst` marks a card of the first view, whose picture loads at once. */
export function ProductCard({ product, isFirst = false }: { product: ProductOnCard; isFirst?: boolean }) {
  const { common } = useMessages()
  const [picture] = product.pictures
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative aspect-4/5 overflow-hidden rounded-card bg-sand">
        {picture && (
          <ShopPicture
            picture={{ ...picture, alt: '' }}
            isFirst={isFirst}
            sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 50vw"
            className="size-full object-cover transition-transform duration-700 ease-soft group-hover:scale-103"
          />
        )}
        {product.promotionalPrice !== undefined && (
          <span className="absolute start-3 top-3 rounded-full bg-limestone px-3 py-1 font-semibold text-clay text-xs">
            {common.onSale}
          </span>
        )}
      </div>
      <HeartButton product={product} className="absolute end-2 top-2 z-10" />
      <div className="flex flex-1 flex-col pt-3">
        <h3 className="font-sans font-semibold text-base leading-snug">
          <Link
            to={`/product/${product.id}`}
            prefetch="intent"
            className="after:absolute after:inset-0 hover:text-door"
          >
            <bdi>{product.name}</bdi>
          </Link>
        </h3>
        <p className="mt-0.5 text-ink-soft text-sm">{product.store.name}</p>
        <Price
          regularPrice={product.regularPrice}
          promotionalPrice={product.promotionalPrice}
          className="mt-1.5 text-base"
        />
        <div className="relative z-10 mt-auto pt-3">
          <CardAction product={product} />
        </div>
      </div>
    </article>
  )
}

/** Whether the product can go into the cart without a choice. */
export function isAddedAtOnce(product: ProductOnCard): boolean {
  return isInStock(product) && !hasSizeChoice(product) && product.colors.length <= 1
}

interface CardActionProps {
  readonly product: ProductOnCard
  readonly variant?: 'primary' | 'outline'
  readonly className?: string
}

/** Straight into the cart when there is nothing to choose; otherwise to where one chooses. */
export function CardAction({ product, variant = 'outline', className = 'w-full text-sm' }: CardActionProps) {
  const { common } = useMessages()
  const addToCart = useAddToCart()
  const [size] = product.sizes
  if (!isInStock(product))
    return <p className="flex min-h-11 items-center font-medium text-ink-soft text-sm">{common.soldOut}</p>
  if (!size || !isAddedAtOnce(product)) {
    return (
      <ButtonLink to={`/product/${product.id}`} variant={variant} className={className}>
        {common.chooseOptions}
      </ButtonLink>
    )
  }
  const [color] = product.colors
  return (
    <Button variant={variant} className={className} onClick={() => addToCart(lineOf(product, size, color, 1))}>
      {common.addToCart}
    </Button>
  )
}
