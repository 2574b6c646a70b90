import { getReturnPhoto } from '#domain/returns/return-photos.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { photoResponse } from '#web/http/photo-response.ts'
import type { Route } from './+types/return-photo'

/** A photo of damage, for the office. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  return photoResponse(await catchNotFound(getReturnPhoto(officeIn(context), parseId(params.photoId))), 'private')
}
