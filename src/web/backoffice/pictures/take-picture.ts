import { takeInPicture } from '#domain/assortment/take-in-picture.ts'
import type { Picture } from '#domain/catalog/picture.ts'
import type { PictureRefusal } from '#domain/catalog/picture-decoder.ts'
import { requireOperator } from '#domain/operators/require-operator.ts'
import { officeIn } from '../office-context.ts'
import type { Route } from './+types/take-picture'
import { readPictureBytes } from './read-picture-bytes.ts'

/** What is answered to a file, for `send-picture.ts` to read. */
export type PictureAnswer = { readonly picture: Picture } | { readonly refused: PictureRefusal }

/** Takes the bytes of one picture. Nobody's are read who is not at work. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const office = officeIn(context)
  requireOperator(office, 'staff')
  const bytes = await readPictureBytes(request)
  if (!bytes) return answer({ refused: 'too-heavy' }, 413)
  const taken = await takeInPicture(office, bytes)
  return taken.outcome === 'taken' ? answer({ picture: taken.picture }, 201) : answer({ refused: taken.reason }, 422)
}

export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}

function answer(body: PictureAnswer, status: number): Response {
  return Response.json(body, { status })
}
