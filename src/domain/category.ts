import type { Translations } from './translations.ts'

/** The slug of a category, spelled exactly as in customers' links and on the wire. */
export type Category = string

/** A category, or a collection: categories under one name, which have an address of their own. */
export interface KnownCategory {
  readonly slug: Category
  /** Of a collection, in the order in which their products take turns; absent for a category. */
  readonly members?: readonly Category[]
  /** Products may have it, and nothing offers it any more. */
  readonly isRetired?: true
}

/** In each language what an owner has written; for what is missing a built-in category has the texts of the program. */
export type CategoryTexts = Translations<'name' | 'text'>

/** A category or collection as pages show it, in the language of the reader. */
export interface ShopCategory extends KnownCategory {
  readonly name: string
  /** What is said of it on its page; absent without. */
  readonly text?: string
  /** Whether it is in the menu of the shop and a tile of the home page. */
  readonly isInMenu?: true
  /** An owner has written its name. */
  readonly hasOwnName?: true
}

/** Slugs with which every shop begins: the categories, and the collections of the menu and the home page. */
export const builtInCategories = ['Accessories', 'bags', 'clothing', 'Cosmetics', 'decor', 'kids', 'shoes'] as const
export const builtInCollections = [
  ...(['artisanal-decor-craft', 'handcrafted-accessories', 'home-ambiance-essentials', 'kids-room-wonders'] as const),
] as const

export const maxCategories = 60
/** In characters. */
export const maxCategorySlug = 40
export const maxCategoryName = 60
export const maxCategoryText = 300

/** Returns the typed slug of a category, which may be unknown; undefined for what is none. */
export function parseCategory(typed: string): Category | undefined {
  return /^[A-Za-z][a-z]*(-[a-z]+)*$/.test(typed) && typed.length <= maxCategorySlug ? typed : undefined
}

/** Returns the category or collection of a `?category=` value. Ignores case: people retype links. */
export function findCategory<Known extends KnownCategory>(all: readonly Known[], value: string): Known | undefined {
  const wanted = value.toLowerCase()
  return all.find(({ slug }) => slug.toLowerCase() === wanted)
}

/** Returns the categories of a `?category=` value; undefined for one that is unknown or retired. */
export function categoriesOf(all: readonly KnownCategory[], value: string): readonly Category[] | undefined {
  const found = findCategory(all, value)
  if (!found || found.isRetired) return undefined
  if (!found.members) return [found.slug]
  const offered = found.members.filter((slug) => all.some((known) => known.slug === slug && !known.isRetired))
  return offered.length > 0 ? offered : undefined
}

/** Returns the categories, without collections, that are offered. */
export function offeredCategories<Known extends KnownCategory>(all: readonly Known[]): Known[] {
  return all.filter(({ members, isRetired }) => !members && !isRetired)
}

/** Returns the categories and collections in the menu of the shop that are offered: the tiles of the home page. */
export function categoriesInMenu<Known extends KnownCategory & { readonly isInMenu?: boolean }>(
  all: readonly Known[],
): Known[] {
  return all.filter(({ isInMenu, slug }) => isInMenu && categoriesOf(all, slug))
}
