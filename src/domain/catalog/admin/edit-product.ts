import { mayRunStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { changesOf } from '#domain/audit/changes-of.ts'
import { findLastEditor } from '#domain/audit/find-last-editor.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { type PartNamesProblem, partNamesProblem } from '#domain/catalog/part-names.ts'
import { recordPrices } from '#domain/catalog/price-history.ts'
import { textsOfProduct } from '#domain/catalog/product-texts.ts'
import { hasSeveralPieces } from '#domain/catalog/stock/has-several-pieces.ts'
import { renewPlaces } from '#domain/catalog/stock/renew-places.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { columnsOf } from '#domain/fields/field-columns.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { translationsColumn } from '#domain/languages/translations-column.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { EditConflict } from '#domain/merge-edits.ts'
import { consumeSellerLimit } from '#domain/rate-limits/seller-limits.ts'
import { productDraftOf } from './admin-product.ts'
import { listUnknownFields, type UnknownField } from './list-unknown-fields.ts'
import { lockAdminProduct } from './lock-admin-product.ts'
import { changedFields, mergeDrafts } from './merge-drafts.ts'
import type { DraftField, ProductDraft } from './product-draft.ts'
import { savePictures } from './save-pictures.ts'
import { saveColors, saveSizes } from './save-sizes-and-colors.ts'
import { saveTranslationsOfParts } from './save-translations-of-parts.ts'
import { tidyDraft } from './tidy-draft.ts'

export type EditOutcome =
  | { readonly outcome: 'saved' }
  /** These fields refer to something that does not exist, in the shop or in the product. */
  | { readonly outcome: 'unknown'; readonly fields: readonly UnknownField[] }
  | { readonly outcome: 'invalid'; readonly field: 'sizes' | 'colors'; readonly problem: PartNamesProblem }
  /** What is one of a kind has one piece at most, and this product has more of them in stock. */
  | { readonly outcome: 'invalid'; readonly field: 'supply'; readonly problem: 'severalPieces' }
  | EditConflict<ProductDraft>

/** The fields that decide what the product costs, now or later. */
const priceFields: readonly DraftField[] = ['regularPrice', 'promotionalPrice', 'promotionFirstDay', 'promotionLastDay']

/** The fields that decide how many pieces of what is made to order can be ordered. */
const placesFields: readonly DraftField[] = ['supply', 'weeklyLimit', 'sizes']

/**
 * Saves an edit of a product that was read as `base`. When somebody else has changed the product since, saves nothing
 * and returns a three-way merge for the operator to review.
 */
export async function editProduct(
  marketplace: Marketplace,
  id: number,
  sides: { readonly base: ProductDraft; readonly edited: ProductDraft },
): Promise<EditOutcome> {
  const scope = requireScope(mayRunStores(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const product = await lockAdminProduct(marketplace, scope, id)
    const current = productDraftOf(product)
    const [base, edited] = [tidyDraft(sides.base, product.locale), tidyDraft(sides.edited, product.locale)]
    const changed = changedFields(current, edited)
    if (changed.length === 0) return { outcome: 'saved' }
    if (changedFields(base, current).length > 0)
      return {
        outcome: 'changed-meanwhile',
        current,
        by: await findLastEditor(marketplace, 'product', id),
        ...mergeDrafts(base, edited, current),
      }
    const unknown = await listUnknownFields(marketplace, scope, edited, current)
    if (unknown.length > 0) return { outcome: 'unknown', fields: unknown }
    for (const field of ['sizes', 'colors'] as const) {
      const problem = changed.includes(field) ? partNamesProblem(field, edited[field]) : undefined
      if (problem) return { outcome: 'invalid', field, problem }
    }

    if (changed.includes('supply') && edited.supply === 'one-of-a-kind' && (await hasSeveralPieces(marketplace, id)))
      return { outcome: 'invalid', field: 'supply', problem: 'severalPieces' }

    await consumeSellerLimit(marketplace, 'change')
    await saveFields(marketplace, id, edited)
    if (priceFields.some((field) => changed.includes(field))) await recordPrices(marketplace, [id])
    const colorIds = changed.includes('colors')
      ? await saveColors(marketplace, id, edited.colors)
      : new Map(edited.colors.flatMap(({ id }) => (id === undefined ? [] : [[id, id] as const])))
    if (changed.includes('sizes')) await saveSizes(marketplace, id, edited.sizes)
    if (changed.includes('pictures')) await savePictures(marketplace, id, edited.pictures, colorIds)
    if (changed.includes('translations')) await saveTranslationsOfParts(marketplace, id, { current, edited })
    const withTexts = (draft: ProductDraft) => ({ ...draft, translations: textsOfProduct(draft) })
    if (placesFields.some((field) => changed.includes(field))) await renewPlaces(marketplace, [id])
    await recordAudit(marketplace, {
      ...{ entity: 'product', id, action: 'edited' },
      ...changesOf(withTexts(current), withTexts(edited), changed),
    })
    await recordEvent(marketplace, { type: 'product.edited', productId: id })
    return { outcome: 'saved' }
  })
}

async function saveFields({ db }: Marketplace, productId: number, draft: ProductDraft): Promise<void> {
  await db
    .updateTable('products')
    .set({ ...columnsOf(productFields, draft), translations: translationsColumn(draft.translations) })
    .where('id', '=', productId)
    .execute()
}
