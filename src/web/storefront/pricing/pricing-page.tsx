import { useState } from 'react'
import { data, useSearchParams } from 'react-router'
import { type PlanName, planNames, plans } from '#domain/memberships/plan.ts'
import { requestPlan } from '#domain/memberships/request-plan.ts'
import { pricingMessages } from '#messages/pricing.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { orTooMany } from '../../or-too-many.ts'
import { orUnreachable } from '../../or-unreachable.ts'
import { readForm } from '../../read-form.ts'
import { useMessages } from '../../text/messages.ts'
import { later, useLater } from '../../ui/later.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../page-head.tsx'
import { looksAutomatic } from '../program-trap.ts'
import type { Route } from './+types/pricing-page'
import { PlanCard } from './plan-card.tsx'
import { type PlanAnswer, readPlanForm } from './plan-form.ts'
import { PlanQuestions } from './plan-questions.tsx'
import { PlanRequestForm } from './plan-request-form.tsx'

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const reading = readPlanForm(form)
  if (reading.outcome === 'invalid') return data<PlanAnswer>(reading, { status: 422 })
  const planRequest = { ...reading.request, isSuspicious: looksAutomatic(form, context) }
  return orTooMany(requestPlan(marketplaceIn(context), planRequest).then((): PlanAnswer => ({ outcome: 'sent' })))
}

/** A refusal says in its head when to come back. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreachable(serverAction())
}

const planDialog = later(() => import('./plan-dialog.tsx'))

export default function PricingPage({ actionData }: Route.ComponentProps) {
  const pricing = useMessages(pricingMessages)
  const [chosen, setChosen] = useState<PlanName>('gold')
  const [isOpen, setIsOpen] = useState(false)
  const dialog = useLater(planDialog)
  const [, setSearch] = useSearchParams()
  const open = (plan: PlanName) => {
    setChosen(plan)
    setIsOpen(true)
    // Where the dialog cannot come, the form stands in the page.
    planDialog.fetch().catch(() => setSearch({ plan }))
  }
  return (
    <div className="py-10 sm:py-14">
      <PageHead title={pricing.title} description={pricing.description} />
      <header className="page text-center">
        <h1 className="mx-auto max-w-3xl text-4xl sm:text-5xl">{pricing.heading}</h1>
        <p className="mx-auto mt-4 max-w-2xl text-balance text-ink-soft text-lg">{pricing.text}</p>
      </header>
      <ul className="page mt-12 grid max-w-md lg:mt-18 gap-6 lg:max-w-none lg:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.name} className={plan.isHighlighted ? 'lg:-my-6' : ''}>
            <PlanCard plan={plan} onChoose={() => open(plan.name)} />
          </li>
        ))}
      </ul>
      <RequestWithoutScript answer={actionData} />
      <PlanQuestions />
      {dialog && <dialog.PlanDialog plan={chosen} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

/** The form in the page itself, for whoever chose a plan before the script had arrived. */
function RequestWithoutScript({ answer }: { answer: PlanAnswer | undefined }) {
  const pricing = useMessages(pricingMessages)
  const [search] = useSearchParams()
  const plan = planNames.find((name) => name === search.get('plan')?.toLowerCase())
  if (!plan) return null
  return (
    <section id="request" className="page mt-12 max-w-2xl lg:mt-18">
      {answer?.outcome === 'sent' ? (
        <Notice tone="success">{pricing.sent(pricing.names[plan])}</Notice>
      ) : (
        <div className="rounded-card bg-white p-6 shadow-card sm:p-8">
          <h2 className="mb-5 text-2xl">{pricing.subscribeTo(pricing.names[plan])}</h2>
          <PlanRequestForm plan={plan} answerBeforeScript={answer} />
        </div>
      )}
    </section>
  )
}
