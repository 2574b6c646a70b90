import { productMessages as messages } from '#page-messages/product.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { ProductRow } from './product-row.tsx'

export function GoesWith({ products }: { products: readonly ProductOnCard[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="goes-with" className="page mt-16 sm:mt-20 print:hidden">
      <h2 id="goes-with" className="text-3xl">
        {messages.goesWith}
      </h2>
      <ProductRow products={products} />
    </section>
  )
}
