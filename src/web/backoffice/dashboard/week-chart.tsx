import { useId } from 'react'
import { Link } from 'react-router'
import { dashboardMessages } from '#page-messages/backoffice/dashboard.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { reportsPath } from '#web/paths/backoffice-paths.ts'
import { TimeChart } from '#web/ui/charts/time-chart.tsx'
import type { readWeek } from './read-week.ts'

/** The last seven days as a chart, and as a sentence for each day. */
export function WeekChart({ week }: { week: Awaited<ReturnType<typeof readWeek>> }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="panel mt-6 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {dashboardMessages.week}
        </h2>
        <Link to={reportsPath()} className="text-link">
          {sectionsMessages.reports}
        </Link>
      </div>
      {'empty' in week ? (
        <p className="mt-2 text-ink-soft">{week.empty}</p>
      ) : (
        <>
          <ul className="sr-only">
            {week.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <TimeChart shape={week.shape} labelledBy={id} readLabel="" readings={[]} />
        </>
      )}
    </section>
  )
}
