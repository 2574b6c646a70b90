import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { Picture } from '#domain/catalog/pictures/picture.ts'
import type { PictureRefusal } from '#domain/catalog/pictures/picture-decoder.ts'
import { uploadPicture } from '#domain/catalog/pictures/upload-picture.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { readPictureBytes } from '#web/http/read-picture-bytes.ts'
import type { Route } from './+types/picture-upload'

/** The JSON response to an upload, read by `use-uploads.ts`. */
export type UploadResponse = { readonly picture: Picture } | { readonly refused: PictureRefusal }

/** Receives the bytes of a picture. Checks the operator before it reads them. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const office = officeIn(context)
  requireScope(mayEditProducts(office.actor))
  const bytes = await readPictureBytes(request)
  if (!bytes) return respond({ refused: 'too-heavy' }, 413)
  const upload = await uploadPicture(office, bytes)
  return upload.outcome === 'uploaded'
    ? respond({ picture: upload.picture }, 201)
    : respond({ refused: upload.reason }, 422)
}

export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}

function respond(body: UploadResponse, status: number): Response {
  return Response.json(body, { status })
}
