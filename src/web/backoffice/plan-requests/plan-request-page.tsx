import type { ReactNode } from 'react'
import { data, Form, redirect } from 'react-router'
import { mayPayMakers } from '#domain/access/policies.ts'
import { listAdminStoreNames } from '#domain/catalog/admin/admin-stores.ts'
import { directionOf } from '#domain/locale.ts'
import { formatPhone, isLandline, type Phone } from '#domain/phone.ts'
import { availableDecisions, decidePlanRequest } from '#domain/plans/decide-plan-request.ts'
import { defaultLastDay } from '#domain/plans/default-last-day.ts'
import { getPlanOfStore, type PlanOfStore } from '#domain/plans/get-plan-of-store.ts'
import { getPlanRequestAsOperator } from '#domain/plans/get-plan-request-as-operator.ts'
import { listPlanDues } from '#domain/plans/list-plan-dues.ts'
import type { PlanRequestDetails } from '#domain/plans/plan-request-details.ts'
import { setStoreOfRequest } from '#domain/plans/set-store-of-request.ts'
import { isStudioOpen } from '#domain/sellers/studio-setting.ts'
import { lastDayBefore, tunisDayOf } from '#domain/tunis-day.ts'
import { layoutMessages } from '#page-messages/backoffice/layout.ts'
import { planDuesMessages } from '#page-messages/backoffice/plan-dues.ts'
import { planRequestsMessages } from '#page-messages/backoffice/plan-requests.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { LanguageName } from '#web/backoffice/layout/customer-language.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { SuspiciousMark } from '#web/backoffice/layout/suspicious-mark.tsx'
import { StoreOfRequestPanel } from '#web/backoffice/sellers/store-of-request-panel.tsx'
import { typedIn } from '#web/forms/form.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { revalidateAfterConflict } from '#web/http/revalidate-after-conflict.ts'
import { storeMakersPath } from '#web/paths/backoffice-catalog-paths.ts'
import { decidedPlanRequestPath, planRequestPath, planRequestsPath } from '#web/paths/backoffice-message-paths.ts'
import { formatDate, formatMoment } from '#web/text/format.ts'
import { whatsAppUrl } from '#web/text/whats-app-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/plan-request-page'
import { dateOf } from './date-of.ts'
import {
  type DecisionFieldErrors,
  type DecisionStep,
  decisionForm,
  decisionSteps,
  readDecision,
  type TypedDecision,
} from './decision-form.ts'
import { type FilledReminder, filledReminders } from './filled-reminder.ts'
import { PlanDuesPanel } from './plan-dues-panel.tsx'
import { runDueAction } from './run-due-action.ts'
import { shownDues } from './shown-dues.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const details = await catchNotFound(getPlanRequestAsOperator(office, parseId(params.id)))
  const { requestedAt, expiresAt, ...planRequest } = details
  const { id, storeId } = planRequest
  const now = office.clock.now()
  const hasStore = planRequest.status === 'approved' || planRequest.status === 'expired'
  const isOpen = await isStudioOpen(office)
  return {
    ...planRequest,
    requestedAt: formatMoment(requestedAt),
    lastDay: expiresAt && formatDate(new Date(lastDayBefore(expiresAt))),
    steps: availableDecisions(planRequest.status),
    today: tunisDayOf(now),
    defaultLastDay: defaultLastDay(planRequest.plan, now, expiresAt),
    /** To choose the store of the maker, once the plan was approved. */
    stores: hasStore ? await listAdminStoreNames(office, storeId) : undefined,
    isStudioOpen: isOpen,
    dues: hasStore ? shownDues(await listPlanDues(office, id), now) : undefined,
    planOfStore: isOpen && storeId !== undefined ? await catchNotFound(getPlanOfStore(office, storeId)) : undefined,
    reminder: isOpen ? (await filledReminders(office, [details])).get(id) : undefined,
    mayPay: mayPayMakers(office.actor),
    isDecided: new URL(request.url).searchParams.has('decided'),
  }
}

const noErrors: DecisionFieldErrors = {}
const noDecision: TypedDecision = { lastDay: '', note: '' }

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = parseId(params.id)
  const form = await readForm(request)
  if (textIn(form, 'do') === 'set-store') {
    const [office, storeId] = [officeIn(context), parseId(textIn(form, 'storeId'))]
    const outcome = await catchNotFound(setStoreOfRequest(office, id, storeId))
    if (outcome === 'set')
      return redirect((await isStudioOpen(office)) ? storeMakersPath(storeId, id) : planRequestPath(id))
    return data({ outcome, step: undefined, typed: noDecision, fieldErrors: noErrors } as const, { status: 409 })
  }
  const ofDue = await runDueAction(officeIn(context), id, form)
  if (ofDue) return ofDue
  const step = decisionSteps.find((known) => known === textIn(form, 'step'))
  if (!step) throw data(null, { status: 400 })
  const typed = typedIn(decisionForm, form)
  const read = readDecision(step, typed)
  if (read.outcome === 'invalid') return data({ ...read, step, typed }, { status: 422 })
  const outcome = await catchNotFound(decidePlanRequest(officeIn(context), id, read.value))
  if (outcome === 'decided') return redirect(decidedPlanRequestPath(id))
  return data({ outcome, step, typed, fieldErrors: noErrors } as const, { status: 409 })
}

export const shouldRevalidate = revalidateAfterConflict

/** A plan request and the decisions that are possible now. */
export default function PlanRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, project, description, isSuspicious, steps, isDecided, stores, storeId } = loaderData
  const decision = actionData && 'typed' in actionData ? actionData : undefined
  const ofDue = actionData && 'due' in actionData ? actionData : undefined
  return (
    <OfficePage
      title={name}
      heading={<bdi>{name}</bdi>}
      back={{ to: planRequestsPath(), name: planRequestsMessages.back }}
    >
      <div>
        <p className="break-words text-ink-soft text-lg">{project}</p>
        {isSuspicious && <SuspiciousMark text={planRequestsMessages.suspicious} />}
      </div>
      {isDecided && !actionData && <Notice tone="success">{planRequestsMessages.decided}</Notice>}
      {decision && decision.outcome !== 'invalid' && (
        <Notice tone="error">{planRequestsMessages[decision.outcome]}</Notice>
      )}
      <PlanRequestFacts planRequest={loaderData} />
      {description && (
        <p dir="auto" className="panel whitespace-pre-line break-words p-4 sm:p-6">
          {description}
        </p>
      )}
      {stores && (
        <StoreOfRequestPanel requestId={id} stores={stores} storeId={storeId} hasStudio={loaderData.isStudioOpen} />
      )}
      {loaderData.dues && (
        <PlanDuesPanel
          dues={loaderData.dues}
          storeId={loaderData.storeId}
          today={loaderData.today}
          mayPay={loaderData.mayPay}
          result={ofDue}
        />
      )}
      {loaderData.planOfStore && <PlanOfStorePanel {...loaderData.planOfStore} />}
      {loaderData.reminder && <ReminderPanel phone={loaderData.phone} reminder={loaderData.reminder} />}
      {steps.map((step) => (
        <DecisionPanel
          key={`${step} ${loaderData.status}`}
          step={step}
          today={loaderData.today}
          typed={decision?.step === step ? decision.typed : { lastDay: loaderData.defaultLastDay, note: '' }}
          fieldErrors={decision?.step === step ? decision.fieldErrors : noErrors}
        />
      ))}
    </OfficePage>
  )
}

interface DecisionPanelProps {
  readonly step: DecisionStep
  readonly today: string
  readonly typed: TypedDecision
  readonly fieldErrors: DecisionFieldErrors
}

/** The form of one possible decision. */
function DecisionPanel({ step, today, typed, fieldErrors }: DecisionPanelProps) {
  const isRefusal = step === 'refused'
  const { lastDay, reason, noteToMaker } = planRequestsMessages
  const names = { lastDay, note: isRefusal ? reason : noteToMaker }
  const fields = fieldProps(decisionForm, { names, typed, fieldErrors })
  return (
    <Panel title={planRequestsMessages.steps[step].title}>
      <Form method="post" className="space-y-4">
        <input type="hidden" name="step" value={step} />
        {!isRefusal && <TextField {...fields.lastDay} min={today} required />}
        <TextArea
          {...fields.note}
          rows={3}
          required={isRefusal}
          hint={isRefusal ? planRequestsMessages.reasonHint : planRequestsMessages.noteHint}
        />
        <SubmitButton variant={isRefusal ? 'outline' : 'primary'} className="w-full sm:w-auto">
          {planRequestsMessages.steps[step].button}
        </SubmitButton>
      </Form>
    </Panel>
  )
}

type DisplayedPlanRequest = Pick<PlanRequestDetails, 'plan' | 'status' | 'note' | 'email' | 'phone' | 'locale'> & {
  readonly requestedAt: string
  readonly lastDay: string | undefined
}

/** The details of a plan request with contact links. */
function PlanRequestFacts({ planRequest }: { planRequest: DisplayedPlanRequest }) {
  const { plan, status, note, email, phone, locale, requestedAt, lastDay } = planRequest
  const link = 'text-link break-all'
  return (
    <dl className="panel grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 p-4 sm:p-6">
      <Fact name={planRequestsMessages.plan}>{planRequestsMessages.plans[plan]}</Fact>
      <Fact name={planRequestsMessages.status}>{planRequestsMessages.statuses[status]}</Fact>
      {lastDay && <Fact name={planRequestsMessages.until}>{lastDay}</Fact>}
      {note && (
        <Fact name={planRequestsMessages.note}>
          <bdi>{note}</bdi>
        </Fact>
      )}
      <Fact name={planRequestsMessages.asked}>{requestedAt}</Fact>
      <Fact name={layoutMessages.customerLanguage}>
        <LanguageName locale={locale} />
      </Fact>
      <Fact name={planRequestsMessages.phone}>
        <a href={`tel:${phone}`} className={link}>
          <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </a>
      </Fact>
      <Fact name={planRequestsMessages.email}>
        <a href={`mailto:${email}`} className={link}>
          <bdi>{email}</bdi>
        </a>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="self-baseline text-ink-soft text-sm">{name}</dt>
      <dd className="min-w-0 self-baseline whitespace-pre-line break-words">{children}</dd>
    </>
  )
}

/** What the plan of a store allows its maker, and how much of it is used. The office itself is not limited by it. */
function PlanOfStorePanel({ plan, isOutOfShop, allows, pieces }: PlanOfStore) {
  const { ofStore: messages } = planDuesMessages
  return (
    <Panel title={messages.title}>
      {plan && !plan.isRunning && (
        <p className="mb-2 font-semibold text-clay-deep">
          {messages.over(dateOf(plan.lastDay))}{' '}
          {isOutOfShop ? messages.out : messages.untilOut(dateOf(plan.lastDayInShop))}
        </p>
      )}
      {plan?.isRunning && isOutOfShop && <p className="mb-2 font-semibold text-clay-deep">{messages.out}</p>}
      <ul className="list-disc ps-5">
        <li className={pieces > allows.pieces ? 'text-clay-deep' : ''}>{messages.pieces(pieces, allows.pieces)}</li>
        <li>{messages.photos(allows.photos)}</li>
        <li>{allows.isOnHome ? messages.onHome : messages.notOnHome}</li>
        <li>{allows.hasNumbers ? messages.numbers : messages.noNumbers}</li>
      </ul>
    </Panel>
  )
}

/** The reminder of the end of a plan, to be sent in another program. A landline receives none by its number. */
function ReminderPanel({ phone, reminder: { locale, text } }: { phone: Phone; reminder: FilledReminder }) {
  const { reminder: messages } = planDuesMessages
  return (
    <Panel title={messages.title}>
      {!isLandline(phone) && (
        <a href={whatsAppUrl(phone, text)} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
          {messages.whatsApp}
        </a>
      )}
      <textarea
        readOnly
        aria-label={messages.text}
        rows={5}
        lang={locale}
        dir={directionOf(locale)}
        value={text}
        className="mt-3 w-full rounded-xl border border-ink/25 p-3 text-sm"
      />
    </Panel>
  )
}
