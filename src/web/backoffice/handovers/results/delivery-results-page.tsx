import { useRef } from 'react'
import { data, Form, Link } from 'react-router'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { listReportedResults } from '#domain/couriers/api/list-reported-results.ts'
import { listParcelsOnTheWay } from '#domain/couriers/results/list-parcels-on-the-way.ts'
import { listRecordedResults } from '#domain/couriers/results/list-recorded-results.ts'
import { matchResults } from '#domain/couriers/results/match-results.ts'
import { recordDeliveryResults } from '#domain/couriers/results/record-results.ts'
import { maxReportedRows } from '#domain/couriers/results/reported-row.ts'
import { undoResults } from '#domain/couriers/results/undo-results.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { parseOrderNumber } from '#domain/orders/placing/order-number.ts'
import { together } from '#domain/together.ts'
import { courierApiMessages } from '#page-messages/backoffice/courier-api.ts'
import { deliveryResultsMessages } from '#page-messages/backoffice/delivery-results.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { CourierPages } from '#web/backoffice/couriers/courier-pages.tsx'
import { decodeCsvFile } from '#web/backoffice/csv/decode-csv-file.ts'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { FocusedPart } from '#web/backoffice/layout/focused-part.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { SearchField } from '#web/backoffice/layout/search-field.tsx'
import { useLastActionData } from '#web/backoffice/layout/use-last-action-data.ts'
import { BatchUndoResult, LateBatchUndo, UndoBatchButton } from '#web/backoffice/orders/undo/undo-batch.tsx'
import { readUndoStep } from '#web/backoffice/orders/undo/undo-form.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { useFocusOnRefusal } from '#web/forms/use-focus-on-refusal.ts'
import { done } from '#web/http/done.ts'
import { readId } from '#web/http/parse-id.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { deliveryResultsPath } from '#web/paths/backoffice-courier-paths.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatShortMoment } from '#web/text/format.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/delivery-results-page'
import { readPreviewedResults, readResultForm, readResultRows } from './delivery-results-form.ts'
import { ParcelResults } from './parcel-results.tsx'
import { ResultsPreview } from './results-preview.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const searched = query.get('q') ?? ''
  const handoverId = readId(query.get('handover'))
  // What is no order number finds nothing, as an empty one does.
  const number = searched === '' ? undefined : (parseOrderNumber(searched) ?? '')
  const office = officeIn(context)
  const { reported, parcels, recorded } = await together({
    reported: listReportedResults(office),
    parcels: listParcelsOnTheWay(office, { handoverId, number }),
    recorded: listRecordedResults(office),
  })
  const { proposed, unclear } = reported
  return {
    proposed,
    unclear: unclear.map(({ at, ...parcel }) => ({ ...parcel, on: formatShortMoment(at) })),
    ...{ searched, isFiltered: number !== undefined || handoverId !== undefined },
    parcels,
    recorded: recorded.map(({ recordedAt, ...batch }) => ({
      ...{ ...batch, on: formatShortMoment(recordedAt) },
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  requireAllowed(mayHandleOrders(office.actor))
  const form = await readForm(request)
  switch (textIn(form, 'do')) {
    case 'preview':
      return preview(office, form)
    case 'apply': {
      const { results, notifiesCustomer } = readPreviewedResults(form)
      const recorded = await recordDeliveryResults(office, results, { notifiesCustomer, isFromFile: true })
      return done({ outcome: 'recorded', ...recorded } as const)
    }
    case 'undo': {
      const { batchId, remarks } = readUndoStep(form)
      if (batchId === undefined) return data({ outcome: 'nothing-selected' } as const, { status: 422 })
      return done({ outcome: 'undone', ...(await undoResults(office, batchId, remarks)) } as const)
    }
    default: {
      const { results, notifiesCustomer, hasWrongDay } = readResultForm(form, office.clock.now())
      if (hasWrongDay) return data({ outcome: 'wrong-day' } as const, { status: 422 })
      if (results.length === 0) return data({ outcome: 'nothing-selected' } as const, { status: 422 })
      const recorded = await recordDeliveryResults(office, results, { notifiesCustomer })
      return done({ outcome: 'recorded', ...recorded } as const)
    }
  }
}

async function preview(office: Marketplace, form: FormData) {
  const file = form.get('file')
  const pasted = textIn(form, 'rows')
  const hasFile = file instanceof File && file.size > 0
  const text = hasFile ? decodeCsvFile(new Uint8Array(await file.arrayBuffer())) : pasted
  if (text === undefined) return data({ outcome: 'not-utf8', pasted } as const, { status: 422 })
  const reading = readResultRows(text)
  if (reading.outcome !== 'read') return data({ outcome: reading.outcome, pasted } as const, { status: 422 })
  return { outcome: 'preview', pasted, rows: await matchResults(office, reading.rows) } as const
}

/** Back from the courier: results from a file, after a preview, or ticked one by one. */
export default function DeliveryResultsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { searched, parcels, isFiltered, proposed, unclear, recorded } = loaderData
  const actionResult = useLastActionData(actionData)
  const rows = actionResult?.outcome === 'preview' ? actionResult.rows : undefined
  const fileForm = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(fileForm, actionResult)
  return (
    <OfficePage title={sectionsMessages.deliveryResults} className="max-w-3xl space-y-4">
      <CourierPages />
      <p className="text-ink-soft">{deliveryResultsMessages.text}</p>
      <ResultNotice actionResult={actionResult} />
      <RecordedResults recorded={recorded} />
      {rows && (
        <FocusedPart changed={rows}>
          <ResultsPreview title={deliveryResultsMessages.previewTitle} rows={rows} />
        </FocusedPart>
      )}
      <CourierReports {...{ proposed, unclear }} />
      <Panel title={deliveryResultsMessages.listTitle}>
        <Form method="get">
          <SearchField
            label={deliveryResultsMessages.search}
            name="q"
            dir="ltr"
            key={searched}
            defaultValue={searched}
            button={deliveryResultsMessages.find}
          />
        </Form>
        {isFiltered && (
          <Link to={deliveryResultsPath()} className="text-link">
            {deliveryResultsMessages.all}
          </Link>
        )}
        {parcels.length === 0 ? (
          <p className="mt-3 text-ink-soft">
            {searched === '' ? deliveryResultsMessages.none : deliveryResultsMessages.noneFound}
          </p>
        ) : (
          <ParcelResults parcels={parcels} ended={endedBy(actionResult)} />
        )}
      </Panel>
      <Panel title={deliveryResultsMessages.pasteTitle}>
        <Form method="post" encType="multipart/form-data" ref={fileForm} className="space-y-4">
          <input type="hidden" name="do" value="preview" />
          <TextField
            label={deliveryResultsMessages.file}
            name="file"
            type="file"
            accept=".csv,text/csv,text/tab-separated-values"
          />
          <TextArea
            label={deliveryResultsMessages.paste}
            hint={deliveryResultsMessages.pasteHint}
            name="rows"
            rows={5}
            dir="auto"
            defaultValue={actionResult && 'pasted' in actionResult ? actionResult.pasted : ''}
            error={problemOf(actionResult?.outcome)}
          />
          <SubmitButton variant={rows ? 'outline' : 'secondary'}>{deliveryResultsMessages.preview}</SubmitButton>
        </Form>
      </Panel>
    </OfficePage>
  )
}

/** The result of an action after which nothing is ticked any more. */
function endedBy(actionResult: Route.ComponentProps['actionData']) {
  return actionResult?.outcome === 'recorded' || actionResult?.outcome === 'undone' ? actionResult : undefined
}

function problemOf(outcome: string | undefined): string | undefined {
  const { notRead } = deliveryResultsMessages
  if (outcome === 'too-long') return notRead['too-long'](maxReportedRows)
  return outcome === 'not-utf8' || outcome === 'empty' || outcome === 'without-header' ? notRead[outcome] : undefined
}

function ResultNotice({ actionResult }: { actionResult: Route.ComponentProps['actionData'] }) {
  if (actionResult?.outcome === 'nothing-selected')
    return <FocusedNotice changed={actionResult}>{deliveryResultsMessages.nothingSelected}</FocusedNotice>
  if (actionResult?.outcome === 'wrong-day')
    return <FocusedNotice changed={actionResult}>{deliveryResultsMessages.wrongDay}</FocusedNotice>
  if (actionResult?.outcome === 'undone') return <BatchUndoResult result={actionResult} />
  if (actionResult?.outcome !== 'recorded') return null
  const { recorded, already, notRecorded, batchId } = actionResult
  return (
    <FocusedNotice changed={actionResult} tone={notRecorded.length > 0 ? 'error' : 'success'}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {(recorded > 0 || already.length === 0) && <p>{deliveryResultsMessages.applied(recorded)}</p>}
        {batchId && <UndoBatchButton batchId={batchId} count={recorded} />}
      </div>
      {already.length > 0 && (
        <p>
          <OrderNumbers in={deliveryResultsMessages.appliedBefore(already)} />
        </p>
      )}
      {notRecorded.length > 0 && (
        <p>
          <OrderNumbers in={deliveryResultsMessages.notApplied(notRecorded)} />
        </p>
      )}
    </FocusedNotice>
  )
}

/** What was recorded together last, from a file or ticked: all of it can be undone at once. */
function RecordedResults({ recorded }: Pick<Route.ComponentProps['loaderData'], 'recorded'>) {
  if (recorded.length === 0) return null
  return (
    <Panel title={deliveryResultsMessages.recordedTitle}>
      <ul className="divide-y divide-sand">
        {recorded.map(({ batchId, on, count, isFromFile }) => (
          <li key={batchId} className="py-1.5">
            <LateBatchUndo
              title={`${on} · ${isFromFile ? deliveryResultsMessages.fromFile : deliveryResultsMessages.ticked} · ${deliveryResultsMessages.results(count)}`}
              batchId={batchId}
              count={count}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type CourierReportsProps = Pick<Route.ComponentProps['loaderData'], 'proposed' | 'unclear'>

/** What couriers say by their programs: results to record, and parcels to look at. */
function CourierReports({ proposed, unclear }: CourierReportsProps) {
  return (
    <>
      {proposed.length > 0 && <ResultsPreview title={courierApiMessages.reportsTitle} rows={proposed} />}
      {unclear.length > 0 && (
        <Panel title={courierApiMessages.unclear}>
          <ul className="divide-y divide-sand">
            {unclear.map(({ orderId, number, words, on }) => (
              <li key={orderId} className="flex flex-wrap items-center gap-x-2 py-1.5">
                <Link to={orderDetailsPath(orderId)} className="text-link">
                  <span className="tabular-nums">
                    <OrderNumbers in={number} />
                  </span>
                </Link>
                {courierApiMessages.reported(words, on)}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
