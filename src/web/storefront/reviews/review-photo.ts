import { marketplaceIn } from '#web/page-context.ts'
import { photoResponse } from '#web/review-photos/photo-response.ts'
import type { Route } from './+types/review-photo'

/** A photo of a shown review. Not kept for long: it may be hidden or deleted. */
export function loader({ params, context }: Route.LoaderArgs) {
  return photoResponse(marketplaceIn(context), params.file, 'public, max-age=3600')
}
