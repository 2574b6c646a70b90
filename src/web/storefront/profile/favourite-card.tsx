import { thumbnailUrl } from '#domain/catalog/picture.ts'
import { formatPrice } from '#domain/money.ts'
import { commonMessages } from '#messages/common.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { Favourite } from '../favourites/favourites-storage.ts'

/** A favourite as it looked when it was kept, with the heart that lets it go. */
export function FavouriteCard({ favourite, onLetGo }: { favourite: Favourite; onLetGo: () => void }) {
  const common = useMessages(commonMessages)
  const letGo = common.removeFromFavourites(favourite.name)
  return (
    <article className="group relative">
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
      <p className="mt-1 whitespace-nowrap font-semibold tabular-nums">{formatPrice(favourite.unitPrice)}</p>
    </article>
  )
}
