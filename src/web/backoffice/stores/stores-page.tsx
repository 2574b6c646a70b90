import { useRef } from 'react'
import { Link } from 'react-router'
import { adminStorePageSize, listAdminStores } from '#domain/catalog/admin/admin-stores.ts'
import { storesMessages } from '#page-messages/backoffice/stores.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { PictureThumbnail } from '#web/backoffice/pictures/picture-thumbnail.tsx'
import { readPageNumber } from '#web/http/read-page-number.ts'
import { adminProductsPath, adminStorePath, newStorePath } from '#web/paths/backoffice-catalog-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ListShortcuts } from '../layout/list-shortcuts.tsx'
import { PageNumbers } from '../layout/page-numbers.tsx'
import { RowLink } from '../layout/row-link.tsx'
import type { Route } from './+types/stores-page'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = readPageNumber(new URL(request.url).searchParams)
  const { stores, total } = await listAdminStores(officeIn(context), page)
  return {
    ...{ page, last: Math.ceil(total / adminStorePageSize) },
    stores: stores.map(({ store: { id, name, category, logo }, retiredAt }) => ({
      ...{ id, name, category, logo },
      isRetired: retiredAt !== undefined,
    })),
  }
}

/** The list of all stores, retired ones included, a page at a time. */
export default function StoresPage({ loaderData }: Route.ComponentProps) {
  const rows = useRef<HTMLUListElement>(null)
  return (
    <div className="mx-auto max-w-3xl">
      <BackofficeTitle title={storesMessages.title} />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-3xl">{storesMessages.title}</h1>
        <ButtonLink to={newStorePath()}>{storesMessages.add}</ButtonLink>
      </div>
      {loaderData.stores.length === 0 && <p className="mt-5 text-ink-soft">{storesMessages.none}</p>}
      <div className="mt-5 flex justify-end">
        <ListShortcuts list={rows} />
      </div>
      <ul ref={rows} className="panel divide-y divide-sand-deep overflow-hidden">
        {loaderData.stores.map(({ id, name, category, logo, isRetired }) => (
          <li key={id} className="flex items-stretch">
            <div className="min-w-0 flex-1">
              <RowLink to={adminStorePath(id)} className="h-full p-3">
                <span className="flex items-center gap-3">
                  <PictureThumbnail picture={logo} className="size-14 rounded-full" />
                  <span className="min-w-0">
                    <span className="block font-semibold">
                      <bdi>{name}</bdi>
                    </span>
                    <span className="block text-ink-soft text-sm">{storesMessages.categoryNames[category]}</span>
                    {isRetired && <span className="text-clay-deep text-sm">{storesMessages.retired}</span>}
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
          </li>
        ))}
      </ul>
      <PageNumbers page={loaderData.page} last={loaderData.last} />
    </div>
  )
}
