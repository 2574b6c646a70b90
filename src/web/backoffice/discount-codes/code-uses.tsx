import type { CodeUse, ListedDiscountCode } from '#domain/discounts/list-discount-codes.ts'
import { discountCodesMessages } from '#page-messages/backoffice/discount-codes.ts'
import { ListSection } from '#web/backoffice/layout/list-page.tsx'
import { Pagination } from '#web/backoffice/layout/pagination.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatMoment, formatPrice } from '#web/text/format.ts'

interface CodeUsesProps {
  readonly figures: Pick<ListedDiscountCode, 'uses' | 'given' | 'maxUses'>
  readonly uses: readonly CodeUse[]
  readonly olderThan: number | undefined
  readonly isFirstPage: boolean
}

/** What a code has brought, and the orders that have it. */
export function CodeUses({ figures, uses, olderThan, isFirstPage }: CodeUsesProps) {
  return (
    <>
      <Panel title={discountCodesMessages.figuresTitle}>
        <dl className="grid gap-3 sm:grid-cols-2">
          <Figure
            name={discountCodesMessages.usesName}
            value={
              figures.maxUses === undefined
                ? String(figures.uses)
                : discountCodesMessages.usesOf(figures.uses, figures.maxUses)
            }
          />
          <Figure name={discountCodesMessages.givenName} value={formatPrice(figures.given)} />
        </dl>
        <p className="mt-3 text-ink-soft text-sm">{discountCodesMessages.usesHint}</p>
      </Panel>
      <ListSection
        title={discountCodesMessages.usesTitle}
        rows={uses}
        empty={isFirstPage ? discountCodesMessages.noUses : discountCodesMessages.noOlderUses}
        below={<Pagination place={{ olderThan }} />}
      >
        {({ id, number, customerName, placedAt, discount, counts }) => (
          <RowLink to={orderDetailsPath(id)}>
            <span className="block font-semibold">
              <OrderNumbers in={number} /> · <bdi>{customerName}</bdi>
            </span>
            <span className="block text-ink-soft text-sm">
              {formatMoment(placedAt)} · {discount > 0 ? formatPrice(discount) : discountCodesMessages.freeDelivery}
            </span>
            {!counts && <span className="text-clay-deep text-sm">{discountCodesMessages.doesNotCount}</span>}
          </RowLink>
        )}
      </ListSection>
    </>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold text-xl tabular-nums">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
