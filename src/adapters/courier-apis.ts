import type { CourierApis } from '#domain/couriers/api/courier-api.ts'
import { firstDelivery } from './first-delivery.ts'
import type { JsonClientOptions } from './json-client.ts'
import { navex } from './navex.ts'

/** The APIs that the shop speaks. */
export function courierApis(options: JsonClientOptions = {}): CourierApis {
  return { 'first-delivery': firstDelivery(options), navex: navex(options) }
}
