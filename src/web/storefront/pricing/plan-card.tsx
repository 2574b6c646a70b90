import { useId } from 'react'
import { Form } from 'react-router'
import type { Plan, PlanName } from '#domain/plan.ts'
import { pricingMessages as pricing } from '#page-messages/pricing.ts'
import { pricingPath } from '#web/paths/storefront-paths.ts'
import { formatShortPrice } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const looks = {
  quiet: {
    card: 'bg-white shadow-card forced-colors:border',
    arch: 'text-door',
    text: 'text-ink-soft',
    tick: 'bg-olive/12 text-olive',
    button: 'outline',
  },
  highlighted: {
    card: 'bg-door-deep text-white shadow-float lg:py-14 forced-colors:border-4 forced-colors:border-[Highlight]',
    arch: 'text-sand',
    text: 'text-sand',
    tick: 'bg-white/12 text-white',
    button: 'primary',
  },
} as const

/** The price and features of a plan. Its button opens the request form in a dialog, or without script in the page. */
export function PlanCard({ plan, onChoose }: { plan: Plan; onChoose: () => void }) {
  const titleId = useId()
  const look = looks[plan.isHighlighted ? 'highlighted' : 'quiet']
  return (
    <article className={`relative flex h-full flex-col rounded-2xl p-6 sm:p-8 ${look.card}`}>
      {plan.isHighlighted && (
        <p className="absolute end-6 top-6 rounded-full bg-saffron px-3 py-1 font-semibold text-ink text-xs forced-colors:border">
          {pricing.highlighted}
        </p>
      )}
      <PlanArch name={plan.name} className={`h-16 w-14 ${look.arch}`} />
      <h2 id={titleId} className="mt-5 text-2xl">
        {pricing.planTitle(pricing.names[plan.name])}
      </h2>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <bdi className="font-display font-semibold text-4xl tabular-nums sm:text-5xl">
          {formatShortPrice(plan.price)}
        </bdi>{' '}
        <span className={look.text}>{pricing.periods[plan.period]}</span>
      </p>
      <ul className="mt-6 mb-8 grid gap-3">
        {pricing.features[plan.name].map((feature) => (
          <li key={feature} className="flex gap-3 text-balance">
            <span className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full ${look.tick}`}>
              <Icon name="check" className="size-4" />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      <Form
        action={`${pricingPath()}#request`}
        className="mt-auto"
        onSubmit={(event) => {
          event.preventDefault()
          onChoose()
        }}
      >
        <Button
          type="submit"
          name="plan"
          value={plan.name}
          variant={look.button}
          aria-describedby={titleId}
          className="w-full"
        >
          {pricing.getStarted}
        </Button>
      </Form>
    </article>
  )
}

const archPaths = {
  silver: ['M10 64V28a18 18 0 0 1 36 0v36'],
  gold: ['M10 64V28a18 18 0 0 1 36 0v36', 'M2 64V28a26 26 0 0 1 52 0v36'],
  diamonds: ['M18 64V28a10 10 0 0 1 20 0v36', 'M10 64V28a18 18 0 0 1 36 0v36', 'M2 64V28a26 26 0 0 1 52 0v36'],
} as const

/** A drawing of an arch, with one more arch for each higher plan. */
function PlanArch({ name, className }: { name: PlanName; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 56 66"
      className={`forced-colors:text-[CanvasText] ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      {archPaths[name].map((path) => (
        <path key={path} d={path} strokeLinecap="round" />
      ))}
      <path d="M0 65h56" />
      <circle cx="28" cy="44" r="3.5" className="fill-saffron" stroke="none" />
    </svg>
  )
}
