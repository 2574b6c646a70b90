import { Link, redirect } from 'react-router'
import { wholeInBasisPoints } from '#domain/commission/commission-terms.ts'
import { getRemittance } from '#domain/remittances/get-remittance.ts'
import { maxDifferenceReason } from '#domain/remittances/remittance.ts'
import { revokeRemittance } from '#domain/remittances/revoke-remittance.ts'
import { cashMessages } from '#page-messages/backoffice/cash.ts'
import { revokingMessages } from '#page-messages/backoffice/revoking.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ReasonForm } from '#web/backoffice/forms/reason-form.tsx'
import { requireReason } from '#web/backoffice/forms/require-reason.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readFields } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import { parseId } from '#web/http/parse-id.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { courierCashPath, postingsPath, remittancePath } from '#web/paths/backoffice-cash-paths.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatPercent, formatPrice, formatShortMoment } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/remittance-page'
import { revocationForm } from './cash-form.ts'
import { DifferenceText } from './remittance-list.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const remittance = await getRemittance(officeIn(context), parseId(params.id))
  const { revoked, ...recorded } = remittance
  return {
    ...recorded,
    on: formatShortMoment(remittance.at),
    ...(revoked && { revoked: { ...revoked, on: formatShortMoment(revoked.at) } }),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = parseId(params.id)
  const { reason } = readFields(revocationForm, await readForm(request))
  await revokeRemittance(officeIn(context), id, requireReason(reason))
  return redirect(remittancePath(id))
}

/** A remittance: what it should have been, what came, and its orders. */
export default function RemittancePage({ loaderData: remittance }: Route.ComponentProps) {
  const { id, courier, expected, received, tax, reference, reason, by, on, revoked, orders } = remittance
  return (
    <OfficePage
      title={cashMessages.numbered(id)}
      back={{ to: courierCashPath(courier.id), name: <bdi>{courier.name}</bdi> }}
    >
      {revoked && (
        <Notice isStatic tone="error">
          {revokingMessages.revoked(revoked.by, revoked.on)} <bdi>{revoked.reason}</bdi>
        </Notice>
      )}
      <Panel title={cashMessages.remittance}>
        <dl className="grid grid-cols-2 gap-2 tabular-nums">
          {tax.withheld !== 0 && (
            <>
              <dt>{cashMessages.withheldTax(formatPercent(tax.basisPoints / wholeInBasisPoints))}</dt>
              <dd className="text-end">{formatPrice(tax.withheld)}</dd>
            </>
          )}
          <dt>{cashMessages.expected}</dt>
          <dd className="text-end">{formatPrice(expected)}</dd>
          <dt>{cashMessages.received}</dt>
          <dd className="text-end font-bold">{formatPrice(received)}</dd>
        </dl>
        <p className="mt-2">
          {expected === received ? cashMessages.asExpected : <DifferenceText remittance={remittance} />}
        </p>
        {[reason, reference].filter(Boolean).map((text) => (
          <p key={text} className="wrap-anywhere">
            <bdi>{text}</bdi>
          </p>
        ))}
        <p className="mt-1 text-ink-soft text-sm">{cashMessages.recorded(by, on)}</p>
        <Link to={postingsPath({ remittance: id })} className="text-link">
          {cashMessages.postings}
        </Link>
      </Panel>
      <Panel title={sectionsMessages.orders}>
        <ul className="divide-y divide-sand-deep">
          {orders.map((order) => (
            <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <Link to={orderDetailsPath(order.id)} className="text-link">
                <OrderNumbers in={order.number} />
              </Link>
              <span className="text-end tabular-nums">
                {cashMessages.record.collected} {formatPrice(order.collected)} · {cashMessages.record.fees}{' '}
                {formatPrice(order.fees)}
                {order.withheldTax !== 0 && ` · ${cashMessages.record.withheldTax} ${formatPrice(order.withheldTax)}`}
                {order.difference !== 0 && (
                  <b className="block text-clay-deep">
                    {cashMessages.difference} <bdi>{formatPrice(order.difference)}</bdi>
                  </b>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      {!revoked && (
        <ReasonForm title={revokingMessages.revoke} save={cashMessages.revokeNow} maxLength={maxDifferenceReason} />
      )}
    </OfficePage>
  )
}
