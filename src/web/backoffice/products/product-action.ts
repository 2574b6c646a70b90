import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { z } from 'zod'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { duplicateProduct } from '#domain/catalog/admin/duplicate-product.ts'
import { type EditOutcome, editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { pinProduct, unpinProduct } from '#domain/catalog/admin/pin-product.ts'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { changeStock, type StockOutcome } from '#domain/catalog/stock/change-stock.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { cutLine, readFields } from '#web/forms/form-fields.ts'
import { textIn } from '#web/forms/read-form.ts'
import { adminProductPath } from '#web/paths/backoffice-paths.ts'
import { readProductBase } from './product-base.ts'
import { unknownIn } from './product-form.ts'
import { maxLengths } from './product-limits.ts'
import { type ReturnedProductForm, readProductSubmission } from './read-product-submission.ts'
import { stockForm } from './stock-form.ts'

export type SaveResult =
  | Extract<EditOutcome, { outcome: 'changed-meanwhile' }>
  /** `draft` is the saved product: new sizes and colors have their ids. */
  | { readonly outcome: 'saved'; readonly draft: ProductDraft }
  /** `base` is the product as it was when the form was opened. */
  | (ReturnedProductForm & { readonly base: ProductDraft })
  | { readonly outcome: 'stale' }

/** `sizeId` is the size of the request. `nextKey` is the idempotency key for the next request. */
export type StockResult = (StockOutcome | { readonly outcome: 'not-a-number' }) & {
  readonly sizeId: number
  readonly nextKey: string
}

const duplicateForm = z.object({ name: cutLine(maxLengths.name) })

/** Runs the action of the button that was pressed on a product's page. */
export async function runProductAction(office: Marketplace, id: number, form: FormData) {
  switch (textIn(form, 'do')) {
    case 'retire':
      await retireProduct(office, id)
      return redirect(adminProductPath(id))
    case 'restore':
      await restoreProduct(office, id)
      return redirect(adminProductPath(id))
    case 'pin':
      return { pin: await pinProduct(office, id) }
    case 'unpin':
      return { pin: await unpinProduct(office, id) }
    case 'duplicate': {
      const { name } = readFields(duplicateForm, form)
      return redirect(adminProductPath(await duplicateProduct(office, id, name || String(id))))
    }
    case 'stock':
      return { stock: await saveStock(office, form) }
    default:
      return { save: await save(office, id, form) }
  }
}

async function save(office: Marketplace, id: number, form: FormData): Promise<SaveResult> {
  const base = readProductBase(form)
  if (!base) return { outcome: 'stale' }
  const submission = await readProductSubmission(office, form)
  if (submission.outcome !== 'read') return { ...submission, base }
  const result = await editProduct(office, id, { base, edited: submission.draft })
  if (result.outcome === 'unknown') return { ...unknownIn(result.fields, form), base }
  return result.outcome === 'saved' ? { ...result, draft: productDraftOf(await getAdminProduct(office, id)) } : result
}

async function saveStock(office: Marketplace, form: FormData): Promise<StockResult> {
  const typed = readFields(stockForm, form)
  const { sizeId = 0, key } = typed
  const outcome = await changedStock(office, sizeId, typed)
  // A refused request recorded nothing, so its key can be used again.
  const isBooked = outcome.outcome === 'changed' || outcome.outcome === 'key-used'
  return { ...outcome, sizeId, nextKey: isBooked || !key ? randomUUID() : key }
}

async function changedStock(office: Marketplace, sizeId: number, typed: z.output<typeof stockForm>) {
  const { reason, pieces, seen = -1, key } = typed
  if (!reason || pieces === undefined) return { outcome: 'not-a-number' } as const
  const change = reason === 'counted' ? { reason, count: pieces, seen } : { reason, pieces }
  return changeStock(office, sizeId, change, key)
}
