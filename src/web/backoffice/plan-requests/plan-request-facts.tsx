import type { ReactNode } from 'react'
import { formatPhone } from '#domain/phone.ts'
import type { PlanRequestDetails } from '#domain/plans/plan-request-details.ts'
import { layoutMessages } from '#page-messages/backoffice/layout.ts'
import { planRequestsMessages } from '#page-messages/backoffice/plan-requests.ts'
import { LanguageName } from '#web/backoffice/layout/customer-language.tsx'

type DisplayedPlanRequest = Pick<PlanRequestDetails, 'plan' | 'status' | 'note' | 'email' | 'phone' | 'locale'> & {
  readonly requestedAt: string
  readonly lastDay: string | undefined
}

/** The details of a plan request with contact links. */
export function PlanRequestFacts({ planRequest }: { planRequest: DisplayedPlanRequest }) {
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
