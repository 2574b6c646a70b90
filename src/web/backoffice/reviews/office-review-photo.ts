import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { photoResponse } from '#web/review-photos/photo-response.ts'
import type { Route } from './+types/office-review-photo'

/** A photo of a review for the office. */
export function loader({ params, context }: Route.LoaderArgs) {
  return photoResponse(officeIn(context), params.file, 'no-store')
}
