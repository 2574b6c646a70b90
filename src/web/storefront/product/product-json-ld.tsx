import { pictureUrl } from '#domain/catalog/pictures/picture.ts'
import { isInStock, type Product, priceOf } from '#domain/catalog/product.ts'
import { toDinars } from '#domain/money.ts'
import { JsonLd } from '#web/storefront/seo/json-ld.tsx'
import { usePublicUrl } from '#web/storefront/seo/use-public-url.ts'

/** Structured data (schema.org) of the product and its offer, for search engines. */
export function ProductJsonLd({ product }: { product: Product }) {
  const publicUrl = usePublicUrl()
  const url = `${publicUrl}/product/${product.id}`
  return (
    <JsonLd
      data={{
        '@type': 'Product',
        name: product.name,
        description: product.description,
        sku: product.model,
        url,
        image: product.pictures.map((picture) => publicUrl + pictureUrl(picture.fileName)),
        brand: { '@type': 'Brand', name: product.store.name },
        offers: {
          '@type': 'Offer',
          url,
          price: toDinars(priceOf(product)),
          priceCurrency: 'TND',
          availability: `https://schema.org/${isInStock(product) ? 'InStock' : 'OutOfStock'}`,
          itemCondition: 'https://schema.org/NewCondition',
        },
      }}
    />
  )
}
