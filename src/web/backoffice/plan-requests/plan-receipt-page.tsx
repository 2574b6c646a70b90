import { Link } from 'react-router'
import { directionOf } from '#domain/locale.ts'
import { getPlanReceipt } from '#domain/plans/get-plan-receipt.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { startOfDay, type TunisDay } from '#domain/tunis-day.ts'
import { formatDate } from '#formatting/dates.ts'
import { formatPrice } from '#formatting/prices.ts'
import { planTextsIn } from '#messages/server-messages.ts'
import { orderPrintMessages } from '#page-messages/backoffice/order-print.ts'
import { planRequestsMessages } from '#page-messages/backoffice/plan-requests.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { planRequestPath } from '#web/paths/backoffice-message-paths.ts'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/plan-receipt-page'
import '#web/backoffice/orders/print/print.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  const { locale, ...receipt } = await catchNotFound(getPlanReceipt(office, parseId(params.number)))
  const { plans, means, receipt: texts } = planTextsIn(locale)
  const { name: shop } = await getShopProfile({ ...office, locale })
  const dateOf = (day: TunisDay) => formatDate(startOfDay(day), locale)
  const rows: readonly (readonly [string, string])[] = [
    [texts.for, receipt.name],
    [texts.store, receipt.store],
    [texts.plan, plans[receipt.plan]],
    [texts.days, texts.from(dateOf(receipt.firstDay), dateOf(receipt.lastDay))],
    [texts.amount, formatPrice(receipt.amount, locale)],
    [texts.by, receipt.means === 'set-off' ? texts.setOff : means[receipt.means]],
    [texts.paidOn, dateOf(receipt.paidOn)],
    ...(receipt.reference === '' ? [] : [[texts.reference, receipt.reference] as const]),
  ]
  return {
    ...{ locale, shop, rows, number: receipt.number, planRequestId: receipt.planRequestId },
    title: texts.title(receipt.number),
    revoked: receipt.isRevoked ? texts.revoked : undefined,
  }
}

/** A receipt for a plan on paper, in the language of the maker. */
export default function PlanReceiptPage({ loaderData }: Route.ComponentProps) {
  const { locale, shop, rows, number, planRequestId, title, revoked } = loaderData
  return (
    <>
      <BackofficeTitle title={planRequestsMessages.receipt(number)} />
      <div className="mb-5 flex flex-wrap items-center gap-3 print:hidden">
        <h1 className="me-auto text-2xl">{planRequestsMessages.receipt(number)}</h1>
        <Link to={planRequestPath(planRequestId)} className="grid min-h-11 place-items-center px-3 text-door underline">
          {planRequestsMessages.plan}
        </Link>
        <Button onClick={() => window.print()}>{orderPrintMessages.print}</Button>
      </div>
      <section aria-label={title} lang={locale} dir={directionOf(locale)} className="paper slip-paper">
        <p>
          <b>
            <bdi>{shop}</bdi>
          </b>
        </p>
        <h2 className="mt-4 text-2xl">{title}</h2>
        {revoked && <p className="mt-2 font-bold">{revoked}</p>}
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {rows.map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="wrap-anywhere font-semibold">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
