/** What Lighthouse says of a screen. Scores of 100; milliseconds; the shift without a unit. */
export interface Look {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  /** Undefined where nobody is to find the screen by searching. */
  readonly seo: number | undefined
  readonly largestPaint: number
  readonly blockingTime: number
  readonly layoutShift: number
  /**
   * How fast this machine was meanwhile, by Lighthouse's own benchmark. Slowed down by four, one of 1,056 is as slow as the
   * cheap phone of 2022 that Chrome's tools calibrate by (264); a slower one is slower than any phone that is meant.
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

/** The figures of a look that are not as was promised. */
export function broken(look: Look): Figure[] {
  return (Object.keys(look) as Figure[]).filter((figure) => {
    const value = look[figure]
    if (value === undefined) return false
    return value < (least[figure] ?? Number.NEGATIVE_INFINITY) || value > (most[figure] ?? Number.POSITIVE_INFINITY)
  })
}

/** Of several looks at one screen: the figure in the middle, each for itself. */
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
