import type { BannerDraft } from '#domain/home-page/banner.ts'
import { editBanner } from '#domain/home-page/edit-banner.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { textIn } from '#web/forms/read-form.ts'
import {
  type BannerFieldError,
  readBannerBase,
  readBannerForm,
  type TypedBanner,
  typedBannerIn,
} from './banner-form.ts'

/** The result of the form of a banner. */
export type BannerResult = {
  /** As sent by the form. */
  readonly slot: string
  readonly typed: TypedBanner
  /** The base of the next edit; undefined for a slot without a banner. */
  readonly base: BannerDraft | undefined
} & (
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'invalid'; readonly fieldError: BannerFieldError }
  /** `base` is the banner that somebody else saved. */
  | { readonly outcome: 'changed-meanwhile' }
)

export async function saveBanner(office: Marketplace, form: FormData): Promise<BannerResult> {
  const [typed, base] = [typedBannerIn(form), readBannerBase(form)]
  const about = { slot: textIn(form, 'place'), typed, base }
  const reading = readBannerForm(form)
  if (reading.outcome === 'invalid') return { ...about, ...reading }
  const result = await editBanner(office, reading.slot, { base, edited: reading.edit })
  switch (result.outcome) {
    case 'saved':
      return { ...about, outcome: 'saved', base: reading.edit }
    case 'changed-meanwhile':
      return { ...about, outcome: 'changed-meanwhile', base: result.current }
    case 'unknown-picture':
      return { ...about, outcome: 'invalid', fieldError: 'picture' }
  }
}
