import type { ReactNode } from 'react'
import { formatPhone } from '#domain/phone.ts'
import type { PlanRequestDetails } from '#domain/plans/plan-request-details.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { LanguageName } from '#web/backoffice/layout/customer-language.tsx'

type DisplayedPlanRequest = Pick<PlanRequestDetails, 'plan' | 'status' | 'note' | 'email' | 'phone' | 'locale'> & {
  readonly requestedAt: string
  readonly lastDay: string | undefined
}

/** The details of a plan request with contact links. */
export function PlanRequestFacts({ planRequest }: { planRequest: DisplayedPlanRequest }) {
  const { planRequests: messages, layout } = backoffice
  const { plan, status, note, email, phone, locale, requestedAt, lastDay } = planRequest
  const link = 'inline-grid min-h-11 items-center break-all text-door underline'
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 rounded-2xl bg-white p-4 ring-1 ring-sand-deep sm:p-6">
      <Fact name={messages.plan}>{messages.plans[plan]}</Fact>
      <Fact name={messages.status}>{messages.statuses[status]}</Fact>
      {lastDay && <Fact name={messages.until}>{lastDay}</Fact>}
      {note && (
        <Fact name={messages.note}>
          <bdi>{note}</bdi>
        </Fact>
      )}
      <Fact name={messages.asked}>{requestedAt}</Fact>
      <Fact name={layout.customerLanguage}>
        <LanguageName locale={locale} />
      </Fact>
      <Fact name={messages.phone}>
        <a href={`tel:${phone}`} className={link}>
          <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </a>
      </Fact>
      <Fact name={messages.email}>
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
