import { formatPrice } from '#domain/money.ts'
import { governorateNames } from '#domain/orders/governorate.ts'
import { amountToCollect } from '#domain/orders/payment.ts'
import { formatPhone } from '#domain/phone.ts'
import { useHouse } from '../../use-house.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { PrintedOrder } from './print-page.tsx'

/** The slip tells the others. */
const mostLinesToldOnLabel = 4

/** What the courier reads: to whom, where, and how much to collect; and small, for who packs, what it is for. */
export function ParcelLabel({ order }: { order: PrintedOrder }) {
  const house = useHouse()
  const { print, choice, customerNotes } = useOfficeMessages().orders
  const { customer, delivery, lines } = order
  const toCollect = amountToCollect(order)
  return (
    <article className="paper label-paper flex flex-col">
      <p className="border-ink border-b pb-2 text-xs">
        {print.from}: <bdi>{house.name}</bdi>, <bdi>{house.street}</bdi>, {house.postalCode} <bdi>{house.city}</bdi>,{' '}
        <bdi dir="ltr" className="whitespace-nowrap">
          {formatPhone(house.phone)}
        </bdi>
      </p>
      <div className="wrap-anywhere flex-1 pt-3">
        <p className="text-xs">{print.to}</p>
        <p className="font-bold text-xl leading-tight">
          <bdi>{customer.name}</bdi>
        </p>
        <p className="mt-1 font-bold text-xl tabular-nums">
          <bdi dir="ltr">{formatPhone(customer.phone)}</bdi>
        </p>
        <p className="mt-2 text-lg leading-snug">
          <bdi>{delivery.address}</bdi>
        </p>
        <p className="font-bold text-lg">
          <bdi>{delivery.city}</bdi>
          {delivery.governorate && !delivery.city.includes(governorateNames[delivery.governorate]) && (
            <span className="font-normal">, {governorateNames[delivery.governorate]}</span>
          )}
        </p>
        <Words name={customerNotes.note} text={order.customerNote} />
      </div>
      <ul className="wrap-anywhere border-ink border-t pt-1 text-[8pt] leading-tight">
        {lines.slice(0, mostLinesToldOnLabel).map(({ sizeId, colorId, quantity, name, sizeName, colorName }) => (
          <li key={`${sizeId} ${colorId ?? ''}`}>
            {quantity} × <bdi>{name}</bdi>
            {(sizeName || colorName) && <b> {choice(sizeName, colorName)}</b>}
          </li>
        ))}
        {lines.length > mostLinesToldOnLabel && <li>{print.moreLines(lines.length - mostLinesToldOnLabel)}</li>}
      </ul>
      <Words name={customerNotes.giftNote} text={order.giftNote} />
      <div className="mt-2 border-2 border-ink p-2 text-center">
        {toCollect > 0 ? (
          <>
            <p className="text-xs">{print.collect}</p>
            <p className="font-bold text-3xl tabular-nums">{formatPrice(toCollect)}</p>
          </>
        ) : (
          <p className="font-bold text-xl">{print.nothingToCollect}</p>
        )}
      </div>
      <p className="pt-2 text-center font-semibold tabular-nums">{order.number}</p>
    </article>
  )
}

/** The customer's words in few lines. */
function Words({ name, text }: { name: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p className="wrap-anywhere mt-1 text-[8pt] leading-tight">
      <b>{name}:</b> <bdi>{text}</bdi>
    </p>
  )
}
