import { Link } from 'react-router'
import type { CashAccount } from '#domain/cash-book/account.ts'
import { wholeInBasisPoints } from '#domain/commission/commission-terms.ts'
import { listServices } from '#domain/exports/list-services.ts'
import { type Millimes, millimes, sum } from '#domain/money.ts'
import { listWithheldTax } from '#domain/remittances/list-withheld-tax.ts'
import { readAccountBalances } from '#domain/remittances/read-cash-overview.ts'
import { firstDayOf, monthBeside, periodOfMonth } from '#domain/statements/statement-month.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { accountantMessages as messages } from '#page-messages/backoffice/accountant.ts'
import { cashMessages } from '#page-messages/backoffice/cash.ts'
import { exportNamesMessages } from '#page-messages/backoffice/export-names.ts'
import { planRequestsMessages } from '#page-messages/backoffice/plan-requests.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { statementsMessages } from '#page-messages/backoffice/statements.ts'
import { storeCardMessages } from '#page-messages/backoffice/store-card.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readMonth } from '#web/backoffice/statements/statement-query.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import {
  type AccountantFile,
  accountantFilePath,
  accountantPath,
  cashPath,
  postingsPath,
  remittancePath,
} from '#web/paths/backoffice-cash-paths.ts'
import { storeCardPath } from '#web/paths/backoffice-catalog-paths.ts'
import { formatDate, formatMonth, formatPercent, formatPrice } from '#web/text/format.ts'
import { buttonClass } from '#web/ui/button.tsx'
import type { Route } from './+types/accountant-page'

/** Of each list; the files have all. */
const maxLines = 500

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const month = readMonth(new URL(request.url).searchParams, office.clock.now())
  const period = periodOfMonth(month)
  const balances = await readAccountBalances(office, period)
  const changeOf = (account: CashAccount) =>
    balances.reduce((total, row) => total + (row.account === account ? Number(row.change) : 0), 0)
  const withheld = await listWithheldTax(office, period, maxLines)
  // The files have the tax numbers; this page is stored for work without a connection.
  const services = (await listServices(office, period, maxLines)).map(({ taxNumber, taxStatusUntil, ...service }) => ({
    ...{ ...service, hasNumber: taxNumber !== null },
    isStatusOver: taxStatusUntil !== null && taxStatusUntil < period.until,
  }))
  return {
    ...{ month, period, services, name: formatMonth(startOfDay(firstDayOf(month))) },
    withheldTotal: millimes(changeOf('withheld-tax')),
    servicesTotal: millimes(0 - changeOf('commission') - changeOf('plans')),
    ...{ earlier: monthBeside(month, -1), later: monthBeside(month, 1) },
    withheld: withheld.map((line) => ({ ...line, on: formatDate(startOfDay(line.day)) })),
  }
}

type PageData = Route.ComponentProps['loaderData']

/** What the accountant needs of a month: the tax that couriers withheld, and what plans and commission brought. */
export default function AccountantPage({ loaderData }: Route.ComponentProps) {
  const { month, name, period, earlier, later, withheld, services } = loaderData
  const couriers = Map.groupBy(withheld, ({ courier }) => courier)
  const stores = Map.groupBy(services, ({ storeId }) => storeId)
  return (
    <OfficePage
      title={messages.title}
      back={{ to: cashPath(), name: sectionsMessages.cash }}
      text={messages.text}
      className="max-w-4xl space-y-5"
    >
      <nav aria-label={messages.month} className="flex flex-wrap items-center justify-between gap-x-4">
        <Link to={accountantPath(earlier)} className="text-link">
          {statementsMessages.earlier}
        </Link>
        <b className="text-lg">{name}</b>
        <Link to={accountantPath(later)} className="text-link">
          {statementsMessages.later}
        </Link>
      </nav>
      <Panel title={messages.withheldTax}>
        {withheld.length === 0 && <p className="text-ink-soft">{messages.noWithheldTax}</p>}
        {[...couriers].map(([courier, lines]) => (
          <section key={courier} className="mb-4">
            <SumLine name={courier} amounts={lines} />
            <ul className="divide-y divide-sand-deep">
              {lines.map((line) => (
                <WithheldItem key={`${line.day} ${line.remittanceId} ${line.order} ${line.kind}`} line={line} />
              ))}
            </ul>
          </section>
        ))}
        <Total
          total={loaderData.withheldTotal}
          isCut={withheld.length === maxLines}
          file={{ name: 'withheld-tax', month }}
          of={[
            { to: postingsPath({ account: 'withheld-tax', ...period }), name: cashMessages.accounts['withheld-tax'] },
          ]}
        />
      </Panel>
      <Panel title={exportNamesMessages.services}>
        <p className="mb-3 text-ink-soft">{messages.servicesText}</p>
        {services.length === 0 && <p className="text-ink-soft">{messages.noServices}</p>}
        {[...stores].map(([storeId, charged]) => (
          <section key={storeId} className="mb-4">
            <SumLine name={charged[0]?.store ?? ''} amounts={charged} />
            <StatusLine service={charged[0]} />
            <ul className="divide-y divide-sand-deep">
              {charged.map(({ plan, receiptNumber, amount }) => (
                <li
                  key={`${receiptNumber} ${amount}`}
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-4"
                >
                  <span>
                    {plan === null ? messages.commission : messages.plan(planRequestsMessages.plans[plan])}
                    {receiptNumber !== null && ` · ${messages.receipt(receiptNumber)}`}
                  </span>
                  <bdi className="ms-auto tabular-nums">{formatPrice(amount)}</bdi>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Total
          total={loaderData.servicesTotal}
          isCut={services.length === maxLines}
          file={{ name: 'services', month }}
          of={(['commission', 'plans'] as const).map((account) => ({
            to: postingsPath({ account, ...period }),
            name: cashMessages.accounts[account],
          }))}
        />
      </Panel>
    </OfficePage>
  )
}

interface Amounts {
  readonly amounts: readonly { readonly amount: Millimes }[]
}

function SumLine({ name, amounts }: Amounts & { readonly name: string }) {
  return (
    <h3 className="flex flex-wrap items-center justify-between gap-x-4 font-semibold">
      <bdi className="wrap-anywhere">{name}</bdi>
      <bdi className="ms-auto tabular-nums">{formatPrice(sum(amounts.map(({ amount }) => amount)))}</bdi>
    </h3>
  )
}

function WithheldItem({ line }: { readonly line: PageData['withheld'][number] }) {
  const { on, kind, remittanceId, taxed, basisPoints, order, amount } = line
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="flex min-h-11 flex-wrap items-center gap-x-2">
        <span>{on}</span>
        {remittanceId !== null && (
          <Link to={remittancePath(remittanceId)} className="text-link">
            {cashMessages.numbered(remittanceId)}
          </Link>
        )}
        {order !== null && <OrderNumbers in={order} />}
        {kind !== 'withheld' && <span className="text-clay-deep">{messages.kinds[kind]}</span>}
        {taxed !== null && basisPoints !== null && (
          <span className="text-ink-soft text-sm">
            {messages.taxedAt(formatPrice(taxed), formatPercent(basisPoints / wholeInBasisPoints))}
          </span>
        )}
      </span>
      <bdi className="ms-auto tabular-nums">{formatPrice(amount)}</bdi>
    </li>
  )
}

/** What the office knows of the taxes of a maker, and what it still has to ask. */
function StatusLine({ service }: { readonly service: PageData['services'][number] | undefined }) {
  if (!service) return null
  const { storeId, taxStatus, hasNumber, isStatusOver } = service
  const isMissing = taxStatus === null || isStatusOver || (taxStatus !== 'none' && !hasNumber)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      <span>{taxStatus === null ? storeCardMessages.unknown : storeCardMessages.taxStatuses[taxStatus]}</span>
      {isStatusOver && <span className="text-clay-deep">{storeCardMessages.statusIsOver}</span>}
      {isMissing && (
        <Link to={storeCardPath(storeId)} className="text-link">
          {messages.completeCard}
        </Link>
      )}
    </p>
  )
}

interface TotalProps {
  readonly total: Millimes
  readonly isCut: boolean
  readonly file: { readonly name: AccountantFile; readonly month: string }
  /** The accounts of the cash book of which it is the sum. */
  readonly of: readonly { readonly to: string; readonly name: string }[]
}

function Total({ total, isCut, file, of }: TotalProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-sand-deep border-t pt-2">
      <p>
        {messages.total} <b className="tabular-nums">{formatPrice(total)}</b>
        {isCut && <span className="block text-clay-deep">{messages.cut}</span>}
        <span className="flex flex-wrap gap-x-3 text-sm">
          {of.map(({ to, name }) => (
            <Link key={to} to={to} className="text-link">
              {name}
            </Link>
          ))}
        </span>
      </p>
      <Link reloadDocument to={accountantFilePath(file.name, file.month)} className={buttonClass('outline')}>
        {cashMessages.file}
      </Link>
    </div>
  )
}
