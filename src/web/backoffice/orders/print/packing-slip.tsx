import { directionOf, languages } from '#domain/locale.ts'
import { endedWithoutSale } from '#domain/order-status.ts'
import { formatPhone } from '#domain/phone.ts'
import { CustomerNotes } from '#web/backoffice/orders/customer-notes.tsx'
import { LinePicture } from '#web/backoffice/orders/lines/line-picture.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { PrintedExchange } from './printed-exchange.tsx'
import type { PrintedOrder } from './printed-order.ts'
import { PrintedText } from './printed-text.tsx'
import { SenderAddress } from './sender-address.tsx'

/** The contents of the parcel, for packing and for the customer, in the main language of the shop and in French. */
export function PackingSlip({ order }: { order: PrintedOrder }) {
  const { customer, delivery, lines, headings, mainLocale, shopProfile } = order
  const { listSeparator } = languages[mainLocale]
  return (
    <article
      lang={mainLocale}
      dir={directionOf(mainLocale)}
      aria-label={order.number}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keyboard
      tabIndex={0}
      className="paper slip-paper"
    >
      <header className="flex items-start justify-between gap-6 border-ink border-b-2 pb-3">
        <div>
          <p className="font-display font-semibold text-2xl">
            <bdi>{shopProfile.name}</bdi>
          </p>
          <p className="text-sm">
            <SenderAddress order={order} /> · <bdi dir="ltr">{formatPhone(shopProfile.phone)}</bdi>
          </p>
        </div>
        <div className="shrink-0 text-end">
          <h2 className="text-xl">
            <PrintedText of={headings.slip} />
          </h2>
          <p className="font-semibold tabular-nums">
            <OrderNumbers in={order.number} />
          </p>
          <p className="text-sm">{order.placedOn}</p>
        </div>
      </header>
      <p className="wrap-anywhere mt-4">
        {/* Isolated, because an Arabic name would reorder the groups of digits. */}
        <b>
          <bdi dir="auto">{customer.name}</bdi>
        </b>
        {listSeparator}
        <bdi dir="ltr">{formatPhone(customer.phone)}</bdi>
        <br />
        <bdi dir="auto">{delivery.address}</bdi>
        {listSeparator}
        <bdi dir="auto">{delivery.city}</bdi>
      </p>
      <PrintedExchange order={order} className="wrap-anywhere mt-4 border-2 border-ink px-3 py-2" />
      <CustomerNotes
        notes={order}
        names={{ note: <PrintedText of={headings.note} />, giftNote: <PrintedText of={headings.giftNote} /> }}
        className="mt-4 border-2 border-ink px-3 py-2"
      />
      <table className="mt-4 w-full border-collapse text-sm tabular-nums">
        <thead>
          <tr className="border-ink border-b text-start">
            <th className="py-1 text-start">
              <PrintedText of={headings.pieces} />
            </th>
            <th className="px-2 text-start">
              <PrintedText of={headings.model} />
            </th>
            <th className="px-2 text-end">
              <PrintedText of={headings.count} />
            </th>
            <th className="text-end">
              <PrintedText of={headings.price} />
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one variant
            <tr key={position} className="break-inside-avoid border-ink/30 border-b">
              <td className="py-1.5">
                <div className="flex items-center gap-3">
                  <LinePicture fileName={line.picture} isPrinted className="w-10 max-sm:hidden print:block" />
                  <p>
                    <bdi>{line.name}</bdi>
                    <span className="block">{line.choice}</span>
                  </p>
                </div>
              </td>
              <td className="wrap-anywhere px-2">
                <bdi>{line.model}</bdi>
              </td>
              <td className="px-2 text-end font-semibold">{line.quantity}</td>
              <td className="whitespace-nowrap text-end">
                <bdi>{line.price}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {order.discount && (
            <tr>
              <td colSpan={3} className="pt-2">
                <PrintedText of={headings.discount} />
              </td>
              <td className="whitespace-nowrap pt-2 text-end">
                <bdi>{order.discount}</bdi>
              </td>
            </tr>
          )}
          <tr>
            <td colSpan={3} className="pt-2">
              <PrintedText of={headings.shipping} />
            </td>
            <td className="whitespace-nowrap pt-2 text-end">
              <bdi>{order.shippingPrice}</bdi>
            </td>
          </tr>
          <tr className="font-semibold text-base">
            <td colSpan={3}>
              <PrintedText of={headings.total} /> · <PrintedText of={headings.payment} />
            </td>
            <td className="whitespace-nowrap text-end">
              <bdi>{order.total}</bdi>
            </td>
          </tr>
          <tr className="font-semibold text-base">
            {endedWithoutSale(order.status) ? (
              <td colSpan={4} className="pt-2 text-xl">
                <PrintedText of={headings.notToSend} />
              </td>
            ) : (
              <>
                <td colSpan={3}>
                  <PrintedText of={headings.collect} />
                </td>
                <td className="text-end">
                  <bdi>{order.toCollect}</bdi>
                </td>
              </>
            )}
          </tr>
        </tfoot>
      </table>
    </article>
  )
}
