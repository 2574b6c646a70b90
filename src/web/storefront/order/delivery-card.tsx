import type { PrivateOrder } from '#domain/orders/get-private-order.ts'
import { orderMessages } from '#messages/order.ts'
import { useMessages } from '../../text/messages.ts'

/** Where the order goes, as far as a page that may be forwarded can say. */
export function DeliveryCard({ order }: { order: PrivateOrder }) {
  const words = useMessages(orderMessages)
  const facts = [
    { name: words.phone, value: order.maskedPhone },
    { name: words.address, value: order.maskedAddress },
    { name: words.city, value: order.city },
    { name: words.payment, value: words.paymentMethods[order.payment] },
    ...(order.hasCustomerNote ? [{ name: words.note, value: words.hiddenNote }] : []),
    ...(order.hasGiftNote ? [{ name: words.giftNote, value: words.hiddenNote }] : []),
  ]
  return (
    <section aria-labelledby="order-delivery" className="rounded-card bg-white p-6 shadow-card">
      <h2 id="order-delivery" className="text-2xl">
        {words.delivery}
      </h2>
      <dl className="mt-4 space-y-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-end font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-soft text-sm">{words.masked}</p>
    </section>
  )
}
