import { governorateNames } from '#domain/geography/governorate.ts'
import { formatPrice } from '#domain/money.ts'
import { endedWithoutSale } from '#domain/order-status.ts'
import { amountToCollect } from '#domain/orders/payments/payment.ts'
import { formatPhone } from '#domain/phone.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { PrintedOrder } from './printed-order.ts'

/** The packing slip has all lines. */
const maxLinesOnLabel = 4

/** The label for the courier: recipient, address and cash to collect; in small print the contents, for packing. */
export function ParcelLabel({ order }: { order: PrintedOrder }) {
  const shopProfile = useShopProfile()
  const { print, choice, customerNotes, states } = useBackofficeMessages().orders
  const { customer, delivery, lines } = order
  const toCollect = amountToCollect(order)
  return (
    <article className="paper label-paper flex flex-col">
      <p className="border-ink border-b pb-2 text-xs">
        {print.from}: <bdi>{shopProfile.name}</bdi>, <bdi>{shopProfile.street}</bdi>, {shopProfile.postalCode}{' '}
        <bdi>{shopProfile.city}</bdi>,{' '}
        <bdi dir="ltr" className="whitespace-nowrap">
          {formatPhone(shopProfile.phone)}
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
        <NoteText name={customerNotes.note} text={order.customerNote} />
      </div>
      <ul className="wrap-anywhere border-ink border-t pt-1 text-[8pt] leading-tight">
        {lines.slice(0, maxLinesOnLabel).map(({ sizeId, colorId, quantity, name, sizeName, colorName }) => (
          <li key={`${sizeId} ${colorId ?? ''}`}>
            {quantity} × <bdi>{name}</bdi>
            {(sizeName || colorName) && <b> {choice(sizeName, colorName)}</b>}
          </li>
        ))}
        {lines.length > maxLinesOnLabel && <li>{print.moreLines(lines.length - maxLinesOnLabel)}</li>}
      </ul>
      <NoteText name={customerNotes.giftNote} text={order.giftNote} />
      <div className="mt-2 border-2 border-ink p-2 text-center">
        {endedWithoutSale(order.status) ? (
          <p className="font-bold text-xl">{print.notToSend(states[order.status])}</p>
        ) : toCollect > 0 ? (
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

/** A note of the customer in small print. */
function NoteText({ name, text }: { name: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p className="wrap-anywhere mt-1 text-[8pt] leading-tight">
      <b>{name}:</b> <bdi>{text}</bdi>
    </p>
  )
}
