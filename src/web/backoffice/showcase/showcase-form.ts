import { z } from 'zod'
import type { ShowcaseEdit } from '#domain/showcase/showcase.ts'
import { heroPlaces, type ShowcasePlace, tilePlaces } from '#domain/showcase/showcase.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { textIn } from '../../read-form.ts'

export type ShowcaseMistake = 'picture' | 'path' | 'tooLong'

/** What stands in the fields of a place. */
export type TypedPlace = Required<ShowcaseEdit>

export function typedPlaceIn(form: FormData): TypedPlace {
  const text = (name: keyof TypedPlace) => textIn(form, name)
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

/** The place as it was when the form was opened, which travels with the form. */
export function readShowcaseBase(form: FormData): ShowcaseEdit | undefined {
  try {
    return shape.parse(JSON.parse(textIn(form, 'base'))) as ShowcaseEdit
  } catch {
    return undefined
  }
}

export type ShowcaseReading =
  | { readonly outcome: 'read'; readonly place: ShowcasePlace; readonly edit: ShowcaseEdit }
  | { readonly outcome: 'invalid'; readonly mistake: ShowcaseMistake }

/** In characters: what the slides and tiles have room for. */
const longest = 200

export function readShowcaseForm(form: FormData): ShowcaseReading {
  const place = [...heroPlaces, ...tilePlaces].find((place) => place === textIn(form, 'place'))
  const line = (name: string) => cleanLine(textIn(form, name))
  const [headline, words, linkLabel] = [line('headline'), cleanText(textIn(form, 'words')), line('linkLabel')]
  const [fileName, alt, linkPath] = [line('fileName'), line('alt'), line('linkPath')]
  if (!place || fileName === '') return { outcome: 'invalid', mistake: 'picture' }
  if ([headline, words, linkLabel, alt, linkPath].some((text) => text.length > longest))
    return { outcome: 'invalid', mistake: 'tooLong' }
  if (linkPath !== '' && !isPathOfShop(linkPath)) return { outcome: 'invalid', mistake: 'path' }
  const given = Object.entries({ headline, words, linkLabel, linkPath }).filter(([, text]) => text !== '')
  return { outcome: 'read', place, edit: { fileName, alt, ...Object.fromEntries(given) } }
}

/** `//elsewhere` and `/\elsewhere` lead away from the shop. */
function isPathOfShop(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path)
}
