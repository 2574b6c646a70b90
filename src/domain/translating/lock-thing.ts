import type { StoreScope } from '#domain/access/store-scope.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { lockAdminProduct } from '#domain/catalog/admin/lock-admin-product.ts'
import { lockStore } from '#domain/catalog/admin/lock-store.ts'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { partKeys, productTexts, withTextsOfProduct } from '#domain/catalog/product-texts.ts'
import { NotFound } from '#domain/errors.ts'
import { type BannerText, bannerTexts } from '#domain/fields/banner-fields.ts'
import { type StoreText, storeTexts } from '#domain/fields/store-fields.ts'
import { parseBannerSlot } from '#domain/home-page/banner-slots.ts'
import { editBanner, lockBanner } from '#domain/home-page/edit-banner.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { editIssue, lockIssue } from '#domain/newsletter/edit-issue.ts'
import type { IssueDraft } from '#domain/newsletter/newsletter-issue.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { ProfileText } from '#domain/shop-profile/shop-profile.ts'
import { shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'
import { textsNamed } from '#domain/text-rule.ts'
import { type Translations, tidy } from '#domain/translations.ts'
import { profileId, type ThingId, type TranslatedKind } from './text-key.ts'
import { thingOfBanner, thingOfIssue, thingOfProduct, thingOfProfile, thingOfStore } from './texts-of-things.ts'
import type { TranslatedThing } from './translated-thing.ts'

/** A thing that nobody else can change until the transaction ends. */
export interface LockedThing {
  readonly thing: TranslatedThing
  /** Makes the edit that the form of the thing makes, with audit and undo. */
  save(edited: Texts): Promise<SaveOutcome>
}

type Texts = Pick<TranslatedThing, 'originals' | 'translations'>

/** Only the shop profile can have changed meanwhile: then nothing was saved. */
type SaveOutcome = 'saved' | 'refused' | 'changed-meanwhile'

type Lock = (marketplace: Marketplace, scope: StoreScope, id: string) => Promise<LockedThing>

const locks: Readonly<Record<TranslatedKind, Lock>> = {
  profile: openProfile,
  product: lockProduct,
  store: lockStoreTexts,
  banner: lockBannerTexts,
  issue: lockIssueTexts,
}

/**
 * Locks a thing until the transaction ends, and returns it with its texts as they are now. The shop profile is not
 * locked: it has no row until it is first saved. Throws NotFound.
 */
export function lockThing(marketplace: Marketplace, scope: StoreScope, { kind, id }: ThingId): Promise<LockedThing> {
  return locks[kind](marketplace, scope, id)
}

async function openProfile(marketplace: Marketplace, _: StoreScope, id: string): Promise<LockedThing> {
  if (id !== profileId.id) throw new NotFound('text', id)
  const { value, version } = await getSetting(marketplace, shopProfileSetting)
  return {
    thing: thingOfProfile(value),
    async save({ originals, translations }) {
      const written = originals as Readonly<Record<ProfileText, string>>
      const translated = { ...value, ...written, translations: translations as Translations<ProfileText> }
      const edited = tidy(translated, value.locale)
      return (await editSetting(marketplace, shopProfileSetting, { version, edited })).outcome
    },
  }
}

async function lockProduct(marketplace: Marketplace, scope: StoreScope, text: string): Promise<LockedThing> {
  const id = Number(text)
  const product = await lockAdminProduct(marketplace, scope, id)
  const base = productDraftOf(product)
  return {
    thing: thingOfProduct(product),
    async save(texts) {
      return savedOrRefused(await editProduct(marketplace, id, { base, edited: withProductTexts(base, texts) }))
    },
  }
}

function withProductTexts(base: ProductDraft, { originals, translations }: Texts): ProductDraft {
  const written = (key: string | undefined, old: string) => (key === undefined ? old : (originals[key] ?? old))
  const draft: ProductDraft = {
    ...base,
    ...textsNamed(productTexts, originals),
    sizes: base.sizes.map((size) => ({ ...size, name: written(partKeys.sizes(size), size.name) })),
    colors: base.colors.map((color) => ({ ...color, name: written(partKeys.colors(color), color.name) })),
    pictures: base.pictures.map((picture) => ({ ...picture, alt: written(partKeys.pictures(picture), picture.alt) })),
  }
  return withTextsOfProduct(draft, translations)
}

async function lockStoreTexts(marketplace: Marketplace, scope: StoreScope, text: string): Promise<LockedThing> {
  const id = Number(text)
  const store = await lockStore(marketplace, scope, id)
  const base = storeDraftOf(store)
  return {
    thing: thingOfStore(store),
    async save({ originals, translations }) {
      const written = textsNamed(storeTexts, originals)
      const edited = { ...base, ...written, translations: translations as Translations<StoreText> }
      return savedOrRefused(await editStore(marketplace, id, { base, edited }))
    },
  }
}

async function lockBannerTexts(marketplace: Marketplace, _: StoreScope, text: string): Promise<LockedThing> {
  const slot = parseBannerSlot(text)
  if (!slot) throw new NotFound('picture', text)
  const banner = await lockBanner(marketplace, slot)
  if (!banner) throw new NotFound('picture', text)
  const { draft: base, locale } = banner
  return {
    thing: thingOfBanner(slot, { ...base, locale }),
    async save({ originals, translations }) {
      const written = textsNamed(bannerTexts, originals)
      const edited = { ...base, ...written, translations: translations as Translations<BannerText> }
      return savedOrRefused(await editBanner(marketplace, slot, { base, edited }))
    },
  }
}

async function lockIssueTexts(marketplace: Marketplace, _: StoreScope, text: string): Promise<LockedThing> {
  const id = Number(text)
  const { draft: base, locale } = await lockIssue(marketplace, id)
  return {
    thing: thingOfIssue({ id, locale, ...base }),
    async save({ originals, translations }) {
      const translated = { translations: translations as NonNullable<IssueDraft['translations']> }
      const edited = { ...base, ...originals, ...translated }
      return savedOrRefused(await editIssue(marketplace, id, { base, edited }))
    },
  }
}

function savedOrRefused({ outcome }: { readonly outcome: string }): SaveOutcome {
  return outcome === 'saved' ? 'saved' : 'refused'
}
