import { homeMessages } from '#page-messages/home.ts'
import { productPath } from '#web/paths/storefront-paths.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { Price } from '#web/product-display/price.tsx'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { LocalText } from '#web/text/local-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'

/** On phones the weekly sale is far down the page; this shows one product and its price below the hero. */
export function FeaturedProduct({ product, isSale }: { product: ProductOnCard; isSale: boolean }) {
  const { weeklySale, bestSellers } = homeMessages
  const [picture] = product.pictures
  return (
    <div className="page mt-3 md:hidden">
      <PageLink
        to={productPath(product.id)}
        className="flex items-center gap-4 rounded-card bg-sand/60 p-3 pe-4 hover:bg-sand"
      >
        {picture && (
          <span className="block aspect-4/5 w-20 shrink-0 overflow-hidden rounded-lg">
            <ResponsivePicture picture={{ ...picture, alt: '' }} sizes="5rem" className="size-full object-cover" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <p className="font-medium text-clay text-sm">{isSale ? weeklySale.heading : bestSellers.heading}</p>
          <p className="mt-0.5 font-semibold leading-snug">
            <LocalText text={product.name} language={product.languageOf?.name} />
          </p>
          <Price product={product} showsDiscount className="mt-1 text-base" />
        </div>
        <Icon name="forward" className="size-5 text-ink-soft" />
      </PageLink>
    </div>
  )
}
