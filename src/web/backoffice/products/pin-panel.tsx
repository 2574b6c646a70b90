import { Link, useFetcher } from 'react-router'
import type { PinOutcome } from '#domain/catalog/admin/pin-product.ts'
import { maxPinnedProducts, type PinnedProduct } from '#domain/catalog/admin/pinned-product.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { adminProductPath } from '#web/paths/backoffice-catalog-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../layout/panel.tsx'

interface PinPanelProps {
  readonly id: number
  /** In the order of the shop's page. */
  readonly pinned: readonly PinnedProduct[]
  readonly isOwner: boolean
}

/** Pins a product to the front of the shop's page, and lists the other pinned products. */
export function PinPanel({ id, pinned, isOwner }: PinPanelProps) {
  const { pin: messages } = productsMessages
  const fetcher = useFetcher<{ pin: PinOutcome }>()
  const isPinned = pinned.some((product) => product.id === id)
  const isFull = fetcher.data?.pin.outcome === 'too-many'
  return (
    <Panel title={messages.heading}>
      <p className="text-sm">{isPinned ? messages.isPinned : messages.takesTurns}</p>
      {pinned.length > 0 && (
        <ol className="mt-2 list-decimal ps-5 text-sm">
          {pinned.map((product) => (
            <li key={product.id}>
              {product.id === id ? (
                <b>
                  <bdi>{product.name}</bdi>
                </b>
              ) : (
                <Link reloadDocument to={adminProductPath(product.id)} className="text-link">
                  <bdi>{product.name}</bdi>
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
      {isOwner ? (
        <fetcher.Form method="post" className="mt-3">
          <Button type="submit" name="do" value={isPinned ? 'unpin' : 'pin'} variant="outline">
            {isPinned ? messages.unpin : messages.pin}
          </Button>
        </fetcher.Form>
      ) : (
        <p className="mt-2 text-ink-soft text-sm">{messages.forOwners}</p>
      )}
      <p role="status" className="mt-1 text-clay-deep text-sm">
        {isFull && messages.full(maxPinnedProducts)}
      </p>
    </Panel>
  )
}
