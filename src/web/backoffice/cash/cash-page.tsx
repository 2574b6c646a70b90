import { Link } from 'react-router'
import { type CashAccount, cashAccounts } from '#domain/cash-book/account.ts'
import { type Millimes, millimes, sum } from '#domain/money.ts'
import { listRemittances } from '#domain/remittances/get-remittance.ts'
import { type CourierDue, readCashOverview } from '#domain/remittances/read-cash-overview.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { accountantMessages } from '#page-messages/backoffice/accountant.ts'
import { cashMessages } from '#page-messages/backoffice/cash.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { PeriodForm } from '#web/backoffice/cash/period-form.tsx'
import { CourierPages } from '#web/backoffice/couriers/courier-pages.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readReportQuery } from '#web/backoffice/reports/report-query.ts'
import { accountantPath, cardsPath, courierCashPath, postingsPath } from '#web/paths/backoffice-cash-paths.ts'
import { formatPrice, formatShortMoment } from '#web/text/format.ts'
import { buttonClass } from '#web/ui/button.tsx'
import type { Route } from './+types/cash-page'
import { shownAmount } from './amounts.ts'
import { RemittanceList } from './remittance-list.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const { period } = readReportQuery(new URL(request.url).searchParams, tunisDayOf(office.clock.now()))
  const { balances, couriers } = await readCashOverview(office, period)
  const accounts = cashAccounts.map((account) => {
    const rows = balances.filter((row) => row.account === account)
    return {
      account,
      balance: shownAmount(account, sum(rows.map(({ balance }) => millimes(Number(balance))))),
      change: shownAmount(account, sum(rows.map(({ change }) => millimes(Number(change))))),
    }
  })
  const remittances = (await listRemittances(office)).slice(0, 10)
  return {
    ...{ period, accounts },
    couriers: couriers.map((due) => ({ ...due, ...(due.since && { on: formatShortMoment(due.since) }) })),
    remittances: remittances.map((remittance) => ({ ...remittance, on: formatShortMoment(remittance.at) })),
  }
}

/** What is to collect, owed and remitted, now and in a period; every figure opens what it is made of. */
export default function CashPage({ loaderData }: Route.ComponentProps) {
  const { period, accounts, couriers, remittances } = loaderData
  return (
    <OfficePage
      title={sectionsMessages.cash}
      className="max-w-5xl space-y-5"
      actions={
        <>
          <Link to={cardsPath()} className={buttonClass('outline')}>
            {cashMessages.cards}
          </Link>
          <Link to={accountantPath()} className={buttonClass('outline')}>
            {accountantMessages.title}
          </Link>
        </>
      }
    >
      <CourierPages />
      <Panel title={cashMessages.couriers}>
        {couriers.length === 0 && <p className="text-ink-soft">{cashMessages.noCouriers}</p>}
        <ul className="divide-y divide-sand-deep">
          {couriers.map((due) => (
            <CourierItem key={due.id} due={due} />
          ))}
        </ul>
      </Panel>
      <Panel title={sectionsMessages.cash}>
        <PeriodForm period={period} />
        <table className="mt-4 w-full">
          <thead>
            <tr className="text-ink-soft text-sm">
              <th scope="col" className="py-2 text-start">
                {cashMessages.account}
              </th>
              <th scope="col" className="py-2 text-end">
                {cashMessages.change}
              </th>
              <th scope="col" className="py-2 text-end">
                {cashMessages.balance}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-sand-deep">
            {accounts.map(({ account, balance, change }) => (
              <tr key={account}>
                <th scope="row" className="py-1 text-start font-normal">
                  {cashMessages.accounts[account]}
                </th>
                <td className="text-end">
                  <Figure account={account} amount={change} period={period} />
                </td>
                <td className="text-end">
                  <Figure account={account} amount={balance} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <Panel title={cashMessages.remittances}>
        <RemittanceList remittances={remittances} />
      </Panel>
    </OfficePage>
  )
}

function Figure({
  account,
  amount,
  period,
}: {
  account: CashAccount
  amount: Millimes
  period?: { readonly from: string; readonly until: string }
}) {
  return (
    <Link
      to={postingsPath({ account, ...period })}
      className="text-link justify-end whitespace-nowrap ps-2 text-sm tabular-nums sm:text-base"
    >
      <bdi>{formatPrice(amount)}</bdi>
    </Link>
  )
}

function CourierItem({ due }: { due: CourierDue & { readonly on?: string } }) {
  const { id, name, owed, orderCount, on, isOverdue } = due
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <Link to={courierCashPath(id)} className="text-link font-semibold">
        <bdi>{name}</bdi>
      </Link>
      <p className="text-end">
        {orderCount === 0 ? (
          <span className="text-ink-soft">{cashMessages.owesNothing}</span>
        ) : (
          <>
            <b className="tabular-nums">{cashMessages.owes(formatPrice(owed))}</b> {cashMessages.orders(orderCount)}
          </>
        )}
        {on && <span className="block text-ink-soft text-sm">{cashMessages.since(on)}</span>}
        {isOverdue && <b className="block text-clay-deep">{cashMessages.overdue}</b>}
      </p>
    </li>
  )
}
