import { z } from 'zod'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import type { PriceDoubt } from '#domain/catalog/price-doubt.ts'
import { stockReasons } from '#domain/catalog/stock/stock-reason.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import type { Locale } from '#domain/locale.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { latinDigits } from '#domain/phone.ts'
import { withTexts } from '#domain/translations.ts'
import { cutLine, cutParagraphs, known, plainLine, rawText, sentId, submissionKey } from '#web/forms/form-fields.ts'

const name = cutLine(productFields.name.maxLength)
const description = cutParagraphs(productFields.description.maxLength)
export const price = sentId.transform((sent) => millimes(sent ?? 0))

/** A number of pieces; undefined for anything else. */
export const pieces = plainLine.transform((typed) => {
  const digits = latinDigits(typed)
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
})

/** The words and the price of a piece, with those that the page has shown. */
export const wordsForm = z.object({
  ...{ name, description, regularPrice: rawText },
  ...{ seenName: name, seenDescription: description, seenPrice: price },
  /** The price that was confirmed after it was asked about. */
  sure: price,
})

/** A change of the stock of a variant. `key` is the idempotency key. */
export const stockForm = z.object({
  ...{ variantId: sentId, seen: pieces, key: submissionKey },
  ...{ reason: known(stockReasons), pieces },
})

/** What can be wrong with a price. */
export type PriceProblem = 'price' | 'promotion' | PriceDoubt

/** What a maker writes of a piece, with the texts in one language. A text that is not translated is empty. */
export interface PieceWords {
  readonly name: string
  readonly description: string
  readonly regularPrice: Millimes
}

export type WordField = keyof PieceWords

interface Languages {
  /** The language of the piece. */
  readonly writtenIn: Locale
  /** The language of the maker. */
  readonly locale: Locale
}

export function wordsOf(draft: ProductDraft, { writtenIn, locale }: Languages): PieceWords {
  const { name = '', description = '' } = writtenIn === locale ? draft : (draft.translations?.[locale] ?? {})
  return { name, description, regularPrice: draft.regularPrice }
}

/** Returns the draft with these words and price. */
export function withWords(
  draft: ProductDraft,
  { name, description, regularPrice }: PieceWords,
  { writtenIn, locale }: Languages,
): ProductDraft {
  if (writtenIn === locale) return { ...draft, name, description, regularPrice }
  const texts = { name: name || null, description: description || null }
  return { ...draft, regularPrice, translations: withTexts(draft.translations, { [locale]: texts }) }
}
