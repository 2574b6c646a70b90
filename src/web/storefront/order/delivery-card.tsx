import type { PrivateOrder } from '#domain/orders/get-private-order.ts'
import { orderMessages as texts } from '#page-messages/order.ts'

/** Recipient and address, masked because the link may be forwarded. */
export function DeliveryCard({ order }: { order: PrivateOrder }) {
  const facts = [
    { name: texts.phone, value: <span dir="ltr">{order.maskedPhone}</span> },
    { name: texts.address, value: <bdi>{order.maskedAddress}</bdi> },
    { name: texts.city, value: <bdi>{order.city}</bdi> },
    { name: texts.payment, value: texts.paymentMethods[order.payment] },
    ...(order.hasCustomerNote ? [{ name: texts.note, value: texts.hiddenNote }] : []),
    ...(order.hasGiftNote ? [{ name: texts.giftNote, value: texts.hiddenNote }] : []),
  ]
  return (
    <section aria-labelledby="order-delivery" className="card p-6">
      <h2 id="order-delivery" className="text-2xl">
        {texts.delivery}
      </h2>
      <dl className="mt-4 space-y-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-end font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-soft text-sm">{texts.masked}</p>
    </section>
  )
}
