import { Form } from 'react-router'
import {
  type AdminProductFilter,
  adminProductSorts,
  adminProductStates,
  maxCountedProducts,
} from '#domain/catalog/admin/admin-product-filter.ts'
import { listAdminStoreNames } from '#domain/catalog/admin/admin-stores.ts'
import { listAdminProducts } from '#domain/catalog/admin/list-admin-products.ts'
import { parseCategory } from '#domain/category.ts'
import { cutText } from '#domain/cut-text.ts'
import { rowsPerPage } from '#domain/keyset-pagination.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { maxSearchLength } from '#domain/text-lengths.ts'
import { productNamesMessages } from '#page-messages/backoffice/product-names.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { FoldedFilters } from '#web/backoffice/layout/folded-filters.tsx'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { ListShortcuts } from '#web/backoffice/layout/list-shortcuts.tsx'
import { SearchField } from '#web/backoffice/layout/search-field.tsx'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { choiceIn } from '#web/http/choice-in.ts'
import { doneIf } from '#web/http/done.ts'
import { requirePage } from '#web/http/read-page-number.ts'
import {
  adminProductsPath,
  newProductPath,
  pasteProductsPath,
  productImportsPath,
} from '#web/paths/backoffice-catalog-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { useCategories } from '#web/use-categories.ts'
import type { Route } from './+types/products-page'
import { ProductColumns } from './product-columns.tsx'
import { ProductListRow } from './product-list-row.tsx'
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

/** Reads the filter from the query of the URL. Ignores invalid values. */
function readProductQuery(query: URLSearchParams): AdminProductFilter {
  const searchText = cutText(cleanPlainLine(query.get('q') ?? ''), maxSearchLength)
  const storeId = Number(query.get('store'))
  return {
    state: choiceIn(query, 'state', adminProductStates) ?? 'on-sale',
    ...(searchText && { searchText }),
    ...(Number.isSafeInteger(storeId) && storeId > 0 && storeId < 2 ** 31 && { storeId }),
    category: parseCategory(query.get('category') ?? ''),
    sort: choiceIn(query, 'sort', adminProductSorts),
    page: Math.min(100_000, Math.max(1, Math.floor(Number(query.get('page'))) || 1)),
  }
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
          <ButtonLink to={productImportsPath()} variant="quiet">
            {productsMessages.fromFile}
          </ButtonLink>
          <ButtonLink to={pasteProductsPath()} variant="quiet">
            {productNamesMessages.pasteRows}
          </ButtonLink>
          <ButtonLink to={newProductPath()}>{productNamesMessages.add}</ButtonLink>
        </>
      }
      tools={<ProductFilters key={JSON.stringify(filter)} filter={filter} stores={stores} />}
      count={textOfTotal(total)}
      shortcuts={ListShortcuts}
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

interface ProductFiltersProps {
  readonly filter: AdminProductFilter
  readonly stores: readonly { readonly id: number; readonly name: string }[]
}

/** The filters of the product list. They are in the URL, so that a list can be bookmarked and shared. */
function ProductFilters({ filter, stores }: ProductFiltersProps) {
  const messages = productsMessages.filter
  const { state, category, storeId } = filter
  // Products keep a category that was retired.
  const categories = useCategories().filter(({ members }) => !members)
  const categoryChoices = categories.map(({ slug, name }) => ({ value: slug, name }))
  return (
    <Form role="search" aria-label={messages.label}>
      {filter.sort && <input type="hidden" name="sort" value={filter.sort} />}
      <SearchField
        label={messages.searchText}
        name="q"
        defaultValue={filter.searchText}
        placeholder={messages.searchHint}
        button={messages.apply}
      />
      <FoldedFilters values={[state === adminProductStates[0] ? undefined : state, category, storeId]}>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <SelectField
            label={messages.state}
            name="state"
            defaultValue={filter.state}
            choices={adminProductStates.map((value) => ({ value, name: messages.states[value] }))}
          />
          <SelectField
            label={messages.category}
            name="category"
            defaultValue={filter.category ?? ''}
            choices={categoryChoices}
          >
            <option value="">{messages.anyCategory}</option>
          </SelectField>
          <SelectField
            label={messages.store}
            name="store"
            defaultValue={filter.storeId ?? ''}
            choices={stores.map(({ id, name }) => ({ value: String(id), name }))}
          >
            <option value="">{messages.anyStore}</option>
          </SelectField>
        </div>
      </FoldedFilters>
    </Form>
  )
}
