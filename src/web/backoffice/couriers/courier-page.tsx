import { data, Form, redirect } from 'react-router'
import { mayEditCouriers } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { getCourier } from '#domain/couriers/list-couriers.ts'
import { restoreCourier, retireCourier } from '#domain/couriers/retire-courier.ts'
import { addCourier, editCourier } from '#domain/couriers/save-courier.ts'
import { couriersMessages } from '#page-messages/backoffice/couriers.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { EditPage } from '#web/backoffice/layout/edit-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { typedIn } from '#web/forms/form.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { doneIf } from '#web/http/done.ts'
import { parseId, readId } from '#web/http/parse-id.ts'
import { courierPath, couriersPath } from '#web/paths/backoffice-courier-paths.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/courier-page'
import { apiButtons, displayedApi, runApiAction } from './courier-api-form.ts'
import { CourierApiPanel } from './courier-api-panel.tsx'
import { CourierFields } from './courier-fields.tsx'
import { courierForm, readCourier, typedCourierOf } from './courier-form.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const mayEdit = mayEditCouriers(office.actor)
  if (params.id === undefined) requireAllowed(mayEdit)
  const courier = params.id === undefined ? undefined : await catchNotFound(getCourier(office, parseId(params.id)))
  return {
    mayEdit,
    id: courier?.id,
    name: courier?.name ?? couriersMessages.add,
    isRetired: courier?.retiredAt !== undefined,
    version: courier?.version ?? 0,
    typed: typedCourierOf(courier),
    api: courier && mayEdit ? await displayedApi(office, courier.id) : undefined,
    isJustSaved: new URL(request.url).searchParams.has('saved'),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeIn(context)
  requireAllowed(mayEditCouriers(office.actor))
  const form = await readForm(request)
  const id = params.id === undefined ? undefined : parseId(params.id)
  const what = textIn(form, 'do')
  if (id !== undefined && (what === 'retire' || what === 'restore')) {
    await catchNotFound((what === 'retire' ? retireCourier : restoreCourier)(office, id))
    return redirect(courierPath(id))
  }
  const apiButton = apiButtons.find((button) => button === what)
  if (id !== undefined && apiButton) {
    const api = await catchNotFound(runApiAction(office, id, apiButton, form))
    return doneIf(api.outcome === 'saved' || api.outcome === 'removed', { api })
  }
  const typed = typedIn(courierForm, form)
  const reading = readCourier(typed)
  if (reading.outcome === 'invalid') return data({ ...reading, typed }, { status: 422 })
  const edited = reading.value
  const version = readId(textIn(form, 'version')) ?? 0
  const result =
    id === undefined
      ? await addCourier(office, edited)
      : await catchNotFound(editCourier(office, id, { version, edited }))
  if (result.outcome === 'saved') return redirect(`${courierPath(result.id)}?saved`)
  return data({ outcome: result.outcome, typed }, { status: 409 })
}

/** The form of a new courier or of one that owners edit; staff read it. */
export default function CourierPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { mayEdit, id, name, isRetired, version, isJustSaved, api } = loaderData
  const actionData = result && 'outcome' in result ? result : undefined
  const fieldErrors = actionData && 'fieldErrors' in actionData ? actionData.fieldErrors : {}
  const { saved, checkFields: invalid, nameTaken, tooMany, changedMeanwhile, lookAgain } = couriersMessages
  return (
    <EditPage
      title={name}
      heading={<bdi>{name}</bdi>}
      back={{ to: couriersPath(), name: sectionsMessages.couriers }}
      remarks={
        <>
          {!mayEdit && <p className="text-ink-soft">{couriersMessages.ownersEdit}</p>}
          {isRetired && <p className="font-semibold text-clay-deep">{couriersMessages.retired}</p>}
        </>
      }
      isJustSaved={isJustSaved && !result}
      result={actionData}
      notices={{
        ...{ saved, invalid, 'name-taken': nameTaken, 'too-many': tooMany, 'changed-meanwhile': changedMeanwhile },
      }}
      lookAgain={id === undefined ? undefined : { to: courierPath(id), name: lookAgain, after: ['changed-meanwhile'] }}
      version={version}
      isReadOnly={!mayEdit}
      fields={<CourierFields typed={actionData?.typed ?? loaderData.typed} fieldErrors={fieldErrors} />}
      saveText={couriersMessages.save}
    >
      {api && <CourierApiPanel api={api} result={result && 'api' in result ? result.api : undefined} />}
      {mayEdit && id !== undefined && (
        <Panel title={isRetired ? couriersMessages.restore : couriersMessages.retire}>
          <Form method="post">
            <p className="mb-3 text-ink-soft text-sm">{couriersMessages.retireText}</p>
            <SubmitButton name="do" value={isRetired ? 'restore' : 'retire'} variant="outline">
              {isRetired ? couriersMessages.restore : couriersMessages.retire}
            </SubmitButton>
          </Form>
        </Panel>
      )}
    </EditPage>
  )
}
