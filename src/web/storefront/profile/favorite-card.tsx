import { priceOf } from '#domain/catalog/product.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { profileMessages as profile } from '#page-messages/profile.ts'
import { thumbnailPath } from '#web/paths/picture-paths.ts'
import { productPath } from '#web/paths/storefront-paths.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { Price } from '#web/product-display/price.tsx'
import { CardAction } from '#web/storefront/components/product-card.tsx'
import type { Favorite } from '#web/storefront/favorites/favorites-storage.ts'
import { formatPrice } from '#web/text/format.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import type { CurrentProduct } from './use-current-products.ts'

interface FavoriteCardProps {
  readonly favorite: Favorite
  readonly current: CurrentProduct
  readonly onRemove: () => void
}

/**
 * A favorite with its current name, price and a button to buy it; shown as it was saved until the server has responded.
 */
export function FavoriteCard({ favorite, current, onRemove }: FavoriteCardProps) {
  const { name, language } = displayedName(favorite, current)
  const remove = common.removeFromFavorites(name)
  return (
    <article className="group relative flex h-full flex-col">
      <div className="aspect-4/5 overflow-hidden rounded-card bg-sand">
        {favorite.picture && (
          <img
            src={thumbnailPath(favorite.picture, 640)}
            alt=""
            width={400}
            height={500}
            className="size-full object-cover transition-transform duration-700 ease-soft group-hover:scale-103"
          />
        )}
      </div>
      <button
        type="button"
        aria-label={remove}
        title={remove}
        onClick={onRemove}
        className="icon-button absolute end-1.5 top-1.5 z-10 bg-white/90 bg-clip-content p-1 text-clay"
      >
        <Icon name="heart" className="size-5 fill-clay" />
      </button>
      <h3 className="mt-3 font-sans font-semibold text-base leading-snug">
        <PageLink to={productPath(favorite.productId)} className="after:absolute after:inset-0 hover:text-door">
          <LocalText text={name} language={language} />
        </PageLink>
      </h3>
      <CurrentPrice favorite={favorite} current={current} />
      {/* As tall as the button, which appears with the response. */}
      <div className="relative z-10 mt-auto min-h-14 pt-3">
        {isStillSold(current) && <CardAction product={current} />}
      </div>
    </article>
  )
}

function CurrentPrice({ favorite: { unitPrice }, current }: Pick<FavoriteCardProps, 'favorite' | 'current'>) {
  if (!isStillSold(current)) {
    return (
      <p className="mt-1 font-semibold tabular-nums">{current === 'gone' ? profile.gone : formatPrice(unitPrice)}</p>
    )
  }
  return (
    <>
      <Price product={current} className="mt-1 text-base" />
      {priceOf(current) !== unitPrice && (
        <p className="text-ink-soft text-sm">{profile.priceWas(formatPrice(unitPrice))}</p>
      )}
    </>
  )
}

/**
 * Returns the name in the catalog, with its language when that is not the one of the page; the saved one until it is
 * known.
 */
export function displayedName(favorite: Favorite, current: CurrentProduct) {
  return isStillSold(current)
    ? { name: current.name, language: current.languageOf?.name }
    : { name: favorite.name, language: undefined }
}

function isStillSold(current: CurrentProduct): current is ProductOnCard {
  return current !== undefined && current !== 'gone'
}
