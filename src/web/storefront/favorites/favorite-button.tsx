import { commonMessages as common } from '#page-messages/common.ts'
import { popUpMessages as popUps } from '#page-messages/pop-ups.ts'
import { Icon } from '#web/ui/icon.tsx'
import { usePopUp } from '#web/ui/pop-up.tsx'
import { type FavoriteCandidate, favoriteOf } from './favorite-of.ts'
import { storedFavorites, toggleFavorite } from './favorites-storage.ts'

interface FavoriteButtonProps {
  readonly product: FavoriteCandidate
  /** As tall as the buy button beside it. */
  readonly isLarge?: boolean
  readonly className?: string
}

/** Adds a product to the browser's favorites, or removes it. */
export function FavoriteButton({ product, isLarge = false, className = '' }: FavoriteButtonProps) {
  const showPopUp = usePopUp()
  const isFavorite = storedFavorites.use().some((favorite) => favorite.productId === product.id)
  const label = isFavorite ? common.removeFromFavorites(product.name) : common.addToFavorites(product.name)
  const toggle = () => {
    toggleFavorite(favoriteOf(product))
    if (!isFavorite) showPopUp(popUps.added)
  }
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-label={label}
      title={label}
      onClick={toggle}
      className={`grid ${isLarge ? 'size-13 shadow-card' : 'size-11 bg-clip-content p-1'} shrink-0 place-items-center rounded-full bg-white/90 text-ink transition-colors hover:text-clay aria-pressed:text-clay noscript:hidden ${className}`}
    >
      <Icon name="heart" className={`${isLarge ? 'size-6' : 'size-5'} ${isFavorite ? 'fill-clay' : ''}`} />
    </button>
  )
}
