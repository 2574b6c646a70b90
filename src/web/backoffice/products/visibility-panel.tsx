import { hindrancesOf, type ShelfItem, weeklyPriceOf } from '#domain/assortment/shelf-item.ts'
import { formatPrice } from '#domain/money.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

/** What keeps visitors from a product, in plain words, and the way to its page. */
export function VisibilityPanel({ item }: { item: ShelfItem }) {
  const { preview, why } = useOfficeMessages().products
  const { product, retiredAt, isStoreRetired } = item
  const hindrances = hindrancesOf(item)
  const weeklyPrice = weeklyPriceOf(item)
  return (
    <Panel title={why.heading}>
      <ul className="space-y-2 text-sm">
        {hindrances.length === 0 && (
          <li className="flex gap-2 text-olive">
            <Icon name="check" />
            {why.fine}
          </li>
        )}
        {hindrances.map((hindrance) => (
          <li key={hindrance} className="flex gap-2 text-clay-deep">
            <Icon name="alert" />
            {why[hindrance]}
          </li>
        ))}
      </ul>
      {weeklyPrice !== undefined && <p className="mt-3 text-sm">{preview.weekly(formatPrice(weeklyPrice))}</p>}
      {retiredAt || isStoreRetired ? (
        <p className="mt-3 text-ink-soft text-sm">{preview.retired}</p>
      ) : (
        <a
          href={`/product/${product.id}`}
          target="_blank"
          rel="noreferrer"
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-door underline underline-offset-4"
        >
          {preview.open}
        </a>
      )}
    </Panel>
  )
}
