import { hindrancesOf, type ShelfItem } from '#domain/assortment/shelf-item.ts'
import { formatPrice, type Millimes } from '#domain/money.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../layout/panel.tsx'
import { OfficePicture } from '../pictures/office-picture.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

/** The product as its card shows it to visitors, and what keeps them from it, in plain words. */
export function VisibilityPanel({ item }: { item: ShelfItem }) {
  const { preview, why } = useOfficeMessages().products
  const { product, retiredAt } = item
  const hindrances = hindrancesOf(item)
  const isWeekly = product.promotionalPrice !== item.ownPromotionalPrice
  return (
    <Panel title={preview.heading}>
      <div className="flex gap-4">
        <OfficePicture picture={product.pictures[0]} className="h-35 w-28 rounded-card" />
        <div className="min-w-0">
          <p className="font-semibold">{product.name}</p>
          <p className="text-ink-soft text-sm">{product.store.name}</p>
          <CardPrice regular={product.regularPrice} promotional={product.promotionalPrice} />
        </div>
      </div>
      {isWeekly && product.promotionalPrice !== undefined && (
        <p className="mt-3 text-sm">{preview.weekly(formatPrice(product.promotionalPrice))}</p>
      )}
      {retiredAt ? (
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
      <h3 className="mt-4 font-semibold text-base">{why.heading}</h3>
      <ul className="mt-1 space-y-2 text-sm">
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
    </Panel>
  )
}

function CardPrice({ regular, promotional }: { regular: Millimes; promotional: Millimes | undefined }) {
  if (promotional === undefined) return <p className="mt-1 font-semibold tabular-nums">{formatPrice(regular)}</p>
  return (
    <p className="mt-1 tabular-nums">
      <strong className="font-semibold text-clay">{formatPrice(promotional)}</strong>{' '}
      <s className="text-ink-soft text-sm">{formatPrice(regular)}</s>
    </p>
  )
}
