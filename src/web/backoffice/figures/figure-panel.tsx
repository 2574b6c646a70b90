import { useId } from 'react'
import type { Grain } from '#domain/figures/period.ts'
import { BarsPlot } from '../../ui/plots/bars-plot.tsx'
import { PlotKey } from '../../ui/plots/plot-key.tsx'
import { TimePlot } from '../../ui/plots/time-plot.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Figure, FigurePlot, shownTable } from './figure.ts'
import { FigureTable } from './figure-table.tsx'

interface FigurePanelProps {
  readonly figure: Omit<Figure, 'table'> & { readonly table: ReturnType<typeof shownTable> }
  readonly grain: Grain
  /** What the address asks for, `?` included. */
  readonly search: string
}

/** One question: its answer in a sentence, as a drawing and in numbers, and how it was counted. */
export function FigurePanel({ figure: { name, sentence, plot, table }, grain, search }: FigurePanelProps) {
  const { figures: words } = useOfficeMessages()
  const id = useId()
  const { title, definition } = words.figures[name]
  return (
    <figure
      aria-labelledby={`${id}-title`}
      className="flex min-w-0 flex-col rounded-2xl bg-white p-4 ring-1 ring-sand-deep sm:p-6"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <p id={`${id}-sentence`} className="mt-2 break-words">
        {sentence}
      </p>
      {plot && (
        <div className="mt-4">
          <PlotKey keys={keysOf(words.legends, name, plot)} />
          {plot.kind === 'time' ? (
            <TimePlot
              shape={plot.shape}
              readings={plot.readings}
              labelledBy={`${id}-sentence`}
              readLabel={words.read[grain]}
            />
          ) : (
            <BarsPlot shape={plot.shape} labelledBy={`${id}-sentence`} />
          )}
        </div>
      )}
      <figcaption className="mt-auto pt-3">
        {table.rows.length > 0 && (
          <details>
            <summary className="min-h-11 py-2.5 font-semibold text-door text-sm">{words.table}</summary>
            <FigureTable title={title} table={table} />
            <a
              href={`/admin/figures/of/${name}.csv${search}`}
              download
              className="inline-grid min-h-11 place-items-center font-semibold text-door text-sm hover:underline"
            >
              {words.download}
            </a>
          </details>
        )}
        <details>
          <summary className="min-h-11 py-2.5 font-semibold text-door text-sm">{words.definition}</summary>
          <p className="pb-2 text-sm">{definition}</p>
        </details>
      </figcaption>
    </figure>
  )
}

type Legends = ReturnType<typeof useOfficeMessages>['figures']['legends']

/** What the marks of a plot with more than one kind of them mean. */
function keysOf(legends: Legends, name: Figure['name'], plot: FigurePlot) {
  if (name === 'orders')
    return [
      { mark: 'solid', text: legends.period },
      { mark: 'dashed', text: legends.before },
    ] as const
  if (name === 'revenue')
    return [
      { mark: 'outlined', text: `${legends.ordered} (TND)` },
      { mark: 'solid', text: `${legends.revenue} (TND)` },
    ] as const
  if (plot.kind === 'bars' && plot.hasFew) return [{ mark: 'hollow', text: legends.few }] as const
  return []
}
