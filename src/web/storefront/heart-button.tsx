import type { Product } from '#domain/catalog/product.ts'
import { priceOf } from '#domain/catalog/product.ts'
import { commonMessages } from '#messages/common.ts'
import { popUpMessages } from '#messages/pop-ups.ts'
import { useMessages } from '../text/messages.ts'
import { Icon } from '../ui/icon.tsx'
import { usePopUp } from '../ui/pop-up.tsx'
import { storedFavourites, toggleFavourite } from './favourites/favourites-storage.ts'

type Keepable = Pick<Product, 'id' | 'name' | 'model' | 'regularPrice' | 'promotionalPrice' | 'pictures'>

interface HeartButtonProps {
  readonly product: Keepable
  /** As tall as the buy button it stands beside. */
  readonly isLarge?: boolean
  readonly className?: string
}

/** Keeps a product among the favourites of this browser, or lets it go. */
export function HeartButton({ product, isLarge = false, className = '' }: HeartButtonProps) {
  const common = useMessages(commonMessages)
  const popUps = useMessages(popUpMessages)
  const showPopUp = usePopUp()
  const isKept = storedFavourites.use().some((favourite) => favourite.productId === product.id)
  const label = isKept ? common.removeFromFavourites(product.name) : common.addToFavourites(product.name)
  const toggle = () => {
    toggleFavourite({
      productId: product.id,
      name: product.name,
      model: product.model,
      unitPrice: priceOf(product),
      picture: product.pictures[0]?.fileName ?? '',
    })
    if (!isKept) showPopUp(popUps.added)
  }
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={label}
      title={label}
      onClick={toggle}
      className={`grid ${isLarge ? 'size-13 shadow-card' : 'size-11 bg-clip-content p-1'} shrink-0 place-items-center rounded-full bg-white/90 text-ink transition-colors hover:text-clay aria-pressed:text-clay noscript:hidden ${className}`}
    >
      <Icon name="heart" className={`${isLarge ? 'size-6' : 'size-5'} ${isKept ? 'fill-clay' : ''}`} />
    </button>
  )
}
