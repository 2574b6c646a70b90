import { Link, redirect } from 'react-router'
import { editStore, storeDraftOf } from '#domain/assortment/edit-store.ts'
import { restoreStore, retireStore } from '#domain/assortment/retire-store.ts'
import { getShelfStore } from '#domain/assortment/shelf-stores.ts'
import { idFrom, or404 } from '../../or-404.ts'
import { readForm, textIn } from '../../read-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/store-page'
import { StoreActions } from './store-actions.tsx'
import { readStoreBase } from './store-base.ts'
import { StoreFields } from './store-fields.tsx'
import { readStoreForm, typedStoreIn } from './store-form.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { store, retiredAt } = await or404(getShelfStore(officeIn(context), idFrom(params.id)))
  return { store, draft: storeDraftOf(store), isRetired: retiredAt !== undefined }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const [office, id, form] = [officeIn(context), idFrom(params.id), await readForm(request)]
  switch (textIn(form, 'do')) {
    case 'retire':
      await or404(retireStore(office, id))
      return redirect(`/admin/stores/${id}`)
    case 'restore':
      await or404(restoreStore(office, id))
      return redirect(`/admin/stores/${id}`)
  }
  const typed = typedStoreIn(form)
  const opened = readStoreBase(form)
  const reading = readStoreForm(form)
  if (reading.outcome === 'invalid') return { ...reading, typed, opened }
  const answer = await or404(editStore(office, id, { base: opened ?? reading.store, edited: reading.store }))
  return { ...answer, typed, opened }
}

/** One store: its logo, cover, words and links. */
export default function StorePage({ loaderData, actionData }: Route.ComponentProps) {
  const { stores } = useOfficeMessages()
  const { store, draft, isRetired } = loaderData
  return (
    <div className="mx-auto max-w-3xl">
      <OfficeTitle title={store.name} />
      <h1 className="text-3xl">{store.name}</h1>
      <p className="flex flex-wrap gap-x-5">
        {!isRetired && (
          <a
            href={`/store/${store.id}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-door underline underline-offset-4"
          >
            {stores.seeInShop}
          </a>
        )}
        <Link
          to={`/admin/products?state=all&store=${store.id}`}
          className="inline-flex min-h-11 items-center text-door underline underline-offset-4"
        >
          {stores.seeProducts}
        </Link>
      </p>
      {isRetired && (
        <Notice tone="info" className="mb-3">
          {stores.isRetired}
        </Notice>
      )}
      {actionData?.outcome === 'saved' && (
        <Notice tone="success">{isRetired ? stores.savedRetired : stores.saved}</Notice>
      )}
      <StoreFields key={store.id} store={store} draft={draft} answer={actionData} />
      <StoreActions isRetired={isRetired} />
    </div>
  )
}
