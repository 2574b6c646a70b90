import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import { known } from '#web/forms/form-fields.ts'

/** The language of an operator; undefined for that of the shop. */
export const languageForm = z.object({ locale: known(locales) })
