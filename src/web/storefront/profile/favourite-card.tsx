import { thumbnailUrl } from '#domain/catalog/picture.ts'
import { priceOf } from '#domain/catalog/product.ts'
import { formatPrice } from '#domain/money.ts'
import { commonMessages } from '#messages/common.ts'
import { profileMessages } from '#messages/profile.ts'
import type { ProductOnCard } from '../../goods/card-face.tsx'
import { Price } from '../../goods/price.tsx'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { Favourite } from '../favourites/favourites-storage.ts'
import { CardAction } from '../product-card.tsx'
import type { Today } from './use-today.ts'

interface FavouriteCardProps {
  readonly favourite: Favourite
  readonly today: Today
  readonly onLetGo: () => void
}

/** A favourite with its price of today and the way to have it; as it was kept while the shop has not answered. */
export function FavouriteCard({ favourite, today, onLetGo }: FavouriteCardProps) {
  const common = useMessages(commonMessages)
  const letGo = common.removeFromFavourites(favourite.name)
  return (
    <article className="group relative flex h-full flex-col">
      <div className="aspect-4/5 overflow-hidden rounded-card bg-sand">
        {favourite.picture && (
          <img
            src={thumbnailUrl(favourite.picture, 640)}
            alt=""
            width={400}
            height={500}
            className="size-full object-cover transition-transform duration-700 ease-soft group-hover:scale-103"
          />
        )}
      </div>
      <button
        type="button"
        aria-label={letGo}
        title={letGo}
        onClick={onLetGo}
        className="absolute end-1.5 top-1.5 z-10 grid size-11 place-items-center rounded-full bg-white/90 bg-clip-content p-1 text-clay"
      >
        <Icon name="heart" className="size-5 fill-clay" />
      </button>
      <h3 className="mt-3 font-sans font-semibold text-base leading-snug">
        <PageLink to={`/product/${favourite.productId}`} className="after:absolute after:inset-0 hover:text-door">
          {favourite.name}
        </PageLink>
      </h3>
      <TodaysPrice favourite={favourite} today={today} />
      {/* As tall as the button, which comes with the answer. */}
      <div className="relative z-10 mt-auto min-h-14 pt-3">{isOnSale(today) && <CardAction product={today} />}</div>
    </article>
  )
}

function TodaysPrice({ favourite: { unitPrice }, today }: Pick<FavouriteCardProps, 'favourite' | 'today'>) {
  const profile = useMessages(profileMessages)
  if (!isOnSale(today)) {
    return <p className="mt-1 font-semibold tabular-nums">{today === 'gone' ? profile.gone : formatPrice(unitPrice)}</p>
  }
  const { regularPrice, promotionalPrice } = today
  return (
    <>
      <Price {...{ regularPrice, promotionalPrice }} className="mt-1 text-base" />
      {priceOf(today) !== unitPrice && (
        <p className="text-ink-soft text-sm">{profile.priceWas(formatPrice(unitPrice))}</p>
      )}
    </>
  )
}

function isOnSale(today: Today): today is ProductOnCard {
  return today !== undefined && today !== 'gone'
}
