import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import { callOutcomes } from '#domain/orders/call.ts'
import { claimNextOrder, claimOrder, listClaims } from '#domain/orders/claim-order.ts'
import { countCallQueue } from '#domain/orders/count-call-queue.ts'
import { getOrderSheet, type OrderSheet } from '#domain/orders/get-order-sheet.ts'
import { readOrderLines } from '#domain/orders/order-lines.ts'
import { type CallRecorded, recordCall } from '#domain/orders/record-call.ts'
import { writtenDelivery } from '#domain/orders/written-delivery.ts'
import { readForm, textIn } from '../../read-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { useLastAnswer } from '../layout/last-answer.ts'
import { OfficeTitle } from '../layout/office-title.tsx'
import { useFreshness } from '../layout/waiting.ts'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import { shortMoment } from '../text/short-moment.ts'
import type { Route } from './+types/calls-page'
import { CallCard } from './call-card.tsx'
import { outcomeIn, readCall, readRemarks, typedRemarks } from './call-form.ts'
import { ClaimsOfOthers } from './claims-of-others.tsx'
import { NoCard } from './no-card.tsx'
import { deliveryGround, linesGround, returnedDelivery, returnedLines } from './order-grounds.ts'
import { readIds } from './orders-query.ts'
import { shownDoubles } from './shown-doubles.ts'

const mostSkipped = 50

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const query = new URL(request.url).searchParams
  const [id] = readIds([query.get('order')])
  const queue = { ...(await countCallQueue(office)), others: await listClaims(office) }
  const known = { queue, skipped: skippedIn(query), done: doneIn(query) }
  if (id === undefined) {
    const next = await addressOfNext(office, query)
    if (next !== undefined) throw redirect(next)
    return { ...known, card: undefined, claim: undefined }
  }
  const claim = await claimOrder(office, id)
  return { ...known, card: await cardOf(office, await getOrderSheet(office, id)), claim }
}

function skippedIn(query: URLSearchParams): number[] {
  return readIds(query.getAll('skip')).slice(-mostSkipped)
}

/**
 * The next card is taken by showing it, and its address names it: what comes due meanwhile does not change it under
 * anybody's thumb. Undefined when there is none.
 */
async function addressOfNext(office: Marketplace, query: URLSearchParams): Promise<string | undefined> {
  const next = await claimNextOrder(office, skippedIn(query))
  return next === undefined ? undefined : `/admin/calls?${new URLSearchParams([...query, ['order', String(next)]])}`
}

async function cardOf(office: Marketplace, sheet: OrderSheet) {
  return {
    ...sheet,
    deliveryGround: deliveryGround(writtenDelivery(sheet)),
    linesGround: await linesGround(office, sheet.lines),
    placedOn: shortMoment(sheet.placedAt),
    doubles: shownDoubles(sheet),
    notes: sheet.notes.map(({ body, by, at }) => ({ body, by, on: shortMoment(at) })),
    calls: sheet.calls.map(({ outcome, note, by, at }) => ({ outcome, note, by, on: shortMoment(at) })),
  }
}

export type CallCardFacts = Awaited<ReturnType<typeof cardOf>>

/** What was recorded on the card before this one. */
function doneIn(query: URLSearchParams) {
  const outcome = callOutcomes.find((known) => known === query.get('outcome'))
  const number = query.get('done') ?? ''
  return outcome && /^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(number) ? { number, outcome } : undefined
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const office = officeIn(context)
  const [id] = readIds([form.get('id')])
  if (id !== undefined && textIn(form, 'do') === 'take-over') {
    await claimOrder(office, id, { takesOver: true })
    return redirect(`/admin/calls${new URL(request.url).search}`)
  }
  const reading = readCall(form, office.clock.now())
  if (!reading || id === undefined) return data({ outcome: 'unreadable' } as const, { status: 400 })
  if ('mistakes' in reading) {
    const returned = await returnedCard(office, id, form)
    return data({ outcome: 'invalid', of: outcomeIn(form), mistakes: reading.mistakes, ...returned } as const, {
      status: 422,
    })
  }
  const result = await recordCall(office, id, reading.call, readRemarks(form))
  if (result.outcome !== 'recorded') {
    return data({ ...result, ...(await returnedCard(office, id, form, result)) }, { status: 409 })
  }
  const query = new URLSearchParams({ done: textIn(form, 'number'), outcome: reading.call.outcome })
  for (const skip of readIds(form.getAll('skip'))) query.append('skip', String(skip))
  return redirect((await addressOfNext(office, query)) ?? `/admin/calls?${query}`)
}

/** All that was typed on a card that comes back: one form carries everything, whichever outcome was meant. */
async function returnedCard(office: Marketplace, id: number, form: FormData, recorded?: CallRecorded) {
  const refusal = recorded && 'result' in recorded ? recorded : undefined
  const isBaseGone = refusal?.outcome === 'not-changed' && refusal.result.outcome === 'changed-meanwhile'
  return {
    remarks: typedRemarks(form),
    delivery: returnedDelivery(form, refusal?.outcome === 'not-corrected' ? refusal.result : undefined),
    lines: await returnedLines(office, form, { lines: await readOrderLines(office, id), isBaseGone }),
  }
}

/** A call that could not be recorded met an order that is no longer as it was shown. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

/** Orders to confirm on the phone, one at a time. Recording what came of a call brings the next. */
export default function CallsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { queue: words } = useOfficeMessages().orders
  const { queue, skipped, card, claim, done } = loaderData
  const answer = useLastAnswer(actionData, card?.id)
  useFreshness()
  return (
    <div className="mx-auto max-w-2xl">
      <OfficeTitle title={words.title} />
      <h1 className="text-2xl sm:text-3xl">{words.title}</h1>
      <QueueCounts queue={queue} />
      <ClaimsOfOthers claims={queue.others.filter(({ id }) => id !== card?.id)} />
      <div aria-live="polite" className="mt-3 empty:hidden">
        {done && !answer && <Notice tone="success">{words.done(done.number, words.outcomes[done.outcome])}</Notice>}
        {(answer?.outcome === 'not-to-call' || (card && !claim)) && (
          <Notice tone="info">
            <p>{words.settled}</p>
            {answer?.outcome === 'not-to-call' && answer.remarks.note !== '' && (
              <p className="wrap-anywhere">{words.notKept(answer.remarks.note)}</p>
            )}
          </Notice>
        )}
      </div>
      {card && claim ? (
        // The same order again, with another number, is another call: nothing stays of what was written on the last.
        <CallCard
          key={`${card.id} ${card.calls.length}`}
          {...{ card, claim, skipped, answer }}
          isNext={done !== undefined}
        />
      ) : (
        <NoCard
          waiting={queue.toCall + queue.toCallBackNow}
          isSettled={card !== undefined}
          skipped={skipped}
          isNext={done !== undefined}
        />
      )}
    </div>
  )
}

export type CallAnswer = Route.ComponentProps['actionData']

function QueueCounts({ queue }: { queue: Awaited<ReturnType<typeof countCallQueue>> }) {
  const { counts } = useOfficeMessages().orders.queue
  const kinds = (['toCallBackNow', 'toCall', 'later'] as const).filter((kind) => queue[kind] > 0)
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-ink-soft text-sm">
      {kinds.map((kind) => (
        <span key={kind}>
          <b className="text-ink tabular-nums">{queue[kind]}</b> {counts[kind](queue[kind])}
        </span>
      ))}
      {queue.wrongNumbers > 0 && (
        <Link to="/admin/orders?wrong-number=1" className="text-door underline">
          {queue.wrongNumbers} {counts.wrongNumbers(queue.wrongNumbers)}
        </Link>
      )}
    </p>
  )
}
