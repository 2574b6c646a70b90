import { data, redirect } from 'react-router'
import type { z } from 'zod'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { priceDoubtOf } from '#domain/catalog/price-doubt.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import { submitProduct } from '#domain/catalog/submissions/submit-product.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import type { studioMessages } from '#page-messages/studio.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { textIn } from '#web/forms/read-form.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { piecePath } from '#web/paths/studio-paths.ts'
import { priceFieldValue } from '#web/text/format.ts'
import { type PieceWords, stockForm, type WordField, withWords, wordsForm, wordsOf } from './piece-form.ts'

type WordProblem = keyof typeof studioMessages.form.problems

/** The form of the words as it was sent, to be shown again: nothing was saved. */
export interface ReturnedWords {
  readonly form: 'words'
  readonly typed: Readonly<Record<WordField, string>>
  /** What the next attempt is based on. */
  readonly seen: PieceWords
  readonly errors: { readonly [Field in WordField]?: WordProblem }
  /** A price that is asked about. */
  readonly sure?: Millimes
  /** What somebody else has saved meanwhile. */
  readonly theirs?: Partial<PieceWords>
}

interface Returned {
  readonly form: 'stock' | 'rest'
}

/** Runs the action of the button that was pressed on the page of a piece. */
export async function runPieceAction(studio: Marketplace, id: number, form: FormData) {
  switch (textIn(form, 'do')) {
    case 'rest':
      return catchRateLimited(
        retireProduct(studio, id).then(() => redirect(piecePath(id, 'resting'))),
        { form: 'rest' } satisfies Returned,
      )
    case 'publish':
      return catchRateLimited(putBack(studio, id, 'published'), { form: 'rest' } satisfies Returned)
    case 'back':
      return catchRateLimited(putBack(studio, id, 'back'), { form: 'rest' } satisfies Returned)
    case 'submit':
      return catchRateLimited(submit(studio, id), { form: 'rest' } satisfies Returned)
    case 'words':
      return saveWords(studio, id, form)
    default:
      return catchRateLimited(saveStock(studio, id, form), { form: 'stock' } satisfies Returned)
  }
}

async function putBack(studio: Marketplace, id: number, saved: 'published' | 'back') {
  const { outcome } = await restoreProduct(studio, id)
  if (outcome === 'on-sale') return redirect(piecePath(id, saved))
  if (outcome === 'waiting') return redirect(piecePath(id, 'submitted'))
  return data({ form: 'rest', outcome } as const, { status: 409 })
}

async function submit(studio: Marketplace, id: number) {
  const { outcome } = await submitProduct(studio, id)
  if (outcome === 'submitted') return redirect(piecePath(id, 'submitted'))
  return data({ form: 'rest', outcome } as const, { status: 409 })
}

async function saveStock(studio: Marketplace, id: number, form: FormData) {
  const { variantId, seen = -1, key, ...typed } = readFields(stockForm, form)
  const variant = (await listVariants(studio, id)).find(({ id, isRetired }) => id === variantId && !isRetired)
  if (!variant) throw new NotFound('product', `${id} with variant ${variantId}`)
  const change = changeOf(textIn(form, 'do'), seen, typed)
  if (!change) return data({ form: 'stock', outcome: 'not-a-number' } as const, { status: 422 })
  const result = await changeStock(studio, variant.id, change, key)
  if (result.outcome === 'changed') return redirect(`${piecePath(id, 'stock')}#stock`)
  return data({ form: 'stock', ...result } as const, { status: 409 })
}

/** One piece more is new; one less is counted, so that a second tap does not take another one away. */
function changeOf(
  button: string,
  seen: number,
  { reason, pieces }: Pick<z.output<typeof stockForm>, 'reason' | 'pieces'>,
) {
  if (button === 'more') return { reason: 'delivered', pieces: 1 } as const
  if (button === 'less') return { reason: 'counted', count: Math.max(0, seen - 1), seen } as const
  if (!reason || pieces === undefined) return undefined
  return reason === 'counted' ? { reason, count: pieces, seen } : { reason, pieces }
}

async function saveWords(studio: Marketplace, id: number, form: FormData) {
  const item = await getAdminProduct(studio, id)
  const current = productDraftOf(item)
  const languages = { writtenIn: item.locale, locale: studio.locale }
  const sent = readFields(wordsForm, form)
  const { name, description, regularPrice: typedPrice } = sent
  const now = wordsOf(current, languages)
  // A text may have come into the shop with spaces that a form does not send.
  const seen = {
    name: sent.seenName === cleanLine(now.name) ? now.name : sent.seenName,
    description: sent.seenDescription === cleanText(now.description) ? now.description : sent.seenDescription,
    regularPrice: sent.seenPrice,
  }
  const price = parsePrice(typedPrice)
  const doubt = price !== undefined && price !== sent.sure && priceDoubtOf(typedPrice, price, seen.regularPrice)
  const { promotionalPrice } = current
  const errors: ReturnedWords['errors'] = {
    ...(name === '' && item.locale === studio.locale && { name: 'required' }),
    ...(doubt && { regularPrice: doubt }),
    ...(price !== undefined &&
      promotionalPrice !== undefined &&
      promotionalPrice >= price && { regularPrice: 'promotion' }),
    ...(price === undefined && { regularPrice: 'price' }),
  }
  const returned: ReturnedWords = {
    form: 'words',
    typed: { name, description, regularPrice: typedPrice },
    seen,
    errors,
  }
  if (price === undefined || Object.keys(errors).length > 0)
    return data({ ...returned, ...(doubt && { sure: price }) }, { status: 422 })
  const words = { name, description, regularPrice: price }
  const sides = { base: withWords(current, seen, languages), edited: withWords(current, words, languages) }
  const saving = editProduct(studio, id, sides).then((result) => {
    if (result.outcome === 'saved') return redirect(piecePath(id, 'words'))
    if (result.outcome !== 'changed-meanwhile') throw new Error(`The words of product ${id}: ${result.outcome}`)
    return data(withTheirs(returned, words, wordsOf(result.current, languages)), { status: 409 })
  })
  return catchRateLimited(saving, returned)
}

/** What she has not changed follows what was saved meanwhile; the rest stays as she typed it. */
function withTheirs(returned: ReturnedWords, words: PieceWords, now: PieceWords): ReturnedWords {
  const { seen, typed } = returned
  const changed = (Object.keys(seen) as WordField[]).filter((field) => now[field] !== seen[field])
  const theirs = Object.fromEntries(changed.map((field) => [field, now[field]]))
  const kept = changed.filter((field) => words[field] === seen[field])
  const taken = Object.fromEntries(
    kept.map((field) => [field, field === 'regularPrice' ? priceFieldValue(now.regularPrice) : now[field]]),
  )
  return { ...returned, typed: { ...typed, ...taken }, seen: now, theirs }
}
