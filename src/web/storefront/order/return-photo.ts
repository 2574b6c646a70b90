import { asCustomer } from '#domain/orders/as-customer.ts'
import { getReturnPhoto } from '#domain/returns/return-photos.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { photoResponse } from '#web/http/photo-response.ts'
import { marketplaceIn } from '#web/page-context.ts'
import type { Route } from './+types/return-photo'

/** A photo of damage, for whoever has the link of the order. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const customer = await catchNotFound(asCustomer(marketplaceIn(context), params.token))
  return photoResponse(await catchNotFound(getReturnPhoto(customer, parseId(params.photoId))), 'private')
}
