import type { ComponentProps } from 'react'
import { isInStock, type Product } from '#domain/catalog/product.ts'
import { commonMessages } from '#messages/common.ts'
import { CardFace, isAddedAtOnce, type ProductOnCard, SoldOut, useChoiceWords } from '../goods/card-face.tsx'
import { useMessages } from '../text/messages.ts'
import { Button } from '../ui/button.tsx'
import { PageButton } from '../ui/page-link.tsx'
import { lineOf } from './cart/cart.ts'
import { useAddToCart } from './cart/use-add-to-cart.ts'
import { HeartButton } from './heart-button.tsx'

export function toCard({ id, name, model, category, store, mainColor, ...product }: Product): ProductOnCard {
  const { regularPrice, promotionalPrice, colors, sizes, pictures } = product
  return {
    ...{ id, name, model, category, store, mainColor, regularPrice, colors, sizes },
    ...(promotionalPrice !== undefined && { promotionalPrice }),
    pictures: pictures.slice(0, 1),
  }
}

type ProductCardProps = Omit<ComponentProps<typeof CardFace>, 'corner' | 'action'>

export function ProductCard({ product, ...place }: ProductCardProps) {
  return (
    <CardFace
      {...place}
      product={product}
      corner={<HeartButton product={product} className="absolute end-1.5 top-1.5 z-10" />}
      action={<CardAction product={product} />}
    />
  )
}

interface CardActionProps {
  readonly product: ProductOnCard
  readonly variant?: 'primary' | 'outline'
  readonly className?: string
}

/** Straight into the cart when there is nothing to choose; otherwise to where one chooses. */
export function CardAction({ product, variant = 'outline', className = 'w-full text-sm' }: CardActionProps) {
  const common = useMessages(commonMessages)
  const choiceOf = useChoiceWords()
  const addToCart = useAddToCart()
  const [size] = product.sizes
  if (!isInStock(product)) return <SoldOut />
  if (!size || !isAddedAtOnce(product)) {
    return (
      <PageButton
        to={`/product/${product.id}`}
        aria-label={common.chooseFor(choiceOf(product), product.name)}
        variant={variant}
        className={className}
      >
        {choiceOf(product)}
      </PageButton>
    )
  }
  const [color] = product.colors
  return (
    <Button
      variant={variant}
      aria-label={common.addPieceToCart(product.name)}
      className={`noscript:hidden ${className}`}
      onClick={() => addToCart(lineOf(product, size, color, 1), size)}
    >
      {common.addToCart}
    </Button>
  )
}
