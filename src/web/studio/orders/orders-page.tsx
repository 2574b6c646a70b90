import { data, Link, redirect } from 'react-router'
import { z } from 'zod'
import { listOwnOrders, listPastLines } from '#domain/orders/preparations/list-own-orders.ts'
import {
  cannotReasons,
  maxCannotNote,
  type PreparationAnswer,
  type SeenLine,
} from '#domain/orders/preparations/preparation.ts'
import { prepareLine } from '#domain/orders/preparations/prepare-line.ts'
import { listPushSubscriptions } from '#domain/push/push-subscriptions.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { studioOrdersMessages as messages } from '#page-messages/studio-orders.ts'
import { cutLine, known, readFields, sentId, sentIdOrZero } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { choiceIn } from '#web/http/choice-in.ts'
import { readPageNumber, requirePage } from '#web/http/read-page-number.ts'
import { ownOrdersPath, ownPhonesPath } from '#web/paths/studio-paths.ts'
import { readAskedStore } from '#web/studio/layout/asked-store.ts'
import { ChoiceLinks } from '#web/studio/layout/choice-links.tsx'
import { Pages } from '#web/studio/layout/pages.tsx'
import { StoreSwitch } from '#web/studio/layout/store-switch.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { ToPhones } from '#web/studio/layout/to-phones.tsx'
import { studioIn } from '#web/studio/studio-context.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/orders-page'
import { OpenLine, PastLineCard } from './line-card.tsx'

/** Of a page of lines. */
const perPage = 20

const shows = ['open', 'ready', 'past'] as const

const savings = ['ready', 'cannot', 'again'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { marketplace, session } = studioIn(context)
  const { searchParams: query } = new URL(request.url)
  const { stores, store } = await readAskedStore(marketplace, request)
  const show = choiceIn(query, 'show', shows) ?? 'open'
  const { open, ready } = await listOwnOrders(marketplace, store.id)
  const past = show === 'past' ? await listPastLines(marketplace, store.id) : []
  const listed = { open, ready, past: [] }[show]
  const [page, last] = [readPageNumber(query), Math.ceil(listed.length / perPage)]
  const lines = listed.slice((page - 1) * perPage, page * perPage)
  if (lines.length === 0) requirePage(ownOrdersPath(), query, last)
  return {
    ...{ stores, store, show, lines, past, page, last },
    today: tunisDayOf(marketplace.clock.now()),
    counts: { open: open.filter(({ state }) => state === 'asked').length, ready: ready.length },
    isTold: (await listPushSubscriptions(marketplace, session)).some(({ isThis }) => isThis),
    saved: choiceIn(query, 'saved', savings),
  }
}

/** What is said of a line. Undefined where the page never sends it. */
const preparationForm = z
  .object({
    ...{ order: sentId, position: sentIdOrZero, variant: sentId, pieces: sentId },
    ...{ do: known(['ready', 'again', 'cannot'] as const), reason: known(cannotReasons), note: cutLine(maxCannotNote) },
  })
  .transform(({ order, position, variant, pieces, do: state, reason, note }) => ({
    line: lineOf(order, position, variant, pieces),
    state,
    answer: answerOf(state, reason, note),
  }))

function lineOf(orderId = 0, position = 0, variantId = 0, quantity = 0): SeenLine | undefined {
  return orderId && variantId && quantity ? { orderId, position, variantId, quantity } : undefined
}

/** Undefined without a reason, which the form asks for. */
function answerOf(
  state: PreparationAnswer['state'] | undefined,
  reason: Extract<PreparationAnswer, { state: 'cannot' }>['reason'] | undefined,
  note: string,
): PreparationAnswer | undefined {
  if (state === 'cannot') return reason && { state, reason, note }
  return state && { state }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { marketplace } = studioIn(context)
  const { store } = await readAskedStore(marketplace, request)
  const { line, state, answer } = readFields(preparationForm, await readForm(request))
  if (!line || !state) throw data(null, { status: 400 })
  if (!answer) return data({ outcome: 'reason' } as const, { status: 422 })
  const preparing = prepareLine(marketplace, line, answer).then(({ outcome }) =>
    outcome === 'saved'
      ? redirect(ownOrdersPath({ store: store.id, saved: state }))
      : data({ outcome } as const, { status: 409 }),
  )
  return catchRateLimited(catchNotFound(preparing))
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** What a store has to prepare, by when; what is ready; and what became of the rest. */
export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stores, store, show, lines, past, today, isTold, saved } = loaderData
  return (
    <StudioFrame title={messages.title} actions={<ToPhones />} place={{ name: 'orders', storeId: store.id }}>
      <StoreSwitch place="orders" stores={stores} current={store.id} />
      <h1 className="text-3xl">{messages.title}</h1>
      <Parts {...loaderData} />
      {saved && !actionData && <Notice tone="success">{messages.saved[saved]}</Notice>}
      {actionData && (
        <Notice tone="error">
          {actionData.outcome === 'rate-limited' ? studioMessages.enter.tooMany : messages.problems[actionData.outcome]}
        </Notice>
      )}
      {lines.length + past.length === 0 && <p className="text-ink-soft text-lg">{messages.none[show]}</p>}
      <ul className="space-y-4">
        {lines.map((line) => (
          <li key={`${line.orderId} ${line.position}`}>
            <OpenLine line={line} today={today} />
          </li>
        ))}
        {past.map((line) => (
          <li key={`${line.orderId} ${line.position}`}>
            <PastLineCard line={line} />
          </li>
        ))}
      </ul>
      <Pages
        {...loaderData}
        pathOf={(page) => ownOrdersPath({ store: store.id, ...(show !== 'open' && { show }), page })}
      />
      {!isTold && (
        <Link to={`${ownPhonesPath()}#orders`} className="flex min-h-11 items-center text-link text-lg">
          {messages.push.turnOn}
        </Link>
      )}
    </StudioFrame>
  )
}

/** What is to be prepared, what is ready, and what is over. */
function Parts({ store, show, counts }: Pick<Route.ComponentProps['loaderData'], 'store' | 'show' | 'counts'>) {
  return (
    <ChoiceLinks
      label={messages.parts}
      choices={shows.map((part) => ({
        key: part,
        name: part === 'past' ? messages.shows.past : `${messages.shows[part]} (${counts[part]})`,
        path: ownOrdersPath({ store: store.id, ...(part !== 'open' && { show: part }) }),
        isCurrent: part === show,
      }))}
    />
  )
}
