import type { PlanOfStore } from '#domain/plans/get-plan-of-store.ts'
import { startOfDay, type TunisDay } from '#domain/tunis-day.ts'
import { studioPlanMessages as messages } from '#page-messages/studio-plan.ts'
import { formatDate, formatPrice } from '#web/text/format.ts'

/** The plan of a store, its end, and what it allows. `store` names it where a maker has several. */
export function PlanPanel({ store, of }: { store: string | undefined; of: PlanOfStore }) {
  const { allows, pieces, due } = of
  return (
    <section className="panel space-y-3 p-5">
      <h2 className="text-2xl">{messages.title}</h2>
      {store !== undefined && (
        <p className="font-semibold text-lg">
          <bdi>{store}</bdi>
        </p>
      )}
      <p className="text-lg">{sentenceOf(of)}</p>
      {due > 0 && <p className="font-semibold text-clay-deep text-lg">{messages.due(formatPrice(due))}</p>}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-lg">
        <Fact name={messages.pieces}>{messages.of(pieces, allows.pieces)}</Fact>
        <Fact name={messages.photos}>{String(allows.photos)}</Fact>
        <Fact name={messages.onHome}>{allows.isOnHome ? messages.yes : messages.no}</Fact>
        <Fact name={messages.numbers}>{allows.hasNumbers ? messages.yes : messages.no}</Fact>
      </dl>
    </section>
  )
}

function sentenceOf({ plan, isOutOfShop }: PlanOfStore): string {
  if (!plan) return messages.none
  const name = messages.plans[plan.name]
  if (plan.isRunning) return isOutOfShop ? messages.unpaid(name) : messages.until(name, dateOf(plan.lastDay))
  const ended = messages.ended(name, dateOf(plan.lastDay))
  return `${ended} ${isOutOfShop ? messages.out : messages.inShopUntil(dateOf(plan.lastDayInShop))}`
}

function dateOf(day: TunisDay): string {
  return formatDate(startOfDay(day))
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-end font-semibold tabular-nums">{children}</dd>
    </>
  )
}
