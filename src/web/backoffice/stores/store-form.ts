import { z } from 'zod'
import { categories } from '#domain/catalog/category.ts'
import { maxPreparationDays } from '#domain/catalog/stores/preparation-days.ts'
import { type BackofficeFieldErrors, checkForm } from '#web/backoffice/forms/check-form.ts'
import { governorate, oneOf, optional, requiredText, socialLink, text, withoutAbsent } from '#web/forms/field-values.ts'
import { line, paragraphs, plainLine, rawText, readFields } from '#web/forms/form-fields.ts'
import { wholeNumber } from '../forms/whole-number.ts'
import { maxLengths } from './store-limits.ts'

const raw = { name: rawText, category: rawText, description: rawText, logo: rawText, cover: rawText, craft: rawText }

/** The values of the fields as typed, valid or not. */
const typedStore = z.object({
  ...raw,
  instagram: rawText,
  facebook: rawText,
  town: rawText,
  governorate: rawText,
  preparationDays: rawText,
})

const cleanedStore = z
  .object({
    ...{ name: line, category: plainLine, description: paragraphs, logo: plainLine, cover: plainLine },
    ...{
      instagram: plainLine,
      facebook: plainLine,
      craft: line,
      town: line,
      governorate: plainLine,
      preparationDays: plainLine,
    },
  })
  .transform(({ instagram, facebook, ...store }) => ({ ...store, instagramUrl: instagram, facebookUrl: facebook }))

/** `logo` and `cover` are file names of pictures; `governorate` is an ISO code or empty. */
export const storeForm = z.object({
  name: requiredText(maxLengths.name),
  category: oneOf(categories),
  description: text(maxLengths.description),
  logo: z.string().min(1, 'picture'),
  cover: z.string().min(1, 'picture'),
  instagramUrl: socialLink('instagram'),
  facebookUrl: socialLink('facebook'),
  craft: optional(text(maxLengths.craft)),
  town: optional(text(maxLengths.town)),
  governorate,
  preparationDays: optional(wholeNumber(maxPreparationDays, 0)),
})

export type TypedStore = Readonly<z.output<typeof typedStore>>

export type StoreFieldErrors = BackofficeFieldErrors<keyof z.input<typeof storeForm>>

export function typedStoreIn(form: FormData): TypedStore {
  return readFields(typedStore, form)
}

export function readStoreForm(form: FormData) {
  const reading = checkForm(storeForm, readFields(cleanedStore, form))
  return reading.outcome === 'read' ? { outcome: 'read' as const, store: withoutAbsent(reading.value) } : reading
}
