import { formatPrice } from '#domain/money.ts'
import { governorateNames } from '#domain/orders/governorate.ts'
import { amountToCollect } from '#domain/orders/payment.ts'
import { formatPhone } from '#domain/phone.ts'
import { useHouse } from '../../use-house.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { PrintedOrder } from './print-page.tsx'

/** What the courier reads: to whom, where, and how much to collect. As large as A6 lets it be. */
export function ParcelLabel({ order }: { order: PrintedOrder }) {
  const house = useHouse()
  const { print } = useOfficeMessages().orders
  const { customer, delivery } = order
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
      </div>
      <div className="border-2 border-ink p-2 text-center">
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
