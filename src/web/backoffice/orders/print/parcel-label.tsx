import { governorateNames } from '#domain/geography/governorate.ts'
import { directionOf, languages } from '#domain/locale.ts'
import { endedWithoutSale } from '#domain/order-status.ts'
import { amountToCollect } from '#domain/orders/payments/payment.ts'
import { formatPhone } from '#domain/phone.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { encodeCode128 } from './barcode/encode-code-128.ts'
import { PrintedExchange } from './printed-exchange.tsx'
import type { PrintedOrder, PrintedTwice } from './printed-order.ts'
import { PrintedText } from './printed-text.tsx'
import { SenderAddress } from './sender-address.tsx'

/** The label for the courier: recipient, address and cash to collect; in small print the contents, for packing. */
export function ParcelLabel({ order }: { order: PrintedOrder }) {
  const { customer, delivery, linesOnLabel, headings, colon, mainLocale, shopProfile } = order
  const { listSeparator } = languages[mainLocale]
  return (
    <article lang={mainLocale} dir={directionOf(mainLocale)} className="paper label-paper flex flex-col">
      <p className="border-ink border-b pb-2 text-xs">
        <PrintedText of={headings.from} />
        {colon}
        <bdi>{shopProfile.name}</bdi>
        {listSeparator}
        <SenderAddress order={order} />
        {listSeparator}
        <bdi dir="ltr" className="whitespace-nowrap">
          {formatPhone(shopProfile.phone)}
        </bdi>
      </p>
      <div className="wrap-anywhere flex-1 pt-3">
        <p className="text-xs">
          <PrintedText of={headings.to} />
        </p>
        <p className="font-bold text-xl leading-tight">
          <bdi dir="auto">{customer.name}</bdi>
        </p>
        <p className="mt-1 font-bold text-xl tabular-nums">
          <bdi dir="ltr">{formatPhone(customer.phone)}</bdi>
        </p>
        <p className="mt-2 text-lg leading-snug">
          <bdi dir="auto">{delivery.address}</bdi>
        </p>
        <p className="font-bold text-lg">
          <bdi dir="auto">{delivery.city}</bdi>
          {delivery.governorate && !delivery.city.includes(governorateNames[delivery.governorate]) && (
            <span className="font-normal">
              {listSeparator}
              <bdi lang="fr" dir="ltr">
                {governorateNames[delivery.governorate]}
              </bdi>
            </span>
          )}
        </p>
        <NoteText name={headings.note} colon={colon} text={order.customerNote} />
      </div>
      <ul className="wrap-anywhere border-ink border-t pt-1 text-[8pt] leading-tight">
        {linesOnLabel.map(({ sizeId, colorId, quantity, name, choice }) => (
          <li key={`${sizeId} ${colorId ?? ''}`}>
            {quantity} × <bdi>{name}</bdi>
            {choice && <b> {choice}</b>}
          </li>
        ))}
        {order.moreLines && <li>{order.moreLines}</li>}
      </ul>
      <PrintedExchange order={order} className="wrap-anywhere mt-1 border-ink border-t pt-1 text-[8pt] leading-tight" />
      <NoteText name={headings.giftNote} colon={colon} text={order.giftNote} />
      <div className="mt-2 border-2 border-ink p-2 text-center">
        {endedWithoutSale(order.status) ? (
          <p className="font-bold text-xl">
            <PrintedText of={headings.notToSend} />
          </p>
        ) : amountToCollect(order) > 0 ? (
          <>
            <p className="text-xs">
              <PrintedText of={headings.collect} />
            </p>
            <p className="font-bold text-3xl tabular-nums">
              <bdi>{order.toCollect}</bdi>
            </p>
          </>
        ) : (
          <p className="font-bold text-xl">
            <PrintedText of={headings.nothingToCollect} />
          </p>
        )}
      </div>
      <BarcodeSvg text={order.number} className="mt-2 h-[11mm] w-full" />
      <p className="pt-1 text-center font-semibold tabular-nums">
        <OrderNumbers in={order.number} />
      </p>
    </article>
  )
}

/** A note of the customer in small print. */
function NoteText({ name, colon, text }: { name: PrintedTwice; colon: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p className="wrap-anywhere mt-1 text-[8pt] leading-tight">
      <b>
        <PrintedText of={name} />
        {colon}
      </b>
      <bdi>{text}</bdi>
    </p>
  )
}

/** The number of an order as bars that couriers scan; the number in words stands beside it. */
function BarcodeSvg({ text, className = '' }: { text: string; className?: string }) {
  const { width, path } = encodeCode128(text)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={`bg-white ${className}`}
    >
      <path d={path} fill="black" />
    </svg>
  )
}
