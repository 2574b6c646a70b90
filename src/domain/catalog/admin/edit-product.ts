import { mayEditProducts } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordPrices } from '#domain/catalog/price-history.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { productDraftOf } from './admin-product.ts'
import { listUnknownFields, type UnknownField } from './list-unknown-fields.ts'
import { lockAdminProduct } from './lock-admin-product.ts'
import { changedFields, type DraftMerge, mergeDrafts } from './merge-drafts.ts'
import type { ProductDraft } from './product-draft.ts'
import { savePictures } from './save-pictures.ts'
import { saveColors, saveSizes } from './save-sizes-and-colors.ts'

export type EditOutcome =
  | { readonly outcome: 'saved' }
  /** These fields refer to something that does not exist, in the shop or in the product. */
  | { readonly outcome: 'unknown'; readonly fields: readonly UnknownField[] }
  | ({
      readonly outcome: 'changed-meanwhile'
      /** The product as it is saved now. */
      readonly current: ProductDraft
      /** Who saved it last. */
      readonly by?: string | undefined
    } & DraftMerge)

/**
 * Saves an edit of a product that was read as `base`. When somebody else has changed the product since, saves nothing
 * and returns a three-way merge for the operator to review.
 */
export async function editProduct(
  marketplace: Marketplace,
  id: number,
  { base, edited }: { readonly base: ProductDraft; readonly edited: ProductDraft },
): Promise<EditOutcome> {
  requireAllowed(mayEditProducts(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const current = productDraftOf(await lockAdminProduct(marketplace, id))
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

    await saveFields(marketplace, id, edited)
    if (changed.includes('regularPrice') || changed.includes('promotionalPrice')) await recordPrices(marketplace, [id])
    if (changed.includes('sizes')) await saveSizes(marketplace, id, edited.sizes)
    const colorIds = changed.includes('colors')
      ? await saveColors(marketplace, id, edited.colors)
      : new Map(edited.colors.flatMap(({ id }) => (id === undefined ? [] : [[id, id] as const])))
    if (changed.includes('pictures')) await savePictures(marketplace, id, edited.pictures, colorIds)
    const only = (draft: ProductDraft) => Object.fromEntries(changed.map((field) => [field, draft[field] ?? null]))
    await recordAudit(marketplace, {
      entity: 'product',
      id,
      action: 'edited',
      before: only(current),
      after: only(edited),
    })
    await recordEvent(marketplace, { type: 'product.edited', productId: id })
    return { outcome: 'saved' }
  })
}

async function saveFields({ db }: Marketplace, id: number, draft: ProductDraft): Promise<void> {
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
    .selectFrom('audit_log')
    .select('made_by')
    .where('entity', '=', 'product')
    .where('entity_id', '=', String(id))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return change?.made_by
}
