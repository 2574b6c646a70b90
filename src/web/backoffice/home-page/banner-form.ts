import { z } from 'zod'
import { heroSlots, tileSlots } from '#domain/home-page/banner-slots.ts'
import { maxBannerTextLength } from '#domain/text-lengths.ts'
import { translationsShape } from '#domain/translations-shape.ts'
import { checkForm } from '#web/backoffice/forms/check-form.ts'
import { translationErrors, withTypedTranslations } from '#web/backoffice/translations/translated-fields.ts'
import { oneOf, optional, text, withoutAbsent } from '#web/forms/field-values.ts'
import { jsonIn, line, paragraphs, plainLine, rawText, readFields } from '#web/forms/form-fields.ts'
import type { TypedBanner } from './typed-banner.ts'

/** Limited by the space on slides and tiles. */
const shortText = text(maxBannerTextLength)

/** The values of the fields as typed. */
const typedBanner = z.object({
  ...{ fileName: rawText, alt: rawText, headline: rawText, words: rawText, linkLabel: rawText, linkPath: rawText },
})

const cleanedBanner = z.object({
  ...{
    place: rawText,
    fileName: plainLine,
    alt: line,
    headline: line,
    words: paragraphs,
    linkLabel: line,
    linkPath: plainLine,
  },
})

export const bannerForm = z.object({
  place: oneOf([...heroSlots, ...tileSlots], 'picture'),
  fileName: z.string().min(1, 'picture'),
  alt: shortText,
  headline: optional(shortText),
  words: optional(shortText),
  linkLabel: optional(shortText),
  linkPath: optional(shortText.refine(isPathOfShop, 'path')),
})

const base = jsonIn(
  z
    .object({
      fileName: z.string(),
      alt: z.string(),
      headline: z.string().optional(),
      words: z.string().optional(),
      linkLabel: z.string().optional(),
      linkPath: z.string().optional(),
      translations: translationsShape.optional(),
    })
    .transform(withoutAbsent),
)

export function typedBannerIn(form: FormData): TypedBanner {
  return { ...readFields(typedBanner, form), texts: withTypedTranslations({}, form, 'banner') }
}

/** Reads the banner as it was when the form was opened from a hidden field. Undefined when it is invalid. */
export function readBannerBase(form: FormData) {
  return readFields(z.object({ base }), form).base
}

export type BannerFieldError = 'picture' | 'tooLong' | 'path'

/** The form shows one error: of several that of the picture, then of a text that is too long. */
export function readBannerForm(form: FormData) {
  const reading = checkForm(bannerForm, readFields(cleanedBanner, form))
  const tooLong = Object.values(translationErrors(form, 'banner'))
  if (reading.outcome === 'read' && tooLong.length === 0) {
    const { place: slot, ...edit } = reading.value
    return { outcome: 'read' as const, slot, edit: withoutAbsent(edit) }
  }
  const errors = [...Object.values(reading.outcome === 'invalid' ? reading.fieldErrors : {}), ...tooLong]
  const fieldError = (['picture', 'tooLong', 'path'] as const).find((error) => errors.includes(error)) ?? 'picture'
  return { outcome: 'invalid' as const, fieldError }
}

/** `//example.com` and `/\example.com` lead to other sites. */
function isPathOfShop(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path)
}
