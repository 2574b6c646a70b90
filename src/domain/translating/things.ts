import { type AdminProduct, productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { type AdminStore, getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { lockAdminProduct } from '#domain/catalog/admin/lock-admin-product.ts'
import { lockStore } from '#domain/catalog/admin/lock-store.ts'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { originalTextsOfProduct, partKeys, withTextsOfProduct } from '#domain/catalog/product-texts.ts'
import { type StoreText, storeTexts } from '#domain/catalog/stores/store.ts'
import { NotFound } from '#domain/errors.ts'
import {
  type BannerSlot,
  type BannerText,
  bannerDraftOf,
  bannerTexts,
  type EditableBanner,
  heroSlots,
  tileSlots,
} from '#domain/home-page/banner.ts'
import { editBanner } from '#domain/home-page/edit-banner.ts'
import { getBannersToEdit } from '#domain/home-page/get-banners.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { editIssue } from '#domain/newsletter/edit-issue.ts'
import { getIssue } from '#domain/newsletter/list-issues.ts'
import { type IssueDraft, issueTexts, type NewsletterIssue } from '#domain/newsletter/newsletter-issue.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { type EditableShopProfile, type ProfileText, profileTexts } from '#domain/shop-profile/shop-profile.ts'
import { shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'
import { textsNamed } from '#domain/text-rule.ts'
import { type Translations, tidy } from '#domain/translations.ts'
import { profileId, type ThingId, type TranslatedKind } from './text-key.ts'
import type { TranslatedThing } from './translated-thing.ts'

/** How the texts of a kind of thing are read and saved. Saving is the edit that its own form makes, with audit and undo. */
interface ThingKind {
  /** Throws NotFound. In a transaction it locks the thing, except the shop profile. */
  open(marketplace: Marketplace, id: string): Promise<TranslatedThing & { save(edited: Texts): Promise<SaveOutcome> }>
}

type Texts = Pick<TranslatedThing, 'originals' | 'translations'>

/** Only a thing that was not locked can have changed meanwhile: then nothing was saved. */
type SaveOutcome = 'saved' | 'refused' | 'changed-meanwhile'

const kinds: Readonly<Record<TranslatedKind, ThingKind>> = {
  profile: {
    async open(marketplace, id) {
      if (id !== profileId.id) throw new NotFound('text', id)
      const { value, version } = await getSetting(marketplace, shopProfileSetting)
      return {
        ...thingOfProfile(value),
        async save({ originals, translations }) {
          const written = originals as Readonly<Record<ProfileText, string>>
          const translated = { ...value, ...written, translations: translations as Translations<ProfileText> }
          const edited = tidy(translated, value.locale)
          return (await editSetting(marketplace, shopProfileSetting, { version, edited })).outcome
        },
      }
    },
  },
  product: {
    async open(marketplace, text) {
      const id = Number(text)
      const item = await (marketplace.db.isTransaction ? lockAdminProduct : getAdminProduct)(marketplace, id)
      const base = productDraftOf(item)
      return {
        ...thingOfProduct(item),
        async save(edited) {
          return savedOrRefused(await editProduct(marketplace, id, { base, edited: withProductTexts(base, edited) }))
        },
      }
    },
  },
  store: {
    async open(marketplace, text) {
      const id = Number(text)
      const item = await (marketplace.db.isTransaction ? lockStore : getAdminStore)(marketplace, id)
      const base = storeDraftOf(item)
      return {
        ...thingOfStore(item),
        async save({ originals, translations }) {
          const { name = '', description = '', town = '', craft = '' } = originals
          const { town: _, craft: __, ...others } = base
          const places = { ...(town !== '' && { town }), ...(craft !== '' && { craft }) }
          const edited = {
            ...others,
            name,
            description,
            ...places,
            translations: translations as Translations<StoreText>,
          }
          return savedOrRefused(await editStore(marketplace, id, { base, edited }))
        },
      }
    },
  },
  banner: {
    async open(marketplace, text) {
      const slot = [...heroSlots, ...tileSlots].find((slot) => slot === text)
      if (!slot) throw new NotFound('picture', text)
      if (marketplace.db.isTransaction)
        await marketplace.db.selectFrom('banners').select('slot').where('slot', '=', slot).forUpdate().execute()
      const banner = (await getBannersToEdit(marketplace))[slot]
      if (!banner) throw new NotFound('picture', text)
      const base = bannerDraftOf(banner)
      return {
        ...thingOfBanner(slot, banner),
        async save({ originals, translations }) {
          const { alt = '', ...others } = originals
          const { headline: _, words: __, linkLabel: ___, ...kept } = base
          const written = Object.fromEntries(Object.entries(others).filter(([, text]) => text !== ''))
          const edited = { ...kept, ...written, alt, translations: translations as Translations<BannerText> }
          return savedOrRefused(await editBanner(marketplace, slot, { base, edited }))
        },
      }
    },
  },
  issue: {
    async open(marketplace, text) {
      const id = Number(text)
      const { db } = marketplace
      if (db.isTransaction)
        await db.selectFrom('newsletter_issues').select('id').where('id', '=', id).forUpdate().execute()
      const issue = await getIssue(marketplace, id)
      const { subject, body, translations = {} } = issue
      const base = { subject, body, translations }
      return {
        ...thingOfIssue(issue),
        async save({ originals, translations }) {
          const edited = {
            ...base,
            ...originals,
            translations: translations as NonNullable<IssueDraft['translations']>,
          }
          return savedOrRefused(await editIssue(marketplace, id, { base, edited }))
        },
      }
    },
  },
}

function savedOrRefused({ outcome }: { readonly outcome: string }): SaveOutcome {
  return outcome === 'saved' ? 'saved' : 'refused'
}

/** Returns a thing with its texts. Throws NotFound. In a transaction it is locked, except the shop profile. */
export function openThing(marketplace: Marketplace, { kind, id }: ThingId) {
  return kinds[kind].open(marketplace, id)
}

export function thingOfProfile(profile: EditableShopProfile): TranslatedThing {
  const { name, locale, translations = {} } = profile
  const originals = Object.fromEntries(profileTexts.map((field) => [field, profile[field]]))
  return { thing: profileId, name, locale, originals, translations }
}

export function thingOfProduct({ product, locale, translations = {} }: AdminProduct): TranslatedThing {
  const thing = { kind: 'product', id: String(product.id) } as const
  return { thing, name: product.name, locale, originals: originalTextsOfProduct(product), translations }
}

function withProductTexts(base: ProductDraft, { originals, translations }: Texts): ProductDraft {
  const { name = '', description = '', mainColor = '' } = originals
  const written = (key: string | undefined, old: string) => (key === undefined ? old : (originals[key] ?? old))
  const draft: ProductDraft = {
    ...base,
    ...{ name, description, mainColor },
    sizes: base.sizes.map((size) => ({ ...size, name: written(partKeys.sizes(size), size.name) })),
    colors: base.colors.map((color) => ({ ...color, name: written(partKeys.colors(color), color.name) })),
    pictures: base.pictures.map((picture) => ({ ...picture, alt: written(partKeys.pictures(picture), picture.alt) })),
  }
  return withTextsOfProduct(draft, translations)
}

export function thingOfStore({ store, locale, translations = {} }: AdminStore): TranslatedThing {
  const thing = { kind: 'store', id: String(store.id) } as const
  return { thing, name: store.name, locale, originals: textsNamed(storeTexts, store), translations }
}

export function thingOfBanner(slot: BannerSlot, banner: EditableBanner): TranslatedThing {
  const { headline = '', locale, translations = {} } = banner
  const thing = { kind: 'banner', id: slot } as const
  return { thing, name: headline, locale, originals: textsNamed(bannerTexts, banner), translations }
}

type IssueTexts = Pick<NewsletterIssue, 'id' | 'subject' | 'body' | 'locale' | 'translations'>

export function thingOfIssue({ id, locale, translations = {}, ...issue }: IssueTexts): TranslatedThing {
  const thing = { kind: 'issue', id: String(id) } as const
  return { thing, name: issue.subject, locale, originals: textsNamed(issueTexts, issue), translations }
}
