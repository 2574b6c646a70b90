import { tunisDayOf } from '#domain/tunis-day.ts'
import { csvAnswer } from '../csv/csv.ts'
import { csvFormatOf } from '../csv/csv-format-cookie.ts'
import { officeIn } from '../office-context.ts'
import type { Route } from './+types/figure-csv'
import { csvName } from './csv-name.ts'
import { csvRowsOf, type FigureName, figureNames } from './figure.ts'
import { readFiguresQuery } from './figures-query.ts'
import { findFigure } from './find-figure.ts'

/** The numbers of one figure, for a spreadsheet. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  const name = csvName(params.file, (text): text is FigureName => figureNames.some((name) => name === text))
  const asked = readFiguresQuery(new URL(request.url).searchParams, tunisDayOf(office.clock.now()))
  const figure = await findFigure(office, asked, name)
  const { from, until } = asked.period
  return csvAnswer(`${name}-${from}-${until}.csv`, figure ? csvRowsOf(figure.table) : [], csvFormatOf(request))
}
