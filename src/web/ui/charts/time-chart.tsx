import { useState } from 'react'
import { direction, isRtl } from './reading-direction.ts'
import type { TimeChartShape } from './time-chart-shape.ts'

interface TimeChartProps {
  readonly shape: TimeChartShape
  /** The id of the element that describes the chart. */
  readonly labelledBy: string
  /** Accessible name of the slider that reads single values. */
  readonly readLabel: string
  /** The text for each time interval. */
  readonly readings: readonly string[]
}

/**
 * A chart with columns and a line over time, which runs as its language is read. The server renders it, so it needs no
 * script; with script a slider below it reads single values.
 */
export function TimeChart({ shape, labelledBy, readLabel, readings }: TimeChartProps) {
  const [read, setRead] = useState<number>()
  const band = read === undefined ? undefined : shape.bands[read]
  return (
    <>
      <div className="ps-11 pt-2 pb-8">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the sentence beside it is its name */}
        <svg
          role="img"
          aria-labelledby={labelledBy}
          width="100%"
          height={shape.height}
          className="block overflow-visible"
          direction={direction}
        >
          <ValueTicks shape={shape} />
          {band && <rect {...positionOf(band)} y={0} height={shape.height} className="fill-ink/12" />}
          {shape.outlined.map(({ x, width, y, height }) => (
            <rect
              key={x}
              {...positionOf({ x, width })}
              {...{ y, height }}
              className="fill-sand stroke-ink-soft"
              strokeWidth={1}
            />
          ))}
          {shape.solid.map(({ x, width, y, height }) => (
            <rect key={x} {...positionOf({ x, width })} {...{ y, height }} className="fill-door" />
          ))}
          <line x1={0} x2="100%" y1={shape.baseline} y2={shape.baseline} className="stroke-ink" />
          <Line shape={shape} />
          {shape.timeTicks.map(({ x, label, anchor }) => (
            <text
              key={x}
              x={positionOf({ x }).x}
              y={shape.height + 18}
              textAnchor={anchor}
              fontSize={12}
              className="fill-ink-soft"
            >
              {label}
            </text>
          ))}
        </svg>
      </div>
      {readings.length > 1 && (
        <div className="ps-11 noscript:hidden">
          <input
            type="range"
            aria-label={readLabel}
            aria-valuetext={readings[read ?? 0]}
            min={0}
            max={readings.length - 1}
            value={read ?? 0}
            onChange={(event) => setRead(event.currentTarget.valueAsNumber)}
            className="block min-h-8 w-full accent-door"
          />
          <p className="mt-2 min-h-6 text-sm">{read === undefined ? readLabel : readings[read]}</p>
        </div>
      )}
    </>
  )
}

function ValueTicks({ shape }: { shape: TimeChartShape }) {
  return shape.valueTicks.map(({ y, label }) => (
    <g key={y}>
      <line x1={0} x2="100%" y1={y} y2={y} className="stroke-sand-deep" />
      <text
        x={positionOf({ x: 0 }).x}
        dx={isRtl ? 6 : -6}
        y={y + 4}
        textAnchor="end"
        fontSize={12}
        className="fill-ink-soft"
      >
        {label}
      </text>
    </g>
  ))
}

/** The line is in an SVG of its own that stretches to the width of the chart; its stroke and dots do not stretch. */
function Line({ shape }: { shape: TimeChartShape }) {
  return (
    <>
      <svg
        aria-hidden="true"
        width="100%"
        height={shape.height}
        viewBox={`0 0 100 ${shape.height}`}
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        <path
          d={shape.path}
          transform={isRtl ? 'matrix(-1 0 0 1 100 0)' : undefined}
          fill="none"
          vectorEffect="non-scaling-stroke"
          strokeWidth={2}
          strokeDasharray={shape.isDashed ? '4 4' : undefined}
          className={shape.isDashed ? 'stroke-clay' : 'stroke-door'}
        />
      </svg>
      {shape.dots.map(({ x, y }) => (
        <circle key={x} cx={positionOf({ x }).x} cy={y} r={3} className="fill-door" />
      ))}
    </>
  )
}

/** The position of what begins at `x`, counted from where reading begins, and its width, in percent. */
function positionOf({ x, width = 0 }: { readonly x: number; readonly width?: number }) {
  return { x: `${isRtl ? 100 - x - width : x}%`, width: `${width}%` }
}
