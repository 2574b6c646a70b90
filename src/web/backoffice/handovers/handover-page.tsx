import { data, redirect } from 'react-router'
import { confirmParcel, sendParcelAgain } from '#domain/couriers/api/decide-parcel.ts'
import { listSentParcels } from '#domain/couriers/api/list-sent-parcels.ts'
import {
  addNumberToHandover,
  changeCourier,
  discardHandover,
  takeOutOfHandover,
} from '#domain/couriers/handovers/change-handover.ts'
import { getHandover } from '#domain/couriers/handovers/get-handover.ts'
import { handOver, packHandover } from '#domain/couriers/handovers/hand-over.ts'
import { maxHandoverOrders } from '#domain/couriers/handovers/handover.ts'
import { orderNumbers } from '#domain/couriers/handovers/lock-handover.ts'
import { undoHandover } from '#domain/couriers/handovers/undo-handover.ts'
import { listCouriers } from '#domain/couriers/list-couriers.ts'
import { sum } from '#domain/money.ts'
import { handoversMessages } from '#page-messages/backoffice/handovers.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { useLastActionData } from '#web/backoffice/layout/use-last-action-data.ts'
import { readUndoStep } from '#web/backoffice/orders/undo/undo-form.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { done, doneIf } from '#web/http/done.ts'
import { parseId, readId } from '#web/http/parse-id.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { handoversPath } from '#web/paths/backoffice-courier-paths.ts'
import { ordersPath } from '#web/paths/backoffice-order-paths.ts'
import { formatPrice, formatShortMoment } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/handover-page'
import { BackToList } from './back-to-list.tsx'
import { HandoverNotice } from './handover-notice.tsx'
import { OpenHandover } from './open-handover.tsx'
import { PastHandover } from './past-handover.tsx'
import { readHandoverForm } from './start-handover-form.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const query = new URL(request.url).searchParams
  const back = query.get('back') ?? ''
  const id = parseId(params.id)
  const [{ startedAt, startedBy, handedOverAt, ...handover }, couriers, sent, skipped] = await Promise.all([
    catchNotFound(getHandover(office, id)),
    listCouriers(office),
    listSentParcels(office, id),
    orderNumbers(office, skippedIn(query)),
  ])
  return {
    ...handover,
    back: back.startsWith(ordersPath()) ? back : undefined,
    skipped,
    started: handoversMessages.startedBy(startedBy.replace(/ \(\d+\)$/, ''), formatShortMoment(startedAt)),
    handedOver: handedOverAt && handoversMessages.handedOverAt(formatShortMoment(handedOverAt)),
    sent: sent.map(({ dueAt, reported, ...parcel }) => ({
      ...parcel,
      dueOn: formatShortMoment(dueAt),
      ...(reported && { reported: { words: reported.words, on: formatShortMoment(reported.at) } }),
    })),
    toCollect: formatPrice(sum(handover.parcels.map(({ toCollect }) => toCollect))),
    couriers: couriers.filter(({ retiredAt }) => retiredAt === undefined).map(({ id, name }) => ({ id, name })),
  }
}

function skippedIn(query: URLSearchParams): number[] {
  return query
    .getAll('skipped')
    .flatMap((text) => readId(text) ?? [])
    .slice(0, maxHandoverOrders)
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const id = parseId(params.id)
  const form = await readForm(request)
  const sent = readHandoverForm(form)
  const [button, orderId] = [sent.do?.button, sent.do?.orderId]
  switch (button) {
    case 'add':
      return answerTo(button, await catchNotFound(addNumberToHandover(office, id, sent.number)))
    case 'take-out':
      return answerTo(button, await catchNotFound(takeOutOfHandover(office, id, orderId ?? 0)))
    case 'courier':
      return answerTo(button, await catchNotFound(changeCourier(office, id, sent.courier ?? 0)))
    case 'pack':
      return done({ button, outcome: 'packed', count: await catchNotFound(packHandover(office, id)) } as const)
    case 'hand-over': {
      const request = { agreedUnpaid: sent.agreed, notifiesCustomers: sent.tell }
      return answerTo(button, await catchNotFound(handOver(office, id, request)))
    }
    case 'is-there': {
      const { barcode } = sent
      if (barcode === undefined) return data({ button, outcome: 'no-barcode' } as const, { status: 422 })
      const parcel = { orderId: orderId ?? 0, barcode }
      return answerTo(button, await catchNotFound(confirmParcel(office, id, parcel)))
    }
    case 'send-again':
      return answerTo(button, await catchNotFound(sendParcelAgain(office, id, orderId ?? 0)))
    case 'undo': {
      const undone = await undoHandover(office, id, readUndoStep(form).remarks)
      return done({ button, outcome: 'undone', ...undone } as const)
    }
    case 'discard': {
      const result = await catchNotFound(discardHandover(office, id))
      return result.outcome === 'discarded' ? redirect(`${handoversPath()}?dropped`) : ({ button, ...result } as const)
    }
    default:
      return data({ button, outcome: 'unknown-number' } as const, { status: 422 })
  }
}

const changes = ['changed', 'handed-over', 'decided']

function answerTo<const Button extends string, Result extends { readonly outcome: string }>(
  button: Button,
  result: Result,
) {
  return doneIf(changes.includes(result.outcome), { button, ...result })
}

/** A hand-over: put together, printed and handed over here; afterwards what became of its parcels. */
export default function HandoverPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, courier, parcels, back, skipped, started, handedOver, toCollect } = loaderData
  const actionResult = useLastActionData(actionData)
  return (
    <div className="mx-auto max-w-3xl space-y-4">
      <BackofficeTitle title={handoversMessages.heading(id)} />
      <BackToList back={back} keepsSelection={handedOver === undefined} />
      <div>
        <h1 className="text-3xl">
          <bdi>{courier.name}</bdi>
        </h1>
        <p className="font-semibold">{handoversMessages.total(parcels.length, toCollect)}</p>
        <p className="text-ink-soft text-sm">
          {handoversMessages.heading(id)} · <bdi>{handedOver ?? started}</bdi>
        </p>
      </div>
      {skipped.length > 0 && !actionResult && (
        <Notice tone="error">
          <OrderNumbers in={handoversMessages.skipped(skipped)} />
        </Notice>
      )}
      <HandoverNotice actionResult={actionResult} courierName={courier.name} />
      {handedOver ? <PastHandover handover={loaderData} /> : <OpenHandover handover={loaderData} />}
    </div>
  )
}
