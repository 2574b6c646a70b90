import { Link } from 'react-router'
import { millimes } from '#domain/money.ts'
import { getOwnStatement, type OwnStatement } from '#domain/statements/get-own-statement.ts'
import { monthBeside, monthOf, type StatementMonth } from '#domain/statements/statement-month.ts'
import { getOwnStoreCard } from '#domain/store-cards/get-store-card.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { studioMoneyMessages as messages } from '#page-messages/studio-money.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { moneyPath, moneyPiecesPath, statementPaperPath } from '#web/paths/studio-paths.ts'
import { readAskedStore } from '#web/studio/layout/asked-store.ts'
import { StoreSwitch } from '#web/studio/layout/store-switch.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { ToPhones } from '#web/studio/layout/to-phones.tsx'
import { studioIn } from '#web/studio/studio-context.ts'
import { formatPrice } from '#web/text/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/money-page'
import { CardPanel } from './card-panel.tsx'
import { monthName } from './displayed-month.ts'
import { readMonth } from './money-query.ts'
import { StatementFigures } from './statement-figures.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { marketplace } = studioIn(context)
  const { stores, store } = await readAskedStore(marketplace, request)
  const now = marketplace.clock.now()
  const month = readMonth(new URL(request.url).searchParams, now)
  return {
    ...{ stores, store, month, isCurrent: month === monthOf(tunisDayOf(now)) },
    statement: await catchNotFound(getOwnStatement(marketplace, store.id, month)),
    card: await catchNotFound(getOwnStoreCard(marketplace, store.id)),
  }
}

/** What the shop owes to a maker, why some of it is not due yet, and a month of the statement as it grows. */
export default function MoneyPage({ loaderData }: Route.ComponentProps) {
  const { stores, store, month, isCurrent, statement, card } = loaderData
  return (
    <StudioFrame title={messages.title} actions={<ToPhones />} place={{ name: 'money', storeId: store.id }}>
      <StoreSwitch place="money" stores={stores} current={store.id} />
      <Owed statement={statement} storeName={store.name} />
      <NotDue storeId={store.id} statement={statement} />
      <section aria-labelledby="month" className="panel space-y-3 p-5">
        <h2 id="month" className="text-2xl">
          {monthName(month)}
        </h2>
        {isCurrent && <p className="text-ink-soft">{messages.growing}</p>}
        <StatementFigures
          statement={statement}
          isOver={!isCurrent}
          pathOf={(of) => moneyPiecesPath({ store: store.id, month, of })}
        />
        <ButtonLink to={statementPaperPath({ store: store.id, month })} variant="secondary" className="w-full text-lg">
          {messages.toPaper}
        </ButtonLink>
        <Months storeId={store.id} month={month} hasEarlier={statement.hasEarlier} hasLater={!isCurrent} />
      </section>
      <CardPanel card={card} />
    </StudioFrame>
  )
}

/** What is owed now, in large type, and what of it may be paid out. */
function Owed({ statement, storeName }: { readonly statement: OwnStatement; readonly storeName: string }) {
  const { owedNow, due } = statement
  return (
    <section aria-labelledby="owed" className="panel space-y-2 p-5">
      <p className="text-ink-soft text-lg">
        <bdi>{storeName}</bdi>
      </p>
      <h1 id="owed" className="font-sans text-xl">
        {owedNow < 0 ? messages.owes : messages.owed}
        <bdi className="block font-display font-semibold text-4xl text-door tabular-nums">
          {formatPrice(millimes(Math.abs(owedNow)))}
        </bdi>
      </h1>
      {owedNow < 0 ? (
        <p className="text-lg">{messages.owesText}</p>
      ) : (
        <p className="flex flex-wrap justify-between gap-x-4 text-lg">
          {due < 0 ? messages.ahead : messages.due}
          <bdi className="font-semibold tabular-nums">{formatPrice(millimes(Math.abs(due)))}</bdi>
        </p>
      )}
    </section>
  )
}

function NotDue({ storeId, statement }: { readonly storeId: number; readonly statement: OwnStatement }) {
  const waiting = statement.waiting.filter(({ orders }) => orders > 0)
  return (
    <section aria-labelledby="not-due" className="panel space-y-3 p-5">
      <h2 id="not-due" className="text-2xl">
        {messages.notDue}
      </h2>
      {waiting.length === 0 && <p className="text-ink-soft text-lg">{messages.nothingWaits}</p>}
      {waiting.length > 0 && (
        <ul className="divide-y divide-sand-deep">
          {waiting.map(({ reason, amount, orders }) => (
            <li key={reason} className="space-y-1 py-3">
              <div className="flex items-start justify-between gap-4 text-lg">
                <h3 className="font-sans font-semibold">{messages.reasons[reason].title}</h3>
                <Link to={moneyPiecesPath({ store: storeId, of: reason })} className="text-link shrink-0 py-2 -my-2">
                  <bdi className="whitespace-nowrap tabular-nums">{formatPrice(amount)}</bdi>
                </Link>
              </div>
              <p className="text-ink-soft">
                {messages.reasons[reason].text} {messages.orders(orders)}.
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface MonthsProps {
  readonly storeId: number
  readonly month: StatementMonth
  readonly hasEarlier: boolean
  readonly hasLater: boolean
}

function Months({ storeId, month, hasEarlier, hasLater }: MonthsProps) {
  const link = (months: -1 | 1, text: string) => (
    <Link
      to={moneyPath({ store: storeId, month: monthBeside(month, months) })}
      className="text-link inline-flex min-h-12 items-center text-lg"
    >
      {text}
    </Link>
  )
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      {hasEarlier && link(-1, messages.earlier)}
      {hasLater && link(1, messages.later)}
    </p>
  )
}
