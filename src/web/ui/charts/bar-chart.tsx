import type { BarChartShape } from './bar-chart-shape.ts'
import { isRtl } from './reading-direction.ts'

interface BarChartProps {
  readonly shape: BarChartShape
  /** The id of the element that describes the chart. */
  readonly labelledBy: string
}

/** Where bars begin and where they end at their longest. Text anchors are logical. */
const [start, end] = isRtl ? ['100%', 0] : [0, '100%']

/** Horizontal bars from where reading begins, each below its name and value. */
export function BarChart({ shape, labelledBy }: BarChartProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the sentence beside it is its name
    <svg role="img" aria-labelledby={labelledBy} width="100%" height={shape.height} className="block overflow-visible">
      {shape.bars.map(({ name, shortName, text, y, width, isOutlined }) => (
        <g key={y}>
          <text x={start} y={y + 16} fontSize={14} className="fill-ink sm:hidden">
            {isolated(shortName)}
          </text>
          <text x={start} y={y + 16} fontSize={14} className="fill-ink max-sm:hidden">
            {isolated(name)}
          </text>
          <text x={end} y={y + 16} fontSize={14} textAnchor="end" className="fill-ink font-semibold">
            {text}
          </text>
          <rect
            x={isRtl ? `${100 - width}%` : 0}
            y={y + 23}
            width={`${width}%`}
            height={10}
            strokeWidth={1.5}
            className={isOutlined ? 'fill-white stroke-door' : 'fill-door stroke-door'}
          />
        </g>
      ))}
    </svg>
  )
}

/** Names may run against the direction of the page. SVG has no `<bdi>`; these characters of Unicode do the same. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`
}
