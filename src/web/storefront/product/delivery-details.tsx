import type { PublicSaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { productMessages as messages } from '#page-messages/product.ts'
import { formatPrice } from '#web/text/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useSaleTerms } from '#web/use-sale-terms.ts'

/** Delivery time, shipping price, payment and exchange. */
export default function DeliveryDetails({ time }: { time: string }) {
  const terms = useSaleTerms()
  const facts = [
    { icon: 'truck', text: time },
    { icon: 'parcel', text: shippingText(terms) },
    { icon: 'cash', text: messages.payment },
    { icon: 'exchange', text: messages.exchange(terms.exchangeDays) },
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

function shippingText({ deliveryFee, lowestFee, freeFrom }: PublicSaleTerms): string {
  const { shipping, shippingFrom, freeShippingFrom } = messages
  const fee = lowestFee === undefined ? shipping(formatPrice(deliveryFee)) : shippingFrom(formatPrice(lowestFee))
  return freeFrom === undefined ? fee : `${fee}. ${freeShippingFrom(formatPrice(freeFrom))}`
}
