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
import { contactPath } from '#web/paths/storefront-paths.ts'
import { looksLikeBot } from '#web/storefront/forms/bot-check.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import type { Route } from './+types/pricing-page'
import { PlanCard } from './plan-card.tsx'
import { type PlanResult, readPlanForm } from './plan-form.ts'
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

/** Frequent questions about the plans, and a link to contact us. */
function PlanQuestions() {
  return (
    <section className="page mt-16 sm:mt-20">
      <ZelligeBand className="mx-auto mb-10 h-4 max-w-48 text-door/45" />
      <h2 className="text-center text-3xl">{pricing.questionsHeading}</h2>
      <dl className="mx-auto mt-8 grid max-w-4xl gap-x-12 gap-y-8 sm:grid-cols-2">
        {pricing.questions.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-display font-semibold text-lg">{question}</dt>
            <dd className="mt-1.5 text-ink-soft">{answer}</dd>
          </div>
        ))}
      </dl>
      <div className="mx-auto mt-14 flex max-w-4xl flex-col items-start gap-5 rounded-2xl bg-sand/60 p-8 sm:flex-row sm:items-center sm:justify-between">
        <div>
          <h2 className="text-2xl">{pricing.questionLeft}</h2>
          <p className="mt-1 text-ink-soft">{pricing.questionLeftText}</p>
        </div>
        <PageButton to={contactPath()} variant="secondary" className="shrink-0">
          {pricing.contact}
        </PageButton>
      </div>
    </section>
  )
}
