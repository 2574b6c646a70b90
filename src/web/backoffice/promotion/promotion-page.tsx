import { listShelf } from '#domain/assortment/list-shelf.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { callOffPromotion } from '#domain/promotions/call-off-promotion.ts'
import { listPromotions } from '#domain/promotions/list-promotions.ts'
import { planPromotion } from '#domain/promotions/plan-promotion.ts'
import type { PlannedPromotion } from '#domain/promotions/planned-promotion.ts'
import { sundayMidnight } from '#domain/promotions/weekly-promotion.ts'
import { cleanLine } from '#domain/text.ts'
import { or404 } from '../../or-404.ts'
import { readForm, textIn } from '../../read-form.ts'
import { formatMoment } from '../../text/format.ts'
import { OfficeTitle } from '../layout/office-title.tsx'
import { Panel } from '../layout/panel.tsx'
import { officeIn } from '../office-context.ts'
import { officeLanguage, useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/promotion-page'
import { PlanForm } from './plan-form.tsx'
import { PromotionCard } from './promotion-card.tsx'
import { readPromotionForm, toTunisField } from './promotion-form.ts'

const weekMilliseconds = 7 * 24 * 60 * 60 * 1000

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const words = cleanLine(new URL(request.url).searchParams.get('q') ?? '').slice(0, 200)
  const [{ running, prepared }, shelf] = await Promise.all([
    listPromotions(office),
    listShelf(office, { state: 'on-sale', words, page: 1 }),
  ])
  const lastEnd = [...prepared, ...(running && !running.renewsWeekly ? [running] : [])].at(-1)?.endsAt
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

function shown({ startsAt, endsAt, ...promotion }: PlannedPromotion) {
  return { ...promotion, from: formatMoment(startsAt, officeLanguage), to: formatMoment(endsAt, officeLanguage) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const form = await readForm(request)
  if (textIn(form, 'do') === 'call-off') {
    await callOffPromotion(office, Number(textIn(form, 'id')) || 0)
    return undefined
  }
  const reading = readPromotionForm(form)
  if (reading.outcome === 'invalid') return reading
  await or404(getProduct(office, reading.plan.productId))
  const answer = await planPromotion(office, reading.plan)
  return answer.outcome === 'overlaps'
    ? { outcome: answer.outcome, until: formatMoment(answer.endsAt, officeLanguage) }
    : { outcome: answer.outcome }
}

/** The product of the week: the one that runs, the next ones, and a form for one more. */
export default function PromotionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { promotion } = useOfficeMessages()
  const { running, prepared, ...rest } = loaderData
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <OfficeTitle title={promotion.title} />
      <h1 className="text-3xl">{promotion.title}</h1>
      <Panel title={promotion.running}>
        {running ? <PromotionCard promotion={running} isRunning /> : <p>{promotion.nothingRuns}</p>}
      </Panel>
      <Panel title={promotion.prepared}>
        {prepared.length === 0 && <p>{promotion.nothingPrepared}</p>}
        <ul className="divide-y divide-sand-deep">
          {prepared.map((planned) => (
            <li key={planned.id} className="py-2">
              <PromotionCard promotion={planned} />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={promotion.plan}>
        <PlanForm {...rest} answer={actionData} />
      </Panel>
    </div>
  )
}
