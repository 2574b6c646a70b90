import { data, Link, redirect } from 'react-router'
import { inSnapshot } from '#domain/in-snapshot.ts'
import { choicesOf } from '#domain/orders/order.ts'
import { agreeToReturn, inspectReturn, markReturnSent, refuseReturn } from '#domain/returns/advance-return.ts'
import { listEarlierRefunds, readRefundableOfReturn } from '#domain/returns/earlier-refunds.ts'
import { getReturn } from '#domain/returns/get-return.ts'
import { listExchangeVariants } from '#domain/returns/list-exchange-variants.ts'
import { isPast } from '#domain/returns/return-deadlines.ts'
import { settleReturn } from '#domain/returns/settle-return.ts'
import { undoReturnStep } from '#domain/returns/undo-return-step.ts'
import { startOfDay, tunisDayOf } from '#domain/tunis-day.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { paymentsMessages } from '#page-messages/backoffice/payments.ts'
import { returnsMessages } from '#page-messages/backoffice/returns.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BackLink } from '#web/backoffice/layout/back-link.tsx'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { useFocusAfterStep } from '#web/backoffice/layout/use-focus-after-step.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { orderDetailsPath, returnPath, returnPhotoPath, returnsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatDate, formatPrice, formatShortMoment, listSeparator } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/return-page'
import { readDispositions, readVariants, returnStepForm } from './return-form.ts'
import { ReturnStatusBadge } from './return-status-badge.tsx'
import { ReturnSteps } from './return-steps.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  const id = parseId(params.id)
  const { returned, variants, earlierRefunds, refundable } = await inSnapshot(office, async (office) => {
    const returned = await catchNotFound(getReturn(office, id))
    const isToSettle = returned.status === 'inspected'
    return {
      returned,
      variants: isToSettle ? await listExchangeVariants(office, returned.lines) : [],
      earlierRefunds: isToSettle ? await listEarlierRefunds(office, returned.orderId) : [],
      refundable: isToSettle ? await readRefundableOfReturn(office, returned.orderId) : undefined,
    }
  })
  const now = office.clock.now()
  return {
    ...returned,
    today: tunisDayOf(now),
    askedOn: formatShortMoment(returned.askedAt),
    due: returned.refundDueOn && {
      on: formatDate(startOfDay(returned.refundDueOn)),
      isLate: isPast(returned.refundDueOn, now),
    },
    cameBack: returned.cameBackOn && formatDate(startOfDay(returned.cameBackOn)),
    steps: returned.steps.map((step) => ({ ...step, on: formatShortMoment(step.at) })),
    ...{ variants, refundable },
    earlierRefunds: earlierRefunds.map((refund) => ({ ...refund, on: formatShortMoment(refund.at) })),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = parseId(params.id)
  const office = officeIn(context)
  const form = await readForm(request)
  const sent = readFields(returnStepForm, form)
  const options = { notifiesCustomer: sent.tell }
  const result = await act()
  if (['taken', 'settled', 'undone'].includes(result.outcome)) return redirect(returnPath(id))
  return data(result, { status: result.outcome === 'unreadable' ? 400 : 422 })

  async function act() {
    switch (sent.do) {
      case 'agree':
        if (!sent.fee && sent.fee !== 0) return { outcome: 'unreadable' } as const
        return agreeToReturn(office, id, { ...options, exchangeFee: sent.fee, note: sent.note })
      case 'refuse':
        return refuseReturn(office, id, { ...options, reason: sent.note })
      case 'sent':
        return markReturnSent(office, id)
      case 'inspect': {
        const dispositions = readDispositions(form)
        const { lines } = await getReturn(office, id)
        const isComplete = lines.every(({ position }) => dispositions.has(position))
        if (!sent.cameBackOn || !isComplete) return { outcome: 'unreadable' } as const
        return inspectReturn(office, id, { ...options, cameBackOn: sent.cameBackOn, dispositions, note: sent.note })
      }
      case 'settle': {
        if (sent.settlement === 'repaired') {
          if (sent.parcel && !sent.fee && sent.fee !== 0) return { outcome: 'unreadable' } as const
          return settleReturn(office, id, { by: 'repaired', fee: sent.parcel ? sent.fee : undefined }, options)
        }
        if (sent.settlement === 'exchange') {
          if (!sent.fee && sent.fee !== 0) return { outcome: 'unreadable' } as const
          return settleReturn(office, id, { by: 'exchange', variants: readVariants(form), fee: sent.fee }, options)
        }
        if (sent.settlement === 'earlier-refund')
          return settleReturn(office, id, { by: 'earlier-refund', paymentId: sent.payment }, options)
        if (sent.settlement !== 'refund' || !sent.means) return { outcome: 'unreadable' } as const
        if (sent.amount === undefined) return { outcome: 'no-amount' } as const
        if (sent.isAmbiguous) return { outcome: 'two-readings' } as const
        if (sent.reference === '' && sent.means !== 'cash') return { outcome: 'no-reference' } as const
        const { amount, means, reference, isLessAgreed } = sent
        return settleReturn(office, id, { by: 'refund', amount, means, reference, isLessAgreed }, options)
      }
      case 'undo':
        return undoReturnStep(office, id, { seenStepId: sent.step, reason: sent.note })
      default:
        return { outcome: 'unreadable' } as const
    }
  }
}

/** One return: what it is about, what can be done next, and what was done. */
export default function ReturnPage({ loaderData: returned, actionData }: Route.ComponentProps) {
  const { number, status, due } = returned
  const statusLine = useFocusAfterStep<HTMLDivElement>()
  return (
    <div className="mx-auto max-w-5xl space-y-4">
      <BackofficeTitle title={returnsMessages.one(number)} />
      <BackLink to={returnsPath()}>{returnsMessages.title}</BackLink>
      <div ref={statusLine} tabIndex={-1} className="flex scroll-mt-20 flex-wrap items-center gap-3 outline-none">
        <h1 className="select-all text-2xl tabular-nums sm:text-3xl">
          <OrderNumbers in={number} />
        </h1>
        <ReturnStatusBadge status={status} />
      </div>
      {actionData && <FocusedNotice changed={actionData}>{refusalText(actionData)}</FocusedNotice>}
      {returned.exchangeOrder && (
        <Link to={orderDetailsPath(returned.exchangeOrder.id)} className="text-link">
          <span>
            <OrderNumbers in={returnsMessages.exchangeOrder(returned.exchangeOrder.number)} />
          </span>
        </Link>
      )}
      {due && status === 'inspected' && (
        <Notice tone={due.isLate ? 'error' : 'info'}>
          {due.isLate ? returnsMessages.refundLate(due.on) : returnsMessages.refundDue(due.on)}
        </Notice>
      )}
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <div className="space-y-4">
          <ReturnSteps returned={returned} />
          <Panel title={returnsMessages.lines}>
            <ul className="divide-y divide-sand-deep">
              {returned.lines.map((line) => (
                <li key={line.position} className="wrap-anywhere py-2">
                  <p>
                    {line.quantity} × <bdi>{[line.name, ...choicesOf(line)].join(listSeparator)}</bdi>
                  </p>
                  <p className="text-ink-soft text-sm">
                    {returnsMessages.paid(formatPrice(line.paid))}
                    {line.disposition && ` · ${returnsMessages.dispositions[line.disposition]}`}
                    {line.refunded > 0 && ` · ${returnsMessages.refunded(formatPrice(line.refunded))}`}
                  </p>
                </li>
              ))}
            </ul>
          </Panel>
        </div>
        <div className="space-y-4">
          <Facts returned={returned} />
          {returned.photoIds.length > 0 && <Photos ids={returned.photoIds} />}
          <History returned={returned} />
        </div>
      </div>
    </div>
  )
}

type ShownReturn = Route.ComponentProps['loaderData']

function refusalText(result: NonNullable<Route.ComponentProps['actionData']>): string {
  const { outcomes, states } = returnsMessages
  switch (result.outcome) {
    case 'not-possible':
      return outcomes['not-possible'](states[result.status])
    case 'exceeds':
      return outcomes.exceeds(formatPrice(result.most))
    case 'less-than-paid':
      return outcomes['less-than-paid'](formatPrice(result.due))
    case 'two-readings':
      return paymentsMessages.twoReadings
    case 'taken':
    case 'settled':
    case 'undone':
      return ''
    default:
      return outcomes[result.outcome]()
  }
}

function Facts({ returned }: { returned: ShownReturn }) {
  const facts = [
    [returnsMessages.customer, <bdi key="customer">{returned.customerName}</bdi>],
    [returnsMessages.reason, returnsMessages.reasons[returned.reason]],
    [returnsMessages.wish, returnsMessages.wishes[returned.wish]],
    [
      returnsMessages.asked,
      returned.isByCustomer ? returnsMessages.askedByCustomer(returned.askedOn) : returned.askedOn,
    ],
    ...(returned.cameBack ? [[returnsMessages.cameBack, returned.cameBack] as const] : []),
  ] as const
  return (
    <Panel title={returnsMessages.about}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-ink-soft">{returnsMessages.order}</dt>
        <dd>
          <Link to={orderDetailsPath(returned.orderId)} className="text-door underline">
            <OrderNumbers in={returned.orderNumber} />
          </Link>
        </dd>
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {returned.note && (
        <p className="wrap-anywhere mt-3 whitespace-pre-line" dir="auto">
          {returned.note}
        </p>
      )}
    </Panel>
  )
}

function Photos({ ids }: { ids: readonly number[] }) {
  return (
    <Panel title={returnsMessages.photos}>
      <ul className="grid grid-cols-2 gap-3">
        {ids.map((id, index) => (
          <li key={id}>
            <a href={returnPhotoPath(id)}>
              <img src={returnPhotoPath(id)} alt={returnsMessages.photo(index + 1)} className="w-full rounded-xl" />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function History({ returned }: { returned: ShownReturn }) {
  return (
    <Panel title={returnsMessages.history}>
      <ol className="space-y-2">
        <li>
          <span className="font-semibold">{returnsMessages.states.asked}</span>
          <span className="block text-ink-soft text-sm">
            {orderNamesMessages.by(returned.isByCustomer ? returnsMessages.byCustomer : returned.by, returned.askedOn)}
          </span>
        </li>
        {returned.steps.map((step) => (
          <li key={step.id} className="wrap-anywhere">
            <span className={step.isUndone ? 'line-through' : 'font-semibold'}>
              {step.undoes
                ? returnsMessages.undoes(returnsMessages.states[step.undoes])
                : returnsMessages.states[step.to]}
            </span>
            {step.isUndone && ` (${returnsMessages.undone})`}
            {step.note && (
              <span className="block">
                <bdi>{step.note}</bdi>
              </span>
            )}
            <span className="block text-ink-soft text-sm">{orderNamesMessages.by(step.by, step.on)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
