import { z } from 'zod'
import type { MainLanguage } from '#domain/languages/main-locale-setting.ts'
import { locales } from '#domain/locale.ts'
import { oneOf } from '#web/forms/field-values.ts'
import type { Typed } from './setting-result.ts'

export const mainLanguageForm = z.object({ mainLocale: oneOf(locales) })

/** Returns the form values of the main language. */
export function mainLanguageTexts({ mainLocale }: MainLanguage): Typed {
  return { mainLocale }
}
