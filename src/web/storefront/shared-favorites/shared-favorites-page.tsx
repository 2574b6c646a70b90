import { useEffect, useId, useRef, useState } from 'react'
import { listProductsById } from '#domain/catalog/list-products-by-id.ts'
import { sharedFavoritesMessages as messages } from '#page-messages/shared-favorites.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { sharedFavoritesPath } from '#web/paths/shared-favorites-path.ts'
import { profilePath, shopPath } from '#web/paths/storefront-paths.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { EmptyState } from '#web/storefront/components/empty-state.tsx'
import { ProductCard } from '#web/storefront/components/product-card.tsx'
import { toCard } from '#web/storefront/components/to-card.ts'
import { favoriteOf } from '#web/storefront/favorites/favorite-of.ts'
import { storedFavorites } from '#web/storefront/favorites/favorites-storage.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageButton, PageLink } from '#web/ui/page-link.tsx'
import type { Route } from './+types/shared-favorites-page'
import { withFavorites, withoutFavorites } from './merge-favorites.ts'
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

/** A button that adds those of the products to the favorites that are not among them, and can be undone. */
function KeepAll({ products }: { products: readonly ProductOnCard[] }) {
  const favorites = storedFavorites.use()
  const [addedIds, setAddedIds] = useState<readonly number[]>()
  const undoButton = useRef<HTMLButtonElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const others = products.filter(({ id }) => !favorites.some(({ productId }) => productId === id))
  const hasAdded = addedIds !== undefined
  const id = useId()

  useEffect(() => {
    if (hasAdded) undoButton.current?.focus({ preventScroll: true })
  }, [hasAdded])

  const add = () => {
    setAddedIds(others.map(({ id }) => id))
    storedFavorites.change((favorites) => withFavorites(favorites, others.map(favoriteOf)))
  }
  const undo = (ids: readonly number[]) => {
    storedFavorites.change((favorites) => withoutFavorites(favorites, ids))
    setAddedIds(undefined)
    requestAnimationFrame(() => addButton.current?.focus({ preventScroll: true }))
  }

  // Where there is room each state is as tall as the button, so that the pieces below do not move.
  return (
    <div className="mt-5 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 noscript:hidden print:hidden">
      {addedIds ? (
        <>
          <p id={id} className="flex items-center gap-2 font-medium text-olive">
            <Icon name="check" className="size-5 shrink-0" />
            {messages.added(addedIds.length)}
          </p>
          <button
            type="button"
            ref={undoButton}
            aria-describedby={id}
            onClick={() => undo(addedIds)}
            className={linkClass}
          >
            {messages.undo}
          </button>
          <OwnFavorites />
        </>
      ) : others.length > 0 ? (
        <Button ref={addButton} onClick={add}>
          <Icon name="heart" className="size-5 shrink-0" />
          {messages.add(others.length)}
        </Button>
      ) : (
        <>
          <p className="text-ink-soft">{messages.allKept(products.length)}</p>
          <OwnFavorites />
        </>
      )}
    </div>
  )
}

function OwnFavorites() {
  return (
    <PageLink to={profilePath()} className={linkClass}>
      {messages.ownFavorites}
    </PageLink>
  )
}

const linkClass = 'text-link font-semibold'
