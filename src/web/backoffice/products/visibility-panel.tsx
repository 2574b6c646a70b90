import { Link } from 'react-router'
import { type AdminProduct, availabilityIssuesOf, weeklyPriceOf } from '#domain/catalog/admin/admin-product.ts'
import { promotionStateOn } from '#domain/catalog/admin/promotion-days.ts'
import { startOfDay, type TunisDay } from '#domain/tunis-day.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { productPath } from '#web/paths/storefront-paths.ts'
import { formatDate, formatMoment, formatPrice } from '#web/text/format.ts'
import { Icon } from '#web/ui/icon.tsx'

interface VisibilityPanelProps {
  readonly item: AdminProduct
  readonly today: TunisDay
}

/** Lists the availability issues of a product and links to its public page. */
export function VisibilityPanel({ item, today }: VisibilityPanelProps) {
  const { preview, why } = productsMessages
  const { product, retiredAt, publishAt, isStoreRetired } = item
  const issues = availabilityIssuesOf(item)
  const weeklyPrice = weeklyPriceOf(item)
  return (
    <Panel title={why.heading} anchor="visibility">
      <ul className="space-y-2 text-sm">
        {issues.length === 0 && (
          <li className="flex gap-2 text-olive">
            <Icon name="check" />
            {why.fine}
          </li>
        )}
        {issues.map((issue) => (
          <li key={issue} className="flex gap-2 text-clay-deep">
            <Icon name="alert" />
            {issue === 'retired' && publishAt ? why.planned(formatMoment(publishAt)) : why[issue]}
          </li>
        ))}
      </ul>
      {weeklyPrice !== undefined && <p className="mt-3 text-sm">{preview.weekly(formatPrice(weeklyPrice))}</p>}
      <OwnPromotion {...{ item, today }} />
      {retiredAt || isStoreRetired ? (
        <p className="mt-3 text-ink-soft text-sm">{preview.retired}</p>
      ) : (
        <Link
          reloadDocument
          to={productPath(product.id)}
          target="_blank"
          rel="noreferrer"
          className="text-link mt-2 font-semibold"
        >
          {preview.open}
        </Link>
      )}
    </Panel>
  )
}

/** When the product's own promotional price applies, where it has days. */
function OwnPromotion({ item, today }: VisibilityPanelProps) {
  const { promotion } = productsMessages
  const { promotionalPrice, promotionFirstDay, promotionLastDay } = item.values
  if (promotionalPrice === undefined || (promotionFirstDay ?? promotionLastDay) === undefined) return null
  const price = formatPrice(promotionalPrice)
  const dateOf = (day: TunisDay | undefined) => day && formatDate(startOfDay(day))
  const state = promotionStateOn(today, item.values)
  return (
    <p className="mt-3 text-sm">
      {state === 'planned' && promotion.planned(price, dateOf(promotionFirstDay) ?? '', dateOf(promotionLastDay))}
      {state === 'running' && promotion.running(price, dateOf(promotionLastDay))}
      {state === 'over' && promotion.over(price, dateOf(promotionLastDay) ?? '')}
    </p>
  )
}
