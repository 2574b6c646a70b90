import { marketplaceIn } from '#web/page-context.ts'
import { reviewPhotoResponse } from '#web/review-photos/review-photo-response.ts'
import type { Route } from './+types/review-photo'

/** A photo of a shown review. */
export function loader({ params, context }: Route.LoaderArgs) {
  return reviewPhotoResponse(marketplaceIn(context), params.file, 'public')
}
