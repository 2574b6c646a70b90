import { redirect } from 'react-router'
import { listProductImports } from '#domain/product-import/get-imports.ts'
import { productImportMessages } from '#page-messages/product-import.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { ownImportPath, piecesPath } from '#web/paths/studio-paths.ts'
import { ImportRow } from '#web/product-import/import-view.tsx'
import { uploadFile } from '#web/product-import/upload-action.ts'
import { UploadForm } from '#web/product-import/upload-form.tsx'
import { readAskedStore } from '#web/studio/layout/asked-store.ts'
import { BackLink } from '#web/studio/layout/back-link.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { ToPhones } from '#web/studio/layout/to-phones.tsx'
import { studioIn } from '#web/studio/studio-context.ts'
import { formatMoment } from '#web/text/format.ts'
import type { Route } from './+types/own-imports-page'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { marketplace } = studioIn(context)
  const { store } = await readAskedStore(marketplace, request)
  const { rows } = await listProductImports(marketplace, { storeId: store.id })
  return { store, rows: rows.map(({ madeAt, ...row }) => ({ ...row, at: formatMoment(madeAt) })) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { marketplace } = studioIn(context)
  const { store } = await readAskedStore(marketplace, request)
  const result = await uploadFile(marketplace, request, store.id)
  return 'outcome' in result ? redirect(ownImportPath(result.id)) : result
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** The files of pieces that a store has taken over, and the form of another one. */
export default function OwnImportsPage({ loaderData: { store, rows }, actionData }: Route.ComponentProps) {
  const messages = productImportMessages
  const problem = actionData && messages.uploadProblems[actionData.outcome]
  return (
    <StudioFrame title={messages.title} actions={<ToPhones />}>
      <BackLink to={piecesPath({ store: store.id })}>{studioMessages.pieces.title}</BackLink>
      <h1 className="text-3xl">{messages.title}</h1>
      <p className="text-lg">{messages.text}</p>
      <UploadForm problem={problem} />
      {rows.length > 0 && (
        <section className="space-y-2">
          <h2 className="text-2xl">{messages.imports}</h2>
          <ul className="panel divide-y divide-sand-deep">
            {rows.map((row) => (
              <li key={row.id}>
                <ImportRow to={ownImportPath(row.id)} row={row} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </StudioFrame>
  )
}
