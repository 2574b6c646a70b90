import { isInStock, type Product, priceOf } from '#domain/catalog/product.ts'
import { type Millimes, toDinars } from '#domain/money.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { picturePath } from '#web/paths/picture-paths.ts'
import { productPath } from '#web/paths/storefront-paths.ts'
import { JsonLd } from '#web/storefront/seo/json-ld.tsx'
import { usePublicPageUrl, usePublicUrl } from '#web/storefront/seo/use-public-url.ts'

/** Structured data (schema.org) of the product and its offer, for search engines. */
export default function ProductJsonLd({ product }: { product: Product }) {
  const publicUrl = usePublicUrl()
  const url = usePublicPageUrl()(productPath(product.id))
  return (
    <JsonLd
      data={{
        '@type': 'Product',
        name: product.name,
        description: product.description,
        sku: product.model,
        url,
        image: product.pictures.map((picture) => publicUrl + picturePath(picture.fileName)),
        brand: { '@type': 'Brand', name: product.store.name },
        offers: {
          '@type': 'Offer',
          url,
          price: toDinars(priceOf(product)),
          priceCurrency: 'TND',
          availability: `https://schema.org/${isInStock(product) ? 'InStock' : 'OutOfStock'}`,
          itemCondition: 'https://schema.org/NewCondition',
          ...(product.referencePrice !== undefined && {
            priceSpecification: lowestPrice(product.referencePrice, priceOf(product)),
          }),
        },
      }}
    />
  )
}

function lowestPrice(price: Millimes, promotionalPrice: Millimes) {
  return {
    '@type': 'UnitPriceSpecification',
    name: common.lowestPrice,
    ...(price > promotionalPrice && { priceType: 'https://schema.org/StrikethroughPrice' }),
    price: toDinars(price),
    priceCurrency: 'TND',
  }
}
