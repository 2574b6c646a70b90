import type { CsvField } from '#domain/couriers/courier.ts'
import type { Handover } from '#domain/couriers/handovers/handover.ts'
import { governorateNames } from '#domain/geography/governorate.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { toDinars } from '#domain/money.ts'
import { getOrderDetails, type OrderDetails } from '#domain/orders/get-order-details.ts'
import { describeLines } from '#domain/orders/lines/describe-lines.ts'
import { piecesOf } from '#domain/orders/lines/order-lines.ts'
import { dialedInTunisia } from '#domain/phone.ts'
import { handoverMessagesIn } from '#messages/server-messages.ts'

type Row = (string | number)[]

/**
 * Returns the headings and the parcels of a hand-over in the columns of its courier. Couriers in Tunisia read French.
 */
export async function courierFileRows(
  office: Marketplace,
  { parcels }: Handover,
  columns: readonly CsvField[],
): Promise<Row[]> {
  const { fields } = handoverMessagesIn('fr').couriers
  const rows: Row[] = [columns.map((field) => fields[field])]
  for (const { id, toCollect } of parcels) {
    const order = await getOrderDetails(office, id)
    rows.push(columns.map((field) => (field === 'amount' ? toDinars(toCollect) : cells[field](order))))
  }
  return rows
}

/** All but the amount, which is that of the hand-over. */
const cells: Readonly<Record<Exclude<CsvField, 'amount'>, (order: OrderDetails) => string | number>> = {
  number: ({ number }) => number,
  customer: ({ customer }) => customer.name,
  phone: ({ customer: { phone } }) => dialedInTunisia(phone),
  governorate: ({ delivery: { governorate } }) => (governorate ? governorateNames[governorate] : ''),
  city: ({ delivery }) => delivery.city,
  address: ({ delivery }) => delivery.address,
  pieces: ({ lines }) => piecesOf(lines),
  contents: ({ lines }) => describeLines(lines),
  note: ({ customerNote }) => customerNote ?? '',
}
