import { emptyCartMessages as messages } from '#page-messages/empty-cart.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { profilePath, shopPath, successPath } from '#web/paths/storefront-paths.ts'
import { EmptyState } from '#web/storefront/components/empty-state.tsx'
import { storedLastOrder } from '#web/storefront/success/last-order-storage.ts'
import { PageButton, PageLink } from '#web/ui/page-link.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'

/**
 * Shown for an empty cart, with links to the shop, the favourites, and the order of this tab: a visitor who left the
 * checkout while it was being sent finds it here.
 */
export function EmptyCart() {
  const order = storedLastOrder.use()
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
      {order && (
        <PageLink to={successPath()} className="text-link mt-6">
          <span>
            <OrderNumbers in={messages.ordered(order.number)} />
          </span>
        </PageLink>
      )}
    </EmptyState>
  )
}
