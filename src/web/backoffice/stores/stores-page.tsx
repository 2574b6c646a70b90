import { Link } from 'react-router'
import { listShelfStores } from '#domain/assortment/shelf-stores.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { RowLink } from '../layout/row-link.tsx'
import { officeIn } from '../office-context.ts'
import { OfficePicture } from '../pictures/office-picture.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/stores-page'

export async function loader({ context }: Route.LoaderArgs) {
  const stores = await listShelfStores(officeIn(context))
  return {
    stores: stores.map(({ store: { id, name, category, logo }, retiredAt }) => ({
      ...{ id, name, category, logo },
      isRetired: retiredAt !== undefined,
    })),
  }
}

/** The makers' stores. */
export default function StoresPage({ loaderData }: Route.ComponentProps) {
  const { stores: words } = useOfficeMessages()
  return (
    <div className="mx-auto max-w-3xl">
      <OfficeTitle title={words.title} />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-3xl">{words.title}</h1>
        <ButtonLink to="/admin/stores/new">{words.add}</ButtonLink>
      </div>
      {loaderData.stores.length === 0 && <p className="mt-5 text-ink-soft">{words.none}</p>}
      <ul className="mt-5 divide-y divide-sand-deep overflow-hidden rounded-2xl bg-white ring-1 ring-sand-deep">
        {loaderData.stores.map(({ id, name, category, logo, isRetired }) => (
          <li key={id} className="flex items-stretch">
            <div className="min-w-0 flex-1">
              <RowLink to={`/admin/stores/${id}`} className="h-full p-3">
                <span className="flex items-center gap-3">
                  <OfficePicture picture={logo} className="size-14 rounded-full" />
                  <span className="min-w-0">
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-ink-soft text-sm">{words.categoryNames[category]}</span>
                    {isRetired && <span className="text-clay-deep text-sm">{words.retired}</span>}
                  </span>
                </span>
              </RowLink>
            </div>
            <Link
              to={`/admin/products?state=all&store=${id}`}
              className="grid min-h-11 place-items-center border-sand border-s px-3 text-door text-sm hover:underline focus-visible:-outline-offset-4"
            >
              {words.seeProducts}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
