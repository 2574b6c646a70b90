import type { SuggestedProduct } from '#domain/catalog/suggestions/suggestions.ts'
import { suggestionMessages } from '#page-messages/search-suggestions.ts'
import { productPath } from '#web/paths/storefront-paths.ts'
import { Price } from '#web/product-display/price.tsx'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { LocalText } from '#web/text/local-text.tsx'
import { LinkOption, OptionGroup } from './option.tsx'

export function ProductOptions({ products }: { products: readonly SuggestedProduct[] }) {
  return (
    <OptionGroup label={suggestionMessages.products} count={products.length}>
      {products.map((product) => (
        <LinkOption key={product.id} to={productPath(product.id)}>
          <span className="aspect-4/5 w-12 shrink-0 overflow-hidden rounded-lg bg-sand">
            {product.picture && (
              <ResponsivePicture
                picture={{ ...product.picture, alt: '' }}
                sizes="3rem"
                className="size-full object-cover"
              />
            )}
          </span>
          <span className="min-w-0">
            <span className="line-clamp-2 font-medium leading-snug">
              <LocalText text={product.name} language={product.languageOf?.name} />
            </span>
            <Price product={product} isInBar className="text-sm" />
          </span>
        </LinkOption>
      ))}
    </OptionGroup>
  )
}
