import { z } from 'zod'
import type { BannerDraft } from '#domain/home-page/banner.ts'
import { type BannerSlot, heroSlots, tileSlots } from '#domain/home-page/banner.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { textIn } from '#web/forms/read-form.ts'

export type BannerFieldError = 'picture' | 'path' | 'tooLong'

/** The values of the fields as typed. */
export type TypedBanner = Required<BannerDraft>

export function typedBannerIn(form: FormData): TypedBanner {
  const text = (name: keyof TypedBanner) => textIn(form, name)
  return {
    ...{ fileName: text('fileName'), alt: text('alt'), headline: text('headline'), words: text('words') },
    ...{ linkLabel: text('linkLabel'), linkPath: text('linkPath') },
  }
}

const shape = z.object({
  fileName: z.string(),
  alt: z.string(),
  headline: z.string().optional(),
  words: z.string().optional(),
  linkLabel: z.string().optional(),
  linkPath: z.string().optional(),
})

/** Reads the banner as it was when the form was opened from a hidden field. Undefined when it is invalid. */
export function readBannerBase(form: FormData): BannerDraft | undefined {
  try {
    return shape.parse(JSON.parse(textIn(form, 'base'))) as BannerDraft
  } catch {
    return undefined
  }
}

export type BannerReading =
  | { readonly outcome: 'read'; readonly slot: BannerSlot; readonly edit: BannerDraft }
  | { readonly outcome: 'invalid'; readonly fieldError: BannerFieldError }

/** In characters, limited by the space on slides and tiles. */
const maxLength = 200

export function readBannerForm(form: FormData): BannerReading {
  const slot = [...heroSlots, ...tileSlots].find((slot) => slot === textIn(form, 'place'))
  const line = (name: string) => cleanLine(textIn(form, name))
  const [headline, words, linkLabel] = [line('headline'), cleanText(textIn(form, 'words')), line('linkLabel')]
  const [fileName, alt, linkPath] = [line('fileName'), line('alt'), line('linkPath')]
  if (!slot || fileName === '') return { outcome: 'invalid', fieldError: 'picture' }
  if ([headline, words, linkLabel, alt, linkPath].some((text) => text.length > maxLength))
    return { outcome: 'invalid', fieldError: 'tooLong' }
  if (linkPath !== '' && !isPathOfShop(linkPath)) return { outcome: 'invalid', fieldError: 'path' }
  const given = Object.entries({ headline, words, linkLabel, linkPath }).filter(([, text]) => text !== '')
  return { outcome: 'read', slot, edit: { fileName, alt, ...Object.fromEntries(given) } }
}

/** `//example.com` and `/\example.com` lead to other sites. */
function isPathOfShop(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path)
}
