import type { Unreachable } from '#web/http/catch-unreachable.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'

/** The favorites as they are in the catalog now; one that is not among the products is no longer sold. */
export type FavoritesResult =
  | { readonly outcome: 'found'; readonly requestedIds: readonly number[]; readonly products: readonly ProductOnCard[] }
  | { readonly outcome: 'unreadable' }
  | Unreachable
