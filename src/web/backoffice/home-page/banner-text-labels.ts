import type { BannerText } from '#domain/fields/banner-fields.ts'
import { bannersMessages } from '#page-messages/backoffice/banners.ts'

const { alt, headline, words, linkLabel } = bannersMessages

/** What people call the texts of banners. */
export const bannerTextLabels: Readonly<Record<BannerText, string>> = { alt, headline, words, linkLabel }
