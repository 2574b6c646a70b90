import { Link } from 'react-router'
import { listAdminStores } from '#domain/catalog/admin/admin-stores.ts'
import { rowsPerPage } from '#domain/keyset-pagination.ts'
import { isStudioOpen } from '#domain/sellers/studio-setting.ts'
import { storesMessages } from '#page-messages/backoffice/stores.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { ListShortcuts } from '#web/backoffice/layout/list-shortcuts.tsx'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { PictureThumbnail } from '#web/backoffice/pictures/picture-thumbnail.tsx'
import { readPageNumber, requirePage } from '#web/http/read-page-number.ts'
import {
  adminProductsPath,
  adminStorePath,
  adminStoresPath,
  fetchingPath,
  makersPath,
  newStorePath,
} from '#web/paths/backoffice-catalog-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { categoryNameOf, useCategories } from '#web/use-categories.ts'
import type { Route } from './+types/stores-page'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const page = readPageNumber(query)
  const office = officeIn(context)
  const { stores, total } = await listAdminStores(office, page)
  const last = Math.ceil(total / rowsPerPage)
  requirePage(adminStoresPath(), query, last)
  return {
    ...{ page, last, hasMakers: await isStudioOpen(office) },
    stores: stores.map(({ store: { id, name, category, logo }, retiredAt, isPlanOver }) => ({
      ...{ id, name, category, logo, isPlanOver },
      isRetired: retiredAt !== undefined,
    })),
  }
}

/** The list of all stores, retired ones included, a page at a time. */
export default function StoresPage({ loaderData }: Route.ComponentProps) {
  const categories = useCategories()
  return (
    <ListPage
      title={storesMessages.title}
      actions={<ButtonLink to={newStorePath()}>{storesMessages.add}</ButtonLink>}
      tools={
        loaderData.hasMakers && (
          <div className="flex flex-wrap gap-x-6">
            <Link to={makersPath()} className="text-link">
              {storesMessages.makers}
            </Link>
            <Link to={fetchingPath()} className="text-link">
              {storesMessages.toFetch}
            </Link>
          </div>
        )
      }
      shortcuts={ListShortcuts}
      rows={loaderData.stores}
      empty={storesMessages.none}
      place={loaderData}
    >
      {({ id, name, category, logo, isRetired, isPlanOver }) => (
        <div className="flex items-stretch">
          <div className="min-w-0 flex-1">
            <RowLink to={adminStorePath(id)} className="h-full p-3">
              <span className="flex items-center gap-3">
                <PictureThumbnail picture={logo} className="size-14 rounded-full" />
                <span className="min-w-0">
                  <span className="block font-semibold">
                    <bdi>{name}</bdi>
                  </span>
                  <span className="block text-ink-soft text-sm">{categoryNameOf(categories, category)}</span>
                  {isRetired && (
                    <span className="text-clay-deep text-sm">
                      {isPlanOver ? storesMessages.planOver : storesMessages.retired}
                    </span>
                  )}
                </span>
              </span>
            </RowLink>
          </div>
          <Link
            to={adminProductsPath({ state: 'all', store: id })}
            className="grid min-h-11 place-items-center border-sand border-s px-3 text-door text-sm hover:underline focus-visible:-outline-offset-4"
          >
            {storesMessages.seeProducts}
          </Link>
        </div>
      )}
    </ListPage>
  )
}
