import { data, redirect } from 'react-router'
import { decideOnPlan, decisionsOn } from '#domain/memberships/decide-on-plan.ts'
import { readMembership } from '#domain/memberships/read-membership.ts'
import { usualLastDay } from '#domain/memberships/usual-last-day.ts'
import { lastDayBefore, tunisDayOf } from '#domain/tunis-day.ts'
import { idFrom, or404 } from '../../or-404.ts'
import { readForm } from '../../read-form.ts'
import { formatDate, formatMoment } from '../../text/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { SuspiciousMark } from '../layout/suspicious-mark.tsx'
import { loadAfterConflict } from '../load-after-conflict.ts'
import { officeIn } from '../office-context.ts'
import { officeLanguage, useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/pack-page'
import { readDecision } from './decision-form.ts'
import { DecisionPanel } from './decision-panel.tsx'
import { PackFacts } from './pack-facts.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const { requestedAt, expiresAt, ...pack } = await or404(readMembership(office, idFrom(params.id)))
  const now = office.clock.now()
  return {
    ...pack,
    requestedAt: formatMoment(requestedAt, officeLanguage),
    lastDay: expiresAt && formatDate(new Date(lastDayBefore(expiresAt)), officeLanguage),
    steps: decisionsOn(pack.status),
    today: tunisDayOf(now),
    usualLastDay: usualLastDay(pack.plan, now, expiresAt),
    isDecided: new URL(request.url).searchParams.has('decided'),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = idFrom(params.id)
  const read = readDecision(await readForm(request))
  if (!read) return data(null, { status: 422 })
  if ('mistakes' in read) return data({ outcome: 'invalid', ...read } as const, { status: 422 })
  const outcome = await or404(decideOnPlan(officeIn(context), id, read.decision))
  if (outcome === 'decided') return redirect(`/admin/packs/${id}?decided`)
  return data({ outcome, typed: read.typed, mistakes: {} } as const, { status: 409 })
}

export const shouldRevalidate = loadAfterConflict

/** One request for a pack: who asks for what, and what can be decided on it now. */
export default function PackPage({ loaderData, actionData }: Route.ComponentProps) {
  const { packs: words } = useOfficeMessages()
  const { name, project, description, isSuspicious, steps, isDecided } = loaderData
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <OfficeTitle title={name} />
      <BackLink to="/admin/packs">{words.back}</BackLink>
      <div>
        <h1 className="break-words text-3xl">{name}</h1>
        <p className="break-words text-ink-soft text-lg">{project}</p>
        {isSuspicious && <SuspiciousMark text={words.suspicious} />}
      </div>
      {isDecided && !actionData && <Notice tone="success">{words.decided}</Notice>}
      {actionData && actionData.outcome !== 'invalid' && <Notice tone="error">{words[actionData.outcome]}</Notice>}
      <PackFacts pack={loaderData} />
      {description && (
        <p dir="auto" className="whitespace-pre-line break-words rounded-2xl bg-white p-4 ring-1 ring-sand-deep sm:p-6">
          {description}
        </p>
      )}
      {steps.map((step) => (
        <DecisionPanel
          key={`${step} ${loaderData.status}`}
          step={step}
          today={loaderData.today}
          typed={actionData?.typed.step === step ? actionData.typed : { lastDay: loaderData.usualLastDay, note: '' }}
          mistakes={actionData?.typed.step === step ? actionData.mistakes : {}}
        />
      ))}
    </div>
  )
}
