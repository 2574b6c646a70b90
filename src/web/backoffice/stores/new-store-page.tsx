import { data, redirect } from 'react-router'
import { mayAddStores } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { createStore } from '#domain/catalog/admin/edit-store.ts'
import { storesMessages } from '#page-messages/backoffice/stores.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { readForm } from '#web/forms/read-form.ts'
import { adminStorePath } from '#web/paths/backoffice-catalog-paths.ts'
import type { Route } from './+types/new-store-page'
import { StoreEditor } from './store-editor.tsx'
import { readStoreForm, typedStoreIn } from './store-form.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireAllowed(mayAddStores(officeIn(context).actor))
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const snapshot = { base: undefined, typed: typedStoreIn(form) }
  const reading = readStoreForm(form)
  if (reading.outcome === 'invalid') return data({ ...reading, ...snapshot }, { status: 422 })
  const result = await createStore(officeIn(context), reading.store)
  if (result.outcome === 'saved') return redirect(adminStorePath(result.id))
  return data({ ...result, ...snapshot }, { status: result.outcome === 'name-taken' ? 409 : 422 })
}

export default function NewStorePage({ actionData }: Route.ComponentProps) {
  return (
    <OfficePage title={storesMessages.newTitle} className="max-w-3xl">
      <StoreEditor result={actionData} />
    </OfficePage>
  )
}
