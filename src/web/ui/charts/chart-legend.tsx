interface Key {
  readonly mark: 'solid' | 'outlined' | 'hollow' | 'dashed'
  readonly text: string
}

/** The legend of a chart. Its marks differ in more than their color. */
export function ChartLegend({ keys }: { keys: readonly Key[] }) {
  if (keys.length === 0) return null
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
      {keys.map(({ mark, text }) => (
        <li key={mark} className="flex items-center gap-1.5">
          <svg aria-hidden="true" width={18} height={12} className="shrink-0">
            {mark === 'dashed' ? (
              <line x1={0} x2={18} y1={6} y2={6} strokeWidth={2} strokeDasharray="4 3" className="stroke-clay" />
            ) : (
              <rect x={1} y={1} width={16} height={10} strokeWidth={1.5} className={fills[mark]} />
            )}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  )
}

const fills = {
  solid: 'fill-door stroke-door',
  outlined: 'fill-sand stroke-ink-soft',
  hollow: 'fill-white stroke-door',
}
