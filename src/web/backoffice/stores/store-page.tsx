import { Link, redirect } from 'react-router'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { restoreStore, retireStore } from '#domain/catalog/admin/retire-store.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { adminProductsPath, adminStorePath, newProductPath } from '#web/paths/backoffice-paths.ts'
import { storePath } from '#web/paths/storefront-paths.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/store-page'
import { StoreActions } from './store-actions.tsx'
import { readStoreBase } from './store-base.ts'
import { StoreFields } from './store-fields.tsx'
import { readStoreForm, typedStoreIn } from './store-form.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { store, retiredAt } = await catchNotFound(getAdminStore(officeIn(context), parseId(params.id)))
  return { store, draft: storeDraftOf(store), isRetired: retiredAt !== undefined }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const [office, id, form] = [officeIn(context), parseId(params.id), await readForm(request)]
  switch (textIn(form, 'do')) {
    case 'retire':
      await catchNotFound(retireStore(office, id))
      return redirect(adminStorePath(id))
    case 'restore':
      await catchNotFound(restoreStore(office, id))
      return redirect(adminStorePath(id))
  }
  const typed = typedStoreIn(form)
  const opened = readStoreBase(form)
  const reading = readStoreForm(form)
  if (reading.outcome === 'invalid') return { ...reading, typed, opened }
  const result = await catchNotFound(editStore(office, id, { base: opened ?? reading.store, edited: reading.store }))
  return { ...result, typed, opened }
}

/** The page of a store with its form. */
export default function StorePage({ loaderData, actionData }: Route.ComponentProps) {
  const { stores, products } = useBackofficeMessages()
  const { store, draft, isRetired } = loaderData
  return (
    <div className="mx-auto max-w-3xl">
      <BackofficeTitle title={store.name} />
      <h1 className="text-3xl">{store.name}</h1>
      <p className="flex flex-wrap gap-x-5">
        {!isRetired && (
          <a
            href={storePath(store.id)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-door underline underline-offset-4"
          >
            {stores.seeInShop}
          </a>
        )}
        <Link
          to={adminProductsPath({ state: 'all', store: store.id })}
          className="inline-flex min-h-11 items-center text-door underline underline-offset-4"
        >
          {stores.seeProducts}
        </Link>
        {!isRetired && (
          <Link
            to={newProductPath(store.id)}
            className="inline-flex min-h-11 items-center text-door underline underline-offset-4"
          >
            {products.add}
          </Link>
        )}
      </p>
      {isRetired && (
        <Notice tone="info" className="mb-3">
          {stores.isRetired}
        </Notice>
      )}
      {actionData?.outcome === 'saved' && (
        <Notice tone="success">{isRetired ? stores.savedRetired : stores.saved}</Notice>
      )}
      <StoreFields key={store.id} store={store} draft={draft} result={actionData} />
      <StoreActions isRetired={isRetired} />
    </div>
  )
}
