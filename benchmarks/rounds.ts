/** The result of one measurement. */
export interface Measurement {
  readonly value: number
  /** CPU time of the server for one response in microseconds, where the system reports it. */
  readonly cpu?: number | undefined
}

export interface Compared {
  /** Medians of the counted rounds. */
  readonly ours: Measurement
  readonly reference: Measurement
  /** The median over the rounds of ours divided by the reference. */
  readonly ratio: number
  /** The number of counted rounds. */
  readonly rounds: number
  /** The number of rounds repeated because the reference drifted. */
  readonly repeated: number
  /** False when too many rounds were repeated: then all of them are counted. */
  readonly isSteady: boolean
}

/** A single measurement beside what it should be. */
export function comparedOnce(ours: number, reference: number): Compared {
  return {
    ...{ ours: { value: ours }, reference: { value: reference }, ratio: ours / reference },
    ...{ rounds: 1, repeated: 0, isSteady: true },
  }
}

export interface Sides {
  ours(): Promise<Measurement>
  reference(): Promise<Measurement>
}

export interface RoundOptions {
  /** The number of steady rounds to measure. */
  readonly rounds: number
  /** The maximum number of rounds, steady or not. */
  readonly maxRounds: number
  /** The maximum drift of the reference in a steady round, as a share of the smaller value. */
  readonly maxDrift: number
}

const defaultRounds: RoundOptions = { rounds: 5, maxRounds: 10, maxDrift: 0.15 }

interface Round {
  readonly ours: Measurement
  /** The reference before and after ours. */
  readonly references: readonly [Measurement, Measurement]
}

/**
 * Measures both in turn: reference, ours, reference, ours, reference. A round is ours between two references; if those
 * two differ, the machine had other load, and the round is repeated. The first measurements are a warm-up and not
 * counted.
 */
export async function compareInRounds(sides: Sides, options: Partial<RoundOptions> = {}): Promise<Compared> {
  const { rounds, maxRounds, maxDrift } = { ...defaultRounds, ...options }
  const all: Round[] = []
  const isSteady = (round: Round) => driftOf(round) <= maxDrift
  await sides.ours()
  await sides.reference()
  let before = await sides.reference()
  while (all.filter(isSteady).length < rounds && all.length < maxRounds) {
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

function driftOf({ references: [before, after] }: Round): number {
  return Math.abs(after.value - before.value) / Math.min(before.value, after.value)
}

function meanOf([before, after]: Round['references']): Measurement {
  const value = (before.value + after.value) / 2
  if (before.cpu === undefined || after.cpu === undefined) return { value }
  return { value, cpu: (before.cpu + after.cpu) / 2 }
}

function medianOf(measured: readonly Measurement[]): Measurement {
  const cpuTimes = measured.map(({ cpu }) => cpu).filter((cpu) => cpu !== undefined)
  return {
    value: median(measured.map(({ value }) => value)),
    cpu: cpuTimes.length === 0 ? undefined : median(cpuTimes),
  }
}

/** The median. Throws for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]]
  if (low === undefined || high === undefined) throw new Error('Nothing was measured')
  return (low + high) / 2
}

/** The 99th percentile. */
export function percentile99(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
}
