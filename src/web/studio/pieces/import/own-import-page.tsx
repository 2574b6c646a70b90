import { data, redirect } from 'react-router'
import { isMoving } from '#domain/product-import/product-import.ts'
import { productImportMessages } from '#page-messages/product-import.ts'
import { readForm } from '#web/forms/read-form.ts'
import { parseId } from '#web/http/parse-id.ts'
import { ownImportPath, ownImportsPath, ownRefusedRowsPath, piecePath } from '#web/paths/studio-paths.ts'
import { runImportAction } from '#web/product-import/import-action.ts'
import { ImportView } from '#web/product-import/import-view.tsx'
import { loadImport } from '#web/product-import/load-import.ts'
import { BackLink } from '#web/studio/layout/back-link.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { ToPhones } from '#web/studio/layout/to-phones.tsx'
import { studioIn } from '#web/studio/studio-context.ts'
import type { Route } from './+types/own-import-page'

/** While a job is at work, the browser loads the page again: these pages have no script. */
const refreshSeconds = '5'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { marketplace } = studioIn(context)
  const found = await loadImport(marketplace, parseId(params.id), request)
  return data(found, { headers: isMoving(found) ? { Refresh: refreshSeconds } : {} })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { marketplace } = studioIn(context)
  const id = parseId(params.id)
  const { storeId } = await loadImport(marketplace, id, request)
  const result = await runImportAction(marketplace, id, await readForm(request))
  if (!('outcome' in result)) return result
  return redirect(result.outcome === 'deleted' ? ownImportsPath(storeId) : ownImportPath(id))
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** One import of a store: what would come of its file, and what came of it. */
export default function OwnImportPage({ loaderData: found, actionData }: Route.ComponentProps) {
  const paths = {
    part: (show: string, after?: number) => ownImportPath(found.id, { show, ...(after !== undefined && { after }) }),
    file: ownRefusedRowsPath(found.id),
    piece: piecePath,
  }
  return (
    <StudioFrame title={productImportMessages.title} actions={<ToPhones />}>
      <BackLink to={ownImportsPath(found.storeId)}>{productImportMessages.title}</BackLink>
      <h1 className="wrap-anywhere text-3xl">
        <bdi>{found.fileName}</bdi>
      </h1>
      <p className="text-ink-soft">{found.madeAt}</p>
      <ImportView found={found} paths={paths} outcome={actionData?.outcome} />
    </StudioFrame>
  )
}
