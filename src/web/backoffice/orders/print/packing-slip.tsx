import { formatPrice } from '#domain/money.ts'
import { endedWithoutSale } from '#domain/order-status.ts'
import { amountToCollect } from '#domain/orders/payments/payment.ts'
import { formatPhone } from '#domain/phone.ts'
import { CustomerNotes } from '#web/backoffice/orders/customer-notes.tsx'
import { LinePicture } from '#web/backoffice/orders/lines/line-picture.tsx'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { PrintedOrder } from './printed-order.ts'

/** The contents of the parcel, for packing and for the customer. */
export function PackingSlip({ order }: { order: PrintedOrder }) {
  const shopProfile = useShopProfile()
  const { print, choice, payment, payments, details, states } = useBackofficeMessages().orders
  const { customer, delivery, lines, totals } = order
  return (
    <article className="paper slip-paper">
      <header className="flex items-start justify-between gap-6 border-ink border-b-2 pb-3">
        <div>
          <p className="font-display font-semibold text-2xl">{shopProfile.name}</p>
          <p className="text-sm">
            <bdi>{shopProfile.street}</bdi>, {shopProfile.postalCode} <bdi>{shopProfile.city}</bdi> ·{' '}
            <bdi dir="ltr">{formatPhone(shopProfile.phone)}</bdi>
          </p>
        </div>
        <div className="shrink-0 text-end">
          <h2 className="text-xl">{print.slip}</h2>
          <p className="font-semibold tabular-nums">{order.number}</p>
          <p className="text-sm">{order.placedOn}</p>
        </div>
      </header>
      <p className="wrap-anywhere mt-4">
        {/* Isolated, because an Arabic name would reorder the groups of digits. */}
        <b>
          <bdi>{customer.name}</bdi>
        </b>
        , <bdi dir="ltr">{formatPhone(customer.phone)}</bdi>
        <br />
        <bdi>{delivery.address}</bdi>, <bdi>{delivery.city}</bdi>
      </p>
      <CustomerNotes notes={order} className="mt-4 border-2 border-ink px-3 py-2" />
      <table className="mt-4 w-full border-collapse text-sm tabular-nums">
        <thead>
          <tr className="border-ink border-b text-start">
            <th className="py-1 text-start">{print.pieces}</th>
            <th className="px-2 text-start">{print.model}</th>
            <th className="px-2 text-end">{print.count}</th>
            <th className="text-end">{print.price}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.sizeId} ${line.colorId ?? ''}`} className="break-inside-avoid border-ink/30 border-b">
              <td className="py-1.5">
                <div className="flex items-center gap-3">
                  <LinePicture fileName={line.picture} isPrinted className="w-10 max-sm:hidden print:block" />
                  <p>
                    <bdi>{line.name}</bdi>
                    <span className="block">{choice(line.sizeName, line.colorName)}</span>
                  </p>
                </div>
              </td>
              <td className="wrap-anywhere px-2">
                <bdi>{line.model}</bdi>
              </td>
              <td className="px-2 text-end font-semibold">{line.quantity}</td>
              <td className="whitespace-nowrap text-end">{formatPrice(line.lineTotal)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3} className="pt-2">
              {totals.shipping === 0 ? details.inPerson : details.shipping}
            </td>
            <td className="whitespace-nowrap pt-2 text-end">{formatPrice(totals.shipping)}</td>
          </tr>
          <tr className="font-semibold text-base">
            <td colSpan={3}>
              {print.total} · {order.isPaid ? payment.paid[order.payment] : payments[order.payment]}
            </td>
            <td className="whitespace-nowrap text-end">{formatPrice(totals.total)}</td>
          </tr>
          <tr className="font-semibold text-base">
            {endedWithoutSale(order.status) ? (
              <td colSpan={4} className="pt-2 text-xl">
                {print.notToSend(states[order.status])}
              </td>
            ) : (
              <>
                <td colSpan={3}>{print.collect}</td>
                <td className="text-end">{formatPrice(amountToCollect(order))}</td>
              </>
            )}
          </tr>
        </tfoot>
      </table>
    </article>
  )
}
