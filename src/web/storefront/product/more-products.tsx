import type { Product } from '#domain/catalog/product.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { GoesWith } from './goes-with.tsx'
import { MoreFromStore } from './more-from-store.tsx'

interface MoreProductsProps {
  readonly store: Product['store']
  readonly goesWith: readonly ProductOnCard[]
  /** Others of the store. */
  readonly others: readonly ProductOnCard[]
}

/** The rows of products below one. */
export default function MoreProducts({ store, goesWith, others }: MoreProductsProps) {
  return (
    <>
      <GoesWith products={goesWith} />
      <MoreFromStore store={store} others={others} />
    </>
  )
}
