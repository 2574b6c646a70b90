import type { StoredCategory } from '#domain/categories/list-categories.ts'
import { builtInCategories, builtInCollections, type Category, type ShopCategory } from '#domain/category.ts'
import { type Locale, locales } from '#domain/locale.ts'
import type { Reader } from '#domain/translations.ts'
import { findLabel } from '#messages/label-of.ts'
import { categoryNames } from '#messages/server-messages.ts'

// For the server: what it knows in every language, pages get in theirs.

/**
 * Returns the categories with what owners have written in the language of the reader. A name that they have not is that
 * of the program, or in another language.
 */
export function localizeCategories(stored: readonly StoredCategory[], reader: Reader): ShopCategory[] {
  return stored.map((category) => {
    const { slug, members, isInMenu, isRetired, texts } = category
    const own = texts[reader.locale]
    return {
      ...{ slug, name: nameIn(category, reader) },
      ...(own?.text && { text: own.text }),
      ...(members && { members }),
      ...(isInMenu && { isInMenu }),
      ...(isRetired && { isRetired }),
      ...(own?.name && { hasOwnName: true }),
    }
  })
}

function nameIn({ slug, texts }: StoredCategory, { locale, mainLocale }: Reader): string {
  const languages = [locale, mainLocale, ...locales]
  const written = languages.find((language) => texts[language]?.name)
  return texts[locale]?.name ?? builtInName(slug, locale) ?? (written && texts[written]?.name) ?? slug
}

/** Returns the name that the program has for a category or collection; undefined for one that was added. */
export function builtInName(slug: Category, locale: Locale): string | undefined {
  return findLabel(categoryNames[locale], slug)
}

/** Returns all that people may call a category, its slug included. */
export function allNamesOf({ slug, texts }: StoredCategory): string[] {
  const names = locales.flatMap((locale) => [texts[locale]?.name, builtInName(slug, locale)])
  return [slug, ...names.filter((name) => name !== undefined)]
}

/** What is known before the database was read. */
export const builtInShopCategories: readonly StoredCategory[] = [
  ...builtInCategories.map((slug) => ({ slug, isInMenu: false })),
  // Their members are known no more than the products.
  ...builtInCollections.map((slug) => ({ slug, isInMenu: true, members: builtInCategories })),
].map((category, index) => ({ ...category, id: index + 1, isBuiltIn: true, texts: {}, version: 0 }))
