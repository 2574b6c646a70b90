import { getHandover } from '#domain/couriers/handovers/get-handover.ts'
import { getCourier } from '#domain/couriers/list-couriers.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { csvResponseWith } from '#web/csv/csv.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import type { Route } from './+types/courier-file'
import { courierFileRows } from './courier-file-rows.ts'

/** The parcels of a hand-over as a file in the layout of its courier. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  const handover = await catchNotFound(getHandover(office, parseId(params.id)))
  const { csv } = await getCourier(office, handover.courier.id)
  const { separator, decimalSign } = csv
  const rows = await courierFileRows(office, handover, csv.columns)
  return csvResponseWith(`${handover.id}.csv`, rows, { separator, decimalSign })
}
