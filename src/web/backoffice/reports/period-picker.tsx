import { Form, Link } from 'react-router'
import { type Granularity, granularities, presets } from '#domain/reports/period.ts'
import { reportsMessages } from '#page-messages/backoffice/reports.ts'
import { FoldedFilters } from '#web/backoffice/layout/folded-filters.tsx'
import { useScrollToCurrent } from '#web/backoffice/layout/use-scroll-to-current.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { type ReportQuery, reportSearchString } from './report-query.ts'

/** Chooses period and granularity, both in the URL. */
export function PeriodPicker({ query }: { query: ReportQuery }) {
  const { period, preset, granularity, locale } = query
  const language = locale && { locale }
  return (
    <>
      <Choices
        label={reportsMessages.period}
        choices={presets.map((value) => ({
          ...{ value, name: reportsMessages.presets[value], isChosen: value === preset },
          to: reportSearchString({ period, preset: value, ...language }),
        }))}
      />
      <FoldedFilters values={[preset ? undefined : period]}>
        <Form className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto_auto]">
          {locale && <input type="hidden" name="language" value={locale} />}
          <TextField label={reportsMessages.from} name="from" type="date" defaultValue={period.from} required />
          <TextField label={reportsMessages.until} name="until" type="date" defaultValue={period.until} required />
          <SelectField
            label={reportsMessages.per}
            name="per"
            defaultValue={granularity}
            choices={granularities.map((value: Granularity) => ({ value, name: reportsMessages.granularities[value] }))}
          />
          <Button type="submit" variant="outline">
            {reportsMessages.show}
          </Button>
        </Form>
      </FoldedFilters>
    </>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly choices: readonly {
    readonly value: string
    readonly name: string
    readonly to: string
    readonly isChosen: boolean
  }[]
}

function Choices({ label, choices }: ChoicesProps) {
  const row = useScrollToCurrent(choices.find(({ isChosen }) => isChosen)?.value)
  return (
    <nav ref={row} aria-label={label} className="-mx-4 overflow-x-auto px-4 py-1">
      <ul className="flex gap-2">
        {choices.map(({ value, name, to, isChosen }) => (
          <li key={value}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isChosen ? 'page' : undefined}
              className="grid min-h-11 place-items-center whitespace-nowrap rounded-full border border-door/35 bg-white/60 px-4 font-semibold text-door text-sm hover:border-door aria-[current=page]:border-door aria-[current=page]:bg-door aria-[current=page]:text-white"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
