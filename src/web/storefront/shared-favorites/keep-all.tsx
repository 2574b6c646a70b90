import { useEffect, useId, useRef, useState } from 'react'
import { sharedFavoritesMessages as messages } from '#page-messages/shared-favorites.ts'
import { profilePath } from '#web/paths/storefront-paths.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { favoriteOf } from '#web/storefront/favorites/favorite-of.ts'
import { storedFavorites } from '#web/storefront/favorites/favorites-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { withFavorites, withoutFavorites } from './merge-favorites.ts'

/** A button that adds those of the products to the favorites that are not among them, and can be undone. */
export function KeepAll({ products }: { products: readonly ProductOnCard[] }) {
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
