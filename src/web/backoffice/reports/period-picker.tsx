import { Form } from 'react-router'
import { type Granularity, granularities, presets } from '#domain/reports/period.ts'
import { reportsMessages } from '#page-messages/backoffice/reports.ts'
import { FoldedFilters } from '#web/backoffice/layout/folded-filters.tsx'
import { LinkRow } from '#web/backoffice/layout/link-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { type ReportQuery, reportSearchString } from './report-query.ts'

/** Chooses period and granularity, both in the URL. */
export function PeriodPicker({ query }: { query: ReportQuery }) {
  const { period, preset, granularity, locale } = query
  const language = locale && { locale }
  return (
    <>
      <LinkRow
        label={reportsMessages.period}
        links={presets.map((value) => ({
          ...{ name: reportsMessages.presets[value], isCurrent: value === preset },
          to: reportSearchString({ period, preset: value, ...language }),
        }))}
        preventScrollReset
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
