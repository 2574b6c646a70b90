import { languages } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { listSearches, type SearchReport, type SearchSums } from '#domain/reports/list-searches.ts'
import { bucketsOf, type Period } from '#domain/reports/period.ts'
import { reportsMessages } from '#page-messages/backoffice/reports.ts'
import { barChartShape } from '#web/ui/charts/bar-chart-shape.ts'
import { timeChartShape } from '#web/ui/charts/time-chart-shape.ts'
import { bucketName, bucketTick } from './period-names.ts'
import { maxBars } from './product-reports.ts'
import { joinSentences, type Report, type ReportTable } from './report.ts'
import type { ReportQuery } from './report-query.ts'

const { columns, sentences, readings } = reportsMessages

/** What visitors searched for in the period, and in the one before. */
export interface ComparedSearches {
  readonly now: SearchReport
  readonly before: SearchReport
}

export async function readSearches(
  office: Marketplace,
  { period, before, locale }: ReportQuery,
): Promise<ComparedSearches> {
  const [now, earlier] = [await listSearches(office, period, locale), await listSearches(office, before, locale)]
  return { now, before: earlier }
}

/** The sums of the period beside those of the one before. */
export function searchMetricsOf({ now, before }: ComparedSearches) {
  return searchMeasures.map((name) => ({
    name: reportsMessages.searchMeasures[name],
    value: String(now.total[name]),
    change: reportsMessages.searchesBefore(before.total[name]),
  }))
}

const searchMeasures = ['searches', 'withoutResults', 'unclicked', 'additions', 'orders'] as const

/** Searches by text, by language and over time. */
export function searchReports({ now }: ComparedSearches, query: ReportQuery): Report[] {
  return [textsReport(now), languagesReport(now), daysReport(now, query)]
}

function textsReport({ texts, withheld, total }: SearchReport): Report {
  const [first] = texts
  const rows = [
    ...texts.map(({ words, ...sums }) => [words, ...cellsOf(sums)]),
    ...(withheld.searches > 0 ? [[reportsMessages.withheld, ...cellsOf(withheld)]] : []),
  ]
  return {
    name: 'searches',
    sentence: joinSentences(
      first && sentences.mostSearched(first.words, first.searches),
      withheld.searches > 0 && sentences.withheld(withheld.searches),
      total.searches === 0 && sentences.noSearches,
    ),
    ...(first && {
      chart: {
        kind: 'bars',
        shape: barChartShape(
          texts.slice(0, maxBars).map(({ words, searches, withoutResults }) => ({
            name: words,
            value: searches,
            text: reportsMessages.searchesWithout(searches, withoutResults),
          })),
        ),
      },
    }),
    table: { columns: [{ name: columns.searchText, unit: 'text' }, ...sumColumns], rows },
  }
}

function languagesReport({ languages: counts, total }: SearchReport): Report {
  const named = counts.map(({ locale, ...sums }) => ({ name: languages[locale].name, sums }))
  return {
    name: 'searches-by-language',
    sentence: total.searches === 0 ? sentences.noSearches : sentences.searchLanguages(total.searches),
    ...(named.length > 0 && {
      chart: {
        kind: 'bars',
        shape: barChartShape(
          named.map(({ name, sums: { searches, withoutResults } }) => ({
            ...{ name, value: searches, text: reportsMessages.searchesWithout(searches, withoutResults) },
          })),
        ),
      },
    }),
    table: {
      columns: [{ name: columns.language, unit: 'text' }, ...sumColumns],
      rows: named.map(({ name, sums }) => [name, ...cellsOf(sums)]),
    },
  }
}

function daysReport({ days, total }: SearchReport, { period, granularity }: ReportQuery): Report {
  const buckets = bucketsOf(period, granularity).map((bucket) => ({ bucket, sums: sumsIn(days, bucket) }))
  const names = buckets.map(({ bucket }) => bucketName(bucket, granularity))
  return {
    name: 'searches-by-day',
    sentence:
      total.searches === 0 ? sentences.noSearches : sentences.searchesInVain(total.searches, total.withoutResults),
    ...(total.searches > 0 && {
      chart: {
        kind: 'time',
        shape: timeChartShape({
          labels: buckets.map(({ bucket }) => bucketTick(bucket, granularity)),
          outlined: buckets.map(({ sums }) => sums.searches),
          solid: buckets.map(({ sums }) => sums.withoutResults),
          tick: String,
        }),
        readings: buckets.map(({ sums }, index) =>
          readings.searches(names[index] ?? '', sums.searches, sums.withoutResults),
        ),
      },
    }),
    table: {
      columns: [{ name: columns.days[granularity], unit: 'day', shown: names }, ...sumColumns],
      rows: buckets.map(({ bucket, sums }) => [bucket.from, ...cellsOf(sums)]),
    },
  }
}

const sumColumns: ReportTable['columns'] = (
  ['searches', 'withoutResults', 'unclicked', 'clicks', 'additions', 'orders'] as const
).map((name) => ({ name: reportsMessages.searchMeasures[name], unit: 'count' }))

function cellsOf({ searches, withoutResults, unclicked, clicks, additions, orders }: SearchSums): readonly number[] {
  return [searches, withoutResults, unclicked, clicks, additions, orders]
}

function sumsIn(days: SearchReport['days'], { from, until }: Period): SearchSums {
  const sums = { searches: 0, withoutResults: 0, clicks: 0, unclicked: 0, additions: 0, orders: 0 }
  for (const { day, ...counts } of days)
    if (day >= from && day <= until)
      for (const name of Object.keys(sums) as (keyof SearchSums)[]) sums[name] += counts[name]
  return sums
}
