import { productMessages as messages } from '#page-messages/product.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useSaleTerms } from '#web/use-sale-terms.ts'

/** The expected day of delivery, shown near the price unless the product is sold out. */
export function DeliveryDay({ day }: { day: string }) {
  const { deliveryHours } = useSaleTerms()
  return (
    <p className="mt-1 flex items-center gap-1.5 text-[0.8125rem] text-ink-soft">
      <Icon name="truck" className="size-4.5 text-door" />
      {messages.deliveryDay(deliveryHours, day)}
    </p>
  )
}
