import type { Marketplace } from '#domain/marketplace.ts'
import { bucketsOf } from '#domain/reports/period.ts'
import { daysAfter } from '#domain/tunis-day.ts'
import { listWebVitals, type RatingCount } from '#domain/web-vitals/list-web-vitals.ts'
import {
  almanacShares,
  goodShare,
  pageKinds,
  type VitalRating,
  type WebVital,
  webVitals,
} from '#domain/web-vitals/web-vital.ts'
import { reportsMessages } from '#page-messages/backoffice/reports.ts'
import { formatPercent } from '#web/text/format.ts'
import { barChartShape } from '#web/ui/charts/bar-chart-shape.ts'
import { timeChartShape } from '#web/ui/charts/time-chart-shape.ts'
import { bucketName, bucketTick } from './period-names.ts'
import { joinSentences, type Report, type ReportTable } from './report.ts'
import type { ReportQuery } from './report-query.ts'

const { columns, sentences, readings } = reportsMessages

/** How long visitors waited, by week, beside what the Web Almanac says of other shops. */
export async function webVitalsReport(office: Marketplace, { period }: ReportQuery): Promise<Report> {
  const counts = await listWebVitals(office, period)
  const [first, last] = [counts[0]?.week, counts.at(-1)?.week]
  const weeks = first && last ? bucketsOf({ from: first, until: daysAfter(last, 6) }, 'week') : []
  const rated = weeks.map((week) => ({
    ...{ week, name: bucketName(week, 'week') },
    shares: sharesOf(counts.filter((count) => count.week === week.from)),
  }))
  const rarest = rarestOf(sharesOf(counts))
  const rows = rated.flatMap(({ week, name, shares }) => shares.map((share) => ({ week, name, share })))
  return {
    name: 'web-vitals',
    sentence: joinSentences(rarest ? sentenceOf(rarest) : sentences.noVitals, almanacSentence),
    ...(rarest && {
      chart: {
        ...{ kind: 'time', per: 'week' },
        shape: timeChartShape({
          labels: weeks.map((week) => bucketTick(week, 'week')),
          solid: rated.map(({ shares }) => Math.round((rarestOf(shares)?.good ?? 0) * 100)),
          tick: (percent) => formatPercent(percent / 100),
        }),
        readings: rated.map(({ name, shares }) => readings.vitals(name, shares.map(textOf).join('; '))),
      },
    }),
    table: {
      columns: [{ name: columns.days.week, unit: 'day', shown: rows.map(({ name }) => name) }, ...shareColumns],
      rows: rows.map(({ week, share }) => [week.from, ...cellsOf(share)]),
    },
  }
}

/** How long visitors waited, by the kind of page, beside what the Web Almanac says of other shops. */
export async function webVitalPagesReport(office: Marketplace, { period }: ReportQuery): Promise<Report> {
  const counts = await listWebVitals(office, period)
  const pages = pageKinds
    .map((page) => ({
      name: reportsMessages.pageKinds[page],
      shares: sharesOf(counts.filter((one) => one.page === page)),
    }))
    .filter(({ shares }) => shares.length > 0)
  const bars = pages.flatMap(({ name, shares }) => {
    const rarest = rarestOf(shares)
    return rarest
      ? [{ name, value: rarest.good, text: reportsMessages.goodOf(formatPercent(rarest.good), rarest.views) }]
      : []
  })
  const others = Object.entries(almanacShares).map(([name, value]) => ({
    ...{ name, value, text: formatPercent(value), isOutlined: true },
  }))
  const rarest = rarestOf(sharesOf(counts))
  return {
    name: 'web-vitals-by-page',
    sentence: rarest ? sentenceOf(rarest) : sentences.noVitals,
    ...(rarest && { chart: { kind: 'bars', shape: barChartShape([...bars, ...others]) } }),
    table: {
      columns: [{ name: columns.page, unit: 'text' }, ...shareColumns],
      rows: pages.flatMap(({ name, shares }) => shares.map((share) => [name, ...cellsOf(share)])),
    },
  }
}

/** How page views were rated by a metric: their number, and the fraction of each rating. */
interface Shares extends Readonly<Record<VitalRating, number>> {
  readonly metric: WebVital
  readonly views: number
}

/** The shares by metric, of those that some browser has measured. */
function sharesOf(counts: readonly RatingCount[]): Shares[] {
  const sumOf = (metric: WebVital, rating?: VitalRating) =>
    counts
      .filter((one) => one.metric === metric && (rating === undefined || one.rating === rating))
      .reduce((sum, { count }) => sum + count, 0)
  return webVitals.flatMap((metric) => {
    const views = sumOf(metric)
    const share = (rating: VitalRating) => sumOf(metric, rating) / views
    const shares = { good: share('good'), 'needs-improvement': share('needs-improvement'), poor: share('poor') }
    return views > 0 ? [{ metric, views, ...shares }] : []
  })
}

/** The metric that decides whether a shop is good: the one that is good most rarely. */
function rarestOf(shares: readonly Shares[]): Shares | undefined {
  return shares.toSorted((one, other) => one.good - other.good)[0]
}

function sentenceOf({ metric, good }: Shares): string {
  return sentences.vitals(reportsMessages.vitals[metric], formatPercent(good), good >= goodShare)
}

const almanacSentence = sentences.almanac(
  formatPercent(almanacShares.Shopify),
  formatPercent(almanacShares.WooCommerce),
)

function textOf({ metric, good, 'needs-improvement': needsWork, poor }: Shares): string {
  const [first, second, third] = [good, needsWork, poor].map(formatPercent)
  return reportsMessages.vitalShares(reportsMessages.vitals[metric], first ?? '', second ?? '', third ?? '')
}

const shareColumns: ReportTable['columns'] = [
  ...([
    { name: columns.vital, unit: 'text' },
    { name: columns.views, unit: 'count' },
  ] as const),
  ...[columns.good, columns.needsWork, columns.poor].map((name) => ({ name, unit: 'rate' }) as const),
]

function cellsOf({ metric, views, good, 'needs-improvement': needsWork, poor }: Shares) {
  return [reportsMessages.vitals[metric], views, good, needsWork, poor]
}
