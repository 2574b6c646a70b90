import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { duplicateProduct } from '#domain/catalog/admin/duplicate-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { type PinOutcome, pinProduct, unpinProduct } from '#domain/catalog/admin/pin-product.ts'
import { cancelPublishing, planPublishing } from '#domain/catalog/admin/plan-publishing.ts'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { textsOfProduct, withTextsOfProduct } from '#domain/catalog/product-texts.ts'
import { changeStock, type StockOutcome } from '#domain/catalog/stock/change-stock.ts'
import { stockReasons } from '#domain/catalog/stock/stock-reason.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { EditConflict } from '#domain/merge-edits.ts'
import type { FormSnapshot } from '#web/backoffice/forms/use-form-snapshot.ts'
import { withTypedTranslations } from '#web/backoffice/translations/translated-fields.ts'
import { cutLine, known, readFields, submissionKey } from '#web/forms/form-fields.ts'
import { textIn } from '#web/forms/read-form.ts'
import { doneIf } from '#web/http/done.ts'
import { adminProductPath, submissionsPath } from '#web/paths/backoffice-catalog-paths.ts'
import { count } from './cell-form.ts'
import { readProductBase } from './product-base.ts'
import { invalidIn, unknownIn } from './product-form.ts'
import { type PublishingError, readPublishAt } from './publishing-form.ts'
import { type ReturnedProductForm, readProductSubmission } from './read-product-submission.ts'
import { type TypedProduct, typedProductOf } from './typed-product.ts'

/** `base` is the product that the next edit is based on: once it is saved, with the ids of new sizes and colors. */
export type SaveResult =
  | ((EditConflict<ProductDraft> | { readonly outcome: 'saved' } | ReturnedProductForm) &
      FormSnapshot<ProductDraft, TypedProduct>)
  | { readonly outcome: 'stale' }

/** `variantId` is the variant of the request. `nextKey` is the idempotency key for the next request. */
export type StockResult = (StockOutcome | { readonly outcome: 'not-a-number' }) & {
  readonly variantId: number
  readonly nextKey: string
}

const duplicateForm = z.object({ name: cutLine(productFields.name.maxLength) })

/** Runs the action of the button that was pressed on a product's page. */
export async function runProductAction(office: Marketplace, id: number, form: FormData) {
  switch (textIn(form, 'do')) {
    case 'retire':
      await retireProduct(office, id)
      return redirect(adminProductPath(id))
    case 'restore': {
      const { outcome } = await restoreProduct(office, id)
      return redirect(outcome === 'held' ? submissionsPath() : adminProductPath(id))
    }
    case 'plan-publishing': {
      const publishing = await planned(office, id, form)
      return doneIf(publishing.error === undefined, { publishing })
    }
    case 'cancel-publishing':
      await cancelPublishing(office, id)
      return redirect(adminProductPath(id))
    case 'pin':
      return ofPin(await pinProduct(office, id))
    case 'unpin':
      return ofPin(await unpinProduct(office, id))
    case 'duplicate': {
      const { name } = readFields(duplicateForm, form)
      return redirect(adminProductPath(await duplicateProduct(office, id, name || String(id))))
    }
    case 'stock':
      return ofStock(await saveStock(office, form))
    default: {
      const saved = await save(office, id, form)
      const answer = doneIf(saved.outcome === 'saved', { save: saved })
      return data(answer, {
        status: { ...{ saved: 200, arranged: 200 }, invalid: 422, stale: 409, 'changed-meanwhile': 409 }[saved.outcome],
      })
    }
  }
}

function ofPin(pin: PinOutcome) {
  return doneIf(pin.outcome === 'pinned' || pin.outcome === 'unpinned', { pin })
}

function ofStock(stock: StockResult) {
  return doneIf(stock.outcome === 'changed', { stock })
}

/** The result of planning a publishing, with what was typed where it was refused. */
export interface PublishingResult {
  readonly publishAt: string
  readonly error?: PublishingError
}

async function planned(office: Marketplace, id: number, form: FormData): Promise<PublishingResult> {
  const publishAt = textIn(form, 'publishAt')
  const reading = readPublishAt(form, office.clock.now())
  if ('error' in reading) return { publishAt, error: reading.error }
  const result = await planPublishing(office, id, reading.publishAt)
  if (result.outcome === 'waiting') throw redirect(submissionsPath())
  if (result.outcome === 'sent-back') throw redirect(adminProductPath(id))
  return result.outcome === 'invalid' ? { publishAt, error: result.problem } : { publishAt }
}

async function save(office: Marketplace, id: number, form: FormData): Promise<SaveResult> {
  const base = readProductBase(form)
  if (!base) return { outcome: 'stale' }
  const submission = await readProductSubmission(office, form, base)
  if (submission.outcome !== 'read') return { ...submission, base }
  // Translations that the form has no fields for stay as they were when it was opened.
  const texts = withTypedTranslations(textsOfProduct(base), form, 'product')
  const edited = withTextsOfProduct<ProductDraft>(submission.draft, texts)
  const result = await editProduct(office, id, { base, edited })
  if (result.outcome === 'unknown') return { ...unknownIn(result.fields, form), base }
  if (result.outcome === 'invalid') return { ...invalidIn({ [result.field]: result.problem }, form), base }
  if (result.outcome === 'changed-meanwhile')
    return { ...result, base: result.current, typed: typedProductOf(result.merged) }
  const saved = productDraftOf(await getAdminProduct(office, id))
  return { ...result, base: saved, typed: typedProductOf(saved) }
}

/** A change of the stock of a variant. `key` is the idempotency key. */
const stockForm = z.object({
  variantId: count,
  reason: known(stockReasons),
  pieces: count,
  seen: count,
  key: submissionKey,
})

async function saveStock(office: Marketplace, form: FormData): Promise<StockResult> {
  const typed = readFields(stockForm, form)
  const { variantId = 0, key } = typed
  const outcome = await changedStock(office, variantId, typed)
  // A refused request recorded nothing, so its key can be used again.
  const isBooked = outcome.outcome === 'changed' || outcome.outcome === 'key-used'
  return { ...outcome, variantId, nextKey: isBooked || !key ? randomUUID() : key }
}

async function changedStock(office: Marketplace, variantId: number, typed: z.output<typeof stockForm>) {
  const { reason, pieces, seen = -1, key } = typed
  if (!reason || pieces === undefined) return { outcome: 'not-a-number' } as const
  const change = reason === 'counted' ? { reason, count: pieces, seen } : { reason, pieces }
  return changeStock(office, variantId, change, key)
}
