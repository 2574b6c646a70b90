import { useRef } from 'react'
import { adminProductPageSize, maxCountedProducts } from '#domain/catalog/admin/admin-product-filter.ts'
import { listAdminStoreNames } from '#domain/catalog/admin/admin-stores.ts'
import { listAdminProducts } from '#domain/catalog/admin/list-admin-products.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { importProductsPath, newProductPath } from '#web/paths/backoffice-catalog-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ListShortcuts } from '../layout/list-shortcuts.tsx'
import { PageNumbers } from '../layout/page-numbers.tsx'
import type { Route } from './+types/products-page'
import { ProductColumns } from './product-columns.tsx'
import { ProductFilters } from './product-filters.tsx'
import { ProductListRow } from './product-list-row.tsx'
import { readProductQuery } from './product-query.ts'
import { saveCell } from './save-cell.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const filter = readProductQuery(new URL(request.url).searchParams)
  const [list, stores] = await Promise.all([
    listAdminProducts(office, filter),
    listAdminStoreNames(office, filter.storeId),
  ])
  return { ...list, filter, stores }
}

export async function action({ context, request }: Route.ActionArgs) {
  return catchNotFound(saveCell(officeIn(context), await readForm(request)))
}

/** The list of all products, retired ones included, with filters. Prices and stock are edited in place. */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { items, total, filter, stores } = loaderData
  const rows = useRef<HTMLUListElement>(null)
  return (
    <div className="mx-auto max-w-5xl">
      <BackofficeTitle title={productsMessages.title} />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-3xl">{productsMessages.title}</h1>
        <ButtonLink to={importProductsPath()} variant="quiet">
          {productsMessages.paste}
        </ButtonLink>
        <ButtonLink to={newProductPath()}>{productsMessages.add}</ButtonLink>
      </div>
      <div className="mt-4">
        <ProductFilters key={JSON.stringify(filter)} filter={filter} stores={stores} />
      </div>
      <div className="mt-5 flex items-center justify-between gap-3">
        <p aria-live="polite" className="text-ink-soft text-sm">
          {textOfTotal(total)}
        </p>
        <ListShortcuts list={rows} />
      </div>
      {items.length > 0 && (
        <div className="panel mt-2">
          <ProductColumns sort={filter.sort} />
          <ul ref={rows} className="divide-y divide-sand-deep">
            {items.map((item) => (
              <ProductListRow key={item.product.id} item={item} />
            ))}
          </ul>
        </div>
      )}
      <PageNumbers page={filter.page} last={Math.ceil(Math.min(total, maxCountedProducts) / adminProductPageSize)} />
    </div>
  )
}

function textOfTotal(total: number): string {
  if (total === 0) return productsMessages.none
  return total > maxCountedProducts ? productsMessages.foundMore(maxCountedProducts) : productsMessages.found(total)
}
