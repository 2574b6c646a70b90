import { tunisDayOf } from '#domain/tunis-day.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { csvFormatOf } from '#web/backoffice/csv/csv-format-cookie.ts'
import { csvResponse } from '#web/csv/csv.ts'
import type { Route } from './+types/report-csv'
import { findReport } from './list-reports.ts'
import { parseCsvFileName } from './parse-csv-file-name.ts'
import { csvRowsOf, type ReportName, reportNames } from './report.ts'
import { readReportQuery } from './report-query.ts'

/** One report as a CSV file. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  const name = parseCsvFileName(params.file, (text): text is ReportName => reportNames.some((name) => name === text))
  const query = readReportQuery(new URL(request.url).searchParams, tunisDayOf(office.clock.now()))
  const report = await findReport(office, query, name)
  const { from, until } = query.period
  return csvResponse(`${name}-${from}-${until}.csv`, report ? csvRowsOf(report.table) : [], csvFormatOf(request))
}
