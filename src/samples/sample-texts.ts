import { type Locale, languages } from '#domain/locale.ts'
import type { ColorView, SampleTexts, View } from './sample-types.ts'
import { arabicTexts } from './stores/ar/stores.ts'
import { frenchTexts } from './stores/fr/stores.ts'

/** The languages of the samples besides English, in which they are written. A language without texts shows English. */
export const sampleTexts = { fr: frenchTexts, ar: arabicTexts } as const satisfies Partial<Record<Locale, SampleTexts>>

const englishViews: SampleTexts['views'] = {
  whole: 'the whole piece',
  detail: 'a close look',
  group: 'several together',
  scene: 'in a room',
}

interface DepictedProduct {
  readonly name: string
  /** The color that the picture shows, if it shows one. */
  readonly color?: string | undefined
}

/** Returns the alt text of a picture of a product in a language: the product's name, the color and the view. */
export function pictureAlt(locale: Locale, { name, color }: DepictedProduct, view: View | ColorView): string {
  const texts: Partial<Record<Locale, SampleTexts>> = sampleTexts
  const { [view.split('-')[0] as View]: seen } = texts[locale]?.views ?? englishViews
  return [name, color, seen].filter(Boolean).join(languages[locale].listSeparator)
}
