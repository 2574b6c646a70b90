import type { PlanOfStore } from '#domain/plans/get-plan-of-store.ts'
import { planDuesMessages } from '#page-messages/backoffice/plan-dues.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { dateOf } from './date-of.ts'

/** What the plan of a store allows its maker, and how much of it is used. The office itself is not limited by it. */
export function PlanOfStorePanel({ plan, isOutOfShop, allows, pieces }: PlanOfStore) {
  const { ofStore: messages } = planDuesMessages
  return (
    <Panel title={messages.title}>
      {plan && !plan.isRunning && (
        <p className="mb-2 font-semibold text-clay-deep">
          {messages.over(dateOf(plan.lastDay))}{' '}
          {isOutOfShop ? messages.out : messages.untilOut(dateOf(plan.lastDayInShop))}
        </p>
      )}
      {plan?.isRunning && isOutOfShop && <p className="mb-2 font-semibold text-clay-deep">{messages.out}</p>}
      <ul className="list-disc ps-5">
        <li className={pieces > allows.pieces ? 'text-clay-deep' : ''}>{messages.pieces(pieces, allows.pieces)}</li>
        <li>{messages.photos(allows.photos)}</li>
        <li>{allows.isOnHome ? messages.onHome : messages.notOnHome}</li>
        <li>{allows.hasNumbers ? messages.numbers : messages.noNumbers}</li>
      </ul>
    </Panel>
  )
}
