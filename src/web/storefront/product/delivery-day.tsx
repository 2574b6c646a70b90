import { Icon } from '#web/ui/icon.tsx'
import type { SupplyTexts } from './supply-texts.ts'

/** How it is made and the day of delivery, shown near the price unless the product is sold out. */
export function DeliveryDay({ supply, deliveryDay }: SupplyTexts) {
  return (
    <>
      {supply && <p className="mt-1 text-sm">{supply}</p>}
      <p className="mt-1 flex items-center gap-1.5 text-[0.8125rem] text-ink-soft">
        <Icon name="truck" className="size-4.5 text-door" />
        {deliveryDay}
      </p>
    </>
  )
}
