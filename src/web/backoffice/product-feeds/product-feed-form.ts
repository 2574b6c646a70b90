import type { Category } from '#domain/category.ts'
import { parseGoogleCategory } from '#domain/product-feeds/google-category.ts'
import type { ProductFeedRules } from '#domain/product-feeds/product-feed-setting.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { textIn } from '#web/forms/read-form.ts'
import { readId } from '#web/http/parse-id.ts'

/** The form as it was typed: what Google calls a category, by our category. */
export interface TypedProductFeeds {
  readonly isOpen: boolean
  readonly googleCategories: Readonly<Record<Category, string>>
}

interface ProductFeedReading {
  /** Of the setting that was edited. */
  readonly version: number
  readonly typed: TypedProductFeeds
  readonly edited: ProductFeedRules
  /** The categories whose text is neither a path nor a number of Google's taxonomy. */
  readonly wrong: readonly Category[]
}

/** The name of the field of a category. */
export function fieldOf(category: Category): string {
  return `category-${category}`
}

/** Reads the form with a field for each of the categories. Empty ones are left out of the setting. */
export function readProductFeedForm(form: FormData, categories: readonly Category[]): ProductFeedReading {
  const typed = categories.map((category) => [category, cleanPlainLine(textIn(form, fieldOf(category)))] as const)
  const read = typed.flatMap(([category, text]) =>
    text === '' ? [] : [[category, parseGoogleCategory(text)] as const],
  )
  const isOpen = form.has('isOpen')
  return {
    version: readId(textIn(form, 'version')) ?? 0,
    typed: { isOpen, googleCategories: Object.fromEntries(typed) },
    edited: {
      isOpen,
      googleCategories: Object.fromEntries(read.flatMap(([category, path]) => (path ? [[category, path]] : []))),
    },
    wrong: read.flatMap(([category, path]) => (path === undefined ? [category] : [])),
  }
}
