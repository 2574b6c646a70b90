import { scaleLinear } from 'd3-scale'

/** Lengths across are percents of the width, those down pixels. */
export interface BarsPlotShape {
  readonly height: number
  readonly bars: readonly {
    readonly name: string
    /** As much of the name as fits on a phone. */
    readonly shortName: string
    readonly text: string
    readonly y: number
    readonly width: number
    readonly isOutlined: boolean
  }[]
}

export interface BarValue {
  readonly name: string
  readonly value: number
  /** The value in words, at the end of the bar's line. */
  readonly text: string
  /** Drawn hollow: less sure than the others. */
  readonly isOutlined?: boolean
}

/** From one bar to the next, its words above it included, in pixels. */
const rowHeight = 44
/** So many letters of a name leave room for the value beside it. */
const longestName = 44
const longestOnPhone = 25

/** Computes a drawing of values side by side. It runs on the server: browsers get its numbers alone. */
export function barsPlotShape(values: readonly BarValue[]): BarsPlotShape {
  const across = scaleLinear()
    .domain([0, Math.max(Number.MIN_VALUE, ...values.map(({ value }) => value))])
    .range([0, 100])
  return {
    height: values.length * rowHeight,
    bars: values.map(({ name, value, text, isOutlined = false }, index) => ({
      ...{ text, isOutlined },
      name: shortened(name, longestName),
      shortName: shortened(name, longestOnPhone),
      y: index * rowHeight,
      width: across(Math.max(0, value)),
    })),
  }
}

function shortened(name: string, longest: number): string {
  const letters = Array.from(name)
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : name
}
