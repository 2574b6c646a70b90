import type { BarsPlotShape } from './bars-plot-shape.ts'

interface BarsPlotProps {
  readonly shape: BarsPlotShape
  /** The id of the sentence that says what the plot shows. */
  readonly labelledBy: string
}

/** Bars one under the other, each under its name and value. */
export function BarsPlot({ shape, labelledBy }: BarsPlotProps) {
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
