import { pricingMessages as pricing } from '#page-messages/pricing.ts'
import { contactPath } from '#web/paths/storefront-paths.ts'
import { PageButton } from '../../ui/page-link.tsx'
import { ZelligeBand } from '../../ui/zellige.tsx'

/** Frequent questions about the plans, and a link to contact us. */
export function PlanQuestions() {
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
