import { Fragment, type ReactNode, useState } from 'react'
import { data } from 'react-router'
import { listProductsById } from '#domain/catalog/list-products-by-id.ts'
import { profileMessages as profile } from '#page-messages/profile.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { inReadTurn } from '#web/http/in-read-turn.ts'
import { sharedFavoritesPath } from '#web/paths/shared-favorites-path.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { useIsHydratedDeferred } from '#web/storefront/browser/use-is-hydrated-deferred.ts'
import { EmptyState } from '#web/storefront/components/empty-state.tsx'
import { LoadingPlaceholder } from '#web/storefront/components/loading-placeholder.tsx'
import { RemovedNotice } from '#web/storefront/components/removed-notice.tsx'
import { toCard } from '#web/storefront/components/to-card.ts'
import {
  type Favorite,
  storedFavorites,
  toggleFavorite,
  withFavoriteAt,
} from '#web/storefront/favorites/favorites-storage.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { usePublicPageUrl } from '#web/storefront/seo/use-public-url.ts'
import { maxSharedIds } from '#web/storefront/shared-favorites/shared-ids.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import type { Route } from './+types/profile-page'
import { displayedName, FavoriteCard } from './favorite-card.tsx'
import { readFavoriteIds } from './favorite-ids-form.ts'
import { type FavoritesResult, useCurrentProducts } from './use-current-products.ts'

/** Returns the current products of the requested favorites, which only the browser stores. */
export async function action({ request, context }: Route.ActionArgs) {
  const requestedIds = readFavoriteIds(await readForm(request))
  if (!requestedIds) return data<FavoritesResult>({ outcome: 'unreadable' }, { status: 422 })
  const products = await inReadTurn(context, (marketplace) => listProductsById(marketplace, requestedIds))
  return data<FavoritesResult>({ outcome: 'found', requestedIds, products: products.map(toCard) })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction())
}

/** The favorites in the browser's storage. */
export default function ProfilePage() {
  const isHydrated = useIsHydratedDeferred()
  return (
    <div className="page min-h-[calc(100dvh-4.5rem)] pt-5 pb-8 sm:py-10">
      <PageHead title={profile.title} description={profile.description} isUnlisted />
      <h1 className="text-3xl sm:text-5xl">{profile.title}</h1>
      {isHydrated ? <FavoriteList /> : <LoadingPlaceholder storageKey="hirfa.favourites" empty={<NothingStored />} />}
    </div>
  )
}

interface Removed {
  readonly favorite: Favorite
  readonly position: number
}

/** The favorites, with an undo notice in place of the last removed one. */
function FavoriteList() {
  const favorites = storedFavorites.use()
  const { currentOf, isUnreachable } = useCurrentProducts(favorites)
  const [removed, setRemoved] = useState<Removed>()

  const remove = (favorite: Favorite, position: number) => {
    toggleFavorite(favorite)
    setRemoved({ favorite, position })
  }
  const restore = ({ favorite, position }: Removed) => {
    storedFavorites.change((favorites) => withFavoriteAt(favorites, favorite, position))
    setRemoved(undefined)
  }
  const notice = removed && (
    <RemovedNotice
      key={removed.favorite.productId}
      {...displayedName(removed.favorite, currentOf(removed.favorite.productId))}
      onUndo={() => restore(removed)}
      className="col-span-full"
    />
  )
  const sharedIds = favorites.map(({ productId }) => productId).filter((id) => currentOf(id) !== 'gone')
  return (
    <Favorites count={favorites.length}>
      {sharedIds.length > 0 && <ShareFavorites ids={sharedIds} />}
      <ul className="mt-6 grid grid-pair gap-x-4 gap-y-9 empty:hidden sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4">
        {favorites.map((favorite, position) => (
          <Fragment key={favorite.productId}>
            {removed?.position === position && notice}
            <li>
              <FavoriteCard
                favorite={favorite}
                current={currentOf(favorite.productId)}
                onRemove={() => remove(favorite, position)}
              />
            </li>
          </Fragment>
        ))}
        {removed && removed.position >= favorites.length && notice}
      </ul>
      {favorites.length === 0 && <NoFavorites />}
      <LiveRegion className="text-ink-soft text-sm not-empty:mt-10 in-[:has([data-cached-page])]:hidden">
        {favorites.length > 0 && isUnreachable && profile.priceThen}
      </LiveRegion>
    </Favorites>
  )
}

/** Shown before hydration when no favorites are stored. */
function NothingStored() {
  return (
    <Favorites count={0}>
      <NoFavorites />
    </Favorites>
  )
}

function Favorites({ count, children }: { count: number; children: ReactNode }) {
  return (
    <section aria-labelledby="favorites" className="mt-6 sm:mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="favorites" className="text-2xl">
          {profile.favorites}
        </h2>
        <p role="status" className="text-ink-soft">
          {count > 0 && profile.count(count)}
        </p>
      </div>
      <p className="mt-2 max-w-3xl text-ink-soft">{profile.onlyHere}</p>
      {children}
    </section>
  )
}

function NoFavorites() {
  return (
    <EmptyState>
      <Icon name="heart" className="mx-auto size-10 text-clay" />
      <p className="mt-4 font-display text-2xl">{profile.empty}</p>
      <p className="mx-auto mt-2 mb-6 max-w-md text-ink-soft">{profile.emptyText}</p>
      <PageButton to={shopPath()}>{profile.toShop}</PageButton>
    </EmptyState>
  )
}

/**
 * Shares the favorites by a link that has their ids: in the system's dialog where there is one, else as a copied link.
 */
function ShareFavorites({ ids }: { ids: readonly number[] }) {
  const shared = ids.slice(0, maxSharedIds)
  const url = usePublicPageUrl()(sharedFavoritesPath(...shared))
  const [copiedUrl, setCopiedUrl] = useState<string>()

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopiedUrl(url)
    } catch {
      // Without https or permission there is no clipboard.
      prompt(profile.shareLink, url)
    }
  }
  const share = async () => {
    if (!navigator.share) return copy()
    try {
      await navigator.share({ title: profile.shareTitle, url })
    } catch (error) {
      // Visitors close the dialog without sharing; anything else is a browser that cannot share.
      if ((error as Error).name !== 'AbortError') await copy()
    }
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button variant="outline" onClick={share}>
        {profile.share}
      </Button>
      <p role="status" className="text-ink-soft text-sm">
        {copiedUrl === url ? profile.linkCopied : shared.length < ids.length && profile.linkHasFirst(maxSharedIds)}
      </p>
    </div>
  )
}
