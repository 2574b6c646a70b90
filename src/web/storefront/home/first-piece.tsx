import { homeMessages } from '#messages/home.ts'
import type { ProductOnCard } from '../../goods/card-face.tsx'
import { ShopPicture } from '../../goods/picture.tsx'
import { Price } from '../../goods/price.tsx'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'

/** On phones, where the sale is far down: a piece with its price soon after the first picture. */
export function FirstPiece({ product, isSale }: { product: ProductOnCard; isSale: boolean }) {
  const { weeklySale, bestSellers } = useMessages(homeMessages)
  const [picture] = product.pictures
  return (
    <div className="page mt-3 md:hidden">
      <PageLink
        to={`/product/${product.id}`}
        className="flex items-center gap-4 rounded-card bg-sand/60 p-3 pe-4 hover:bg-sand"
      >
        {picture && (
          <span className="block aspect-4/5 w-20 shrink-0 overflow-hidden rounded-lg">
            <ShopPicture picture={{ ...picture, alt: '' }} sizes="5rem" className="size-full object-cover" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <p className="font-medium text-clay text-sm">{isSale ? weeklySale.heading : bestSellers.heading}</p>
          <p className="mt-0.5 font-semibold leading-snug">
            <bdi>{product.name}</bdi>
          </p>
          <Price
            regularPrice={product.regularPrice}
            promotionalPrice={product.promotionalPrice}
            saysReduction
            className="mt-1 text-base"
          />
        </div>
        <Icon name="forward" className="size-5 text-ink-soft rtl:-scale-x-100" />
      </PageLink>
    </div>
  )
}
