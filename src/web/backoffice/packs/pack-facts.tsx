import type { ReactNode } from 'react'
import type { PlanMembership } from '#domain/memberships/plan-membership.ts'
import { formatPhone } from '#domain/phone.ts'
import { useOfficeMessages } from '../text/office-messages.ts'

type ShownPack = Pick<PlanMembership, 'plan' | 'status' | 'note' | 'email' | 'phone'> & {
  readonly requestedAt: string
  readonly lastDay: string | undefined
}

/** What is known of a request, with the ways to reach its maker. */
export function PackFacts({ pack }: { pack: ShownPack }) {
  const { packs: words } = useOfficeMessages()
  const { plan, status, note, email, phone, requestedAt, lastDay } = pack
  const link = 'inline-grid min-h-11 items-center break-all text-door underline'
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 rounded-2xl bg-white p-4 ring-1 ring-sand-deep sm:p-6">
      <Fact name={words.plan}>{words.plans[plan]}</Fact>
      <Fact name={words.status}>{words.statuses[status]}</Fact>
      {lastDay && <Fact name={words.until}>{lastDay}</Fact>}
      {note && <Fact name={words.note}>{note}</Fact>}
      <Fact name={words.asked}>{requestedAt}</Fact>
      <Fact name={words.phone}>
        <a href={`tel:${phone}`} className={link}>
          {formatPhone(phone)}
        </a>
      </Fact>
      <Fact name={words.email}>
        <a href={`mailto:${email}`} className={link}>
          {email}
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
