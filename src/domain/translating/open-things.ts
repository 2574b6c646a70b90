import { editableProduct, selectAdminProducts } from '#domain/catalog/admin/admin-product-rows.ts'
import { editableStore, selectEditableStores } from '#domain/catalog/admin/admin-stores.ts'
import type { EditableBanner } from '#domain/home-page/banner.ts'
import type { BannerSlot } from '#domain/home-page/banner-slots.ts'
import { getBannersToEdit } from '#domain/home-page/get-banners.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { readShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { mayTranslate } from './may-translate.ts'
import { profileId, type ThingId, type TranslatedKind, thingKey } from './text-key.ts'
import { thingOfBanner, thingOfIssue, thingOfProduct, thingOfProfile, thingOfStore } from './texts-of-things.ts'
import type { TranslatedThing } from './translated-thing.ts'

/**
 * Returns the things with their texts, in this order, by one query for each kind. Locks none and leaves out unknown
 * ones, and those that the actor may not translate except the shop profile.
 */
export async function openThings(marketplace: Marketplace, ids: readonly ThingId[]): Promise<TranslatedThing[]> {
  const things = await Promise.all([
    openProducts(marketplace, numbersOf('product', ids)),
    openStores(marketplace, numbersOf('store', ids)),
    openBanners(marketplace, ids),
    openIssues(marketplace, numbersOf('issue', ids)),
    ids.some(({ kind }) => kind === profileId.kind) ? openProfile(marketplace) : [],
  ])
  const byKey = new Map(things.flat().map((thing) => [thingKey(thing.thing), thing]))
  return ids.flatMap((id) => byKey.get(thingKey(id)) ?? [])
}

function numbersOf(kind: TranslatedKind, ids: readonly ThingId[]): number[] {
  return ids.filter((thing) => thing.kind === kind).map(({ id }) => Number(id))
}

async function openProducts(marketplace: Marketplace, ids: readonly number[]): Promise<TranslatedThing[]> {
  const scope = mayTranslate(marketplace.actor, 'product')
  if (ids.length === 0 || !scope) return []
  const rows = await selectAdminProducts(marketplace, scope).where('products.id', 'in', ids).execute()
  return rows.map((row) => thingOfProduct(editableProduct(row)))
}

async function openStores(marketplace: Marketplace, ids: readonly number[]): Promise<TranslatedThing[]> {
  const scope = mayTranslate(marketplace.actor, 'store')
  if (ids.length === 0 || !scope) return []
  const rows = await selectEditableStores(marketplace, scope).where('id', 'in', ids).execute()
  return rows.map((row) => thingOfStore(editableStore(row)))
}

async function openBanners(marketplace: Marketplace, ids: readonly ThingId[]): Promise<TranslatedThing[]> {
  if (!ids.some(({ kind }) => kind === 'banner') || !mayTranslate(marketplace.actor, 'banner')) return []
  const banners = Object.entries<EditableBanner | undefined>(await getBannersToEdit(marketplace))
  return banners.flatMap(([slot, banner]) => (banner ? thingOfBanner(slot as BannerSlot, banner) : []))
}

async function openIssues({ actor, db }: Marketplace, ids: readonly number[]): Promise<TranslatedThing[]> {
  if (ids.length === 0 || !mayTranslate(actor, 'issue')) return []
  const rows = await db
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'body', 'locale', 'translations'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(thingOfIssue)
}

async function openProfile(marketplace: Marketplace): Promise<TranslatedThing[]> {
  return [thingOfProfile(await readShopProfile(marketplace))]
}
