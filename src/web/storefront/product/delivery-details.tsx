import { shippingPrice } from '#domain/orders/totals.ts'
import { productMessages as messages } from '#page-messages/product.ts'
import { formatPrice } from '#web/text/format.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The expected day of delivery, shown near the price unless the product is sold out. */
export function DeliveryDay({ day }: { day: string }) {
  return (
    <p className="mt-1 flex items-center gap-1.5 text-[0.8125rem] text-ink-soft">
      <Icon name="truck" className="size-4.5 text-door" />
      {messages.deliveryDay(day)}
    </p>
  )
}

/** Delivery time, shipping price, payment and exchange. */
export function DeliveryDetails() {
  const facts = [
    { icon: 'truck', text: messages.deliveryTime },
    { icon: 'parcel', text: messages.shipping(formatPrice(shippingPrice)) },
    { icon: 'cash', text: messages.payment },
    { icon: 'exchange', text: messages.exchange },
  ] as const
  return (
    <ul aria-label={messages.deliveryDetails} className="space-y-2.5 rounded-card bg-sand/50 px-5 py-4 text-sm">
      {facts.map(({ icon, text }) => (
        <li key={icon} className="flex gap-3">
          <Icon name={icon} className="size-5.5 text-door" />
          {text}
        </li>
      ))}
    </ul>
  )
}
