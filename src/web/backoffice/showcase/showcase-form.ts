import type { ShowcaseEdit } from '#domain/showcase/edit-showcase.ts'
import { heroPlaces, type ShowcasePlace, tilePlaces } from '#domain/showcase/showcase.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { textIn } from '../../read-form.ts'

export type ShowcaseMistake = 'picture' | 'path' | 'tooLong'

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
