import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { mayEditCategories } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { type Category, type CategoryTexts, maxCategories, parseCategory } from '#domain/category.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { listCategories, type StoredCategory } from './list-categories.ts'

/** What an owner writes about a category or collection. */
export interface CategoryDraft {
  readonly texts: CategoryTexts
  readonly isInMenu: boolean
  /** Of a collection; absent for a category. */
  readonly members?: readonly Category[]
}

export type CategoryOutcome =
  | { readonly outcome: 'saved'; readonly id: number }
  /** Another category or collection has this slug, or had it. */
  | { readonly outcome: 'slug-taken' }
  | NameTaken
  | { readonly outcome: 'too-many' }
  /** A name is missing, or the collection has nothing or something unknown in it. */
  | { readonly outcome: 'unknown-members' | 'nameless' }
  /** Somebody else has edited it since. */
  | { readonly outcome: 'changed-meanwhile' }

/** Another category or collection that is offered has its name in these languages. */
export interface NameTaken {
  readonly outcome: 'name-taken'
  readonly locales: readonly Locale[]
}

/** Returns what the program calls a category in a language; undefined for one that was added. */
export type NameOfProgram = (slug: Category, locale: Locale) => string | undefined

/**
 * Adds a category, or a collection if it has members, as the last one. The same again, as by a button that is pressed
 * twice, adds nothing. Requires an owner.
 */
export async function addCategory(
  marketplace: Marketplace,
  slug: Category,
  draft: CategoryDraft,
  nameOfProgram: NameOfProgram,
): Promise<CategoryOutcome> {
  requireAllowed(mayEditCategories(marketplace.actor))
  if (parseCategory(slug)?.toLowerCase() !== slug) throw new RangeError(`No slug: ${slug}`)
  return inTransaction(marketplace, async (marketplace) => {
    const refusal = await lockList(marketplace, 'categories', { name: slug, max: maxCategories })
    const all = await listCategories(marketplace)
    const same = all.find((category) => category.slug === slug && isDeepStrictEqual(categoryDraftOf(category), draft))
    if (same) return { outcome: 'saved', id: same.id }
    if (refusal) return { outcome: refusal === 'name-taken' ? 'slug-taken' : refusal }
    const problem = problemOf(all, draft, { isBuiltIn: false })
    if (problem) return { outcome: problem }
    const taken = await findNameTaken(marketplace, { slug, texts: draft.texts }, all, nameOfProgram)
    if (taken) return taken
    const { members } = draft
    const { id } = await marketplace.db
      .insertInto('categories')
      .values({
        ...{ slug, texts: JSON.stringify(draft.texts), is_in_menu: draft.isInMenu },
        ...{ members: members ? [...members] : null, place: all.length + 1, created_at: marketplace.clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(marketplace, { entity: 'category', id, action: 'added', after: auditedOf({ slug, ...draft }) })
    return { outcome: 'saved', id }
  })
}

/**
 * Edits a category or collection, unless somebody else has since the version that was shown. It stays what it is, and
 * one that comes with the program is only named. Requires an owner. Throws NotFound.
 */
export async function editCategory(
  marketplace: Marketplace,
  id: number,
  { version, edited: draft }: { readonly version: number; readonly edited: CategoryDraft },
  nameOfProgram: NameOfProgram,
): Promise<CategoryOutcome> {
  requireAllowed(mayEditCategories(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    await lockList(marketplace, 'categories')
    const all = await listCategories(marketplace)
    const current = findById(all, id)
    const before = categoryDraftOf(current)
    const edited = current.isBuiltIn ? { ...before, texts: draft.texts } : ofSameKind(draft, current)
    if (isDeepStrictEqual(before, edited)) return { outcome: 'saved', id }
    if (current.version !== version) return { outcome: 'changed-meanwhile' }
    const problem = problemOf(all, edited, current)
    if (problem) return { outcome: problem }
    const { slug } = current
    const taken = await findNameTaken(marketplace, { slug, texts: edited.texts }, all, nameOfProgram)
    if (taken) return taken
    await marketplace.db
      .updateTable('categories')
      .set({ texts: JSON.stringify(edited.texts), is_in_menu: edited.isInMenu, version: version + 1 })
      .$if(edited.members !== undefined, (query) => query.set({ members: [...(edited.members ?? [])] }))
      .where('id', '=', id)
      .execute()
    await recordAudit(marketplace, {
      ...{ entity: 'category', id, action: 'edited' },
      before: auditedOf({ slug, ...before }),
      after: auditedOf({ slug, ...edited }),
    })
    return { outcome: 'saved', id }
  })
}

/** Returns what an owner can edit of a category. */
export function categoryDraftOf({ texts, isInMenu, members }: StoredCategory): CategoryDraft {
  return { texts, isInMenu, ...(members && { members }) }
}

function ofSameKind({ members = [], ...draft }: CategoryDraft, current: StoredCategory): CategoryDraft {
  return { ...draft, ...(current.members && { members }) }
}

/** One that comes with the program has a name without any being written. */
function problemOf(
  all: readonly StoredCategory[],
  { texts, members }: CategoryDraft,
  { isBuiltIn }: Pick<StoredCategory, 'isBuiltIn'>,
): 'unknown-members' | 'nameless' | undefined {
  if (!isBuiltIn && !locales.every((locale) => texts[locale]?.name)) return 'nameless'
  const isKnown = (slug: Category) => all.some((known) => known.slug === slug && !known.members)
  const isWrong = members && (members.length === 0 || new Set(members).size < members.length || !members.every(isKnown))
  return isWrong ? 'unknown-members' : undefined
}

type Named = Pick<StoredCategory, 'slug' | 'texts'>

/**
 * Returns the languages in which another category or collection that is offered has the name of this one, as readers
 * compare names. Names that it has already may stay: a shop of before may have two of one name. Call it with the list
 * locked: no index of the database could know the names of the program.
 */
export async function findNameTaken(
  { db }: Pick<Marketplace, 'db'>,
  named: Named,
  all: readonly StoredCategory[],
  nameOfProgram: NameOfProgram,
): Promise<NameTaken | undefined> {
  const namesOf = (categories: readonly Named[]) =>
    categories.flatMap(({ slug, texts }) =>
      locales.map((locale) => ({ locale, name: texts[locale]?.name ?? nameOfProgram(slug, locale) })),
    )
  const namesNow = namesOf(all.filter(({ slug, isRetired }) => slug === named.slug && !isRetired))
  const names = namesOf([named]).filter(({ locale, name }) =>
    namesNow.every((now) => now.locale !== locale || now.name !== name),
  )
  const others = namesOf(all.filter(({ slug, isRetired }) => slug !== named.slug && !isRetired))
  const { rows } = await sql<{ locale: Locale }>`
    with names as (select * from jsonb_to_recordset(${JSON.stringify(names)}) as each (locale text, name text)),
      others as (select * from jsonb_to_recordset(${JSON.stringify(others)}) as each (locale text, name text))
    select distinct locale from names join others using (locale) where name_key(names.name) = name_key(others.name)`.execute(
    db,
  )
  const taken = locales.filter((locale) => rows.some((row) => row.locale === locale))
  return taken.length > 0 ? { outcome: 'name-taken', locales: taken } : undefined
}

function auditedOf({ texts, ...category }: CategoryDraft & { readonly slug: Category }) {
  return { ...category, translations: texts }
}

/** Returns a category or collection to edit. Requires an owner. Throws NotFound. */
export async function getCategory(marketplace: Marketplace, id: number): Promise<StoredCategory> {
  requireAllowed(mayEditCategories(marketplace.actor))
  return findById(await listCategories(marketplace), id)
}

/** Returns a category or collection by its id. Throws NotFound. */
export function findById(all: readonly StoredCategory[], id: number): StoredCategory {
  const found = all.find((category) => category.id === id)
  if (!found) throw new NotFound('category', id)
  return found
}
