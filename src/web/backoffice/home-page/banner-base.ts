import { z } from 'zod'
import { bannerFields } from '#domain/fields/banner-fields.ts'
import { wholeShape } from '#domain/fields/field-shapes.ts'
import type { BannerDraft } from '#domain/home-page/banner.ts'
import { translationsShape } from '#domain/translations-shape.ts'
import { jsonIn, readFields } from '#web/forms/form-fields.ts'

const base = jsonIn(wholeShape(bannerFields, { translations: translationsShape.optional() }))

/** Reads the banner as it was when the form was opened from a hidden field. Undefined when it is invalid. */
export function readBannerBase(form: FormData): BannerDraft | undefined {
  return readFields(z.object({ base }), form).base
}
