import { randomUUID } from 'node:crypto'
import { data, Link, redirect } from 'react-router'
import { mayEditStoreTerms, mayPayMakers } from '#domain/access/policies.ts'
import type { CashAccount } from '#domain/cash-book/account.ts'
import { wholeInBasisPoints } from '#domain/commission/commission-terms.ts'
import { editStoreTerms } from '#domain/commission/edit-store-terms.ts'
import type { Millimes } from '#domain/money.ts'
import type { PlanName } from '#domain/plan.ts'
import { getOpenDues, type OpenDues } from '#domain/plans/open-dues.ts'
import { isStudioOpen } from '#domain/sellers/studio-setting.ts'
import { getStatement } from '#domain/statements/get-statement.ts'
import { recordPayout } from '#domain/statements/record-payout.ts'
import { revokePayout } from '#domain/statements/revoke-payout.ts'
import type { StatementPeriod } from '#domain/statements/statement.ts'
import { monthOf } from '#domain/statements/statement-month.ts'
import { startOfDay, tunisDayOf } from '#domain/tunis-day.ts'
import { planRequestsMessages } from '#page-messages/backoffice/plan-requests.ts'
import { statementsMessages } from '#page-messages/backoffice/statements.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { PeriodForm } from '#web/backoffice/cash/period-form.tsx'
import { requireReason } from '#web/backoffice/forms/require-reason.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readTyped, typedIn, typedOf } from '#web/forms/form.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId, readId } from '#web/http/parse-id.ts'
import {
  postingsPath,
  statementFilePath,
  statementLinkPath,
  statementPath,
  statementPrintPath,
  statementsPath,
} from '#web/paths/backoffice-cash-paths.ts'
import { planRequestPath } from '#web/paths/backoffice-message-paths.ts'
import { formatDate, formatPercent, formatPrice, formatShortMoment } from '#web/text/format.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import type { Route } from './+types/statement-page'
import { PayoutForm } from './payout-form.tsx'
import { PayoutList } from './payout-list.tsx'
import { payoutForm, payoutRevocationForm } from './statement-form.ts'
import { periodBeside, readStatementPeriod } from './statement-query.ts'
import { StoreTermsForm, storeTerms } from './store-terms-form.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const period = readStatementPeriod(new URL(request.url).searchParams, office.clock.now())
  const { payouts, ...statement } = await catchNotFound(getStatement(office, parseId(params.id), period))
  const dues = await getOpenDues(office, statement.store.id)
  return {
    ...{ ...statement, dues, period, key: randomUUID(), today: tunisDayOf(office.clock.now()) },
    ...{ fromDate: formatDate(startOfDay(period.from)), untilDate: formatDate(startOfDay(period.until)) },
    ...{ earlier: periodBeside(period, -1), later: periodBeside(period, 1) },
    payouts: payouts.map(({ revoked, ...payout }) => ({
      ...{ ...payout, paid: formatDate(startOfDay(payout.paidOn)) },
      ...(revoked && { revoked: { ...revoked, on: formatShortMoment(revoked.at) } }),
    })),
    hasMakers: await isStudioOpen(office),
    ...{ mayPay: mayPayMakers(office.actor), mayAgree: mayEditStoreTerms(office.actor) },
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const id = parseId(params.id)
  const form = await readForm(request)
  const { searchParams } = new URL(request.url)
  const here = statementPath(id, readStatementPeriod(searchParams, office.clock.now()))
  const what = textIn(form, 'do')
  if (what === 'revoke') {
    const { payout, reason } = readFields(payoutRevocationForm, form)
    await catchNotFound(revokePayout(office, parseId(String(payout)), requireReason(reason)))
    return redirect(here)
  }
  if (what === 'terms') {
    const terms = typedIn(storeTerms, form)
    const reading = readTyped(storeTerms, terms)
    if (reading.outcome === 'invalid')
      return data({ ...reading, outcome: 'no-percentage', terms } as const, { status: 422 })
    const edit = { version: readId(textIn(form, 'version')) ?? 0, commission: reading.value.commission }
    const { outcome } = await catchNotFound(editStoreTerms(office, id, edit))
    return outcome === 'saved' ? redirect(here) : data({ outcome: 'terms-changed' } as const, { status: 409 })
  }
  const { key, millimes: amount, isAmbiguous, means, reference, day, seen, typed } = readFields(payoutForm, form)
  if (!key || !means) throw data(null, { status: 400 })
  if (amount === undefined || amount <= 0) return data({ outcome: 'no-amount', typed } as const, { status: 422 })
  if (isAmbiguous) return data({ outcome: 'two-readings', typed } as const, { status: 422 })
  if (!day) return data({ outcome: 'no-day', typed } as const, { status: 422 })
  const payout = { submissionKey: key, amount, means, reference, paidOn: day, seenId: seen }
  const result = await catchNotFound(recordPayout(office, id, payout))
  if (result.outcome === 'recorded') return redirect(`${here}#${payoutsAnchor}`)
  return data({ ...result, typed }, { status: result.outcome === 'changed-meanwhile' ? 409 : 422 })
}

/** Where a payout stands that was just recorded. */
const payoutsAnchor = 'payouts'

/** What a store sold and is owed in a period, what was paid to its maker, and what is agreed with it. */
export default function StatementPage({ loaderData, actionData }: Route.ComponentProps) {
  const ofTerms = actionData && 'terms' in actionData ? actionData : undefined
  const { store, terms, commission, before, inPeriod, after, owedNow, period, payouts } = loaderData
  return (
    <OfficePage
      title={statementsMessages.of(store.name)}
      heading={<bdi>{store.name}</bdi>}
      back={{ to: statementsPath(), name: statementsMessages.title }}
    >
      <p className="text-lg">
        {statementsMessages.owedNow} <b className="tabular-nums">{formatPrice(owedNow)}</b>
      </p>
      <Panel title={statementsMessages.period(loaderData.fromDate, loaderData.untilDate)}>
        <div className="flex flex-wrap justify-between gap-x-4">
          <Link to={statementPath(store.id, loaderData.earlier)} className={linkClass}>
            {statementsMessages.earlier}
          </Link>
          <Link to={statementPath(store.id, loaderData.later)} className={linkClass}>
            {statementsMessages.later}
          </Link>
        </div>
        <dl className="divide-y divide-sand-deep tabular-nums">
          <Row name={statementsMessages.before} amount={before} />
          <Row name={statementsMessages.figures.sold} amount={inPeriod.sold} of={['goods', store.id, period]} />
          <Row
            name={statementsMessages.figures.returned}
            amount={inPeriod.returned}
            of={['goods-returned', store.id, period]}
          />
          <Row
            name={statementsMessages.figures.commission}
            amount={inPeriod.commission}
            of={['commission', store.id, period]}
          />
          <Row name={statementsMessages.figures.fees} amount={inPeriod.fees} of={['maker-fees', store.id, period]} />
          <Row
            name={statementsMessages.figures.paid}
            amount={inPeriod.paid}
            of={['paid-to-makers', store.id, period]}
          />
          <Row name={statementsMessages.after} amount={after} isTotal />
        </dl>
        <div className="mt-3 flex flex-wrap gap-3">
          <Link to={statementPrintPath(store.id, period)} className={buttonClass('outline')}>
            {statementsMessages.print}
          </Link>
          {loaderData.hasMakers && (
            <Link to={statementLinkPath(store.id, monthOf(period.from))} className={buttonClass('outline')}>
              {statementsMessages.send}
            </Link>
          )}
          <Link reloadDocument to={statementFilePath(store.id, period)} className={buttonClass('outline')}>
            {statementsMessages.file}
          </Link>
        </div>
        <Disclosure title={statementsMessages.otherDays} className="mt-2">
          <PeriodForm period={period} />
        </Disclosure>
      </Panel>
      <Panel title={statementsMessages.payouts} anchor={payoutsAnchor}>
        <PayoutList payouts={payouts} mayRevoke={loaderData.mayPay} />
        {loaderData.mayPay && (
          <PayoutForm
            // A payout that was recorded empties the form.
            key={loaderData.lastPayoutId}
            submissionKey={loaderData.key}
            owed={owedNow}
            seen={loaderData.lastPayoutId}
            today={loaderData.today}
            result={actionData}
          />
        )}
      </Panel>
      <Panel title={statementsMessages.terms.title}>
        <PlanTerms plan={terms.plan} dues={loaderData.dues} />
        <p>
          {statementsMessages.terms.now} <b>{formatPercent(commission / wholeInBasisPoints)}</b>
        </p>
        {loaderData.mayAgree && (
          <StoreTermsForm
            key={terms.version}
            typed={ofTerms?.terms ?? typedOf(storeTerms, { commission: terms.commission })}
            fieldErrors={ofTerms?.fieldErrors}
            version={terms.version}
            isConflict={actionData?.outcome === 'terms-changed'}
          />
        )}
      </Panel>
    </OfficePage>
  )
}

const linkClass = 'text-link'

/** A figure, which opens the orders it is made of. */
function Row({
  name,
  amount,
  of,
  isTotal = false,
}: {
  name: string
  amount: Millimes
  of?: readonly [CashAccount, number, StatementPeriod]
  isTotal?: boolean
}) {
  const figure = <bdi className={isTotal ? 'font-bold' : ''}>{formatPrice(amount)}</bdi>
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <dt className={isTotal ? 'font-bold' : ''}>{name}</dt>
      <dd className="text-end">
        {of ? (
          <Link to={postingsPath({ account: of[0], store: of[1], ...of[2] })} className={linkClass}>
            {figure}
          </Link>
        ) : (
          figure
        )}
      </dd>
    </div>
  )
}

interface PlanTermsProps {
  /** The one that runs. */
  readonly plan: PlanName | undefined
  readonly dues: OpenDues
}

/** The plan by which a store leaves its commission, and what is to pay for it. */
function PlanTerms({ plan, dues }: PlanTermsProps) {
  const { terms } = statementsMessages
  return (
    <>
      <p>{plan ? terms.plan(planRequestsMessages.plans[plan]) : terms.noPlan}</p>
      {dues.planRequestId !== undefined && (
        <p>
          <Link to={planRequestPath(dues.planRequestId)} className="text-link">
            {terms.due(formatPrice(dues.amount))}
          </Link>
        </p>
      )}
    </>
  )
}
