import { data, Form, Link, redirect } from 'react-router'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { restoreStore, retireStore } from '#domain/catalog/admin/retire-store.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import { wholeShape } from '#domain/fields/field-shapes.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import { listSellers } from '#domain/sellers/list-sellers.ts'
import { isStudioOpen } from '#domain/sellers/studio-setting.ts'
import { getStoreNumbers } from '#domain/store-interest/get-store-numbers.ts'
import { translationsShape } from '#domain/translations-shape.ts'
import { productNamesMessages } from '#page-messages/backoffice/product-names.ts'
import { stockTakingMessages } from '#page-messages/backoffice/stock-taking.ts'
import { storesMessages } from '#page-messages/backoffice/stores.ts'
import { sharingMessages } from '#page-messages/sharing.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { displayedSeller } from '#web/backoffice/sellers/displayed-seller.ts'
import { SellersPanel } from '#web/backoffice/sellers/sellers-panel.tsx'
import { translationErrors, withTypedTranslations } from '#web/backoffice/translations/translated-fields.ts'
import { readJson } from '#web/forms/form-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { doneIf } from '#web/http/done.ts'
import { parseId } from '#web/http/parse-id.ts'
import {
  adminProductsPath,
  adminShareStorePath,
  adminStorePath,
  newProductPath,
  stockTakingPath,
} from '#web/paths/backoffice-catalog-paths.ts'
import { storePath } from '#web/paths/storefront-paths.ts'
import { weekSentences } from '#web/text/week-sentences.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/store-page'
import { StoreEditor } from './store-editor.tsx'
import { readStoreForm, typedStoreIn, typedStoreOf } from './store-form.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await catchNotFound(getAdminStore(officeIn(context), parseId(params.id)))
  const office = officeIn(context)
  const hasMakers = await isStudioOpen(office)
  const sellers = hasMakers ? await listSellers(office, found.store.id) : undefined
  return {
    ...{ store: found.store, draft: storeDraftOf(found), locale: found.locale },
    isRetired: found.retiredAt !== undefined,
    isPlanOver: found.isPlanOver,
    /** Absent in a shop without makers. */
    sellers: sellers?.map(displayedSeller),
    numbers: hasMakers ? await catchNotFound(getStoreNumbers(office, found.store.id)) : undefined,
  }
}

const storeShape = wholeShape(storeFields, { translations: translationsShape.optional() })

export async function action({ context, request, params }: Route.ActionArgs) {
  const [office, id, form] = [officeIn(context), parseId(params.id), await readForm(request)]
  switch (textIn(form, 'do')) {
    case 'retire':
      await catchNotFound(retireStore(office, id))
      return redirect(adminStorePath(id))
    case 'restore':
      await catchNotFound(restoreStore(office, id))
      return redirect(adminStorePath(id))
  }
  const typed = typedStoreIn(form)
  const base: NewStore | undefined = readJson(form, 'base', storeShape)
  const reading = readStoreForm(typed, translationErrors(form, 'store'))
  if (reading.outcome === 'invalid') return data({ ...reading, typed, base }, { status: 422 })
  const translations = withTypedTranslations(base?.translations, form, 'store')
  const edited = { ...reading.value, translations }
  const result = await catchNotFound(editStore(office, id, { base: base ?? edited, edited }))
  if (result.outcome === 'changed-meanwhile')
    return data({ ...result, base: result.current, typed: typedStoreOf(result.merged) }, { status: 409 })
  const status = { saved: 200, 'name-taken': 409, 'unknown-fields': 422, 'not-closable': 422 }[result.outcome]
  const isSaved = result.outcome === 'saved'
  return data(doneIf(isSaved, { ...result, base: isSaved ? edited : base, typed }), { status })
}

/** The page of a store with its form. */
export default function StorePage({ loaderData, actionData }: Route.ComponentProps) {
  const { store, draft, locale, isRetired, isPlanOver, sellers, numbers } = loaderData
  return (
    <OfficePage title={store.name} heading={<bdi>{store.name}</bdi>} className="max-w-3xl">
      <p className="flex flex-wrap gap-x-5">
        {!isRetired && (
          <Link reloadDocument to={storePath(store.id)} target="_blank" rel="noreferrer" className="text-link">
            {storesMessages.seeInShop}
          </Link>
        )}
        <Link to={adminProductsPath({ state: 'all', store: store.id })} className="text-link">
          {storesMessages.seeProducts}
        </Link>
        {!isRetired && (
          <Link to={stockTakingPath(store.id)} className="text-link">
            {stockTakingMessages.open}
          </Link>
        )}
        {!isRetired && (
          <Link to={adminShareStorePath(store.id)} className="text-link">
            {sharingMessages.share}
          </Link>
        )}
        {!isRetired && (
          <Link to={newProductPath(store.id)} className="text-link">
            {productNamesMessages.add}
          </Link>
        )}
      </p>
      {numbers?.outcome === 'shown' && <p className="text-ink-soft">{weekSentences(numbers).join(' ')}</p>}
      {isRetired && (
        <Notice tone="info" className="mb-3">
          {isPlanOver ? storesMessages.isPlanOver : storesMessages.isRetired}
        </Notice>
      )}
      {actionData?.outcome === 'saved' && (
        <Notice tone="success">{isRetired ? storesMessages.savedRetired : storesMessages.saved}</Notice>
      )}
      <StoreEditor key={store.id} store={store} draft={draft} locale={locale} result={actionData} />
      {sellers && <SellersPanel storeId={store.id} sellers={sellers} />}
      <StoreActions isRetired={isRetired && !isPlanOver} />
    </OfficePage>
  )
}

/** The button that retires or restores a store. */
function StoreActions({ isRetired }: { isRetired: boolean }) {
  const { actions } = storesMessages
  const [what, text] = isRetired
    ? (['restore', actions.restoreText] as const)
    : (['retire', actions.retireText] as const)
  return (
    <div className="mt-5">
      <Panel title={actions.heading}>
        <Form method="post">
          <SubmitButton name="do" value={what} variant={isRetired ? 'secondary' : 'outline'}>
            {actions[what]}
          </SubmitButton>
          <p className="mt-1 text-ink-soft text-sm">{text}</p>
        </Form>
      </Panel>
    </div>
  )
}
