import { uploadPicture } from '#domain/catalog/pictures/upload-picture.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { inPhotoTurn } from '#web/forms/read-photo-form.ts'
import { readPictureBytes } from '#web/http/read-picture-bytes.ts'
import { thumbnailPath } from '#web/paths/picture-paths.ts'
import { studioIn } from '#web/studio/studio-context.ts'
import type { Route } from './+types/photo-upload'

/** Receives the bytes of a photo while its maker types. The response has the name of the picture, or says why not. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const { marketplace } = studioIn(context)
  const bytes = await inPhotoTurn(marketplace.actor, () => readPictureBytes(request))
  if (!bytes) return Response.json({ refused: 'too-heavy' }, { status: 413 })
  try {
    const upload = await uploadPicture(marketplace, bytes)
    if (upload.outcome === 'refused') return Response.json({ refused: upload.reason }, { status: 422 })
    const { fileName } = upload.picture
    return Response.json({ fileName, path: thumbnailPath(fileName, 640) }, { status: 201 })
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error
    const headers = { 'Retry-After': String(error.retryAfterSeconds) }
    return Response.json({ refused: 'rate-limited' }, { status: 429, headers })
  }
}

export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
