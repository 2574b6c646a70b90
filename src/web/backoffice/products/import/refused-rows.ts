import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { csvFormatOf } from '#web/backoffice/csv/csv-format-cookie.ts'
import { parseId } from '#web/http/parse-id.ts'
import { refusedFile } from '#web/product-import/refused-file.ts'
import type { Route } from './+types/refused-rows'

/** The rows of a file that became no pieces, with the reason, to be corrected and imported again. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  requireScope(mayEditProducts(office.actor))
  return refusedFile(office, parseId(params.id), csvFormatOf(request))
}
