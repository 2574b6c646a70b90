import { data, Form } from 'react-router'
import { listAdminProducts } from '#domain/catalog/admin/list-admin-products.ts'
import { cutText } from '#domain/cut-text.ts'
import { listPromotions } from '#domain/promotions/list-promotions.ts'
import type { ScheduledPromotion } from '#domain/promotions/scheduled-promotion.ts'
import { sundayMidnight } from '#domain/promotions/weekly-promotion.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { maxSearchLength } from '#domain/text-lengths.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { promotionMessages } from '#page-messages/backoffice/promotion.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { moment } from '#web/forms/codec.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { doneIf } from '#web/http/done.ts'
import { revalidateAfterRefusal } from '#web/http/revalidate-after-conflict.ts'
import { formatMoment } from '#web/text/format.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/promotion-page'
import { type PromotionResult, runPromotionAction } from './promotion-action.ts'
import { PromotionCard } from './promotion-card.tsx'
import { TermsFields } from './terms-fields.tsx'

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
    startsAt: moment.encode(startsAt),
    endsAt: moment.encode(new Date(startsAt.getTime() + weekMilliseconds)),
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
  return data(answer, { status: outcome === 'changed-meanwhile' ? 409 : outcome === 'invalid' ? 422 : 200 })
}

export const shouldRevalidate = revalidateAfterRefusal

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

interface ScheduleFormProps {
  readonly searchText: string
  readonly choices: readonly { readonly id: number; readonly name: string }[]
  /** As in a `datetime-local` field. */
  readonly startsAt: string
  readonly endsAt: string
  readonly result: PromotionResult | undefined
}

/** The form of a new promotion, by default for the week after the last scheduled one. */
function ScheduleForm({ searchText, choices, startsAt, endsAt, result }: ScheduleFormProps) {
  const { fieldErrors } = promotionMessages
  const isMissingProduct = result?.outcome === 'invalid' && result.fieldErrors.productId !== undefined
  const typed =
    result && result.outcome !== 'scheduled'
      ? result.typed
      : { productId: '', price: '', startsAt, endsAt, renewsWeekly: false }
  return (
    <>
      {result?.outcome === 'scheduled' && <Notice tone="success">{promotionMessages.scheduledNotice}</Notice>}
      <Form role="search" className="my-4 flex items-start gap-3">
        <TextField
          label={promotionMessages.product}
          name="q"
          type="search"
          defaultValue={searchText}
          hint={promotionMessages.productHint}
          className="min-w-0 flex-1"
        />
        <SubmitButton variant="outline" className="mt-7">
          {promotionMessages.search}
        </SubmitButton>
      </Form>
      {/* The key resets the form after scheduling, but not after a search for a product. */}
      <Form method="post" key={startsAt} className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={promotionMessages.found}
          name="productId"
          required
          defaultValue={'productId' in typed ? typed.productId : ''}
          error={
            isMissingProduct
              ? fieldErrorsMessages.product
              : result?.outcome === 'not-on-sale'
                ? fieldErrors['not-on-sale']
                : undefined
          }
        >
          <option value="">{promotionMessages.choose}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TermsFields typed={typed} result={result} />
        <div>
          <SubmitButton>{promotionMessages.save}</SubmitButton>
        </div>
      </Form>
    </>
  )
}
