import { useState } from 'react'
import { data, useSearchParams } from 'react-router'
import { type PlanName, planNames, plans } from '#domain/plan.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'
import { pricingMessages as pricing } from '#page-messages/pricing.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { done } from '#web/http/done.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { looksLikeBot } from '#web/storefront/forms/bot-check.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/pricing-page'
import { PlanCard } from './plan-card.tsx'
import { type PlanResult, readPlanForm } from './plan-form.ts'
import { PlanQuestions } from './plan-questions.tsx'
import { PlanRequestForm } from './plan-request-form.tsx'

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const reading = readPlanForm(form)
  if (reading.outcome === 'invalid') return data<PlanResult>(reading, { status: 422 })
  const planRequest = { ...reading.value, isSuspicious: looksLikeBot(form, context) }
  return catchRateLimited(
    requestPlan(marketplaceIn(context), planRequest).then(() => done<PlanResult>({ outcome: 'sent' })),
    { typed: reading.typed },
  )
}

/** Passes on the Retry-After header of a rate-limited response. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction())
}

const planDialog = lazyModule(() => import('./plan-dialog.tsx'))

export default function PricingPage({ actionData }: Route.ComponentProps) {
  const [chosen, setChosen] = useState<PlanName>('gold')
  const [isOpen, setIsOpen] = useState(false)
  const dialog = useLazyModule(planDialog)
  const [, setSearch] = useSearchParams()
  const open = (plan: PlanName) => {
    setChosen(plan)
    setIsOpen(true)
    // When the dialog cannot be loaded, the form is shown in the page.
    planDialog.load().catch(() => setSearch({ plan }))
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
      <RequestWithoutScript result={actionData} />
      <PlanQuestions />
      {dialog && <dialog.PlanDialog plan={chosen} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

/** The form in the page, for visitors who chose a plan without script or before hydration. */
function RequestWithoutScript({ result }: { result: PlanResult | undefined }) {
  const [search] = useSearchParams()
  const plan = planNames.find((name) => name === search.get('plan')?.toLowerCase())
  if (!plan) return null
  return (
    <section id="request" className="page mt-12 max-w-2xl lg:mt-18">
      {result?.outcome === 'sent' ? (
        <Notice tone="success">{pricing.sent(pricing.names[plan])}</Notice>
      ) : (
        <div className="card p-6 sm:p-8">
          <h2 className="mb-5 text-2xl">{pricing.subscribeTo(pricing.names[plan])}</h2>
          <PlanRequestForm plan={plan} resultWithoutScript={result} />
        </div>
      )}
    </section>
  )
}
