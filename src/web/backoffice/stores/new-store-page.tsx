import { data, redirect } from 'react-router'
import { mayAddStores } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { createStore } from '#domain/catalog/admin/edit-store.ts'
import { getPlanRequestAsOperator } from '#domain/plans/get-plan-request-as-operator.ts'
import { setStoreOfRequest } from '#domain/plans/set-store-of-request.ts'
import { isStudioOpen } from '#domain/sellers/studio-setting.ts'
import { storesMessages } from '#page-messages/backoffice/stores.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { readId } from '#web/http/parse-id.ts'
import { adminStorePath, storeMakersPath } from '#web/paths/backoffice-catalog-paths.ts'
import type { Route } from './+types/new-store-page'
import { StoreEditor } from './store-editor.tsx'
import { readStoreForm, typedStoreIn } from './store-form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  requireAllowed(mayAddStores(office.actor))
  const requestId = requestIn(request)
  if (requestId === undefined) return { name: '' }
  return { name: (await catchNotFound(getPlanRequestAsOperator(office, requestId))).project }
}

/** The plan request that the store comes of. */
function requestIn(request: Request): number | undefined {
  return readId(new URL(request.url).searchParams.get('request'))
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const snapshot = { base: undefined, typed: typedStoreIn(form) }
  const reading = readStoreForm(snapshot.typed)
  if (reading.outcome === 'invalid') return data({ ...reading, ...snapshot }, { status: 422 })
  const office = officeIn(context)
  const result = await createStore(office, reading.value)
  if (result.outcome === 'saved') {
    const requestId = requestIn(request)
    if (requestId === undefined) return redirect(adminStorePath(result.id))
    const outcome = await catchNotFound(setStoreOfRequest(office, requestId, result.id))
    const isOpen = outcome === 'set' && (await isStudioOpen(office))
    return redirect(isOpen ? storeMakersPath(result.id, requestId) : adminStorePath(result.id))
  }
  return data({ ...result, ...snapshot }, { status: result.outcome === 'name-taken' ? 409 : 422 })
}

export default function NewStorePage({ loaderData: { name }, actionData }: Route.ComponentProps) {
  return (
    <OfficePage title={storesMessages.newTitle} className="max-w-3xl">
      <StoreEditor result={actionData} firstName={name} />
    </OfficePage>
  )
}
