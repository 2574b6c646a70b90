import type { productPartTexts } from '#domain/catalog/product-texts.ts'
import type { BannerText } from '#domain/fields/banner-fields.ts'
import type { ProductText } from '#domain/fields/product-fields.ts'
import type { StoreText } from '#domain/fields/store-fields.ts'
import { type Locale, languages } from '#domain/locale.ts'
import type { IssueText } from '#domain/newsletter/newsletter-issue.ts'
import type { TemplateName } from '#domain/orders/texts/customer-text.ts'
import type { ProfileText } from '#domain/shop-profile/shop-profile.ts'
import { findLabel } from '#messages/label-of.ts'
import type { BackofficeMessages } from '#page-messages/backoffice.ts'

type TranslatedText =
  | ProfileText
  | ProductText
  | keyof typeof productPartTexts
  | StoreText
  | BannerText
  | keyof IssueText
  | TemplateName

/** Returns the labels of texts, as the forms of their things have them. */
function labelsIn(messages: BackofficeMessages): Readonly<Record<TranslatedText, string>> {
  const { translations, productFieldNames, storeFieldNames, banners, newsletter, settings, customerTexts } = messages
  const { name, description, mainColor } = productFieldNames
  const { craft, town } = storeFieldNames
  const { alt, headline, words, linkLabel } = banners
  const { tagline, legalName, street, city } = settings.shopProfile.fields
  const { subject, body } = newsletter
  return {
    ...{ name, description, mainColor, ...translations.parts, alt },
    ...{ craft, town, headline, words, linkLabel },
    ...{ tagline, legalName, street, city, subject, body },
    ...customerTexts.names,
  }
}

/**
 * Returns what people call a text by its field: those of sizes, colors and pictures have the id of their part in it.
 */
export function textLabel(field: string, messages: BackofficeMessages): string {
  const labels = labelsIn(messages)
  const [part = ''] = field.split('-')
  return findLabel(labels, field) ?? findLabel(labels, part) ?? field
}

/** "Name (Français)". */
export function textLabelIn(field: string, locale: Locale, messages: BackofficeMessages): string {
  return messages.translations.inLanguage(textLabel(field, messages), languages[locale].name)
}
