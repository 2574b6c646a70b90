import { formatPrice } from '#domain/money.ts'
import { shippingPrice } from '#domain/orders/totals.ts'
import { productMessages } from '#messages/product.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'

/** When it comes, near the price. A piece that is sold out promises nothing. */
export function DeliveryDay({ day }: { day: string }) {
  const words = useMessages(productMessages)
  return (
    <p className="mt-1 flex items-center gap-1.5 text-[0.8125rem] text-ink-soft">
      <Icon name="truck" className="size-4.5 text-door" />
      {words.deliveryDay(day)}
    </p>
  )
}

/** What a visitor wants to know before buying. */
export function DeliveryFacts() {
  const words = useMessages(productMessages)
  const facts = [
    { icon: 'truck', text: words.deliveryTime },
    { icon: 'parcel', text: words.shipping(formatPrice(shippingPrice)) },
    { icon: 'cash', text: words.payment },
    { icon: 'exchange', text: words.exchange },
  ] as const
  return (
    <ul aria-label={words.deliveryFacts} className="space-y-2.5 rounded-card bg-sand/50 px-5 py-4 text-sm">
      {facts.map(({ icon, text }) => (
        <li key={icon} className="flex gap-3">
          <Icon name={icon} className="size-5.5 text-door" />
          {text}
        </li>
      ))}
    </ul>
  )
}
