import { maxCountedProducts } from '#domain/catalog/admin/admin-product-filter.ts'
import { listAdminStoreNames } from '#domain/catalog/admin/admin-stores.ts'
import { listAdminProducts } from '#domain/catalog/admin/list-admin-products.ts'
import { rowsPerPage } from '#domain/keyset-pagination.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { doneIf } from '#web/http/done.ts'
import { requirePage } from '#web/http/read-page-number.ts'
import { adminProductsPath, importProductsPath, newProductPath } from '#web/paths/backoffice-catalog-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/products-page'
import { ProductColumns } from './product-columns.tsx'
import { ProductFilters } from './product-filters.tsx'
import { ProductListRow } from './product-list-row.tsx'
import { readProductQuery } from './product-query.ts'
import { saveCell } from './save-cell.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const query = new URL(request.url).searchParams
  const filter = readProductQuery(query)
  const [list, stores] = await Promise.all([
    listAdminProducts(office, filter),
    listAdminStoreNames(office, filter.storeId),
  ])
  const last = Math.ceil(Math.min(list.total, maxCountedProducts) / rowsPerPage)
  if (list.items.length === 0) requirePage(adminProductsPath(), query, last)
  return { ...list, filter, stores, page: filter.page, last }
}

export async function action({ context, request }: Route.ActionArgs) {
  const result = await catchNotFound(saveCell(officeIn(context), await readForm(request)))
  return doneIf(result.outcome === 'saved', result)
}

/** The list of all products, retired ones included, with filters. Prices and stock are edited in place. */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { items, total, filter, stores } = loaderData
  return (
    <ListPage
      title={productsMessages.title}
      className="max-w-5xl space-y-4"
      actions={
        <>
          <ButtonLink to={importProductsPath()} variant="quiet">
            {productsMessages.paste}
          </ButtonLink>
          <ButtonLink to={newProductPath()}>{productsMessages.add}</ButtonLink>
        </>
      }
      tools={<ProductFilters key={JSON.stringify(filter)} filter={filter} stores={stores} />}
      count={textOfTotal(total)}
      hasShortcuts
      columns={<ProductColumns sort={filter.sort} />}
      rows={items.map((item) => ({ id: item.product.id, item }))}
      place={loaderData}
    >
      {({ item }) => <ProductListRow item={item} />}
    </ListPage>
  )
}

function textOfTotal(total: number): string {
  if (total === 0) return productsMessages.none
  return total > maxCountedProducts ? productsMessages.foundMore(maxCountedProducts) : productsMessages.found(total)
}
