import { redirect } from 'react-router'
import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { isMoving } from '#domain/product-import/product-import.ts'
import { productImportMessages } from '#page-messages/product-import.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { useLastActionData } from '#web/backoffice/layout/use-last-action-data.ts'
import { usePolling } from '#web/backoffice/layout/use-polling.ts'
import { readForm } from '#web/forms/read-form.ts'
import { parseId } from '#web/http/parse-id.ts'
import {
  adminProductPath,
  productImportPath,
  productImportsPath,
  refusedRowsPath,
} from '#web/paths/backoffice-catalog-paths.ts'
import { runImportAction } from '#web/product-import/import-action.ts'
import { ImportView } from '#web/product-import/import-view.tsx'
import { loadImport } from '#web/product-import/load-import.ts'
import type { Route } from './+types/import-page'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  requireScope(mayEditProducts(office.actor))
  return loadImport(office, parseId(params.id), request)
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeIn(context)
  requireScope(mayEditProducts(office.actor))
  const result = await runImportAction(office, parseId(params.id), await readForm(request))
  return 'outcome' in result && result.outcome === 'deleted' ? redirect(productImportsPath()) : result
}

/** One import: what would come of its file, and what came of it. */
export default function ImportPage({ loaderData: found, actionData }: Route.ComponentProps) {
  usePolling(pollMilliseconds, isMoving(found))
  const paths = {
    part: (show: string, after?: number) =>
      productImportPath(found.id, { show, ...(after !== undefined && { after }) }),
    file: refusedRowsPath(found.id),
    piece: adminProductPath,
  }
  return (
    <OfficePage
      title={productImportMessages.title}
      heading={<bdi>{found.fileName}</bdi>}
      back={{ to: productImportsPath(), name: productImportMessages.all }}
      text={
        <>
          <bdi>{found.storeName}</bdi> · {found.madeAt}
        </>
      }
    >
      <ImportView found={found} paths={paths} outcome={useLastActionData(actionData)?.outcome} />
    </OfficePage>
  )
}

const pollMilliseconds = 3_000
