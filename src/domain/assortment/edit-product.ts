import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import { listUnknownFields, type UnknownField } from './list-unknown-fields.ts'
import { lockShelfItem } from './lock-shelf-item.ts'
import { changedFields, type Merge, mergeDrafts, type ProductDraft } from './product-draft.ts'
import { saveColors, saveSizes } from './save-parts.ts'
import { savePictures } from './save-pictures.ts'
import { draftOf } from './shelf-item.ts'

export type EditOutcome =
  | { readonly outcome: 'saved' }
  /** These mention what the shop, or the product, does not have. */
  | { readonly outcome: 'unknown'; readonly fields: readonly UnknownField[] }
  | ({
      readonly outcome: 'changed-meanwhile'
      /** What the product is now. */
      readonly current: ProductDraft
      /** Who changed it last. */
      readonly by?: string | undefined
    } & Merge)

/**
 * Saves what a person made of the product they had before them. When somebody else has changed it since, nothing is
 * saved: the answer is what both have made of it, for the second to look at.
 */
export async function editProduct(
  marketplace: Marketplace,
  id: number,
  { base, edited }: { readonly base: ProductDraft; readonly edited: ProductDraft },
): Promise<EditOutcome> {
  requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    const current = draftOf(await lockShelfItem(marketplace, id))
    const changed = changedFields(current, edited)
    if (changed.length === 0) return { outcome: 'saved' }
    if (changedFields(base, current).length > 0)
      return {
        outcome: 'changed-meanwhile',
        current,
        by: await lastEditor(marketplace, id),
        ...mergeDrafts(base, edited, current),
      }
    const unknown = await listUnknownFields(marketplace, edited, current)
    if (unknown.length > 0) return { outcome: 'unknown', fields: unknown }

    await saveWords(marketplace, id, edited)
    if (changed.includes('sizes')) await saveSizes(marketplace, id, edited.sizes)
    const colorIds = changed.includes('colors')
      ? await saveColors(marketplace, id, edited.colors)
      : new Map(edited.colors.flatMap(({ id }) => (id === undefined ? [] : [[id, id] as const])))
    if (changed.includes('pictures')) await savePictures(marketplace, id, edited.pictures, colorIds)
    const only = (draft: ProductDraft) => Object.fromEntries(changed.map((field) => [field, draft[field] ?? null]))
    await recordChange(marketplace, {
      what: 'product',
      id,
      action: 'edited',
      before: only(current),
      after: only(edited),
    })
    await recordEvent(marketplace, { type: 'product.edited', productId: id })
    return { outcome: 'saved' }
  })
}

async function saveWords({ db }: Marketplace, id: number, draft: ProductDraft): Promise<void> {
  await db
    .updateTable('products')
    .set({
      store_id: draft.storeId,
      name: draft.name,
      model: draft.model,
      category: draft.category,
      description: draft.description,
      regular_price_millimes: draft.regularPrice,
      promotional_price_millimes: draft.promotionalPrice ?? null,
      main_color: draft.mainColor,
      width_millimeters: draft.widthMillimeters ?? null,
      height_millimeters: draft.heightMillimeters ?? null,
      weight_grams: draft.weightGrams ?? null,
    })
    .where('id', '=', id)
    .execute()
}

async function lastEditor({ db }: Marketplace, id: number): Promise<string | undefined> {
  const change = await db
    .selectFrom('changes')
    .select('made_by')
    .where('thing', '=', 'product')
    .where('thing_id', '=', String(id))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return change?.made_by
}
