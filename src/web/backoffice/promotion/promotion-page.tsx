import { listShelf } from '#domain/assortment/list-shelf.ts'
import { listPromotions } from '#domain/promotions/list-promotions.ts'
import type { PlannedPromotion } from '#domain/promotions/planned-promotion.ts'
import { sundayMidnight } from '#domain/promotions/weekly-promotion.ts'
import { cleanLine } from '#domain/text.ts'
import { or404 } from '../../or-404.ts'
import { readForm } from '../../read-form.ts'
import { formatMoment } from '../../text/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { Panel } from '../layout/panel.tsx'
import { officeIn } from '../office-context.ts'
import { officeLanguage, useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/promotion-page'
import { PlanForm } from './plan-form.tsx'
import { actOnPromotions } from './promotion-action.ts'
import { PromotionCard } from './promotion-card.tsx'
import { toTunisField } from './promotion-form.ts'

const weekMilliseconds = 7 * 24 * 60 * 60 * 1000

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const words = cleanLine(new URL(request.url).searchParams.get('q') ?? '').slice(0, 200)
  const [{ running, prepared }, shelf] = await Promise.all([
    listPromotions(office),
    listShelf(office, { state: 'on-sale', words, page: 1 }),
  ])
  const lastEnd = [...(running && !running.renewsWeekly ? [running] : []), ...prepared].at(-1)?.endsAt
  const startsAt = lastEnd ?? sundayMidnight(office.clock.now())
  return {
    running: running && shown(running),
    prepared: prepared.map(shown),
    words,
    choices: shelf.items.map(({ product: { id, name, model } }) => ({
      id,
      name: [name, model].filter(Boolean).join(' · '),
    })),
    startsAt: toTunisField(startsAt),
    endsAt: toTunisField(new Date(startsAt.getTime() + weekMilliseconds)),
  }
}

function shown(promotion: PlannedPromotion) {
  const { startsAt, endsAt } = promotion
  return { ...promotion, from: formatMoment(startsAt, officeLanguage), to: formatMoment(endsAt, officeLanguage) }
}

export async function action({ context, request }: Route.ActionArgs) {
  return or404(actOnPromotions(officeIn(context), await readForm(request)))
}

/** The product of the week: the one that runs, the next ones, and a form for one more. */
export default function PromotionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { promotion } = useOfficeMessages()
  const { running, prepared, ...rest } = loaderData
  const answerTo = (id: number) => (actionData?.id === id ? actionData : undefined)
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <OfficeTitle title={promotion.title} />
      <h1 className="text-3xl">{promotion.title}</h1>
      {actionData?.outcome === 'is-gone' && <Notice tone="error">{promotion.isGone}</Notice>}
      <Panel title={promotion.running}>
        {running ? (
          <PromotionCard key={running.id} promotion={running} isRunning answer={answerTo(running.id)} />
        ) : (
          <p>{promotion.nothingRuns}</p>
        )}
      </Panel>
      <Panel title={promotion.prepared}>
        {prepared.length === 0 && <p>{promotion.nothingPrepared}</p>}
        <ul className="divide-y divide-sand-deep">
          {prepared.map((planned) => (
            <li key={planned.id} className="py-2">
              <PromotionCard promotion={planned} answer={answerTo(planned.id)} />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={promotion.plan}>
        <PlanForm {...rest} answer={actionData?.id === undefined ? actionData : undefined} />
      </Panel>
    </div>
  )
}
