import type { StoredCategory } from '#domain/categories/list-categories.ts'
import type { CategoryDraft } from '#domain/categories/save-category.ts'
import { type Category, type CategoryTexts, maxCategoryName, maxCategoryText, parseCategory } from '#domain/category.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { cleanLine, cleanPlainLine, cleanText, countCharacters } from '#domain/text.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/check-form.ts'
import { textIn } from '#web/forms/read-form.ts'

/** What the form is about, which decides about its fields. */
export interface CategoryKind {
  /** It comes with the program: only its texts are edited, and its name may be that of the program. */
  readonly isBuiltIn: boolean
  readonly isCollection: boolean
  readonly isNew: boolean
}

/** The fields as typed. */
export interface TypedCategory {
  readonly slug: string
  readonly texts: Readonly<Record<TextField, string>>
  readonly isInMenu: boolean
  readonly members: readonly string[]
}

export type TextField = `${'name' | 'text'}-${Locale}`

export type CategoryField = 'slug' | 'members' | TextField

export type CategoryFieldErrors = BackofficeFieldErrors<CategoryField>

const textFields = locales.flatMap((locale): TextField[] => [`name-${locale}`, `text-${locale}`])

export function typedCategoryIn(form: FormData): TypedCategory {
  const textOf = (field: TextField) =>
    field.startsWith('name') ? cleanLine(textIn(form, field)) : cleanText(textIn(form, field))
  return {
    slug: cleanPlainLine(textIn(form, 'slug')).toLowerCase(),
    texts: textsOf(textOf),
    isInMenu: form.has('isInMenu'),
    members: form.getAll('members').map(String),
  }
}

/** Returns the initial values of the form. */
export function typedCategoryOf(category?: StoredCategory): TypedCategory {
  return {
    slug: category?.slug ?? '',
    texts: textsOf((field) => {
      const [part = '', locale = ''] = field.split('-')
      return category?.texts[locale as Locale]?.[part as 'name' | 'text'] ?? ''
    }),
    isInMenu: category?.isInMenu ?? true,
    members: category?.members ?? [],
  }
}

function textsOf(textOf: (field: TextField) => string): TypedCategory['texts'] {
  return Object.fromEntries(textFields.map((field) => [field, textOf(field)])) as TypedCategory['texts']
}

type CategoryReading =
  | { readonly outcome: 'read'; readonly slug: Category; readonly draft: CategoryDraft }
  | { readonly outcome: 'invalid'; readonly fieldErrors: CategoryFieldErrors }

export function readCategoryForm(typed: TypedCategory, kind: CategoryKind): CategoryReading {
  const slug = parseCategory(typed.slug)
  const errors: [CategoryField, CategoryFieldErrors[CategoryField]][] = []
  if (kind.isNew && slug === undefined) errors.push(['slug', typed.slug === '' ? 'required' : 'addressWord'])
  if (kind.isCollection && !kind.isBuiltIn && typed.members.length === 0) errors.push(['members', 'required'])
  for (const field of textFields) {
    const isName = field.startsWith('name')
    if (isName && !kind.isBuiltIn && typed.texts[field] === '') errors.push([field, 'required'])
    if (countCharacters(typed.texts[field]) > (isName ? maxCategoryName : maxCategoryText))
      errors.push([field, 'tooLong'])
  }
  if (errors.length > 0) return { outcome: 'invalid', fieldErrors: Object.fromEntries(errors) }
  const draft = {
    ...{ texts: storedTexts(typed), isInMenu: typed.isInMenu },
    ...(kind.isCollection && { members: typed.members }),
  }
  return { outcome: 'read', slug: slug ?? '', draft }
}

/** Without empty texts. */
function storedTexts({ texts }: TypedCategory): CategoryTexts {
  const written = locales.map((locale) => {
    const parts = { name: texts[`name-${locale}`], text: texts[`text-${locale}`] }
    return [locale, Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ''))] as const
  })
  return Object.fromEntries(written.filter(([, parts]) => Object.keys(parts).length > 0))
}
