import type { AdminProduct } from '#domain/catalog/admin/admin-product.ts'
import type { AdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { originalTextsOfProduct } from '#domain/catalog/product-texts.ts'
import { bannerTexts } from '#domain/fields/banner-fields.ts'
import { storeTexts } from '#domain/fields/store-fields.ts'
import type { BannerDraft } from '#domain/home-page/banner.ts'
import type { BannerSlot } from '#domain/home-page/banner-slots.ts'
import type { Locale } from '#domain/locale.ts'
import { type IssueDraft, issueTexts, type NewsletterIssue } from '#domain/newsletter/newsletter-issue.ts'
import { type EditableShopProfile, profileTexts } from '#domain/shop-profile/shop-profile.ts'
import { textsNamed } from '#domain/text-rule.ts'
import { profileId } from './text-key.ts'
import type { TranslatedThing } from './translated-thing.ts'

export function thingOfProfile(profile: EditableShopProfile): TranslatedThing {
  const { name, locale, translations = {} } = profile
  const originals = Object.fromEntries(profileTexts.map((field) => [field, profile[field]]))
  return { thing: profileId, name, locale, originals, translations }
}

export function thingOfProduct({ product, locale, translations = {} }: AdminProduct): TranslatedThing {
  const thing = { kind: 'product', id: String(product.id) } as const
  return { thing, name: product.name, locale, originals: originalTextsOfProduct(product), translations }
}

export function thingOfStore({ store, locale, translations = {} }: AdminStore): TranslatedThing {
  const thing = { kind: 'store', id: String(store.id) } as const
  return { thing, name: store.name, locale, originals: textsNamed(storeTexts, store), translations }
}

type BannerTexts = BannerDraft & { readonly locale: Locale }

export function thingOfBanner(slot: BannerSlot, banner: BannerTexts): TranslatedThing {
  const { headline: name, locale, translations = {} } = banner
  const thing = { kind: 'banner', id: slot } as const
  return { thing, name, locale, originals: textsNamed(bannerTexts, banner), translations }
}

type IssueTexts = Pick<NewsletterIssue, 'id' | 'locale'> & IssueDraft

export function thingOfIssue({ id, locale, translations = {}, ...issue }: IssueTexts): TranslatedThing {
  const thing = { kind: 'issue', id: String(id) } as const
  return { thing, name: issue.subject, locale, originals: textsNamed(issueTexts, issue), translations }
}
