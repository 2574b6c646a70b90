import { z } from 'zod'
import { locales } from './locale.ts'
import type { TextChanges, Translations } from './translations.ts'

/** Translations in JSON: of a setting, of a form, or of the audit log. */
export const translationsShape = z.partialRecord(z.enum(locales), z.record(z.string(), z.string().min(1))) as z.ZodType<
  Translations,
  Translations
>

/** Changed texts in the audit log. */
export const textChangesShape = z.partialRecord(
  z.enum(locales),
  z.record(z.string(), z.string().min(1).nullable()),
) as z.ZodType<TextChanges, TextChanges>
