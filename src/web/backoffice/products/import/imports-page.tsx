import { redirect } from 'react-router'
import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { listAdminStoreNames } from '#domain/catalog/admin/admin-stores.ts'
import { listProductImports } from '#domain/product-import/get-imports.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { productImportMessages } from '#page-messages/product-import.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { useLastActionData } from '#web/backoffice/layout/use-last-action-data.ts'
import { readId } from '#web/http/parse-id.ts'
import { adminProductsPath, productImportPath } from '#web/paths/backoffice-catalog-paths.ts'
import { ImportRow } from '#web/product-import/import-view.tsx'
import { uploadFile } from '#web/product-import/upload-action.ts'
import { UploadForm } from '#web/product-import/upload-form.tsx'
import { formatMoment } from '#web/text/format.ts'
import { SelectField } from '#web/ui/field.tsx'
import type { Route } from './+types/imports-page'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  requireScope(mayEditProducts(office.actor))
  const { searchParams } = new URL(request.url)
  const storeId = readId(searchParams.get('store'))
  const [{ rows, olderThan }, stores] = await Promise.all([
    listProductImports(office, { olderThan: readId(searchParams.get('before')) }),
    listAdminStoreNames(office, storeId),
  ])
  return { rows: rows.map(({ madeAt, ...row }) => ({ ...row, at: formatMoment(madeAt) })), olderThan, stores, storeId }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  requireScope(mayEditProducts(office.actor))
  const result = await uploadFile(office, request)
  return 'outcome' in result ? redirect(productImportPath(result.id)) : result
}

/** Files of pieces: the form of another one, and those that were imported. */
export default function ImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, olderThan, stores, storeId } = loaderData
  const messages = productImportMessages
  const result = useLastActionData(actionData)
  return (
    <ListPage
      title={messages.title}
      text={messages.text}
      back={{ to: adminProductsPath(), name: sectionsMessages.products }}
      tools={
        <UploadForm problem={result && messages.uploadProblems[result.outcome]}>
          <SelectField
            label={messages.store}
            name="store"
            required
            defaultValue={result?.storeId ?? storeId ?? (stores.length === 1 ? stores[0]?.id : '')}
            choices={stores.map(({ id, name }) => ({ value: String(id), name }))}
          >
            <option value="">{messages.chooseStore}</option>
          </SelectField>
        </UploadForm>
      }
      rows={rows}
      empty={messages.none}
      place={{ olderThan }}
    >
      {(row) => <ImportRow to={productImportPath(row.id)} row={row} store={row.storeName} />}
    </ListPage>
  )
}
