import { randomUUID } from 'node:crypto'
import { data, Form, redirect } from 'react-router'
import type { HandoverSummary } from '#domain/couriers/handovers/handover.ts'
import { listOpenHandovers, listPastHandovers } from '#domain/couriers/handovers/list-handovers.ts'
import { listReadyOrders } from '#domain/couriers/handovers/list-ready-orders.ts'
import { startHandover } from '#domain/couriers/handovers/start-handover.ts'
import { listCouriers } from '#domain/couriers/list-couriers.ts'
import { carrierMessages } from '#page-messages/backoffice/carrier.ts'
import { handoversMessages } from '#page-messages/backoffice/handovers.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { CourierPages } from '#web/backoffice/couriers/courier-pages.tsx'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { ListRows, ListSection } from '#web/backoffice/layout/list-page.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Pagination } from '#web/backoffice/layout/pagination.tsx'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { SelectAll, useCheckedValues } from '#web/backoffice/layout/select-all.tsx'
import { readForm } from '#web/forms/read-form.ts'
import { readId } from '#web/http/parse-id.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { couriersPath, handoverPath } from '#web/paths/backoffice-courier-paths.ts'
import { ordersPath } from '#web/paths/backoffice-order-paths.ts'
import { formatShortMoment } from '#web/text/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/handovers-page'
import { readStartHandover } from './start-handover-form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const query = new URL(request.url).searchParams
  const before = readId(query.get('before'))
  const [open, past, ready, couriers] = await Promise.all([
    listOpenHandovers(office),
    listPastHandovers(office, before),
    listReadyOrders(office),
    listCouriers(office),
  ])
  return {
    ...{ open: open.map(displayed), past: past.handovers.map(displayed), ready, isFirst: before === undefined },
    couriers: couriers.filter(({ retiredAt }) => retiredAt === undefined).map(({ id, name }) => ({ id, name })),
    olderThan: past.hasMore ? past.handovers.at(-1)?.id : undefined,
    submission: randomUUID(),
    isDiscarded: query.has('dropped'),
  }
}

function displayed({ handedOverAt, startedAt, startedBy, ...handover }: HandoverSummary) {
  const when = handedOverAt
    ? handoversMessages.handedOverAt(formatShortMoment(handedOverAt))
    : handoversMessages.startedBy(startedBy.replace(/ \(\d+\)$/, ''), formatShortMoment(startedAt))
  return { ...handover, when }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { submission, courier, id: orderIds, back } = readStartHandover(await readForm(request))
  if (!submission || orderIds.length === 0) return data({ outcome: 'nothing-selected' } as const, { status: 422 })
  const started = await startHandover(officeIn(context), {
    ...{ submission, orderIds },
    ...(courier !== undefined && { courierId: courier }),
  })
  if (started.outcome === 'no-courier') return data(started, { status: 409 })
  return redirect(
    handoverPath(started.id, {
      back: back.startsWith(ordersPath()) ? back : undefined,
      skipped: started.notAdded.map(({ id }) => id),
    }),
  )
}

/** Hand-overs that are being put together, packed orders for a new one, and what was handed over. */
export default function HandoversPage({ loaderData, actionData }: Route.ComponentProps) {
  const { open, past, ready, couriers, isFirst, isDiscarded } = loaderData
  return (
    <OfficePage title={sectionsMessages.handovers}>
      <CourierPages />
      <p className="text-ink-soft">{handoversMessages.text}</p>
      {isDiscarded && !actionData && <Notice tone="success">{handoversMessages.discarded}</Notice>}
      {actionData && (
        <FocusedNotice changed={actionData}>
          {actionData.outcome === 'no-courier' ? handoversMessages.noCourier : handoversMessages.nothingSelected}
        </FocusedNotice>
      )}
      {couriers.length === 0 && (
        <Notice tone="info">
          <p>{handoversMessages.noCourier}</p>
          <ButtonLink to={couriersPath()} variant="outline" className="mt-2">
            {sectionsMessages.couriers}
          </ButtonLink>
        </Notice>
      )}
      {isFirst && (
        <>
          {open.length > 0 && <HandoverList title={handoversMessages.open} handovers={open} />}
          <section aria-labelledby="ready-orders" className="space-y-2">
            <h2 id="ready-orders" className="text-xl">
              {handoversMessages.ready}
            </h2>
            {ready.length === 0 ? (
              <p className="text-ink-soft">{handoversMessages.noneReady}</p>
            ) : (
              <ReadyOrders {...loaderData} />
            )}
          </section>
        </>
      )}
      <HandoverList title={handoversMessages.past} handovers={past} />
      <Pagination place={loaderData} />
    </OfficePage>
  )
}

type LoaderData = Route.ComponentProps['loaderData']

function HandoverList({ title, handovers }: { title: string; handovers: LoaderData['open'] }) {
  return (
    <ListSection title={title} rows={handovers} empty={handoversMessages.noneYet}>
      {({ id, courierName, orders, when }) => (
        <RowLink to={handoverPath(id)}>
          <span className="block font-semibold">
            <bdi>{courierName}</bdi> · {handoversMessages.parcels(orders)}
          </span>
          <span className="block text-ink-soft text-sm">
            {handoversMessages.heading(id)} · <bdi>{when}</bdi>
          </span>
        </RowLink>
      )}
    </ListSection>
  )
}

function ReadyOrders({ ready, couriers, submission }: Pick<LoaderData, 'ready' | 'couriers' | 'submission'>) {
  const { form, checked, update } = useCheckedValues('id', ready)
  const count = checked?.length ?? 0
  return (
    <Form ref={form} method="post" onChange={update}>
      <input type="hidden" name="submission" value={submission} />
      <SelectAll label={handoversMessages.selectAll} name="id" />
      <ListRows rows={ready}>
        {({ id, number, customerName, city }) => (
          <label className="flex min-h-14 cursor-pointer items-center gap-3.5 px-3.5 py-2 hover:bg-sand/40">
            <input type="checkbox" name="id" value={id} className="size-5 shrink-0 accent-door" />
            <span className="min-w-0">
              <span dir="auto" className="block truncate font-semibold">
                {customerName}
              </span>
              <span className="block text-ink-soft text-sm tabular-nums">
                <OrderNumbers in={number} /> · <bdi>{city}</bdi>
              </span>
            </span>
          </label>
        )}
      </ListRows>
      <div className="panel sticky bottom-15 z-10 mt-3 flex flex-wrap items-end gap-3 p-3 shadow-float lg:bottom-3">
        {couriers.length > 1 && (
          <SelectField
            label={handoversMessages.courier}
            name="courier"
            className="min-w-40 flex-1"
            choices={couriers.map(({ id, name }) => ({ value: String(id), name }))}
          />
        )}
        <SubmitButton disabled={couriers.length === 0} className="flex-1">
          {count > 0 ? handoversMessages.startWith(count) : carrierMessages.startHandover}
        </SubmitButton>
      </div>
    </Form>
  )
}
