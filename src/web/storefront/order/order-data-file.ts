import { asCustomer } from '#domain/orders/as-customer.ts'
import { exportOwnOrder } from '#domain/personal-data/read-person.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { marketplaceIn, shopProfileIn } from '#web/page-context.ts'
import { personFileResponse } from '#web/personal-data/person-file.ts'
import type { Route } from './+types/order-data-file'

/** Downloads what is held about the order of a private link, with masked contacts. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const customer = await catchNotFound(asCustomer(marketplaceIn(context), params.token))
  const records = await exportOwnOrder(customer)
  const { name: shopName } = await shopProfileIn(context)
  return personFileResponse({ records, shopName, madeAt: customer.clock.now(), isMasked: true })
}
