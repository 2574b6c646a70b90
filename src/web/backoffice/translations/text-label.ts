import type { Locale } from '#domain/locale.ts'
import { categoriesMessages } from '#page-messages/backoffice/categories.ts'
import { customerTextsMessages } from '#page-messages/backoffice/customer-texts.ts'
import { shopProfileFieldNames } from '#page-messages/backoffice/shop-profile-fields.ts'
import { bannerTextLabels } from '#web/backoffice/home-page/banner-text-labels.ts'
import { issueTextLabels } from '#web/backoffice/newsletter/issue-text-labels.ts'
import { productTextLabels } from '#web/backoffice/products/product-text-labels.ts'
import { storeTextLabels } from '#web/backoffice/stores/store-text-labels.ts'
import { labelText, labelTextIn } from './label-text.ts'

const { tagline, legalName, street, city } = shopProfileFieldNames

/** What people call the texts of all things. Forms of one thing import its labels alone. */
const labels = {
  ...{ ...productTextLabels, ...storeTextLabels, ...bannerTextLabels, ...issueTextLabels },
  ...{ tagline, legalName, street, city, ...customerTextsMessages.names, text: categoriesMessages.text },
}

export function textLabel(field: string): string {
  return labelText(labels, field)
}

/** "Name (Français)". */
export function textLabelIn(field: string, locale: Locale): string {
  return labelTextIn(labels, field, locale)
}
