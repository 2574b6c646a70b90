import { useFetcher } from 'react-router'
import type { PinOutcome } from '#domain/assortment/pin-product.ts'
import { mostPinned, type PinnedProduct } from '#domain/assortment/pinned-product.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

interface PinPanelProps {
  readonly id: number
  /** As they stand on the shop's page. */
  readonly pinned: readonly PinnedProduct[]
  readonly isOwner: boolean
}

/** Whether a product stands before all others on the shop's page, and what stands there with it. */
export function PinPanel({ id, pinned, isOwner }: PinPanelProps) {
  const { pin: words } = useOfficeMessages().products
  const fetcher = useFetcher<{ pin: PinOutcome }>()
  const isPinned = pinned.some((product) => product.id === id)
  const isFull = fetcher.data?.pin.outcome === 'too-many'
  return (
    <Panel title={words.heading}>
      <p className="text-sm">{isPinned ? words.isPinned : words.takesTurns}</p>
      {pinned.length > 0 && (
        <ol className="mt-2 list-decimal ps-5 text-sm">
          {pinned.map((product) => (
            <li key={product.id}>
              {product.id === id ? (
                <b>{product.name}</b>
              ) : (
                <a
                  href={`/admin/products/${product.id}`}
                  className="inline-flex min-h-11 items-center text-door underline underline-offset-4"
                >
                  {product.name}
                </a>
              )}
            </li>
          ))}
        </ol>
      )}
      {isOwner ? (
        <fetcher.Form method="post" className="mt-3">
          <Button type="submit" name="do" value={isPinned ? 'unpin' : 'pin'} variant="outline">
            {isPinned ? words.unpin : words.pin}
          </Button>
        </fetcher.Form>
      ) : (
        <p className="mt-2 text-ink-soft text-sm">{words.forOwners}</p>
      )}
      <p role="status" className="mt-1 text-clay-deep text-sm">
        {isFull && words.full(mostPinned)}
      </p>
    </Panel>
  )
}
