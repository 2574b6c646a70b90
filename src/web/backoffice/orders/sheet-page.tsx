import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import { reasonAndNote } from '#domain/orders/call.ts'
import { type ChangeOutcome, changeOrderLines } from '#domain/orders/change-order-lines.ts'
import { correctDelivery } from '#domain/orders/correct-delivery.ts'
import { getOrderSheet, type OrderSheet } from '#domain/orders/get-order-sheet.ts'
import { readOrderLines } from '#domain/orders/order-lines.ts'
import { mayChangeLines, mayCorrectDelivery, orderStatuses } from '#domain/orders/order-status.ts'
import { longestReference } from '#domain/orders/payment.ts'
import { markNotPaid, markPaid, type PaymentOutcome } from '#domain/orders/record-payment.ts'
import { takeOrderStep } from '#domain/orders/take-order-step.ts'
import { writeOrderNote } from '#domain/orders/write-order-note.ts'
import { writtenDelivery } from '#domain/orders/written-delivery.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { idFrom } from '../../or-404.ts'
import { readForm, textIn } from '../../read-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import { shortMoment } from '../text/short-moment.ts'
import type { Route } from './+types/sheet-page'
import { cameFromOrders } from './came-from-orders.ts'
import { readDelivery } from './delivery-form.ts'
import { DoublesNotice } from './doubles-notice.tsx'
import { readClaimedTotal, readLines } from './lines-form.ts'
import { longestNote, longestSheetNote } from './note-limits.ts'
import { readDeliveryBase, readLinesBase } from './order-base.ts'
import { deliveryGround, linesGround, returnedDelivery, returnedLines } from './order-grounds.ts'
import { PaymentMark } from './payment-mark.tsx'
import { SheetDelivery } from './sheet-delivery.tsx'
import { SheetHistory } from './sheet-history.tsx'
import { SheetNotes } from './sheet-notes.tsx'
import { SheetPayment } from './sheet-payment.tsx'
import { SheetPieces } from './sheet-pieces.tsx'
import { SheetSteps } from './sheet-steps.tsx'
import { shownDoubles } from './shown-doubles.ts'
import { StatusMark } from './status-mark.tsx'
import { useFocusAfterStep } from './use-focus-after-step.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  return shown(office, await getOrderSheet(office, idFrom(params.id)))
}

async function shown(office: Marketplace, sheet: OrderSheet) {
  const { status, placedAt, steps, calls, notes } = sheet
  const payments = sheet.payments.map((payment) => ({ ...payment, on: shortMoment(payment.at) }))
  return {
    ...sheet,
    mayCorrect: mayCorrectDelivery(status),
    mayChange: mayChangeLines(status),
    deliveryGround: deliveryGround(writtenDelivery(sheet)),
    linesGround: await linesGround(office, sheet.lines),
    placedOn: shortMoment(placedAt),
    doubles: shownDoubles(sheet),
    notes: notes.map(({ body, by, at }) => ({ body, by, on: shortMoment(at) })),
    payments,
    history: [
      ...steps.map(({ to, note, by, at }) => ({ what: 'step', to, note, by, at, on: shortMoment(at) }) as const),
      ...calls.map(
        ({ outcome, note, by, at }) => ({ what: 'call', outcome, note, by, at, on: shortMoment(at) }) as const,
      ),
      ...payments.map(
        ({ kind, reference, by, at, on }) => ({ what: 'payment', kind, note: reference, by, at, on }) as const,
      ),
    ].sort((one, other) => one.at.getTime() - other.at.getTime()),
  }
}

export type ShownSheet = Awaited<ReturnType<typeof shown>>

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = idFrom(params.id)
  const office = officeIn(context)
  const form = await readForm(request)
  switch (textIn(form, 'do')) {
    case 'step': {
      const to = orderStatuses.find((status) => status === textIn(form, 'to'))
      const from = orderStatuses.find((status) => status === textIn(form, 'from'))
      if (!to || !from) return data({ outcome: 'unreadable' } as const, { status: 400 })
      const isUnpaidAgreed = form.has('unpaid')
      const typed = { note: lineIn(form, 'note'), reason: lineIn(form, 'reason'), tellsCustomer: form.has('tell') }
      if (to === 'cancelled' && typed.reason === '') {
        return data({ outcome: 'no-reason', typed } as const, { status: 422 })
      }
      const { reason, tellsCustomer } = typed
      const note = to === 'cancelled' ? reasonAndNote(reason, typed.note) : typed.note
      const result = await takeOrderStep(office, id, { to, from, note, tellsCustomer, isUnpaidAgreed })
      if (result.outcome === 'advanced') return redirect(`/admin/orders/${id}`)
      return data({ ...result, typed }, { status: 409 })
    }
    case 'note': {
      const body = cleanText(textIn(form, 'body')).slice(0, longestSheetNote)
      if (body !== '') await writeOrderNote(office, id, body)
      return redirect(`/admin/orders/${id}`)
    }
    case 'paid': {
      const reference = cleanLine(textIn(form, 'reference')).slice(0, longestReference)
      if (reference === '') return data({ outcome: 'no-reference' } as const, { status: 422 })
      return paymentAnswer(id, await markPaid(office, id, reference))
    }
    case 'not-paid': {
      const reason = cleanLine(textIn(form, 'reference')).slice(0, longestReference)
      return paymentAnswer(id, await markNotPaid(office, id, idFrom(textIn(form, 'payment')), reason))
    }
    case 'correct': {
      const reading = readDelivery(form)
      if ('mistakes' in reading) {
        const delivery = returnedDelivery(form)
        return data({ outcome: 'invalid', mistakes: reading.mistakes, delivery } as const, { status: 422 })
      }
      const result = await correctDelivery(office, id, reading.correction, readDeliveryBase(form))
      if (result.outcome === 'corrected') return { outcome: 'corrected' } as const
      if (result.outcome === 'too-late') return data(refusedBecause(result.status), { status: 409 })
      const delivery = returnedDelivery(form, result)
      return data({ outcome: 'contested', result, delivery } as const, { status: 409 })
    }
    case 'change': {
      const lines = readLines(form)
      if (lines.length === 0) {
        return data({ outcome: 'no-lines', lines: await returnedPieces(office, id, form) } as const, { status: 422 })
      }
      const refusal = await changeOrderLines(office, id, lines, readClaimedTotal(form), readLinesBase(form))
      if (refusal.outcome === 'changed') return { outcome: 'changed' } as const
      if (refusal.outcome === 'too-late') return data(refusedBecause(refusal.status), { status: 409 })
      const returned = await returnedPieces(office, id, form, refusal)
      return data({ outcome: 'not-changed', refusal, lines: returned } as const, { status: 409 })
    }
    default:
      return data({ outcome: 'unreadable' } as const, { status: 400 })
  }
}

function paymentAnswer(id: number, { outcome }: PaymentOutcome) {
  if (outcome === 'recorded') return redirect(`/admin/orders/${id}`)
  return data({ outcome: 'payment-changed' } as const, { status: 409 })
}

function lineIn(form: FormData, name: string): string {
  return cleanLine(textIn(form, name)).slice(0, longestNote)
}

async function returnedPieces(office: Marketplace, id: number, form: FormData, refusal?: ChangeOutcome) {
  const isBaseGone = refusal?.outcome === 'changed-meanwhile'
  return returnedLines(office, form, { lines: await readOrderLines(office, id), isBaseGone })
}

function refusedBecause(status: OrderSheet['status']) {
  return { outcome: 'not-possible', status } as const
}

/** What was refused met an order that is no longer as it was shown. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

export type SheetAnswer = Route.ComponentProps['actionData']

/** Everything about one order, and everything that can be done with it. */
export default function SheetPage({ loaderData: sheet, actionData }: Route.ComponentProps) {
  const { sheet: words, sources } = useOfficeMessages().orders
  const statusLine = useFocusAfterStep<HTMLDivElement>()
  return (
    <div className="mx-auto max-w-5xl">
      <OfficeTitle title={words.title(sheet.number)} />
      <div ref={statusLine} tabIndex={-1} className="flex flex-wrap items-center gap-3">
        <h1 className="select-all text-2xl tabular-nums sm:text-3xl">{sheet.number}</h1>
        <StatusMark status={sheet.status} />
      </div>
      <p className="text-ink-soft text-sm">
        {words.placed(sheet.placedOn, sources[sheet.source])} · <PaymentMark order={sheet} />
      </p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <PrintLink id={sheet.id} what="slips" name={words.slip} />
        <PrintLink id={sheet.id} what="labels" name={words.label} />
      </p>
      <div aria-live="polite" className="mt-2 empty:hidden">
        {actionData && <SheetNotice answer={actionData} />}
      </div>
      <DoublesNotice doubles={sheet.doubles} />
      <div className="mt-4 grid gap-4 lg:grid-cols-2 lg:items-start">
        <div className="space-y-4">
          <SheetSteps sheet={sheet} answer={actionData} />
          <SheetPayment sheet={sheet} answer={actionData} />
          <SheetDelivery sheet={sheet} answer={actionData} />
          <SheetNotes sheet={sheet} />
        </div>
        <div className="space-y-4">
          <SheetPieces sheet={sheet} answer={actionData} />
          <SheetHistory sheet={sheet} />
        </div>
      </div>
    </div>
  )
}

function PrintLink({ id, what, name }: { id: number; what: string; name: string }) {
  return (
    <Link
      to={`/admin/orders/print?what=${what}&id=${id}&back=/admin/orders/${id}`}
      state={cameFromOrders}
      className="inline-grid min-h-11 place-items-center text-door underline"
    >
      {name}
    </Link>
  )
}

function SheetNotice({ answer }: { answer: NonNullable<SheetAnswer> }) {
  const { sheet, tooLate, states } = useOfficeMessages().orders
  if (answer.outcome === 'corrected') return <Notice tone="success">{sheet.corrected}</Notice>
  if (answer.outcome === 'changed') return <Notice tone="success">{sheet.changed}</Notice>
  if (answer.outcome === 'not-possible') return <Notice tone="error">{tooLate(states[answer.status])}</Notice>
  return null
}
