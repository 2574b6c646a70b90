import { type RawBuilder, sql } from 'kysely'
import { isInScope } from '#domain/access/is-in-scope.ts'
import { mayViewCatalog } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { bannerTexts } from '#domain/fields/banner-fields.ts'
import { storeTexts } from '#domain/fields/store-fields.ts'
import type { BannerSlot } from '#domain/home-page/banner-slots.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { columnOf } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { issueTexts } from '#domain/newsletter/newsletter-issue.ts'
import { mayTranslate } from './may-translate.ts'
import { openThings } from './open-things.ts'
import { profileId, type ThingId, type TranslatedKind, translatedKinds } from './text-key.ts'
import { lacksText, type TranslatedThing } from './translated-thing.ts'

/** Things on a page of the list. */
export const thingsPerPage = 20

/** The counts of things that lack a text end here, as nobody plans further. */
export const maxCountedThings = 1000

/** The last thing of a page. The next page begins after it, also when it is no longer in the list. */
export interface TranslationCursor extends ThingId {
  /** What was earned with it, in millimes. */
  readonly value: number
}

export interface TranslationPage {
  readonly things: readonly TranslatedThing[]
  /** Absent on the last page. */
  readonly next?: TranslationCursor
}

export interface TranslationFilter {
  /** The language to translate into. */
  readonly locale: Locale
  readonly state: 'missing' | 'all'
  readonly after?: TranslationCursor | undefined
}

/**
 * Returns a page of the things to translate, or of those that lack a text in the language: the shop profile first, as
 * every page shows it, then the products that earned most, banners, issues that are not sent yet, stores, and products
 * that were never sold. Retired things, those that were written in the language and those that the actor may not
 * translate are left out.
 */
export async function listTranslations(
  marketplace: Marketplace,
  { locale, state, after }: TranslationFilter,
): Promise<TranslationPage> {
  requireScope(mayViewCatalog(marketplace.actor))
  const profile = after ? undefined : await findProfile(marketplace)
  const isListed = profile && (state === 'all' ? profile.locale !== locale : lacksText(profile, locale))
  const first = isListed ? [profile] : []
  const limit = thingsPerPage - first.length
  const { rows } = await sql<{ kind: TranslatedKind; id: string; value: number }>`
    select kind, id, value from (
      (${productsToTranslate(marketplace, locale, state)} ${after ? isProductAfter(after) : sql``}
        order by earned_millimes desc, product_id limit ${limit + 1})
      union all ${othersToTranslate(marketplace, locale, state)}
    ) as thing
    ${after ? sql`where ${isAfter(after)}` : sql``}
    order by value desc, place, number, id limit ${limit + 1}`.execute(marketplace.db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    things: [...first, ...(await openThings(marketplace, page))],
    ...(rows.length > limit && last && { next: { kind: last.kind, id: last.id, value: Number(last.value) } }),
  }
}

/** Returns how many things lack a text in each language, at most `maxCountedThings`. */
export async function countMissingTranslations(marketplace: Marketplace): Promise<Readonly<Record<Locale, number>>> {
  requireScope(mayViewCatalog(marketplace.actor))
  const profile = await findProfile(marketplace)
  const counts = await Promise.all(
    locales.map(async (locale) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
        select from (
          (${productsToTranslate(marketplace, locale, 'missing')} limit ${maxCountedThings})
          union all ${othersToTranslate(marketplace, locale, 'missing')}) as thing
        limit ${maxCountedThings}
      ) as missing`.execute(marketplace.db)
      const ofProfile = profile && lacksText(profile, locale) ? 1 : 0
      return [locale, Math.min((rows[0]?.count ?? 0) + ofProfile, maxCountedThings)] as const
    }),
  )
  return Object.fromEntries(counts) as Record<Locale, number>
}

/**
 * Returns the shop profile, which no statement finds as its default is in no table. Undefined for those who may not
 * translate it.
 */
async function findProfile(marketplace: Marketplace): Promise<TranslatedThing | undefined> {
  return mayTranslate(marketplace.actor, profileId.kind) ? (await openThings(marketplace, [profileId]))[0] : undefined
}

const places: Readonly<Record<TranslatedKind, number>> = { profile: 0, banner: 1, issue: 2, store: 3, product: 4 }

function isAfter({ value, kind, id }: TranslationCursor) {
  return sql`(-value, place, number, id) > (${-value}::bigint, ${places[kind]}::int, ${numberOf(id)}::bigint, ${id}::text)`
}

/** The first condition lets the index begin there. */
function isProductAfter({ value, kind, id }: TranslationCursor) {
  return sql`and earned_millimes <= ${value}::bigint
    and (earned_millimes < ${value}::bigint or (${sql.lit(places.product)}, product_id) > (${places[kind]}::int, ${numberOf(id)}::bigint))`
}

function numberOf(id: string): number {
  return /^\d+$/.test(id) ? Number(id) : 0
}

/** SQL condition: the actor may translate the thing in a row of a table. */
function mayTranslateRow({ actor }: Marketplace, kind: Exclude<TranslatedKind, 'profile'>): RawBuilder<boolean> {
  const scope = mayTranslate(actor, kind)
  if (scope === undefined) return sql.lit(false)
  if (kind === 'product') return isInScope(scope, 'products.store_id')
  return kind === 'store' ? isInScope(scope, 'stores.id') : sql.lit(true)
}

/** SQL for products with what they earned, in millimes, and their place in the list. */
function productsToTranslate(marketplace: Marketplace, locale: Locale, state: TranslationFilter['state']) {
  const others = locales.filter((other) => other !== locale)
  const lacksText = sql`coalesce((translated ->> ${sql.lit(locale)})::integer, 0) < texts`
  return sql`
    select 'product' as kind, product_id::text as id, earned_millimes as value,
        ${sql.lit(places.product)} as place, product_id::bigint as number
      from product_translation_counts as counts join products on products.id = product_id
      where ${mayTranslateRow(marketplace, 'product')} and counts.locale = any(${others}) and retired_at is null and ${state === 'all' ? sql`true` : lacksText}`
}

/** SQL for the other things except the shop profile, which nothing is earned with. */
function othersToTranslate(marketplace: Marketplace, locale: Locale, state: TranslationFilter['state']) {
  const lacks = (condition: RawBuilder<unknown>) => (state === 'all' ? sql`true` : condition)
  const language = sql.lit(locale)
  return sql`
    select 'store', id::text, 0::bigint, ${sql.lit(places.store)}, id::bigint
      from stores where ${mayTranslateRow(marketplace, 'store')} and locale <> ${language} and retired_at is null
        and ${lacks(rowLacks('stores', Object.keys(storeTexts), locale))}
    union all select 'banner', slot, 0, ${sql.lit(places.banner)}, 0
      from banners where ${mayTranslateRow(marketplace, 'banner')} and locale <> ${language} and concat(alt, headline, words, link_label) <> ''
        and ${lacks(rowLacks('banners', Object.keys(bannerTexts), locale))}
    union all select 'issue', id::text, 0, ${sql.lit(places.issue)}, id
      from newsletter_issues where ${mayTranslateRow(marketplace, 'issue')} and locale <> ${language} and status = 'draft'
        and ${lacks(rowLacks('newsletter_issues', Object.keys(issueTexts), locale))}`
}

/** Whether one of the texts was written, and the translations do not have it. */
function rowLacks(table: string, fields: readonly string[], locale: Locale) {
  const translations = sql.ref(`${table}.translations`)
  const lacking = fields.map((field) => {
    const path = sql.lit(`{${locale},${field}}`)
    return sql`(${sql.ref(`${table}.${columnOf(field)}`)} <> '' and ${translations} #>> ${path} is null)`
  })
  return sql`(${sql.join(lacking, sql` or `)})`
}

/** Reads all things that the actor may translate in batches, for a file. Retired ones too: they may come back. */
export async function* streamTranslations(
  marketplace: Marketplace,
  batchSize = 200,
): AsyncGenerator<TranslatedThing[]> {
  requireScope(mayViewCatalog(marketplace.actor))
  for (const kind of translatedKinds.filter((kind) => mayTranslate(marketplace.actor, kind)))
    for (let after = ''; ; ) {
      const ids = await idsAfter(marketplace, kind, { after, batchSize })
      if (ids.length > 0)
        yield await openThings(
          marketplace,
          ids.map((id) => ({ kind, id })),
        )
      const last = ids.at(-1)
      if (last === undefined || ids.length < batchSize) break
      after = last
    }
}

async function idsAfter(
  marketplace: Marketplace,
  kind: TranslatedKind,
  { after, batchSize }: { readonly after: string; readonly batchSize: number },
): Promise<string[]> {
  const { db } = marketplace
  if (kind === 'profile') return after === '' ? [profileId.id] : []
  if (kind === 'banner') {
    const rows = await db
      .selectFrom('banners')
      .select('slot')
      .where('slot', '>', after as BannerSlot)
      .orderBy('slot')
      .execute()
    return rows.map(({ slot }) => slot)
  }
  const table = ({ product: 'products', store: 'stores', issue: 'newsletter_issues' } as const)[kind]
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', '>', Number(after))
    .where(mayTranslateRow(marketplace, kind))
    .orderBy('id')
    .limit(batchSize)
    .execute()
  return rows.map(({ id }) => String(id))
}
