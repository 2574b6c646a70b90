import { isDeepStrictEqual } from 'node:util'
import { prepareQuery } from '#database/prepared-query.ts'
import type { Category, CategoryTexts, KnownCategory } from '#domain/category.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { runSpeculatively } from '#domain/run-speculatively.ts'

export interface StoredCategory extends KnownCategory {
  readonly id: number
  /** Comes with the program, which keeps it. */
  readonly isBuiltIn: boolean
  readonly texts: CategoryTexts
  /** Whether it is in the menu of the shop and a tile of the home page. */
  readonly isInMenu: boolean
  /** Grows with every edit. */
  readonly version: number
}

/** Returns all categories and collections in their order. A change invalidates all pages, so they have no cache tag. */
export async function listCategories({ db }: Pick<Marketplace, 'db'>): Promise<StoredCategory[]> {
  const { rows } = await db.executeQuery(selectCategories(db, {}))
  return rows.map(({ is_built_in: isBuiltIn, is_in_menu: isInMenu, members, retired_at: retiredAt, ...same }) => ({
    ...{ ...same, isBuiltIn, isInMenu },
    ...(members && { members }),
    ...(retiredAt && { isRetired: true }),
  }))
}

const selectCategories = prepareQuery((db) =>
  db
    .selectFrom('categories')
    .select(['id', 'slug', 'is_built_in', 'members', 'texts', 'is_in_menu', 'version', 'retired_at'])
    .orderBy('place'),
)

let latest: readonly StoredCategory[] | undefined

/** Does something that begins with the categories, see `runSpeculatively`. */
export async function withCategories<Result>(
  marketplace: Marketplace,
  work: (categories: readonly StoredCategory[]) => Promise<Result>,
): Promise<Result> {
  const read = async () => {
    const found = await listCategories(marketplace)
    latest = latest && isDeepStrictEqual(found, latest) ? latest : found
    return latest
  }
  return (await runSpeculatively(latest, read, work)).result
}

/** Whether a product may have it: retired or not, but no collection. Categories are never deleted. */
export async function isCategory({ db }: Pick<Marketplace, 'db'>, slug: Category): Promise<boolean> {
  const found = await db.selectFrom('categories').select('id').where('category', '=', slug).executeTakeFirst()
  return found !== undefined
}
