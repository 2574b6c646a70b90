import type { ColorKey } from '#domain/catalog/filters/filter-key.ts'
import { findColors } from '#domain/catalog/filters/find-filter-keys.ts'

const swatches: Readonly<Record<ColorKey, string>> = {
  white: '#ffffff',
  cream: '#fff4dc',
  beige: '#d9c3a0',
  natural: '#d8c9ae',
  brown: '#7a4a28',
  black: '#1c1c1c',
  grey: '#8c8c8c',
  silver: '#c0c0c0',
  gold: '#c9a227',
  yellow: '#f2c12e',
  orange: '#e07b26',
  red: '#b3262a',
  pink: '#e48aa7',
  purple: '#76459a',
  blue: '#2458a6',
  green: '#3c7d3f',
  multicolor: '#9c8577',
}

/** Of a color whose name says nothing. */
export const neutralSwatch = '#b5aea4'

/** Guesses what a color looks like by its name in any language, or by the `#rrggbb` in it; undefined when it cannot. */
export function swatchOf(name: string): string | undefined {
  const written = /#[\da-f]{6}\b/i.exec(name)?.[0]
  const [key] = findColors([name])
  return written?.toLowerCase() ?? (key && swatches[key])
}
