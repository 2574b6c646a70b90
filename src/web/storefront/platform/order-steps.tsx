import { formatPrice } from '#domain/money.ts'
import { shippingPrice } from '#domain/orders/totals.ts'
import { platformMessages } from '#messages/en/platform.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'

const icons = ['bag', 'phone', 'truck', 'check'] as const

/** The steps of an order, from the cart to its delivery. */
export function OrderSteps() {
  const platform = useMessages(platformMessages)
  return (
    <ol className="grid gap-5 sm:grid-cols-2">
      {platform.ordering.steps(formatPrice(shippingPrice)).map(({ heading, text }, position) => (
        <li key={heading} className="rounded-card bg-white p-6 shadow-card">
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
