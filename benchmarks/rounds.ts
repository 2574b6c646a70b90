/** What one measurement found. */
export interface Measured {
  readonly value: number
  /** Processor time of the server for one answer, in microseconds, where the machine tells it. */
  readonly processor?: number | undefined
}

export interface Compared {
  /** Medians over the rounds that count. */
  readonly ours: Measured
  readonly reference: Measured
  /** The median of ours by the reference, round by round. */
  readonly ratio: number
  /** How many rounds count. */
  readonly rounds: number
  /** How many had to be repeated because the reference moved. */
  readonly repeated: number
  /** False when too many rounds had to be repeated: then all of them count. */
  readonly isSteady: boolean
}

export interface Sides {
  ours(): Promise<Measured>
  reference(): Promise<Measured>
}

export interface Patience {
  /** Rounds that are wanted. */
  readonly rounds: number
  /** Rounds after which to take what there is. */
  readonly mostRounds: number
  /** By how much the reference may move in a round, as a share of the smaller. */
  readonly mostMovement: number
}

const usualPatience: Patience = { rounds: 5, mostRounds: 10, mostMovement: 0.15 }

interface Round {
  readonly ours: Measured
  /** Before and after ours. */
  readonly references: readonly [Measured, Measured]
}

/**
 * Measures the two in turn: reference, ours, reference, ours, reference. A round is ours between two references; where
 * those two differ, the machine did something else meanwhile, and the round is made again. What is measured first warms
 * both up and does not count.
 */
export async function compareInRounds(sides: Sides, patience: Partial<Patience> = {}): Promise<Compared> {
  const { rounds, mostRounds, mostMovement } = { ...usualPatience, ...patience }
  const all: Round[] = []
  const isSteady = (round: Round) => movement(round) <= mostMovement
  await sides.ours()
  await sides.reference()
  let before = await sides.reference()
  while (all.filter(isSteady).length < rounds && all.length < mostRounds) {
    const ours = await sides.ours()
    const after = await sides.reference()
    all.push({ ours, references: [before, after] })
    before = after
  }
  const steady = all.filter(isSteady)
  const hasEnough = steady.length === rounds
  const counted = hasEnough ? steady : all
  return {
    ours: medianOf(counted.map(({ ours }) => ours)),
    reference: medianOf(counted.map(({ references }) => meanOf(references))),
    ratio: median(counted.map(({ ours, references }) => ours.value / meanOf(references).value)),
    rounds: counted.length,
    repeated: all.length - counted.length,
    isSteady: hasEnough,
  }
}

function movement({ references: [before, after] }: Round): number {
  return Math.abs(after.value - before.value) / Math.min(before.value, after.value)
}

function meanOf([before, after]: Round['references']): Measured {
  const value = (before.value + after.value) / 2
  if (before.processor === undefined || after.processor === undefined) return { value }
  return { value, processor: (before.processor + after.processor) / 2 }
}

function medianOf(measured: readonly Measured[]): Measured {
  const processors = measured.map(({ processor }) => processor).filter((processor) => processor !== undefined)
  return {
    value: median(measured.map(({ value }) => value)),
    processor: processors.length === 0 ? undefined : median(processors),
  }
}

/** The middle one, or between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]]
  if (low === undefined || high === undefined) throw new Error('Nothing was measured')
  return (low + high) / 2
}

/** The value that all but one in a hundred stay below. */
export function slowestHundredth(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
}
