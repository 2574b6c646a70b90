import { type Carriers, listCarriers } from '#domain/couriers/handovers/carrier.ts'
import type { Marketplace } from '#domain/marketplace.ts'

export interface CarrierChoices extends Carriers {
  /** Who is signed in: the one who probably holds the cash of what the shop brings itself. */
  readonly holder: string
}

/** Returns who can bring parcels, for `CarrierField`. */
export async function readCarriers(office: Marketplace): Promise<CarrierChoices> {
  const { actor } = office
  return { ...(await listCarriers(office)), holder: actor.kind === 'operator' ? actor.name : '' }
}
