import type { productPartTexts } from '#domain/catalog/product-texts.ts'
import type { CategoryTexts } from '#domain/category.ts'
import type { BannerText } from '#domain/fields/banner-fields.ts'
import type { ProductText } from '#domain/fields/product-fields.ts'
import type { StoreText } from '#domain/fields/store-fields.ts'
import { type Locale, languages } from '#domain/locale.ts'
import type { IssueText } from '#domain/newsletter/newsletter-issue.ts'
import type { TemplateName } from '#domain/orders/texts/customer-text.ts'
import type { ProfileText } from '#domain/shop-profile/shop-profile.ts'
import { findLabel } from '#messages/label-of.ts'
import { bannersMessages } from '#page-messages/backoffice/banners.ts'
import { categoriesMessages } from '#page-messages/backoffice/categories.ts'
import { customerTextsMessages } from '#page-messages/backoffice/customer-texts.ts'
import { newsletterMessages } from '#page-messages/backoffice/newsletter.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { translationsMessages } from '#page-messages/backoffice/translations.ts'
import { productFieldNames } from '#page-messages/product-fields.ts'
import { storeFieldNames } from '#page-messages/store-fields.ts'

type TranslatedText =
  | ProfileText
  | ProductText
  | keyof typeof productPartTexts
  | StoreText
  | BannerText
  | keyof IssueText
  | TemplateName
  | keyof NonNullable<CategoryTexts[Locale]>

/** The labels of texts, as the forms of their things have them. */
const labels = textLabels()

function textLabels(): Readonly<Record<TranslatedText, string>> {
  const { name, description, mainColor } = productFieldNames
  const { craft, town, closedNote } = storeFieldNames
  const { alt, headline, words, linkLabel } = bannersMessages
  const { tagline, legalName, street, city } = settingsMessages.shopProfile.fields
  const { subject, body } = newsletterMessages
  return {
    ...{ name, description, mainColor, ...translationsMessages.parts, alt },
    ...{ craft, town, closedNote, headline, words, linkLabel },
    ...{ tagline, legalName, street, city, subject, body },
    ...customerTextsMessages.names,
    text: categoriesMessages.text,
  }
}

/**
 * Returns what people call a text by its field: those of sizes, colors and pictures have the id of their part in it.
 */
export function textLabel(field: string): string {
  const [part = ''] = field.split('-')
  return findLabel(labels, field) ?? findLabel(labels, part) ?? field
}

/** "Name (Français)". */
export function textLabelIn(field: string, locale: Locale): string {
  return translationsMessages.inLanguage(textLabel(field), languages[locale].name)
}
