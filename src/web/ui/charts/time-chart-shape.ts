import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

/** Horizontal lengths are percent of the width, so that one shape fits every screen; vertical ones are pixels. */
export interface TimeChartShape {
  readonly height: number
  /** The column of each time interval. */
  readonly bands: readonly Span[]
  readonly outlined: readonly Column[]
  readonly solid: readonly Column[]
  /** SVG path in a box 100 wide and `height` high; empty when there is no line. */
  readonly path: string
  readonly isDashed: boolean
  readonly dots: readonly { readonly x: number; readonly y: number }[]
  readonly valueTicks: readonly { readonly y: number; readonly label: string }[]
  readonly timeTicks: readonly TimeTick[]
  /** The baseline: the position of zero. */
  readonly baseline: number
}

interface Span {
  readonly x: number
  readonly width: number
}

interface Column extends Span {
  readonly y: number
  readonly height: number
}

interface TimeTick {
  readonly x: number
  readonly label: string
  readonly anchor: 'middle' | 'end'
}

/** The values of a chart over time. Each list has one value per label; undefined where there is none. */
interface TimeChartValues {
  /** Short names of the time intervals. */
  readonly labels: readonly string[]
  /** Wide outlined columns behind the others. */
  readonly outlined?: Values
  readonly solid?: Values
  readonly line?: Values
  /** Whether the line is dashed, for a line over columns; it has no dots then. */
  readonly isDashed?: boolean
  /** Formats a value of the axis. */
  readonly tick: (value: number) => string
}

type Values = readonly (number | undefined)[]

const height = 180
/** Maximum of labels that fit side by side on a phone, also with the unabbreviated months of Arabic. */
const maxTimeTicks = 4
const maxDots = 40

/** Computes the shape of a chart over time. Runs on the server, so that browsers load only its numbers. */
export function timeChartShape(values: TimeChartValues): TimeChartShape {
  const { labels, outlined = [], solid = [], isDashed = false } = values
  const across = scaleBand<number>()
    .domain(labels.map((_, index) => index))
    .range([0, 100])
    .paddingInner(0.2)
    .paddingOuter(0.1)
  const all = [outlined, solid, values.line ?? []].flat().filter((value) => value !== undefined)
  const down = scaleLinear()
    .domain([Math.min(0, ...all), Math.max(1, ...all)])
    .nice(4)
    .range([height, 0])
  const spans = labels.map((_, index) => ({ x: across(index) ?? 0, width: across.bandwidth() }))
  const points = (values.line ?? []).map((value, index) => ({ value, x: middleOf(spans[index]) }))
  const seen = points.flatMap(({ value, x }) => (value === undefined ? [] : [{ x, y: down(value) }]))
  const pathOf = line<(typeof points)[number]>()
    .defined(({ value }) => value !== undefined)
    .x(({ x }) => x)
    .y(({ value }) => down(value ?? 0))
  return {
    ...{ height, isDashed },
    bands: spans,
    outlined: columnsOf(outlined, spans, down, 0),
    solid: columnsOf(solid, spans, down, outlined.length > 0 ? 0.22 : 0),
    path: pathOf(points) ?? '',
    dots: isDashed || seen.length > maxDots ? [] : seen,
    valueTicks: wholeTicks(down.ticks(4)).map((value) => ({ y: down(value), label: values.tick(value) })),
    timeTicks: timeTicksOf(labels, spans),
    baseline: down(0),
  }
}

/** `inset` is the part of the width that is left free on either side. */
function columnsOf(values: Values, spans: readonly Span[], down: (value: number) => number, inset: number): Column[] {
  return values.flatMap((value, index) => {
    const span = spans[index]
    if (!value || !span) return []
    const [one, other] = [down(value), down(0)]
    return [
      {
        x: span.x + span.width * inset,
        width: span.width * (1 - 2 * inset),
        y: Math.min(one, other),
        height: Math.abs(other - one),
      },
    ]
  })
}

/** Counts have no fractions, so ticks are whole numbers. */
function wholeTicks(ticks: readonly number[]): number[] {
  return ticks.filter(Number.isInteger)
}

function timeTicksOf(labels: readonly string[], spans: readonly Span[]): TimeTick[] {
  const step = Math.ceil(labels.length / maxTimeTicks)
  return labels.flatMap((label, index) => {
    if (index % step !== 0) return []
    const x = middleOf(spans[index])
    return [{ x, label, anchor: x > 94 ? 'end' : 'middle' } as const]
  })
}

function middleOf(span: Span | undefined): number {
  return span ? span.x + span.width / 2 : 0
}
