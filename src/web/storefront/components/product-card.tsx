import type { ComponentProps } from 'react'
import { isInStock, type Product } from '#domain/catalog/product.ts'
import { hasSeveralPrices } from '#domain/catalog/variant.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { productPath } from '#web/paths/storefront-paths.ts'
import {
  BaseProductCard,
  canAddWithoutChoice,
  chooseLabelOf,
  type ProductOnCard,
  SoldOut,
} from '#web/product-display/base-product-card.tsx'
import { lineOf } from '#web/storefront/cart/cart.ts'
import { useAddToCart } from '#web/storefront/cart/use-add-to-cart.ts'
import { FavoriteButton } from '#web/storefront/favorites/favorite-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageButton } from '#web/ui/page-link.tsx'

/** Returns what a card shows of a product; `backOn` is the text of a closed store. */
export function cardOf(
  { id, name, languageOf, model, category, store, mainColor, ...product }: Product,
  backOn: string | undefined,
): ProductOnCard {
  const { regularPrice, promotionalPrice, referencePrice, preparationDays, colors, sizes, pictures } = product
  return {
    ...{ id, name, model, category, store, mainColor, colors, sizes },
    ...{ regularPrice, promotionalPrice, referencePrice, preparationDays },
    ...(languageOf && { languageOf }),
    backOn,
    hasSeveralPrices: hasSeveralPrices(product),
    pictures: pictures.slice(0, 1),
  }
}

type ProductCardProps = Omit<ComponentProps<typeof BaseProductCard>, 'corner' | 'action'>

export function ProductCard({ product, ...place }: ProductCardProps) {
  return (
    <BaseProductCard
      {...place}
      product={product}
      corner={<FavoriteButton product={product} className="absolute end-1.5 top-1.5 z-10" />}
      action={<CardAction product={product} />}
    />
  )
}

interface CardActionProps {
  readonly product: ProductOnCard
  readonly variant?: 'primary' | 'outline'
  readonly className?: string
}

/** Adds to the cart when there is nothing to choose; otherwise links to the product page. */
export function CardAction({
  product,
  variant = 'outline',
  className = 'w-full text-sm max-sm:px-2!',
}: CardActionProps) {
  const addToCart = useAddToCart()
  const [size] = product.sizes
  if (!isInStock(product)) return <SoldOut product={product} />
  if (!size || !canAddWithoutChoice(product)) {
    return (
      <PageButton
        to={productPath(product.id)}
        aria-label={common.chooseFor(chooseLabelOf(product), product.name)}
        variant={variant}
        className={className}
      >
        {chooseLabelOf(product)}
      </PageButton>
    )
  }
  const [color] = product.colors
  return (
    <Button
      variant={variant}
      aria-label={common.addPieceToCart(product.name)}
      className={`noscript:hidden ${className}`}
      onClick={() => addToCart(lineOf(product, size, color, 1), { sizeId: size.id, stock: size.stock })}
    >
      {common.addToCart}
    </Button>
  )
}
