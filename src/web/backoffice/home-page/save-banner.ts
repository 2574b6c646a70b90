import { bannerFields } from '#domain/fields/banner-fields.ts'
import { wholeShape } from '#domain/fields/field-shapes.ts'
import type { BannerDraft } from '#domain/home-page/banner.ts'
import type { BannerSlot } from '#domain/home-page/banner-slots.ts'
import { editBanner } from '#domain/home-page/edit-banner.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { EditConflict } from '#domain/merge-edits.ts'
import { translationsShape } from '#domain/translations-shape.ts'
import type { FormSnapshot } from '#web/backoffice/forms/use-form-snapshot.ts'
import { translationErrors, withTypedTranslations } from '#web/backoffice/translations/translated-fields.ts'
import { readTyped } from '#web/forms/form.ts'
import { readJson } from '#web/forms/form-fields.ts'
import { textIn } from '#web/forms/read-form.ts'
import { type BannerFieldErrors, bannerForm, type TypedBanner, typedBannerIn, typedBannerOf } from './banner-form.ts'

/**
 * The result of the form of a banner. `slot` is as sent by the form; `base` is the banner that the next edit is based
 * on, undefined for a slot without a banner.
 */
export type BannerResult = { readonly slot: string } & FormSnapshot<BannerDraft | undefined, TypedBanner | undefined> &
  (
    | { readonly outcome: 'saved' }
    | { readonly outcome: 'invalid'; readonly fieldErrors: BannerFieldErrors }
    | EditConflict<BannerDraft>
  )

const bannerShape = wholeShape(bannerFields, { translations: translationsShape.optional() })

/** Saves the form of one of these slots. */
export async function saveBanner(
  office: Marketplace,
  form: FormData,
  slots: readonly BannerSlot[],
): Promise<BannerResult> {
  const typed = typedBannerIn(form)
  const base: BannerDraft | undefined = readJson(form, 'base', bannerShape)
  const about = { slot: textIn(form, 'place'), typed, base }
  const slot = slots.find((slot) => slot === about.slot)
  if (!slot) return { ...about, outcome: 'invalid', fieldErrors: { fileName: 'unknown' } }
  const reading = readTyped(bannerForm, typed, () => translationErrors(form, 'banner'))
  if (reading.outcome === 'invalid') return { ...about, ...reading }
  const translations = withTypedTranslations(base?.translations, form, 'banner')
  const edited = { ...reading.value, translations }
  const result = await editBanner(office, slot, { base, edited })
  switch (result.outcome) {
    case 'saved':
      return { ...about, outcome: 'saved', base: edited }
    case 'changed-meanwhile':
      return { ...about, ...result, base: result.current, typed: typedBannerOf(result.merged) }
    case 'unknown-picture':
      return { ...about, outcome: 'invalid', fieldErrors: { fileName: 'picture' } }
  }
}
