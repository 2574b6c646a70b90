import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import { known } from '#web/forms/form-fields.ts'

/** The buttons of the page of a seller's phones. */
export const phonesForm = z.object({ do: known(['end', 'sign-out', 'show-code', 'choose-language'] as const) })

export const studioLanguageForm = z.object({ locale: known(locales) })
