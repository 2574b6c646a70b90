import { scaleLinear } from 'd3-scale'

/** Horizontal lengths are percent of the width, vertical ones pixels. */
export interface BarChartShape {
  readonly height: number
  readonly bars: readonly {
    readonly name: string
    /** The name, shortened for phones. */
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
  /** The formatted value, at the end of the bar. */
  readonly text: string
  /** Drawn as an outline: less certain than the others. */
  readonly isOutlined?: boolean
}

/** Distance of the bars in pixels, including the text above each. */
const rowHeight = 44
/** Maximum lengths in characters that leave room for the value beside the name. */
const maxNameLength = 44
const maxNameLengthOnPhone = 25

/** Computes the shape of a bar chart. Runs on the server, so that browsers load only its numbers. */
export function barChartShape(values: readonly BarValue[]): BarChartShape {
  const across = scaleLinear()
    .domain([0, Math.max(Number.MIN_VALUE, ...values.map(({ value }) => value))])
    .range([0, 100])
  return {
    height: values.length * rowHeight,
    bars: values.map(({ name, value, text, isOutlined = false }, index) => ({
      ...{ text, isOutlined },
      name: shortened(name, maxNameLength),
      shortName: shortened(name, maxNameLengthOnPhone),
      y: index * rowHeight,
      width: across(Math.max(0, value)),
    })),
  }
}

function shortened(name: string, maxLength: number): string {
  const letters = Array.from(name)
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : name
}
