import { randomUUID } from 'node:crypto'
import { Form, Link, useFetcher, useSearchParams } from 'react-router'
import { mayEditProducts, mayPinProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { type AdminProduct, productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { listAdminStoreNames } from '#domain/catalog/admin/admin-stores.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listPinnedProducts } from '#domain/catalog/admin/list-pinned-products.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import type { OfficeVariant } from '#domain/catalog/admin/office-variant.ts'
import type { PinOutcome } from '#domain/catalog/admin/pin-product.ts'
import { maxPinnedProducts, type PinnedProduct } from '#domain/catalog/admin/pinned-product.ts'
import type { Product } from '#domain/catalog/product.ts'
import { unapprovedState } from '#domain/catalog/submissions/submission.ts'
import { countWaiting } from '#domain/stock-alerts/count-waiting.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readPictureForm } from '#web/backoffice/pictures/read-picture-form.ts'
import { moment } from '#web/forms/codec.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { revalidateAfterRefusal } from '#web/http/revalidate-after-conflict.ts'
import { adminProductPath, submissionsPath, variantsOfProductPath } from '#web/paths/backoffice-catalog-paths.ts'
import { stockFor } from '#web/product-display/variants-for.ts'
import { formatMoment } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/product-page'
import { EditForm } from './edit-form.tsx'
import { type PublishingResult, runProductAction, type StockResult } from './product-action.ts'
import { PublishAtField } from './publishing-fields.tsx'
import { StockChangeForm } from './stock-change-form.tsx'
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
    waiting: waiting.forVariants,
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

export const shouldRevalidate = revalidateAfterRefusal

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

interface PinPanelProps {
  readonly id: number
  /** In the order of the shop's page. */
  readonly pinned: readonly PinnedProduct[]
  readonly isOwner: boolean
}

/** Pins a product to the front of the shop's page, and lists the other pinned products. */
function PinPanel({ id, pinned, isOwner }: PinPanelProps) {
  const { pin: messages } = productsMessages
  const fetcher = useFetcher<{ pin: PinOutcome }>()
  const isPinned = pinned.some((product) => product.id === id)
  const isFull = fetcher.data?.pin.outcome === 'too-many'
  return (
    <Panel title={messages.heading}>
      <p className="text-sm">{isPinned ? messages.isPinned : messages.takesTurns}</p>
      {pinned.length > 0 && (
        <ol className="mt-2 list-decimal ps-5 text-sm">
          {pinned.map((product) => (
            <li key={product.id}>
              {product.id === id ? (
                <b>
                  <bdi>{product.name}</bdi>
                </b>
              ) : (
                <Link reloadDocument to={adminProductPath(product.id)} className="text-link">
                  <bdi>{product.name}</bdi>
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
      {isOwner ? (
        <fetcher.Form method="post" className="mt-3">
          <SubmitButton name="do" value={isPinned ? 'unpin' : 'pin'} variant="outline">
            {isPinned ? messages.unpin : messages.pin}
          </SubmitButton>
        </fetcher.Form>
      ) : (
        <p className="mt-2 text-ink-soft text-sm">{messages.forOwners}</p>
      )}
      <p role="status" className="mt-1 text-clay-deep text-sm">
        {isFull && messages.full(maxPinnedProducts)}
      </p>
    </Panel>
  )
}

interface StockPanelProps {
  readonly product: Pick<Product, 'id' | 'variants' | 'supply' | 'weeklyLimit' | 'colors'>
  readonly variants: readonly OfficeVariant[]
  /** How many people wait for a variant that is sold out, by its id. */
  readonly waiting: Readonly<Record<number, number>>
  /** The first idempotency key of the form. */
  readonly firstKey: string
  /** The result of a form that was sent without JavaScript. */
  readonly result: StockResult | undefined
}

/** The stock of a product, with a form to change it for a reason. Its variants have a page of their own. */
function StockPanel({ product, variants, waiting, firstKey, result }: StockPanelProps) {
  const { stock } = productsMessages
  const offered = variants.filter(({ isRetired }) => !isRetired)
  const isOne = offered.length === 1 && product.colors.length === 0
  return (
    <Panel title={stock.heading} anchor="stock">
      {product.supply === 'made-to-order' ? (
        <>
          <p>{stock['made-to-order']()}</p>
          {product.weeklyLimit !== undefined && (
            <p className="mt-2 font-semibold">{stock.placesLeft(stockFor(product, {}))}</p>
          )}
        </>
      ) : (
        <>
          <StockChangeForm {...{ variants: offered, waiting, firstKey }} firstResult={result} />
          <p className="text-ink-soft text-sm">{stock.saveFirst}</p>
        </>
      )}
      <Link to={variantsOfProductPath(product.id)} className="text-link mt-3">
        {isOne ? stock.variantsOfOne : stock.variants}
      </Link>
    </Panel>
  )
}

interface ProductActionsProps {
  readonly item: AdminProduct
  /** Of the button that plans when it is published. */
  readonly result: PublishingResult | undefined
}

/** Buttons to retire, restore, publish and duplicate a product. */
function ProductActions({ item, result }: ProductActionsProps) {
  const { actions } = productsMessages
  const { product, retiredAt, isResting } = item
  const unapproved = unapprovedState(item.submission)
  const isWaiting = unapproved === 'waiting'
  return (
    <Panel title={actions.heading}>
      {isWaiting && (
        <p className="mb-4">
          {actions.waiting}{' '}
          <Link to={submissionsPath()} className="text-link">
            {actions.decide}
          </Link>
        </p>
      )}
      {retiredAt && !isWaiting && (
        <Form method="post" className="mb-4">
          <SubmitButton name="do" value="restore" variant="secondary">
            {actions.restore}
          </SubmitButton>
          <p className="mt-1 text-ink-soft text-sm">{actions.restoreText}</p>
        </Form>
      )}
      {(!retiredAt || isResting) && (
        <Form method="post">
          <SubmitButton name="do" value="retire" variant="outline">
            {actions.retire}
          </SubmitButton>
          <p className="mt-1 text-ink-soft text-sm">{actions.retireText}</p>
        </Form>
      )}
      {retiredAt && !unapproved && <Publishing {...{ item, result }} />}
      <Form method="post" className="mt-4">
        <input type="hidden" name="name" value={actions.copyOf(product.name)} />
        <SubmitButton name="do" value="duplicate" variant="outline">
          {actions.duplicate}
        </SubmitButton>
        <p className="mt-1 text-ink-soft text-sm">{actions.duplicateText}</p>
      </Form>
    </Panel>
  )
}

/** Plans when a retired product goes on sale by itself. */
function Publishing({ item: { publishAt }, result }: ProductActionsProps) {
  const { publishing } = productsMessages
  const planned = publishAt ? moment.encode(publishAt) : ''
  return (
    <Form method="post" className="mt-4">
      {publishAt && <p className="mb-2 font-semibold text-sm">{publishing.planned(formatMoment(publishAt))}</p>}
      <PublishAtField key={planned} value={result?.error ? result.publishAt : planned} error={result?.error} />
      <div className="mt-2 flex flex-wrap gap-2">
        <SubmitButton name="do" value="plan-publishing" variant="outline">
          {publishing.plan}
        </SubmitButton>
        {publishAt && (
          <SubmitButton name="do" value="cancel-publishing" variant="outline">
            {publishing.cancel}
          </SubmitButton>
        )}
      </div>
    </Form>
  )
}
