import { latinDigits } from '#domain/phone.ts'
import type { DecimalSign } from './import-choices.ts'
import type { TwoReadings } from './import-plan.ts'

/** Longer ones are no numbers, in characters. */
const maxNumberLength = 60

const maxExamples = 3

/** A value in thousandths; `undefined` is no number, `asked` one that reads two ways. */
export type NumberReading = number | undefined | 'asked'

/**
 * The numbers of a column. `1,250` and `1.250` are 1.25 or 1250, unless another number of the column shows which sign
 * its decimals follow: `12,50` or `1.234,500`. Where both signs are shown to be that of decimals, neither is.
 */
export class NumberColumn {
  /** What the column, or a person, says that decimals follow. */
  readonly sign: DecimalSign | undefined
  /** With a comma and with a point, where the column has both. */
  readonly examples: readonly TwoReadings[]
  readonly #isWhole: boolean
  /** What stands before decimals, or may. */
  readonly #written: ReadonlySet<DecimalSign>

  /** Of whole numbers, such as pieces, one with decimals is no reading. `answer` is what a person said. */
  constructor(
    texts: Iterable<string>,
    { isWhole = false, answer }: { isWhole?: boolean; answer?: DecimalSign | undefined } = {},
  ) {
    this.#isWhole = isWhole
    const signs = new Set<DecimalSign>()
    const doubtful = { comma: new Map<string, TwoReadings>(), point: new Map<string, TwoReadings>() }
    for (const text of texts) {
      const { comma, point } = this.#readings(text)
      if (comma === undefined && point !== undefined) signs.add('point')
      if (point === undefined && comma !== undefined) signs.add('comma')
      if (comma === undefined || point === undefined || comma === point) continue
      const examples = doubtful[Math.abs(comma) < Math.abs(point) ? 'comma' : 'point']
      if (examples.size < maxExamples) examples.set(text, { text, comma, point })
    }
    const [shown, ...others] = signs
    this.sign = answer ?? (others.length === 0 ? shown : undefined)
    const [withComma, withPoint] = [[...doubtful.comma.values()], [...doubtful.point.values()]]
    this.#written = new Set([...signs, ...(['comma', 'point'] as const).filter((sign) => doubtful[sign].size > 0)])
    const ofComma = withComma.slice(0, withPoint.length > 0 ? maxExamples - 1 : maxExamples)
    this.examples = this.sign ? [] : [...ofComma, ...withPoint].slice(0, maxExamples)
  }

  /** Whether decimals may follow this sign throughout, and nothing is written with the other one. */
  isWrittenWith(sign: DecimalSign): boolean {
    return this.#written.isSubsetOf(new Set([sign]))
  }

  read(text: string): NumberReading {
    const { comma, point } = this.#readings(text)
    if (comma === undefined || point === undefined || comma === point) return comma ?? point
    return this.sign ? { comma, point }[this.sign] : 'asked'
  }

  #readings(text: string): Partial<Record<DecimalSign, number>> {
    const typed = numberText(text)
    const [comma, point] = [readAs('comma', typed), readAs('point', typed)]
    const isPossible = (value: number | undefined) => value !== undefined && !(this.#isWhole && value % 1000 !== 0)
    return { ...(isPossible(comma) && { comma }), ...(isPossible(point) && { point }) } as Partial<
      Record<DecimalSign, number>
    >
  }
}

/** Reads a number that a workbook stores as one. */
export function readStoredNumber(text: string): number | undefined {
  return readAs('point', numberText(text))
}

/** Unifies digits, spaces and signs. */
function numberText(text: string): string {
  if (text.length > maxNumberLength) return ''
  return latinDigits(text)
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replaceAll('،', ',')
    .replace(/[−–]/g, '-')
    .trim()
}

/** Thousands are grouped by one sign throughout, never after a leading zero. Those of Arabic have one meaning. */
const patterns: Readonly<Record<DecimalSign, RegExp>> = {
  comma: /^(?<minus>-?)(?<whole>\d+|[1-9]\d{0,2}(?<group>[.\s'’٬])\d{3}(?:\k<group>\d{3})*|)(?:[,٫](?<part>\d*))?$/u,
  point: /^(?<minus>-?)(?<whole>\d+|[1-9]\d{0,2}(?<group>[,\s'’٬])\d{3}(?:\k<group>\d{3})*|)(?:[.٫](?<part>\d*))?$/u,
}

const maxDigits = 12

function readAs(sign: DecimalSign, typed: string): number | undefined {
  const { minus, whole = '', part = '' } = patterns[sign].exec(typed)?.groups ?? {}
  const digits = whole.replace(/\D/g, '')
  if (digits + part === '' || digits.length > maxDigits) return undefined
  // Finer than a thousandth: no amount in dinars.
  if (/[1-9]/.test(part.slice(3))) return undefined
  const value = Number(digits) * 1000 + Number(part.slice(0, 3).padEnd(3, '0'))
  return minus && value > 0 ? -value : value
}
