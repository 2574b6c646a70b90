import type { StoredCategory } from '#domain/categories/list-categories.ts'
import type { CategoryDraft } from '#domain/categories/save-category.ts'
import {
  type CategoryTexts,
  maxCategoryName,
  maxCategorySlug,
  maxCategoryText,
  parseCategory,
} from '#domain/category.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { cleanPlainLine } from '#domain/text.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/field-props.ts'
import { checkbox, codec, line, paragraphs, required, texts } from '#web/forms/codec.ts'
import { readTyped, type Typed, typedOf, type Values } from '#web/forms/form.ts'

/** What the form is about, which decides about its fields. */
export interface CategoryKind {
  /** It comes with the program: only its texts are edited, and its name may be that of the program. */
  readonly isBuiltIn: boolean
  readonly isCollection: boolean
  readonly isNew: boolean
}

const slug = codec({
  ...{ parse: parseCategory, clean: (typed) => cleanPlainLine(typed).toLowerCase() },
  ...{ error: 'addressWord' as const, blank: 'required' as const },
  input: { dir: 'ltr', maxLength: maxCategorySlug, autoComplete: 'off' },
})

function byLocale<Part extends string, Field>(part: Part, field: Field) {
  const fields = locales.map((locale) => [`${part}-${locale}`, field])
  return Object.fromEntries(fields) as Readonly<Record<`${Part}-${Locale}`, Field>>
}

/** The fields of a category or collection: its texts in each language, and more of one that owners added. */
export function categoryForm({ isBuiltIn }: Pick<CategoryKind, 'isBuiltIn'>) {
  const name = line(maxCategoryName)
  return {
    ...{ slug, isInMenu: checkbox, members: texts },
    ...byLocale('name', isBuiltIn ? name : required(name)),
    ...byLocale('text', paragraphs(maxCategoryText)),
  }
}

type CategoryForm = ReturnType<typeof categoryForm>

export type TypedCategory = Typed<CategoryForm>

export type CategoryFieldErrors = BackofficeFieldErrors<keyof CategoryForm>

/** Returns the initial values of the form. */
export function typedCategoryOf(category?: StoredCategory): TypedCategory {
  const textsOf = (part: 'name' | 'text') =>
    Object.fromEntries(locales.map((locale) => [`${part}-${locale}`, category?.texts[locale]?.[part] ?? '']))
  const { slug = '', isInMenu = true, members = [] } = category ?? {}
  const values = { slug, isInMenu, members, ...textsOf('name'), ...textsOf('text') }
  return typedOf(categoryForm({ isBuiltIn: true }), values as Values<CategoryForm>)
}

/** Reads the form: the word in the addresses, and all else. */
export function readCategoryForm(typed: TypedCategory, { isBuiltIn, isCollection }: CategoryKind) {
  const reading = readTyped(categoryForm({ isBuiltIn }), typed, ({ members = [] }): CategoryFieldErrors => {
    return isCollection && !isBuiltIn && members.length === 0 ? { members: 'required' } : {}
  })
  if (reading.outcome === 'invalid') return reading
  const { slug, isInMenu, members } = reading.value
  const draft: CategoryDraft = { texts: storedTexts(reading.value), isInMenu, ...(isCollection && { members }) }
  return { outcome: 'read', slug, draft } as const
}

/** Without empty texts. */
function storedTexts(texts: Values<CategoryForm>): CategoryTexts {
  const written = locales.map((locale) => {
    const parts = { name: texts[`name-${locale}`], text: texts[`text-${locale}`] }
    return [locale, Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ''))] as const
  })
  return Object.fromEntries(written.filter(([, parts]) => Object.keys(parts).length > 0))
}
