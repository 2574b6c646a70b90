import { pictureUrl } from '#domain/catalog/picture.ts'
import { isInStock, type Product, priceOf } from '#domain/catalog/product.ts'
import { toDinars } from '#domain/money.ts'
import { JsonLd } from '../json-ld.tsx'
import { usePublicUrl } from '../public-url.ts'

/** The product and its offer as search engines want to read them. */
export function ProductFacts({ product }: { product: Product }) {
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
