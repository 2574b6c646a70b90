import { data, redirect } from 'react-router'
import { isDated, tablesFor } from '#domain/exports/stream-table.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { publicUrlIn } from '#web/page-context.ts'
import { readForm, textIn } from '../../read-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { isCsvFormat } from '../csv/csv-format.ts'
import { csvFormatCookie, csvFormatOf } from '../csv/csv-format-cookie.ts'
import { signedIn } from '../door/signed-in.ts'
import { OfficeTitle } from '../layout/office-title.tsx'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/figures-page'
import { nameOfPeriod } from './day-names.ts'
import { ExportPanel } from './export-panel.tsx'
import { shownTable } from './figure.ts'
import { FigurePanel } from './figure-panel.tsx'
import { figuresSearch, readFiguresQuery } from './figures-query.ts'
import { listFigures } from './find-figure.ts'
import { Headline } from './headline.tsx'
import { PeriodChoice } from './period-choice.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const asked = readFiguresQuery(new URL(request.url).searchParams, tunisDayOf(office.clock.now()))
  const { headline, figures } = await listFigures(office, asked)
  const { role } = signedIn(context, request)
  return {
    ...{ asked, headline },
    periodName: nameOfPeriod(asked.period),
    beforeName: nameOfPeriod(asked.before),
    search: figuresSearch(asked, asked.grain),
    figures: figures.map((figure) => ({ ...figure, table: shownTable(figure.table) })),
    tables: tablesFor(role).map((name) => ({ name, isDated: isDated(name) })),
    isOwner: role === 'owner',
    format: csvFormatOf(request),
    /** It has just been chosen. */
    isFormatNew: new URL(request.url).searchParams.get('files') === csvFormatOf(request),
  }
}

/** Remembers for which spreadsheet files are made. */
export async function action({ context, request }: Route.ActionArgs) {
  const format = textIn(await readForm(request), 'format')
  if (!isCsvFormat(format)) throw data(null, { status: 400 })
  const { searchParams } = new URL(request.url)
  searchParams.set('files', format)
  return redirect(`/admin/figures?${searchParams}`, {
    headers: { 'Set-Cookie': csvFormatCookie(format, publicUrlIn(context)) },
  })
}

/** How the shop is doing, over any days, and the way out for its numbers. */
export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { asked, headline, figures, periodName, beforeName, search, tables, isOwner, format, isFormatNew } = loaderData
  const { figures: words } = useOfficeMessages()
  return (
    <div className="mx-auto max-w-5xl space-y-5">
      <OfficeTitle title={words.title} />
      <h1 className="text-3xl">{words.title}</h1>
      <PeriodChoice key={search} asked={asked} />
      {asked.isMisread && <Notice tone="error">{words.misread}</Notice>}
      <p className="text-ink-soft">{words.shown(periodName, beforeName)}</p>
      <Headline measures={headline} />
      <div className="grid gap-5 xl:grid-cols-2">
        {figures.map((figure) => (
          <FigurePanel key={figure.name} figure={figure} grain={asked.grain} search={search} />
        ))}
      </div>
      <ExportPanel tables={tables} isOwner={isOwner} search={search} format={format} isFormatNew={isFormatNew} />
    </div>
  )
}
