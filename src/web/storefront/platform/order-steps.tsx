import { platformMessages as platform } from '#page-messages/platform.ts'
import { formatPrice } from '#web/text/format.ts'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { Icon } from '../../ui/icon.tsx'

const icons = ['bag', 'phone', 'truck', 'check'] as const

/** The steps of an order, from the cart to its delivery. */
export function OrderSteps() {
  const { deliveryHours, deliveryFee, lowestFee, freeFrom, payments } = useSaleTerms()
  const fee = formatPrice(lowestFee ?? deliveryFee)
  const freeText = freeFrom === undefined ? '' : formatPrice(freeFrom)
  const { ordering } = platform
  const steps = [
    ...ordering.steps(deliveryHours, fee, lowestFee !== undefined, freeText),
    { heading: ordering.paying, text: payments.map(({ method }) => ordering.payments[method]).join(' ') },
  ]
  return (
    <ol className="grid gap-5 sm:grid-cols-2">
      {steps.map(({ heading, text }, position) => (
        <li key={heading} className="card p-6">
          <span className="grid size-12 place-items-center rounded-full bg-sand/70 text-door">
            <Icon name={icons[position] ?? 'check'} className="size-6" />
          </span>
          <h3 className="mt-4 text-xl">{heading}</h3>
          <p className="mt-1.5 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
