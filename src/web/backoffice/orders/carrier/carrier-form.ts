import { maxCourierName } from '#domain/couriers/courier.ts'
import type { ChosenCarrier } from '#domain/couriers/handovers/carrier.ts'
import { cutLine, rawText } from '#web/forms/form-fields.ts'
import { readId } from '#web/http/parse-id.ts'

/** The value of the choice that somebody else of the shop brings the parcels. */
export const ownCarrier = 'own'

/** Who brings the parcels, as `CarrierField` sends it. */
export const carrierFields = { carrier: rawText, holder: cutLine(maxCourierName) }

export function carrierFromForm({ carrier, holder }: { carrier: string; holder: string }): ChosenCarrier | undefined {
  if (carrier === ownCarrier) return { holder }
  const id = readId(carrier)
  return id === undefined ? undefined : { id }
}
