import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import { countWaiting } from '#domain/stock-alerts/count-waiting.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { variantsMessages } from '#page-messages/backoffice/variants.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { UnsavedChangesGuard } from '#web/backoffice/layout/unsaved-changes-guard.tsx'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { adminProductPath } from '#web/paths/backoffice-catalog-paths.ts'
import type { Route } from './+types/variants-page'
import { CountForm } from './count-form.tsx'
import { DetailsForm } from './details-form.tsx'
import { OnSaleForm } from './on-sale-form.tsx'
import { SplitForm } from './split-form.tsx'
import { UnsavedPartsContext, useUnsavedParts } from './unsaved-parts.ts'
import { runVariantsAction } from './variants-action.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  const id = parseId(params.id)
  const [{ product }, waiting, variants] = await Promise.all([
    catchNotFound(getAdminProduct(office, id)),
    countWaiting(office, id),
    listVariants(office, id),
  ])
  const { name, colors, regularPrice, supply } = product
  return { product: { id, name, colors, regularPrice, supply }, variants, waiting }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const office = officeIn(context)
  requireScope(mayEditProducts(office.actor))
  return catchNotFound(runVariantsAction(office, parseId(params.id), await readForm(request)))
}

/** The sizes and colors of a product: counted in one grid, told apart by color, priced, numbered and taken off sale. */
export default function VariantsPage({ loaderData, actionData: results }: Route.ComponentProps) {
  const { product, variants, waiting } = loaderData
  const { title, counts, details, onSale } = variantsMessages
  const [hasUnsaved, report] = useUnsavedParts()
  const offered = variants.filter(({ isRetired }) => !isRetired)
  const [only, ...others] = offered
  const isOne = others.length === 0
  const isCounted = product.supply !== 'made-to-order'
  return (
    <OfficePage
      title={title(product.name)}
      heading={title(product.name)}
      back={{ to: adminProductPath(product.id), name: <bdi>{product.name}</bdi> }}
      className="max-w-5xl space-y-5"
    >
      <UnsavedPartsContext value={report}>
        {isCounted && !isOne && (
          <Panel title={counts.heading}>
            <CountForm {...{ variants, colors: product.colors, waiting }} result={results?.counts} />
          </Panel>
        )}
        {!isCounted && <p>{productsMessages.stock['made-to-order']()}</p>}
        {isCounted && <SplitForm {...{ variants, colors: product.colors }} result={results?.split} />}
        {only && (
          <Panel title={isOne ? details.headingOne : details.heading}>
            <DetailsForm variants={offered} regularPrice={product.regularPrice} result={results?.details} />
          </Panel>
        )}
        {(!isOne || variants.some(({ isRestorable }) => isRestorable)) && (
          <Panel title={onSale.heading}>
            <OnSaleForm variants={variants} result={results?.onSale} />
          </Panel>
        )}
      </UnsavedPartsContext>
      <UnsavedChangesGuard hasUnsavedChanges={hasUnsaved} />
    </OfficePage>
  )
}
