import { parseId } from '#web/http/parse-id.ts'
import { refusedFile } from '#web/product-import/refused-file.ts'
import { studioIn } from '#web/studio/studio-context.ts'
import type { Route } from './+types/own-refused-rows'

/** The rows of a file that became no pieces, with the reason. */
export function loader({ context, params }: Route.LoaderArgs) {
  return refusedFile(studioIn(context).marketplace, parseId(params.id), 'french')
}
