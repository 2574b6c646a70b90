import { headingKey } from './heading-key.ts'

/** In millimeters and grams. */
const lengths: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  in: 25.4,
  inch: 25.4,
  inches: 25.4,
  مم: 1,
  صم: 10,
}
const weights: Readonly<Record<string, number>> = {
  ...{
    g: 1,
    gr: 1,
    gram: 1,
    grams: 1,
    gramme: 1,
    grammes: 1,
    kg: 1000,
    kilo: 1000,
    lb: 453.592,
    lbs: 453.592,
    oz: 28.3495,
  },
  ...{ غ: 1, كغ: 1000 },
}

const unit = /(?<=[\d\s])\p{L}{1,8}\.?\s*$/u

/** Returns the number of a cell such as `30 cm`. */
export function withoutUnit(text: string): string {
  return text.slice(0, 100).replace(unit, '').trim()
}

/** More is a slip, in millimeters or grams. */
const maxMeasure = 1_000_000

/**
 * Returns a measure in millimeters or grams by the unit in its cell or heading. Undefined without a unit, since it
 * would be a guess across a factor, and for what is none.
 */
export function measureIn(
  kind: 'length' | 'weight',
  { thousandths, text, heading }: { readonly thousandths: number; readonly text: string; readonly heading: string },
): number | undefined {
  const units = kind === 'length' ? lengths : weights
  const named = [headingKey(unit.exec(text.slice(0, 100))?.[0] ?? ''), ...headingKey(heading).split(' ').reverse()]
  const factor = named.map((name) => (Object.hasOwn(units, name) ? units[name] : undefined)).find((found) => found)
  const measure = Math.round((thousandths * (factor ?? 0)) / 1000)
  return measure > 0 && measure <= maxMeasure ? measure : undefined
}
