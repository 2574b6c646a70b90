import { isInStock, type Product, priceOf } from '#domain/catalog/product.ts'
import { hasSeveralPrices, pricesOfVariant } from '#domain/catalog/variant.ts'
import { type Millimes, millimes, toDinars } from '#domain/money.ts'
import { maxStars } from '#domain/reviews/review.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { picturePath } from '#web/paths/picture-paths.ts'
import { productPath } from '#web/paths/storefront-paths.ts'
import type { ShownReviews } from '#web/storefront/reviews/shown-review.ts'
import { JsonLd } from '#web/storefront/seo/json-ld.tsx'
import { usePublicPageUrl, usePublicUrl } from '#web/storefront/seo/use-public-url.ts'

interface ProductJsonLdProps {
  readonly product: Product
  readonly reviews: ShownReviews
  /** The last day of the price, if it is that of a promotion with an end. */
  readonly lastPromotionDay: TunisDay | undefined
}

/** Structured data (schema.org) of the product and its offer, for search engines. */
export default function ProductJsonLd({ product, reviews, lastPromotionDay }: ProductJsonLdProps) {
  const publicUrl = usePublicUrl()
  const url = usePublicPageUrl()(productPath(product.id))
  return (
    <JsonLd
      data={{
        '@type': 'Product',
        name: product.name,
        description: product.description,
        ...(product.model && { sku: product.model }),
        url,
        image: product.pictures.map((picture) => publicUrl + picturePath(picture.fileName)),
        ...reviewsOf(reviews),
        brand: { '@type': 'Brand', name: product.store.name },
        offers: {
          ...priceFacts(product),
          url,
          priceCurrency: 'TND',
          ...(lastPromotionDay && { priceValidUntil: lastPromotionDay }),
          availability: `https://schema.org/${availabilityOf(product)}`,
          ...(product.store.reopensOn && { availabilityStarts: product.store.reopensOn }),
          itemCondition: 'https://schema.org/NewCondition',
          ...(!hasSeveralPrices(product) &&
            product.referencePrice !== undefined &&
            product.referencePrice > priceOf(product) && {
              priceSpecification: strikethroughPrice(product.referencePrice),
            }),
        },
      }}
    />
  )
}

/** Only what people say who received the piece: nothing else may be rated here. */
function reviewsOf({ rating, reviews }: ShownReviews) {
  if (!rating) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.reviewCount,
      bestRating: maxStars,
      worstRating: 1,
    },
    review: reviews.map(({ stars, body, author, postedAt }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: maxStars, worstRating: 1 },
      author: { '@type': 'Person', name: author },
      datePublished: postedAt.slice(0, 10),
      ...(body && { reviewBody: body }),
    })),
  }
}

/** The price of an offer, or the range of those of the variants. */
function priceFacts(product: Product) {
  if (!hasSeveralPrices(product)) return { '@type': 'Offer', price: toDinars(priceOf(product)) }
  const prices = product.variants.map((variant) => priceOf(pricesOfVariant(product, variant)))
  return {
    '@type': 'AggregateOffer',
    lowPrice: toDinars(millimes(Math.min(...prices))),
    highPrice: toDinars(millimes(Math.max(...prices))),
    offerCount: prices.length,
  }
}

/**
 * The lowest price before the reduction. One that is not higher has no type of its own: it would be a second active
 * price.
 */
function strikethroughPrice(price: Millimes) {
  return {
    '@type': 'UnitPriceSpecification',
    name: common.lowestPrice,
    priceType: 'https://schema.org/StrikethroughPrice',
    price: toDinars(price),
    priceCurrency: 'TND',
  }
}

function availabilityOf(product: Product): string {
  if (!isInStock(product)) return 'OutOfStock'
  return product.supply === 'made-to-order' ? 'MadeToOrder' : 'InStock'
}
