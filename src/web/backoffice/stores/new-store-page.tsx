import { redirect } from 'react-router'
import { createStore } from '#domain/assortment/edit-store.ts'
import { requireOperator } from '#domain/operators/require-operator.ts'
import { readForm } from '../../read-form.ts'
import { OfficeTitle } from '../layout/office-title.tsx'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/new-store-page'
import { StoreFields } from './store-fields.tsx'
import { readStoreForm, typedStoreIn } from './store-form.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireOperator(officeIn(context), 'staff')
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const typed = typedStoreIn(form)
  const reading = readStoreForm(form)
  if (reading.outcome === 'invalid') return { ...reading, typed }
  const answer = await createStore(officeIn(context), reading.store)
  return answer.outcome === 'saved' ? redirect(`/admin/stores/${answer.id}`) : { ...answer, typed }
}

export default function NewStorePage({ actionData }: Route.ComponentProps) {
  const { stores } = useOfficeMessages()
  return (
    <div className="mx-auto max-w-3xl">
      <OfficeTitle title={stores.newTitle} />
      <h1 className="text-3xl">{stores.newTitle}</h1>
      <StoreFields answer={actionData} />
    </div>
  )
}
