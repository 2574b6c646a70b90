import { Link } from 'react-router'
import { wholeInBasisPoints } from '#domain/commission/commission-terms.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { getStatement } from '#domain/statements/get-statement.ts'
import { type StatementRow, streamStatementRows } from '#domain/statements/list-statement-rows.ts'
import type { Payout, StatementPeriod } from '#domain/statements/statement.ts'
import { endOfDay, startOfDay } from '#domain/tunis-day.ts'
import { cashMessages } from '#page-messages/backoffice/cash.ts'
import { orderPrintMessages } from '#page-messages/backoffice/order-print.ts'
import { paymentsMessages } from '#page-messages/backoffice/payments.ts'
import { revokingMessages } from '#page-messages/backoffice/revoking.ts'
import { statementsMessages } from '#page-messages/backoffice/statements.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { statementPath } from '#web/paths/backoffice-cash-paths.ts'
import { formatDate, formatPercent, formatPrice } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/statement-print-page'
import { readStatementPeriod } from './statement-query.ts'
import '#web/backoffice/orders/print/print.css'

/** More entries than these are in the CSV file only. */
const maxPrintedRows = 1000

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const storeId = parseId(params.id)
  const period = readStatementPeriod(new URL(request.url).searchParams, office.clock.now())
  const { payouts, ...statement } = await catchNotFound(getStatement(office, storeId, period))
  const rows: StatementRow[] = []
  for await (const page of streamStatementRows(office, { storeId, period })) {
    rows.push(...page)
    if (rows.length > maxPrintedRows) break
  }
  return {
    ...{ ...statement, period, shopName: (await getShopProfile(office)).name },
    ...{ fromDate: formatDate(startOfDay(period.from)), untilDate: formatDate(startOfDay(period.until)) },
    madeOn: formatDate(office.clock.now()),
    payouts: payoutsOnPaper(payouts, period).map(({ revoked, ...payout }) => ({
      ...{ ...payout, paid: formatDate(startOfDay(payout.paidOn)) },
      ...(revoked && { revoked: { by: revoked.by, on: formatDate(revoked.at) } }),
    })),
    isCut: rows.length > maxPrintedRows,
    rows: rows.slice(0, maxPrintedRows).map((row) => ({ ...row, on: formatDate(row.at) })),
  }
}

/** A statement on paper: its figures, its entries, and what was paid, on which day and by what. */
export default function StatementPrintPage({ loaderData }: Route.ComponentProps) {
  const { store, name, period, before, inPeriod, after, payouts, shopName } = loaderData
  const figures: readonly (readonly [string, typeof before])[] = [
    [statementsMessages.before, before],
    [statementsMessages.figures.sold, inPeriod.sold],
    [statementsMessages.figures.returned, inPeriod.returned],
    [statementsMessages.figures.commission, inPeriod.commission],
    [statementsMessages.figures.fees, inPeriod.fees],
    [statementsMessages.figures.paid, inPeriod.paid],
    [statementsMessages.after, after],
  ]
  return (
    <>
      <BackofficeTitle title={statementsMessages.of(name)} />
      <div className="mb-5 flex flex-wrap items-center gap-3 print:hidden">
        <h1 className="me-auto wrap-anywhere text-2xl">{statementsMessages.of(name)}</h1>
        <Link
          to={statementPath(store.id, period)}
          className="grid min-h-11 place-items-center px-3 text-door underline"
        >
          {statementsMessages.back}
        </Link>
        <Button onClick={() => window.print()}>{orderPrintMessages.print}</Button>
      </div>
      <section
        aria-label={statementsMessages.of(name)}
        className="paper slip-paper"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by the keyboard
        tabIndex={0}
      >
        <p className="flex flex-wrap justify-between gap-x-4">
          <b>
            <bdi>{shopName}</bdi>
          </b>
          <span>{loaderData.madeOn}</span>
        </p>
        <h2 className="mt-4 text-2xl">{statementsMessages.of(name)}</h2>
        <p>{statementsMessages.period(loaderData.fromDate, loaderData.untilDate)}</p>
        <table className="mt-4 w-full tabular-nums">
          <tbody>
            {figures.map(([name, amount], index) => (
              <tr key={name} className={index === figures.length - 1 ? 'border-t font-bold' : ''}>
                <th scope="row" className="py-1 text-start font-[inherit]">
                  {name}
                </th>
                <td className="text-end">
                  <bdi>{formatPrice(amount)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {payouts.length > 0 && (
          <ul className="mt-4">
            {payouts.map(({ id, amount, means, reference, paid, by, revoked }) => (
              <li key={id}>
                <bdi>{formatPrice(amount)}</bdi> {statementsMessages.paidOn(paid, paymentsMessages.means[means], by)}
                {revoked && ` · ${revokingMessages.revoked(revoked.by, revoked.on)}`}
                {reference !== '' && (
                  <>
                    {' · '}
                    <bdi>{reference}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        <EntryTable rows={loaderData.rows} />
        {loaderData.isCut && <p className="mt-2">{statementsMessages.cut(maxPrintedRows)}</p>}
        <p className="mt-4 text-sm">{statementsMessages.notInvoice}</p>
      </section>
    </>
  )
}

function EntryTable({ rows }: { rows: readonly (StatementRow & { readonly on: string })[] }) {
  const { figures } = statementsMessages
  if (rows.length === 0) return null
  const heads = [
    figures.sold,
    figures.returned,
    statementsMessages.rate,
    figures.commission,
    figures.fees,
    figures.owed,
  ]
  return (
    <table className="mt-5 w-full text-sm tabular-nums">
      <thead>
        <tr className="border-b">
          <th scope="col" className="py-1 text-start">
            {cashMessages.order}
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className="ps-2 text-end">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, on, order, kind, rate, figures }) => (
          <tr key={id} className="break-inside-avoid border-b">
            <th scope="row" className="py-1 text-start font-normal">
              {order ? <OrderNumbers in={order.number} /> : cashMessages.kinds[kind]}
              <span className="block text-xs">
                {on}
                {order && kind === 'reversal' && ` · ${cashMessages.kinds.reversal}`}
              </span>
            </th>
            <Amount amount={figures.sold} />
            <Amount amount={figures.returned} />
            <td className="ps-2 text-end">{rate !== undefined && formatPercent(rate / wholeInBasisPoints)}</td>
            <Amount amount={figures.commission} />
            <Amount amount={figures.fees} />
            <Amount amount={figures.owed} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Amount({ amount }: { amount: StatementRow['figures']['owed'] }) {
  return <td className="whitespace-nowrap ps-2 text-end">{amount !== 0 && <bdi>{formatPrice(amount)}</bdi>}</td>
}

/**
 * Returns the payouts that the paper of a period says: those recorded in it, and those revoked in it, which alone say
 * so. What is revoked later stands on the paper of that time, so a paper stays as it was handed over. What was recorded
 * and revoked in the same period is on none.
 */
function payoutsOnPaper(payouts: readonly Payout[], period: StatementPeriod): readonly Payout[] {
  const isIn = (moment: Date) => moment >= startOfDay(period.from) && moment < endOfDay(period.until)
  return payouts.flatMap((payout) => {
    const { revoked, ...recorded } = payout
    const isRevokedIn = revoked !== undefined && isIn(revoked.at)
    if (isIn(payout.at)) return isRevokedIn ? [] : [recorded]
    return isRevokedIn ? [payout] : []
  })
}
