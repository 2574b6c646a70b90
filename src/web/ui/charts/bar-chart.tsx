import type { BarChartShape } from './bar-chart-shape.ts'

interface BarChartProps {
  readonly shape: BarChartShape
  /** The id of the element that describes the chart. */
  readonly labelledBy: string
}

/** Horizontal bars, each below its name and value. */
export function BarChart({ shape, labelledBy }: BarChartProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the sentence beside it is its name
    <svg role="img" aria-labelledby={labelledBy} width="100%" height={shape.height} className="block overflow-visible">
      {shape.bars.map(({ name, shortName, text, y, width, isOutlined }) => (
        <g key={y}>
          <text x={0} y={y + 16} fontSize={14} className="fill-ink sm:hidden">
            {shortName}
          </text>
          <text x={0} y={y + 16} fontSize={14} className="fill-ink max-sm:hidden">
            {name}
          </text>
          <text x="100%" y={y + 16} fontSize={14} textAnchor="end" className="fill-ink font-semibold">
            {text}
          </text>
          <rect
            x={0}
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
