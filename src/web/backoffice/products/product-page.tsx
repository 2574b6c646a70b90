import { randomUUID } from 'node:crypto'
import { useSearchParams } from 'react-router'
import { mayEditProducts, mayPinProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { type AdminProduct, productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { listAdminStoreNames } from '#domain/catalog/admin/admin-stores.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listPinnedProducts } from '#domain/catalog/admin/list-pinned-products.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import { countWaiting } from '#domain/stock-alerts/count-waiting.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { formatMoment } from '#web/text/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { readPictureForm } from '../pictures/read-picture-form.ts'
import type { Route } from './+types/product-page'
import { EditForm } from './edit-form.tsx'
import { PinPanel } from './pin-panel.tsx'
import { runProductAction } from './product-action.ts'
import { ProductActions } from './product-actions.tsx'
import { StockPanel } from './stock-panel.tsx'
import { VisibilityPanel } from './visibility-panel.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  const id = parseId(params.id)
  const [item, waiting, variants] = await Promise.all([
    catchNotFound(getAdminProduct(office, id)),
    countWaiting(office, id),
    listVariants(office, id),
  ])
  const storeId = item.product.store.id
  const [stores, pinned] = await Promise.all([listAdminStoreNames(office, storeId), listPinnedProducts(office)])
  return {
    item,
    variants,
    waiting: Object.fromEntries(waiting),
    draft: productDraftOf(item),
    today: tunisDayOf(office.clock.now()),
    pinned,
    isOwner: mayPinProducts(office.actor),
    /** An idempotency key: a repeated change of stock with it is recorded once. */
    stockKey: randomUUID(),
    stores: stores.filter(({ id, isRetired }) => !isRetired || id === storeId),
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const office = officeIn(context)
  requireScope(mayEditProducts(office.actor))
  return catchNotFound(runProductAction(office, parseId(params.id), await readPictureForm(request)))
}

/** The page of a product: its form, its stock and its availability. */
export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { item, draft, today, stores, pinned, isOwner, stockKey, waiting, variants } = loaderData
  const [query] = useSearchParams()
  const result = actionData && 'save' in actionData ? actionData.save : undefined
  const isSaved = result ? result.outcome === 'saved' : query.has('new')
  return (
    <OfficePage title={item.product.name} heading={<bdi>{item.product.name}</bdi>} className="max-w-5xl">
      <p className="mt-1 text-ink-soft">
        <bdi>{item.product.store.name}</bdi>
      </p>
      {/* Below a long form on phones. */}
      <p className="flex gap-x-6 sm:hidden">
        <a href="#stock" className="text-link">
          {productsMessages.stock.heading}
        </a>
        <a href="#visibility" className="text-link">
          {productsMessages.why.heading}
        </a>
      </p>
      {isSaved && (
        <Notice tone="success" className="mt-4">
          {savedText(item)}
        </Notice>
      )}
      <div className="mt-5">
        <EditForm key={item.product.id} item={item} draft={draft} stores={stores} today={today} result={result}>
          <StockPanel
            {...{ product: item.product, variants, waiting }}
            firstKey={stockKey}
            result={actionData && 'stock' in actionData ? actionData.stock : undefined}
          />
          <VisibilityPanel item={item} today={today} />
          <PinPanel id={item.product.id} pinned={pinned} isOwner={isOwner} />
          <ProductActions
            item={item}
            result={actionData && 'publishing' in actionData ? actionData.publishing : undefined}
          />
        </EditForm>
      </div>
    </OfficePage>
  )
}

/** Says that a product is saved, and whether visitors see it. */
function savedText({ retiredAt, publishAt, isStoreRetired }: AdminProduct): string {
  const { saved, savedUnseen } = productsMessages.form
  if (isStoreRetired) return savedUnseen['store-retired']
  if (retiredAt && publishAt) return savedUnseen.planned(formatMoment(publishAt))
  return retiredAt ? savedUnseen.retired : saved
}
