import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { cleanText, countCharacters } from '#domain/text.ts'
import type { Translations } from '#domain/translations.ts'
import { hasKnownPlaceholders, maxTemplateLength, type TemplateName, templateNames } from './customer-text.ts'

/** The templates that an owner has changed, by language. The others are those of the program. */
export interface CustomerTexts {
  readonly translations?: Translations<TemplateName>
}

const template = z
  .string()
  .min(1)
  .refine(
    (text) => countCharacters(text) <= maxTemplateLength && cleanText(text) === text && hasKnownPlaceholders(text),
  )

const shape = z.object({
  translations: z.partialRecord(z.enum(locales), z.partialRecord(z.enum(templateNames), template)).exactOptional(),
}) satisfies z.ZodType<CustomerTexts>

export const customerTextSetting: Setting<CustomerTexts> = { key: 'customer-texts', shape, defaultValue: {} }
