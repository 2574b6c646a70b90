import { reportsMessages } from '#page-messages/backoffice/reports.ts'

interface KeyMetricsProps {
  readonly measures: readonly { readonly name: string; readonly value: string; readonly change: string }[]
}

/** The key metrics, each compared with the previous period. */
export function KeyMetrics({ measures }: KeyMetricsProps) {
  return (
    <section aria-label={reportsMessages.keyMetrics}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-2xl bg-sand-deep ring-1 ring-sand-deep md:grid-cols-3 xl:grid-cols-5">
        {measures.map(({ name, value, change }) => (
          <div key={name} className="bg-white p-4 max-xl:last:col-span-2">
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="break-words font-display font-semibold text-lg sm:text-xl">{value}</dd>
            <dd className="break-words text-sm">{change}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
