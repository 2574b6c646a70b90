import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { mayEditCouriers } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { getCourier } from '#domain/couriers/list-couriers.ts'
import { restoreCourier, retireCourier } from '#domain/couriers/retire-courier.ts'
import { addCourier, editCourier } from '#domain/couriers/save-courier.ts'
import { couriersMessages } from '#page-messages/backoffice/couriers.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId, readId } from '#web/http/parse-id.ts'
import { courierPath, couriersPath } from '#web/paths/backoffice-courier-paths.ts'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/courier-page'
import { apiButtons, displayedApi, runApiAction } from './courier-api-form.ts'
import { CourierApiPanel } from './courier-api-panel.tsx'
import { CourierFields } from './courier-fields.tsx'
import { readCourierForm, typedCourierOf } from './courier-form.ts'

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
  if (id !== undefined && apiButton) return { api: await catchNotFound(runApiAction(office, id, apiButton, form)) }
  const reading = readCourierForm(form)
  if (!('draft' in reading)) return data({ outcome: 'invalid', ...reading } as const, { status: 422 })
  const { typed, draft: edited } = reading
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
  const isSending = useNavigation().state !== 'idle'
  const fieldErrors = actionData && 'fieldErrors' in actionData ? actionData.fieldErrors : {}
  return (
    <OfficePage
      title={name}
      heading={<bdi>{name}</bdi>}
      back={{ to: couriersPath(), name: sectionsMessages.couriers }}
      className="max-w-3xl space-y-4"
    >
      {!mayEdit && <p className="text-ink-soft">{couriersMessages.ownersEdit}</p>}
      {isRetired && <p className="font-semibold text-clay-deep">{couriersMessages.retired}</p>}
      <CourierNotice actionData={actionData} id={id} isJustSaved={isJustSaved && !result} />
      <Form method="post" key={version} className="space-y-4">
        <input type="hidden" name="version" value={version} />
        <fieldset disabled={!mayEdit} className="space-y-4">
          <CourierFields typed={actionData?.typed ?? loaderData.typed} fieldErrors={fieldErrors} />
        </fieldset>
        {mayEdit && (
          <Button type="submit" disabled={isSending} className="w-full sm:w-auto">
            {couriersMessages.save}
          </Button>
        )}
      </Form>
      {api && <CourierApiPanel api={api} result={result && 'api' in result ? result.api : undefined} />}
      {mayEdit && id !== undefined && (
        <Panel title={isRetired ? couriersMessages.restore : couriersMessages.retire}>
          <Form method="post">
            <p className="mb-3 text-ink-soft text-sm">{couriersMessages.retireText}</p>
            <Button type="submit" name="do" value={isRetired ? 'restore' : 'retire'} variant="outline">
              {isRetired ? couriersMessages.restore : couriersMessages.retire}
            </Button>
          </Form>
        </Panel>
      )}
    </OfficePage>
  )
}

interface CourierNoticeProps {
  readonly actionData: Extract<Route.ComponentProps['actionData'], { readonly outcome: string }> | undefined
  readonly id: number | undefined
  readonly isJustSaved: boolean
}

function CourierNotice({ actionData, id, isJustSaved }: CourierNoticeProps) {
  if (isJustSaved)
    return (
      <FocusedNotice changed={{}} tone="success">
        {couriersMessages.saved}
      </FocusedNotice>
    )
  switch (actionData?.outcome) {
    case 'invalid':
      return <FocusedNotice changed={actionData}>{couriersMessages.checkFields}</FocusedNotice>
    case 'name-taken':
      return <FocusedNotice changed={actionData}>{couriersMessages.nameTaken}</FocusedNotice>
    case 'too-many':
      return <FocusedNotice changed={actionData}>{couriersMessages.tooMany}</FocusedNotice>
    case 'changed-meanwhile':
      return (
        <FocusedNotice changed={actionData}>
          <p>{couriersMessages.changedMeanwhile}</p>
          {id !== undefined && (
            <Link reloadDocument to={courierPath(id)} className="inline-flex min-h-11 items-center underline">
              {couriersMessages.lookAgain}
            </Link>
          )}
        </FocusedNotice>
      )
    default:
      return null
  }
}
