import { emptyCartMessages as messages } from '#page-messages/empty-cart.ts'
import { profilePath, shopPath } from '#web/paths/storefront-paths.ts'
import { EmptyState } from '#web/storefront/components/empty-state.tsx'
import { PageButton } from '../../ui/page-link.tsx'
import { ZelligeBand } from '../../ui/zellige.tsx'

/** Shown for an empty cart, with links to the shop and the favourites. */
export function EmptyCart() {
  return (
    <EmptyState>
      <p className="font-display text-2xl">{messages.empty}</p>
      <p className="mx-auto mt-2 max-w-md text-ink-soft">{messages.emptyText}</p>
      <ZelligeBand className="mx-auto my-7 h-3 max-w-48 text-door/40" />
      <div className="flex flex-wrap justify-center gap-3">
        <PageButton to={shopPath()}>{messages.toShop}</PageButton>
        <PageButton to={profilePath()} variant="outline">
          {messages.toFavorites}
        </PageButton>
      </div>
    </EmptyState>
  )
}
