import { asCustomer } from '#domain/orders/as-customer.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { reviewPhotoResponse } from '#web/review-photos/review-photo-response.ts'
import type { Route } from './+types/own-review-photo'

/** A photo of a review for the customer of its order. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const customer = await catchNotFound(asCustomer(marketplaceIn(context), params.token))
  return reviewPhotoResponse(customer, params.file, 'private')
}
