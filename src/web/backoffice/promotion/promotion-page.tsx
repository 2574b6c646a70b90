import { data } from 'react-router'
import { listAdminProducts } from '#domain/catalog/admin/list-admin-products.ts'
import { cutText } from '#domain/cut-text.ts'
import { listPromotions } from '#domain/promotions/list-promotions.ts'
import type { ScheduledPromotion } from '#domain/promotions/scheduled-promotion.ts'
import { sundayMidnight } from '#domain/promotions/weekly-promotion.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { maxSearchLength } from '#domain/text-lengths.ts'
import { promotionMessages } from '#page-messages/backoffice/promotion.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { toTunisField } from '#web/backoffice/forms/tunis-field.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { revalidateAfterConflict } from '#web/backoffice/revalidate-after-conflict.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { doneIf } from '#web/http/done.ts'
import { formatMoment } from '#web/text/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../layout/panel.tsx'
import type { Route } from './+types/promotion-page'
import { runPromotionAction } from './promotion-action.ts'
import { PromotionCard } from './promotion-card.tsx'
import { ScheduleForm } from './schedule-form.tsx'

const weekMilliseconds = 7 * 24 * 60 * 60 * 1000

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const searchText = cutText(cleanPlainLine(new URL(request.url).searchParams.get('q') ?? ''), maxSearchLength)
  const [{ running, scheduled }, products] = await Promise.all([
    listPromotions(office),
    listAdminProducts(office, { state: 'on-sale', searchText, page: 1 }),
  ])
  const lastEnd = [...(running && !running.renewsWeekly ? [running] : []), ...scheduled].at(-1)?.endsAt
  const startsAt = lastEnd ?? sundayMidnight(office.clock.now())
  return {
    running: running && shown(running),
    scheduled: scheduled.map(shown),
    searchText,
    choices: products.items.map(({ product: { id, name, model } }) => ({
      id,
      name: [name, model].filter(Boolean).join(' · '),
    })),
    startsAt: toTunisField(startsAt),
    endsAt: toTunisField(new Date(startsAt.getTime() + weekMilliseconds)),
  }
}

function shown(promotion: ScheduledPromotion) {
  const { startsAt, endsAt } = promotion
  return {
    ...promotion,
    from: formatMoment(startsAt),
    to: formatMoment(endsAt),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const result = await catchNotFound(runPromotionAction(officeIn(context), await readForm(request)))
  const outcome = 'notCanceled' in result ? result.notCanceled : result.outcome
  const answer = doneIf(outcome === 'scheduled' || outcome === 'saved' || outcome === 'canceled', result)
  return data(answer, { status: outcome === 'changed-meanwhile' ? 409 : 200 })
}

export const shouldRevalidate = revalidateAfterConflict

/** The running weekly promotion, the scheduled ones, and a form for a new one. */
export default function PromotionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { running, scheduled, ...rest } = loaderData
  const result = actionData && 'typed' in actionData ? actionData : undefined
  const notCanceled = actionData && 'notCanceled' in actionData ? actionData.notCanceled : undefined
  const isGone = result?.outcome === 'is-gone' || notCanceled === 'is-gone'
  const resultOf = (id: number) => (result?.id === id ? result : undefined)
  return (
    <OfficePage title={promotionMessages.title}>
      {isGone && <Notice tone="error">{promotionMessages.isGone}</Notice>}
      {notCanceled === 'changed-meanwhile' && <Notice tone="error">{promotionMessages.notCanceled}</Notice>}
      <Panel title={promotionMessages.running}>
        {running ? (
          <PromotionCard key={running.id} promotion={running} isRunning result={resultOf(running.id)} />
        ) : (
          <p>{promotionMessages.nothingRuns}</p>
        )}
      </Panel>
      <Panel title={promotionMessages.scheduled}>
        {scheduled.length === 0 && <p>{promotionMessages.nothingScheduled}</p>}
        <ul className="divide-y divide-sand-deep">
          {scheduled.map((one) => (
            <li key={one.id} className="py-2">
              <PromotionCard promotion={one} result={resultOf(one.id)} />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={promotionMessages.schedule}>
        <ScheduleForm {...rest} result={result?.id === undefined ? result : undefined} />
      </Panel>
    </OfficePage>
  )
}
