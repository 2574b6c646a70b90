import { maxCourierName } from '#domain/couriers/courier.ts'
import type { ChosenCarrier } from '#domain/couriers/handovers/carrier.ts'
import { cutLine, rawText } from '#web/forms/form-fields.ts'
import { readId } from '#web/http/parse-id.ts'
import { ownCarrier } from './own-carrier.ts'

/** Who brings the parcels, as `CarrierField` sends it. */
export const carrierFields = { carrier: rawText, holder: cutLine(maxCourierName) }

export function carrierFromForm({ carrier, holder }: { carrier: string; holder: string }): ChosenCarrier | undefined {
  if (carrier === ownCarrier) return { holder }
  const id = readId(carrier)
  return id === undefined ? undefined : { id }
}
