import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { cleanText, countCharacters } from '#domain/text.ts'
import { maxTermsLength, type SellerTerms } from './seller-terms-text.ts'

const text = z
  .string()
  .min(1)
  .refine((text) => countCharacters(text) <= maxTermsLength && cleanText(text) === text)

const shape = z.object({
  translations: z
    .partialRecord(z.enum(locales), z.object({ terms: text.exactOptional() }))
    .refine((translations) => Object.values(translations).some((texts) => texts?.terms))
    .exactOptional(),
}) satisfies z.ZodType<SellerTerms>

export const sellerTermsSetting: Setting<SellerTerms> = { key: 'seller-terms', shape, defaultValue: {} }
