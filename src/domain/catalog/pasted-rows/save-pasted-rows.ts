import { isDeepStrictEqual } from 'node:util'
import { isInScope, isProductInScope } from '#domain/access/is-in-scope.ts'
import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { createProduct } from '#domain/catalog/admin/create-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { readAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import { emptyValues } from '#domain/fields/field.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { PastedRow, RowPreview } from './pasted-row.ts'
import { previewPastedRows } from './preview-pasted-rows.ts'

export type PasteOutcome =
  /** `leftOut` counts the rows whose price is in doubt and was not confirmed. */
  | { readonly outcome: 'saved'; readonly changed: number; readonly created: number; readonly leftOut: number }
  /** The catalog has changed since the preview: `preview` is a new one. */
  | { readonly outcome: 'changed-meanwhile'; readonly preview: readonly RowPreview[] }

/**
 * Saves the rows of a preview that an operator has reviewed, all or none. Leaves out invalid rows, and those whose
 * price is in doubt unless the operator has confirmed their lines. New products wait as drafts until somebody has
 * looked at them.
 */
export async function savePastedRows(
  marketplace: Marketplace,
  rows: readonly PastedRow[],
  previewed: readonly RowPreview[],
  confirmedLines: readonly number[] = [],
): Promise<PasteOutcome> {
  const scope = requireScope(mayEditProducts(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    await lockPreviewed(marketplace, scope, previewed)
    const preview = await previewPastedRows(marketplace, rows)
    if (!isDeepStrictEqual(preview, previewed)) return { outcome: 'changed-meanwhile', preview }
    const saved = preview.filter((row) => !isInDoubt(row) || confirmedLines.includes(row.line))
    for (const row of saved) await saveRow(marketplace, scope, row)
    const count = (outcome: RowPreview['outcome']) => saved.filter((row) => row.outcome === outcome).length
    const leftOut = preview.length - saved.length
    return { outcome: 'saved', changed: count('changed'), created: count('new'), leftOut }
  })
}

function isInDoubt(row: RowPreview): boolean {
  return 'doubt' in row && row.doubt !== undefined
}

/** Locks the products and variants of the preview, so that concurrent orders wait and the stock stays as previewed. */
async function lockPreviewed({ db }: Marketplace, scope: StoreScope, previewed: readonly RowPreview[]): Promise<void> {
  const changed = previewed.filter((row) => row.outcome === 'changed')
  const ids = [0, ...changed.map(({ id }) => id)]
  const variantIds = [0, ...changed.flatMap(({ stock }) => (stock ? [stock.variantId] : []))]
  const products = db.selectFrom('products').select('id').where(isInScope(scope, 'products.store_id'))
  const variants = db.selectFrom('variants').select('id').where(isProductInScope(scope, 'product_id'))
  await products.where('id', 'in', ids).orderBy('id').forUpdate().execute()
  await variants.where('id', 'in', variantIds).orderBy('id').forUpdate().execute()
}

async function saveRow(marketplace: Marketplace, scope: StoreScope, row: RowPreview): Promise<void> {
  if (row.outcome === 'new') {
    const { model, name, price, stock, category, storeId } = row
    const empty = { ...emptyValues(productFields), colors: [], pictures: [] }
    const product = { ...empty, storeId, name, model, category, regularPrice: price, sizes: [{ name: '', stock }] }
    const result = await createProduct(marketplace, product, { publishing: 'later' })
    if (result.outcome !== 'created') throw new Error(`The store ${storeId} was deleted while rows were pasted`)
  }
  if (row.outcome !== 'changed') return
  const base = productDraftOf(await readAdminProduct(marketplace, scope, row.id))
  const edited = {
    ...base,
    ...(row.price && { regularPrice: row.price.to }),
    ...(row.newName && { name: row.newName }),
    ...(row.category && { category: row.category.to }),
    ...(row.store && { storeId: row.store.toId }),
  }
  const edit = await editProduct(marketplace, row.id, { base, edited })
  if (edit.outcome !== 'saved') throw new Error(`The product ${row.id} changed while rows were pasted`)
  if (!row.stock) return
  const { variantId, from: seen, to: count } = row.stock
  const result = await changeStock(marketplace, variantId, { reason: 'counted', count, seen })
  if (result.outcome !== 'changed') throw new Error(`The stock of variant ${variantId} changed while rows were pasted`)
}
