import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import { callOutcomes } from '#domain/orders/calls/call.ts'
import { type ClaimedOrder, claimNextOrder, claimOrder, listClaimsOfOthers } from '#domain/orders/calls/claim-order.ts'
import { countCallQueue } from '#domain/orders/calls/count-call-queue.ts'
import { type RecordCallOutcome, recordCall } from '#domain/orders/calls/record-call.ts'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { readOrderLines } from '#domain/orders/lines/order-lines.ts'
import { findFreeStep } from '#domain/orders/status/find-free-step.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { together } from '#domain/together.ts'
import { callsMessages } from '#page-messages/backoffice/calls.ts'
import { customerRequestsMessages } from '#page-messages/backoffice/customer-requests.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { useReloadOnNewCounts } from '#web/backoffice/layout/pending-counts.ts'
import { useLastActionData } from '#web/backoffice/layout/use-last-action-data.ts'
import { returnedDeliverySnapshot, returnedLinesSnapshot } from '#web/backoffice/orders/form-snapshots.ts'
import { readIds } from '#web/backoffice/orders/list/orders-query.ts'
import { readUndoStep } from '#web/backoffice/orders/undo/undo-form.ts'
import { UndoButton } from '#web/backoffice/orders/undo/undo-notice.tsx'
import { UndoOutcomeNotice } from '#web/backoffice/orders/undo/undo-outcome-notice.tsx'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { choiceIn } from '#web/http/choice-in.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { publicUrlIn } from '#web/page-context.ts'
import { type CallsQuery, callsPath, ordersPath } from '#web/paths/backoffice-order-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/calls-page'
import { CallCard, useFocusOnMount } from './call-card.tsx'
import { enteredRemarks, outcomeIn, readCall, readRemarks } from './call-form.ts'
import { displayedCall } from './displayed-call.ts'

const maxSkippedOrders = 50

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const query = new URL(request.url).searchParams
  const [id] = readIds([query.get('order')])
  const [skipped, done] = [skippedIn(query.getAll('skip')), doneIn(query)]
  const { counts, others, undoable } = await together({
    counts: countCallQueue(office),
    others: listClaimsOfOthers(office),
    undoable: done?.stepId === undefined ? Promise.resolve(undefined) : findFreeStep(office, done.stepId),
  })
  const known = { queue: { ...counts, others }, skipped, done, undoable }
  if (id === undefined) {
    const next = await pathOfNextCall(office, { skipped, recorded: done })
    if (next !== undefined) throw redirect(next)
    return { ...known, card: undefined, claim: undefined }
  }
  const claim = await claimOrder(office, id)
  return { ...known, card: await displayedCall(office, id, publicUrlIn(context)), claim }
}

function skippedIn(values: readonly unknown[]): number[] {
  return readIds(values).slice(-maxSkippedOrders)
}

/**
 * Claims the next order and returns the path that names it, so that a reload does not switch to an order that has come
 * due meanwhile. Undefined when there is none.
 */
async function pathOfNextCall(office: Marketplace, query: CallsQuery): Promise<string | undefined> {
  const next = await claimNextOrder(office, query.skipped ?? [])
  return next === undefined ? undefined : callsPath({ ...query, orderId: next })
}

/** Reads the outcome that was recorded for the previous card. */
function doneIn(query: URLSearchParams) {
  const outcome = choiceIn(query, 'outcome', callOutcomes)
  const number = query.get('done') ?? ''
  const [stepId] = readIds([query.get('step')])
  return outcome && /^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(number) ? { number, outcome, stepId } : undefined
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const office = officeIn(context)
  const [id] = readIds([form.get('id')])
  if (id !== undefined && textIn(form, 'do') === 'take-over') {
    await claimOrder(office, id, { takesOver: true })
    return redirect(callsPath() + new URL(request.url).search)
  }
  if (textIn(form, 'do') === 'undo') return undoCall(office, form)
  const { value: days } = await getSetting(office, closedDaysSetting)
  const reading = readCall(form, office.clock.now(), days)
  if (!reading || id === undefined) return data({ outcome: 'unreadable' } as const, { status: 400 })
  if ('fieldErrors' in reading) {
    const returned = await returnedCard(office, id, form)
    return data({ outcome: 'invalid', of: outcomeIn(form), fieldErrors: reading.fieldErrors, ...returned } as const, {
      status: 422,
    })
  }
  const result = await recordCall(office, id, reading.call, readRemarks(form))
  if (result.outcome !== 'recorded') {
    return data({ ...result, ...(await returnedCard(office, id, form, result)) }, { status: 409 })
  }
  const recorded = { number: textIn(form, 'number'), outcome: reading.call.outcome, stepId: result.stepId }
  const next = { recorded, skipped: skippedIn(form.getAll('skip')) }
  return redirect((await pathOfNextCall(office, next)) ?? callsPath(next))
}

/** Undoes the step of the call that was recorded last; its order is called next. */
async function undoCall(office: Marketplace, form: FormData) {
  const { stepId } = readUndoStep(form)
  if (stepId === undefined) return data({ outcome: 'unreadable' } as const, { status: 400 })
  const undo = await undoOrderStep(office, stepId)
  if (undo.outcome !== 'undone') return data({ outcome: 'undo', undo } as const, { status: 409 })
  return redirect(callsPath({ orderId: undo.orderId, skipped: skippedIn(form.getAll('skip')) }))
}

/** Returns all fields as typed, for a refused form: it has the fields of every outcome. */
async function returnedCard(office: Marketplace, id: number, form: FormData, recorded?: RecordCallOutcome) {
  const refusal = recorded && 'result' in recorded ? recorded : undefined
  const isBaseOutdated = refusal?.outcome === 'not-changed' && refusal.result.outcome === 'changed-meanwhile'
  return {
    remarks: enteredRemarks(form),
    delivery: returnedDeliverySnapshot(form, refusal?.outcome === 'not-corrected' ? refusal.result : undefined),
    lines: await returnedLinesSnapshot(office, form, { lines: await readOrderLines(office, id), isBaseOutdated }),
  }
}

/** Reloads after a conflict: the order has changed since it was shown. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

/** The call queue: orders to confirm on the phone, one at a time. Recording an outcome shows the next. */
export default function CallsPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = callsMessages
  const { queue, skipped, card, claim, done, undoable } = loaderData
  const actionResult = useLastActionData(actionData, card?.id)
  useReloadOnNewCounts()
  return (
    <div className="mx-auto max-w-2xl">
      <BackofficeTitle title={texts.title} />
      <h1 className="text-2xl sm:text-3xl">{texts.title}</h1>
      <QueueCounts queue={queue} />
      <ClaimsOfOthers claims={queue.others.filter(({ id }) => id !== card?.id)} />
      <LiveRegion className="mt-3">
        {done && !actionResult && (
          <Notice isStatic tone="success">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p>
                <OrderNumbers in={texts.done(done.number, orderNamesMessages.callOutcomes[done.outcome])} />
              </p>
              {undoable && <UndoButton step={undoable} skipped={skipped} />}
            </div>
          </Notice>
        )}
        {actionResult?.outcome === 'undo' && <UndoOutcomeNotice result={actionResult.undo} />}
        {(actionResult?.outcome === 'not-to-call' || (card && !claim)) && (
          <Notice isStatic tone="info">
            <p>{texts.settled}</p>
            {actionResult?.outcome === 'not-to-call' && actionResult.remarks.note !== '' && (
              <p className="wrap-anywhere">{texts.notKept(actionResult.remarks.note)}</p>
            )}
          </Notice>
        )}
        {actionResult?.outcome === 'corrected-by-customer' && (
          <Notice isStatic tone="error">
            {customerRequestsMessages.correctedMeanwhile}
          </Notice>
        )}
      </LiveRegion>
      {card && claim ? (
        // The same order with a corrected number is another call: the key resets its fields.
        <CallCard
          key={`${card.id} ${card.calls.length}`}
          {...{ card, claim, skipped, actionResult }}
          isNext={done !== undefined}
        />
      ) : (
        <EmptyQueue
          waiting={queue.toCall + queue.toCallBackNow}
          isSettled={card !== undefined}
          skipped={skipped}
          isNext={done !== undefined}
        />
      )}
    </div>
  )
}

function QueueCounts({ queue }: { queue: Awaited<ReturnType<typeof countCallQueue>> }) {
  const { counts } = callsMessages
  const kinds = (['toCallBackNow', 'toCall', 'later', 'requests'] as const).filter((kind) => queue[kind] > 0)
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-ink-soft text-sm">
      {kinds.map((kind) => (
        <span key={kind} className="tabular-nums">
          {counts[kind](queue[kind])}
        </span>
      ))}
      {queue.wrongNumbers > 0 && (
        <Link to={ordersPath({ phoneIsWrong: true })} className="text-link -my-2.5">
          {counts.wrongNumbers(queue.wrongNumbers)}
        </Link>
      )}
    </p>
  )
}

/** Lists the orders that other operators have claimed. */
function ClaimsOfOthers({ claims }: { claims: readonly ClaimedOrder[] }) {
  const texts = callsMessages
  if (claims.length === 0) return null
  return (
    <ul aria-label={texts.others} className="mt-1 flex flex-wrap gap-x-4 text-ink-soft text-sm">
      {claims.map(({ id, customerName, by }) => (
        <li key={id} className="wrap-anywhere">
          <Link to={callsPath({ orderId: id })} className="inline-flex min-h-6 items-center text-door underline">
            <bdi>{customerName}</bdi>
          </Link>{' '}
          {texts.with(by)}
        </li>
      ))}
    </ul>
  )
}

interface EmptyQueueProps {
  /** How many orders are to be called, claimed or not. */
  readonly waiting: number
  /** Whether the requested order is settled already: there may be others to call. */
  readonly isSettled: boolean
  readonly skipped: readonly number[]
  /** Whether a call was just recorded. */
  readonly isNext: boolean
}

/** Shown without a card: nobody is to be called, or the rest is skipped or claimed by others. */
function EmptyQueue({ waiting, isSettled, skipped, isNext }: EmptyQueueProps) {
  const texts = callsMessages
  const place = useFocusOnMount<HTMLDivElement>(isNext)
  const mayGoOn = waiting > 0 && (isSettled || skipped.length > 0)
  return (
    <div ref={place} tabIndex={-1} className="panel mt-5 px-6 py-12 text-center">
      {!(isSettled && waiting > 0) && (
        <>
          <p className="font-display text-2xl">{waiting > 0 ? texts.noneLeft : texts.empty}</p>
          <p className="mt-2 text-ink-soft">{waiting > 0 ? texts.noneLeftText : texts.emptyText}</p>
        </>
      )}
      {mayGoOn && (
        <ButtonLink to={callsPath({ skipped: isSettled ? skipped : [] })} variant="secondary" className="mt-4">
          {isSettled ? texts.nextCard : texts.again}
        </ButtonLink>
      )}
    </div>
  )
}
