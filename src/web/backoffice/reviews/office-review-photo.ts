import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { reviewPhotoResponse } from '#web/review-photos/review-photo-response.ts'
import type { Route } from './+types/office-review-photo'

/** A photo of a review for the office. */
export function loader({ params, context }: Route.LoaderArgs) {
  return reviewPhotoResponse(officeIn(context), params.file, 'private')
}
