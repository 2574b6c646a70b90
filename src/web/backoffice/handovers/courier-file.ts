import type { Courier, CsvField } from '#domain/couriers/courier.ts'
import { getHandover } from '#domain/couriers/handovers/get-handover.ts'
import { getCourier } from '#domain/couriers/list-couriers.ts'
import { governorateNames } from '#domain/geography/governorate.ts'
import { toDinars } from '#domain/money.ts'
import { getOrderDetails, type OrderDetails } from '#domain/orders/get-order-details.ts'
import { describeLines } from '#domain/orders/lines/describe-lines.ts'
import { piecesOf } from '#domain/orders/lines/order-lines.ts'
import { amountToCollect } from '#domain/orders/payments/payment.ts'
import { dialedInTunisia } from '#domain/phone.ts'
import { handoverMessagesIn } from '#messages/server-messages.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { csvResponseWith } from '#web/backoffice/csv/csv.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import type { Route } from './+types/courier-file'

/** The parcels of a hand-over as a file in the layout of its courier. Couriers in Tunisia read French. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  const { id, courier, parcels } = await catchNotFound(getHandover(office, parseId(params.id)))
  const { csv } = await getCourier(office, courier.id)
  const rows: (string | number)[][] = []
  for (const parcel of parcels) {
    const order = await getOrderDetails(office, parcel.id)
    rows.push(csv.columns.map((field) => cells[field](order)))
  }
  const { fields } = handoverMessagesIn('fr').couriers
  return csvResponseWith(`${id}.csv`, [csv.columns.map((field) => fields[field]), ...rows], signsOf(csv))
}

function signsOf({ separator, decimalSign }: Courier['csv']) {
  return { separator, decimalSign }
}

const cells: Readonly<Record<CsvField, (order: OrderDetails) => string | number>> = {
  number: ({ number }) => number,
  customer: ({ customer }) => customer.name,
  phone: ({ customer: { phone } }) => dialedInTunisia(phone),
  governorate: ({ delivery: { governorate } }) => (governorate ? governorateNames[governorate] : ''),
  city: ({ delivery }) => delivery.city,
  address: ({ delivery }) => delivery.address,
  amount: (order) => toDinars(amountToCollect(order)),
  pieces: ({ lines }) => piecesOf(lines),
  contents: ({ lines }) => describeLines(lines),
  note: ({ customerNote }) => customerNote ?? '',
}
