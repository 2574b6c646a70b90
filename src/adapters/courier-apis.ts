import type { CourierApis } from '#domain/couriers/api/courier-api.ts'
import { firstDelivery } from './first-delivery.ts'
import { navex } from './navex.ts'
import type { PosterOptions } from './post.ts'

/** The APIs that the shop speaks. */
export function courierApis(options: PosterOptions = {}): CourierApis {
  return { 'first-delivery': firstDelivery(options), navex: navex(options) }
}
