import { randomUUID } from 'node:crypto'
import { useSearchParams } from 'react-router'
import { getShelfItem } from '#domain/assortment/get-shelf-item.ts'
import { listPinnedProducts } from '#domain/assortment/list-pinned-products.ts'
import { draftOf } from '#domain/assortment/shelf-item.ts'
import { listShelfStores } from '#domain/assortment/shelf-stores.ts'
import { requireOperator } from '#domain/operators/require-operator.ts'
import { idFrom, or404 } from '../../or-404.ts'
import { Notice } from '../../ui/notice.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { officeIn } from '../office-context.ts'
import { readPictureForm } from '../pictures/read-picture-form.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/product-page'
import { EditForm } from './edit-form.tsx'
import { PinPanel } from './pin-panel.tsx'
import { actOnProduct } from './product-action.ts'
import { ProductActions } from './product-actions.tsx'
import { StockPanel } from './stock-panel.tsx'
import { VisibilityPanel } from './visibility-panel.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  const [item, stores, pinned] = await Promise.all([
    or404(getShelfItem(office, idFrom(params.id))),
    listShelfStores(office),
    listPinnedProducts(office),
  ])
  return {
    item,
    draft: draftOf(item),
    pinned,
    isOwner: office.operator?.role === 'owner',
    /** An idempotency key: what the form of a size sends twice under it is booked once. */
    stockKey: randomUUID(),
    stores: stores.flatMap(({ store: { id, name }, retiredAt }) =>
      retiredAt && id !== item.product.store.id ? [] : [{ id, name }],
    ),
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const office = officeIn(context)
  requireOperator(office, 'staff')
  return or404(actOnProduct(office, idFrom(params.id), await readPictureForm(request)))
}

/** One product: everything that is told of it, its pieces, and whether visitors see it. */
export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { products } = useOfficeMessages()
  const { item, draft, stores, pinned, isOwner, stockKey } = loaderData
  const [query] = useSearchParams()
  const answer = actionData && 'save' in actionData ? actionData.save : undefined
  const isSaved = answer ? answer.outcome === 'saved' : query.has('new')
  return (
    <div className="mx-auto max-w-5xl">
      <OfficeTitle title={item.product.name} />
      <h1 className="text-3xl">{item.product.name}</h1>
      <p className="mt-1 text-ink-soft">{item.product.store.name}</p>
      {isSaved && (
        <Notice tone="success" className="mt-4">
          {products.form.saved}
        </Notice>
      )}
      <div className="mt-5">
        <EditForm key={item.product.id} item={item} draft={draft} stores={stores} answer={answer}>
          <VisibilityPanel item={item} />
          <PinPanel id={item.product.id} pinned={pinned} isOwner={isOwner} />
          <StockPanel
            sizes={item.product.sizes}
            firstKey={stockKey}
            answer={actionData && 'stock' in actionData ? actionData.stock : undefined}
          />
          <ProductActions item={item} />
        </EditForm>
      </div>
    </div>
  )
}
