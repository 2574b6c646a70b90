import { listProductsById } from '#domain/catalog/list-products-by-id.ts'
import { sharedFavoritesMessages as messages } from '#page-messages/shared-favorites.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { sharedFavoritesPath } from '#web/paths/shared-favorites-path.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { EmptyState } from '#web/storefront/components/empty-state.tsx'
import { ProductCard, toCard } from '#web/storefront/components/product-card.tsx'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import type { Route } from './+types/shared-favorites-page'
import { KeepAll } from './keep-all.tsx'
import { maxSharedIds, readSharedIds } from './shared-ids.ts'

/** The products whose ids are in the address, as they are in the catalog now. Nothing is stored of such a link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { ids, isCut } = readSharedIds(new URL(request.url).searchParams)
  const found = ids.length === 0 ? [] : await listProductsById(marketplaceIn(context), ids)
  const products = ids.flatMap((id) => found.find((product) => product.id === id) ?? []).map(toCard)
  return { ids, isCut, products }
}

/** Favorites that somebody shares by a link. They become one's own only by a tap. */
export default function SharedFavoritesPage({ loaderData: { ids, isCut, products } }: Route.ComponentProps) {
  const missing = ids.length - products.length
  return (
    <div className="page min-h-[calc(100dvh-4.5rem)] pt-5 pb-8 sm:py-10">
      <PageHead
        title={messages.title}
        description={products.length > 0 ? messages.description(products.length) : messages.emptyText}
        canonical={sharedFavoritesPath(...ids)}
        picture={products[0]?.pictures[0]}
        isUnlisted
      />
      <h1 className="text-3xl sm:text-5xl">{messages.title}</h1>
      {products.length > 0 ? <SharedProducts key={ids.join()} products={products} /> : <NothingShared />}
      {products.length > 0 && missing > 0 && <p className="mt-10 text-ink-soft">{messages.missing(missing)}</p>}
      {isCut && <p className="mt-4 text-ink-soft">{messages.cut(maxSharedIds)}</p>}
    </div>
  )
}

function SharedProducts({ products }: { products: readonly ProductOnCard[] }) {
  return (
    <>
      <p className="mt-3 max-w-3xl text-ink-soft">{messages.intro}</p>
      <KeepAll products={products} />
      <noscript>{import.meta.env.SSR && <p className="mt-4">{messages.bookmark}</p>}</noscript>
      <h2 className="mt-8 text-2xl">{messages.count(products.length)}</h2>
      <ul className="mt-5 card-grid grid grid-pair gap-x-4 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4">
        {products.map((product, position) => (
          <li key={product.id}>
            <ProductCard product={product} isFirst={position < 2} />
          </li>
        ))}
      </ul>
    </>
  )
}

function NothingShared() {
  return (
    <EmptyState>
      <p className="font-display text-2xl">{messages.empty}</p>
      <p className="mx-auto mt-2 mb-6 max-w-md text-ink-soft">{messages.emptyText}</p>
      <PageButton to={shopPath()}>{messages.toShop}</PageButton>
    </EmptyState>
  )
}
