import { isDeepStrictEqual } from 'node:util'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { changeStock } from './change-stock.ts'
import { createProduct } from './create-product.ts'
import { editProduct } from './edit-product.ts'
import { getShelfItem } from './get-shelf-item.ts'
import { reviewSheet } from './review-sheet.ts'
import type { RowReview, SheetRow } from './sheet.ts'
import { draftOf } from './shelf-item.ts'

export type SheetOutcome =
  | { readonly outcome: 'saved'; readonly changed: number; readonly created: number }
  /** The shop is no longer what the review was of: look again. */
  | { readonly outcome: 'changed-meanwhile'; readonly review: readonly RowReview[] }

/** Saves the rows that a person has looked at, all or none; wrong ones are left out. */
export async function saveSheet(
  marketplace: Marketplace,
  rows: readonly SheetRow[],
  reviewed: readonly RowReview[],
): Promise<SheetOutcome> {
  requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    await lockReviewed(marketplace, reviewed)
    const review = await reviewSheet(marketplace, rows)
    if (!isDeepStrictEqual(review, reviewed)) return { outcome: 'changed-meanwhile', review }
    for (const row of review) await saveRow(marketplace, row)
    const count = (outcome: RowReview['outcome']) => review.filter((row) => row.outcome === outcome).length
    return { outcome: 'saved', changed: count('changed'), created: count('new') }
  })
}

/** Orders wait until the sheet is saved, so that the pieces stay as they were reviewed. */
async function lockReviewed({ db }: Marketplace, reviewed: readonly RowReview[]): Promise<void> {
  const changed = reviewed.filter((row) => row.outcome === 'changed')
  const ids = [0, ...changed.map(({ id }) => id)]
  const sizeIds = [0, ...changed.flatMap(({ stock }) => (stock ? [stock.sizeId] : []))]
  await db.selectFrom('products').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  await db.selectFrom('product_sizes').select('id').where('id', 'in', sizeIds).orderBy('id').forUpdate().execute()
}

async function saveRow(marketplace: Marketplace, row: RowReview): Promise<void> {
  if (row.outcome === 'new') {
    const { model, name, price, stock, category, storeId } = row
    const empty = { description: '', mainColor: '', colors: [], pictures: [] }
    const product = { ...empty, storeId, name, model, category, regularPrice: price, sizes: [{ name: '', stock }] }
    const answer = await createProduct(marketplace, product)
    if (answer.outcome !== 'created') throw new Error(`The store ${storeId} went while the sheet was saved`)
  }
  if (row.outcome !== 'changed') return
  const base = draftOf(await getShelfItem(marketplace, row.id))
  const edited = {
    ...base,
    ...(row.price && { regularPrice: row.price.to }),
    ...(row.newName && { name: row.newName }),
    ...(row.category && { category: row.category.to }),
    ...(row.store && { storeId: row.store.toId }),
  }
  const edit = await editProduct(marketplace, row.id, { base, edited })
  if (edit.outcome !== 'saved') throw new Error(`The product ${row.id} changed while the sheet was saved`)
  if (!row.stock) return
  const { sizeId, from: seen, to: count } = row.stock
  const answer = await changeStock(marketplace, sizeId, { reason: 'counted', count, seen })
  if (answer.outcome !== 'changed') throw new Error(`The stock of size ${sizeId} moved while the sheet was saved`)
}
