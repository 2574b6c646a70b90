import { Link } from 'react-router'
import { editStore, storeDraftOf } from '#domain/assortment/edit-store.ts'
import { getStore } from '#domain/catalog/get-store.ts'
import { idFrom, or404 } from '../../or-404.ts'
import { readForm } from '../../read-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/store-page'
import { StoreFields } from './store-fields.tsx'
import { readStoreBase, readStoreForm } from './store-form.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const store = await or404(getStore(officeIn(context), idFrom(params.id)))
  return { store, draft: storeDraftOf(store) }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await readForm(request)
  const reading = readStoreForm(form)
  if (reading.outcome === 'invalid') return reading
  const base = readStoreBase(form) ?? reading.store
  return or404(editStore(officeIn(context), idFrom(params.id), { base, edited: reading.store }))
}

/** One store: its logo, cover, words and links. */
export default function StorePage({ loaderData, actionData }: Route.ComponentProps) {
  const { stores } = useOfficeMessages()
  const { store, draft } = loaderData
  return (
    <div className="mx-auto max-w-3xl">
      <OfficeTitle title={store.name} />
      <h1 className="text-3xl">{store.name}</h1>
      <p className="flex flex-wrap gap-x-5">
        <a
          href={`/store/${store.id}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-door underline underline-offset-4"
        >
          {stores.seeInShop}
        </a>
        <Link
          to={`/admin/products?state=all&store=${store.id}`}
          className="inline-flex min-h-11 items-center text-door underline underline-offset-4"
        >
          {stores.seeProducts}
        </Link>
      </p>
      {actionData?.outcome === 'saved' && <Notice tone="success">{stores.saved}</Notice>}
      <StoreFields key={store.id} store={store} draft={draft} answer={actionData} />
    </div>
  )
}
