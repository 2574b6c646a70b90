import { useSearchParams } from 'react-router'
import { listShelf } from '#domain/assortment/list-shelf.ts'
import { shelfPageSize } from '#domain/assortment/shelf-filter.ts'
import { listShelfStores } from '#domain/assortment/shelf-stores.ts'
import { or404 } from '../../or-404.ts'
import { readForm } from '../../read-form.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/products-page'
import { saveCell } from './cell-action.ts'
import { ShelfFilters } from './shelf-filters.tsx'
import { pagePath, readShelfQuery } from './shelf-query.ts'
import { ShelfRow } from './shelf-row.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const filter = readShelfQuery(new URL(request.url).searchParams)
  const [shelf, stores] = await Promise.all([listShelf(office, filter), listShelfStores(office)])
  return { ...shelf, filter, stores: stores.map(({ store: { id, name } }) => ({ id, name })) }
}

export async function action({ context, request }: Route.ActionArgs) {
  return or404(saveCell(officeIn(context), await readForm(request)))
}

/** Everything the shop sells or sold, to be found, priced and counted. */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { products } = useOfficeMessages()
  const { items, total, filter, stores } = loaderData
  return (
    <div className="mx-auto max-w-5xl">
      <OfficeTitle title={products.title} />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-3xl">{products.title}</h1>
        <ButtonLink to="/admin/products/sheet" variant="quiet">
          {products.paste}
        </ButtonLink>
        <ButtonLink to="/admin/products/new">{products.add}</ButtonLink>
      </div>
      <div className="mt-4">
        <ShelfFilters key={JSON.stringify(filter)} filter={filter} stores={stores} />
      </div>
      <p aria-live="polite" className="mt-5 text-ink-soft text-sm">
        {total > 0 ? products.found(total) : products.none}
      </p>
      {items.length > 0 && (
        <ul className="mt-2 divide-y divide-sand-deep rounded-2xl bg-white ring-1 ring-sand-deep">
          {items.map((item) => (
            <ShelfRow key={item.product.id} item={item} />
          ))}
        </ul>
      )}
      <Pages page={filter.page} last={Math.ceil(total / shelfPageSize)} />
    </div>
  )
}

function Pages({ page, last }: { page: number; last: number }) {
  const { products } = useOfficeMessages()
  const [query] = useSearchParams()
  if (last <= 1) return null
  return (
    <nav aria-label={products.pages} className="mt-5 flex items-center justify-center gap-4">
      {page > 1 && (
        <ButtonLink variant="outline" to={pagePath(query, page - 1)}>
          {products.earlier}
        </ButtonLink>
      )}
      <span>{products.page(page, last)}</span>
      {page < last && (
        <ButtonLink variant="outline" to={pagePath(query, page + 1)}>
          {products.later}
        </ButtonLink>
      )}
    </nav>
  )
}
