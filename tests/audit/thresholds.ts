/** Lighthouse's results for a page. Scores from 0 to 100; times in milliseconds; layout shift without a unit. */
export interface Look {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  /** Undefined for pages that are not indexed. */
  readonly seo: number | undefined
  readonly largestPaint: number
  readonly blockingTime: number
  readonly layoutShift: number
  /**
   * The machine's speed during the run, by Lighthouse's own benchmark. Slowed down by four, 1,056 corresponds to the
   * low-end phone of 2022 by which Chrome's tools calibrate (264); on a slower machine the results are too low.
   */
  readonly machineSpeed: number
}

type Figure = keyof Look

const least: { readonly [Name in Figure]?: number } = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
}

const most: { readonly [Name in Figure]?: number } = { largestPaint: 1800, blockingTime: 100, layoutShift: 0.02 }

/** Returns the values of a measurement that violate their thresholds. */
export function broken(look: Look): Figure[] {
  return (Object.keys(look) as Figure[]).filter((figure) => {
    const value = look[figure]
    if (value === undefined) return false
    return value < (least[figure] ?? Number.NEGATIVE_INFINITY) || value > (most[figure] ?? Number.POSITIVE_INFINITY)
  })
}

/** Returns the median of several measurements of one page, for each value separately. */
export function middleOf(looks: readonly Look[]): Look {
  const [first] = looks
  if (!first) throw new Error('Nothing was looked at')
  const middle = (figure: Figure) =>
    looks.map((look) => look[figure] ?? 0).sort((one, other) => one - other)[Math.floor(looks.length / 2)] ?? 0
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: first.seo === undefined ? undefined : middle('seo'),
    largestPaint: middle('largestPaint'),
    blockingTime: middle('blockingTime'),
    layoutShift: middle('layoutShift'),
    machineSpeed: middle('machineSpeed'),
  }
}
