import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AdminProduct } from '#domain/catalog/admin/admin-product.ts'
import type { FoundCustomer, FoundOther } from '#domain/office-search/search-office.ts'
import type { ListedOrder } from '#domain/orders/lists/list-orders.ts'
import { officeSearchMessages } from '#page-messages/backoffice/office-search.ts'
import { productNamesMessages } from '#page-messages/backoffice/product-names.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { ListSection } from '#web/backoffice/layout/list-page.tsx'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { StatusBadge } from '#web/backoffice/orders/status-badge.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { remittancePath } from '#web/paths/backoffice-cash-paths.ts'
import {
  adminProductPath,
  adminStorePath,
  allAdminProductsPath,
  discountCodePath,
} from '#web/paths/backoffice-catalog-paths.ts'
import { contactMessagePath } from '#web/paths/backoffice-message-paths.ts'
import { customersPath, orderDetailsPath, ordersPath } from '#web/paths/backoffice-order-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { LocalText } from '#web/text/local-text.tsx'

interface FoundOrdersProps {
  readonly text: string
  readonly orders: readonly (ListedOrder & { readonly placedOn: string })[]
  readonly hasMore: boolean
}

export function FoundOrders({ text, orders, hasMore }: FoundOrdersProps) {
  return (
    <Found title={officeSearchMessages.orders} rows={orders} all={hasMore ? ordersPath({ search: text }) : undefined}>
      {({ id, number, name, status, placedOn, city, total }) => (
        <RowLink to={orderDetailsPath(id)} prefetch="none">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <bdi className="font-semibold">{name}</bdi>
            <StatusBadge status={status} />
            <span className="ms-auto whitespace-nowrap font-semibold tabular-nums">{formatPrice(total)}</span>
          </span>
          <span className="block text-ink-soft text-sm tabular-nums">
            <OrderNumbers in={number} /> · {placedOn} · <bdi>{city}</bdi>
          </span>
        </RowLink>
      )}
    </Found>
  )
}

interface FoundCustomersProps {
  readonly customers: readonly (FoundCustomer & { readonly formattedPhone: string })[]
}

export function FoundCustomers({ customers }: FoundCustomersProps) {
  return (
    <Found title={sectionsMessages.customers} rows={customers.map((customer) => ({ ...customer, id: customer.phone }))}>
      {({ phone, name, formattedPhone }) => (
        <RowLink to={customersPath({ phone })} prefetch="none">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <bdi className="font-semibold">{name}</bdi>
            <bdi dir="ltr" className="text-ink-soft tabular-nums">
              {formattedPhone}
            </bdi>
          </span>
        </RowLink>
      )}
    </Found>
  )
}

interface FoundProductsProps {
  readonly text: string
  readonly products: readonly AdminProduct[]
  readonly hasMore: boolean
}

export function FoundProducts({ text, products, hasMore }: FoundProductsProps) {
  return (
    <Found
      title={officeSearchMessages.products}
      rows={products.map((item) => ({ ...item, id: item.product.id }))}
      all={hasMore ? allAdminProductsPath(text) : undefined}
    >
      {({ product, retiredAt, isStoreRetired }) => (
        <RowLink to={adminProductPath(product.id)}>
          <span className="font-semibold">
            <LocalText text={product.name} language={product.languageOf?.name} />
          </span>
          <span className="block text-ink-soft text-sm">
            <LocalText text={product.store.name} language={product.store.languageOf?.name} />
            {(retiredAt !== undefined || isStoreRetired) && ` · ${productNamesMessages.issues.retired}`}
          </span>
        </RowLink>
      )}
    </Found>
  )
}

const othersLists = [
  { kind: 'store', title: sectionsMessages.stores, pathOf: adminStorePath },
  { kind: 'message', title: sectionsMessages.messages, pathOf: contactMessagePath },
  { kind: 'discount-code', title: sectionsMessages.discountCodes, pathOf: discountCodePath },
  { kind: 'remittance', title: officeSearchMessages.remittances, pathOf: remittancePath },
] as const

export function FoundOthers({ others }: { readonly others: readonly FoundOther[] }) {
  return othersLists.map(({ kind, title, pathOf }) => {
    const found = others.filter((other) => other.kind === kind)
    return (
      <Found key={kind} title={title} rows={found}>
        {({ id, name, detail }) => (
          <RowLink to={pathOf(id)} prefetch="none">
            <bdi className="font-semibold">{name}</bdi>
            {detail !== '' && <bdi className="block text-ink-soft text-sm">{detail}</bdi>}
          </RowLink>
        )}
      </Found>
    )
  })
}

interface FoundProps<Row extends { readonly id: number | string }> {
  readonly title: string
  readonly rows: readonly Row[]
  /** The list with all of them. */
  readonly all?: string | undefined
  readonly children: (row: Row) => ReactNode
}

function Found<Row extends { readonly id: number | string }>({ title, rows, all, children }: FoundProps<Row>) {
  if (rows.length === 0) return null
  const more = all !== undefined && (
    <Link to={all} className="text-link">
      {officeSearchMessages.all}
    </Link>
  )
  return (
    <ListSection title={title} rows={rows} below={more}>
      {children}
    </ListSection>
  )
}
