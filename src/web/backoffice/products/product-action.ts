import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { changeStock, type StockOutcome } from '#domain/assortment/change-stock.ts'
import { duplicateProduct } from '#domain/assortment/duplicate-product.ts'
import { type EditOutcome, editProduct } from '#domain/assortment/edit-product.ts'
import { getShelfItem } from '#domain/assortment/get-shelf-item.ts'
import { pinProduct, unpinProduct } from '#domain/assortment/pin-product.ts'
import type { ProductDraft } from '#domain/assortment/product-draft.ts'
import { restoreProduct } from '#domain/assortment/restore-product.ts'
import { draftOf } from '#domain/assortment/shelf-item.ts'
import { stockReasons } from '#domain/assortment/stock-reason.ts'
import { withdrawProduct } from '#domain/assortment/withdraw-product.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { cleanLine } from '#domain/text.ts'
import { textIn } from '../../read-form.ts'
import { countIn } from './cell-action.ts'
import { readProductBase } from './product-base.ts'
import { unknownIn } from './product-form.ts'
import { longest } from './product-limits.ts'
import { type ReturnedProduct, receiveProduct } from './receive-product.ts'

export type SaveAnswer =
  | Extract<EditOutcome, { outcome: 'changed-meanwhile' }>
  /** `draft` is the product as it is now: new sizes and colours have their ids. */
  | { readonly outcome: 'saved'; readonly draft: ProductDraft }
  /** `base` is what the form began with: it goes on from there. */
  | (ReturnedProduct & { readonly base: ProductDraft })
  | { readonly outcome: 'stale' }

/** `sizeId` is the size that was meant. The form goes on with `nextKey`, an idempotency key. */
export type StockAnswer = (StockOutcome | { readonly outcome: 'not-a-number' }) & {
  readonly sizeId: number
  readonly nextKey: string
}

/** What the buttons of a product's screen do. */
export async function actOnProduct(office: Marketplace, id: number, form: FormData) {
  switch (textIn(form, 'do')) {
    case 'retire':
      await withdrawProduct(office, id)
      return redirect(`/admin/products/${id}`)
    case 'restore':
      await restoreProduct(office, id)
      return redirect(`/admin/products/${id}`)
    case 'pin':
      return { pin: await pinProduct(office, id) }
    case 'unpin':
      return { pin: await unpinProduct(office, id) }
    case 'duplicate': {
      const name = cleanLine(textIn(form, 'name')).slice(0, longest.name)
      return redirect(`/admin/products/${await duplicateProduct(office, id, name || String(id))}`)
    }
    case 'stock':
      return { stock: await saveStock(office, form) }
    default:
      return { save: await save(office, id, form) }
  }
}

async function save(office: Marketplace, id: number, form: FormData): Promise<SaveAnswer> {
  const base = readProductBase(form)
  if (!base) return { outcome: 'stale' }
  const received = await receiveProduct(office, form)
  if (received.outcome !== 'read') return { ...received, base }
  const answer = await editProduct(office, id, { base, edited: received.draft })
  if (answer.outcome === 'unknown') return { ...unknownIn(answer.fields, form), base }
  return answer.outcome === 'saved' ? { ...answer, draft: draftOf(await getShelfItem(office, id)) } : answer
}

async function saveStock(office: Marketplace, form: FormData): Promise<StockAnswer> {
  const sizeId = countIn(form, 'sizeId') ?? 0
  const outcome = await changedStock(office, sizeId, form)
  // What was refused may be sent again as it was.
  const key = textIn(form, 'key')
  const isBooked = outcome.outcome === 'changed' || outcome.outcome === 'key-used'
  return { ...outcome, sizeId, nextKey: isBooked || !uuid.test(key) ? randomUUID() : key }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

async function changedStock(office: Marketplace, sizeId: number, form: FormData) {
  const reason = stockReasons.find((reason) => reason === textIn(form, 'reason'))
  const pieces = countIn(form, 'pieces')
  if (!reason || pieces === undefined) return { outcome: 'not-a-number' } as const
  const seen = countIn(form, 'seen') ?? -1
  const change = reason === 'counted' ? { reason, count: pieces, seen } : { reason, pieces }
  const key = textIn(form, 'key')
  return changeStock(office, sizeId, change, uuid.test(key) ? key : undefined)
}
