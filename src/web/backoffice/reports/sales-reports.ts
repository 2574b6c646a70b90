import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, toDinars } from '#domain/money.ts'
import { listSales } from '#domain/reports/list-sales.ts'
import { averageOrderValue, refusalRate, relativeChange, type SalesBucket, totalOf } from '#domain/reports/sales.ts'
import { reportsMessages } from '#page-messages/backoffice/reports.ts'
import { formatPercent, formatPrice } from '#web/text/format.ts'
import { timeChartShape } from '#web/ui/charts/time-chart-shape.ts'
import { bucketName, bucketTick, periodName } from './period-names.ts'
import { joinSentences, type Report, type ReportTable } from './report.ts'
import type { ReportQuery } from './report-query.ts'

const { columns, readings, sentences } = reportsMessages

/** The sales query for, and those they are compared with. */
export interface ComparedSales {
  readonly now: readonly SalesBucket[]
  readonly before: readonly SalesBucket[]
}

export async function readSales(
  office: Marketplace,
  { period, before, granularity }: ReportQuery,
): Promise<ComparedSales> {
  return { now: await listSales(office, period, granularity), before: await listSales(office, before, granularity) }
}

/** The key metrics of the whole period, each with its change. */
export function keyMetricsOf({ now, before }: ComparedSales) {
  const [all, earlier] = [totalOf(now), totalOf(before)]
  const money = (amount: number) => formatPrice(amount as Millimes)
  const measure = (
    name: keyof typeof reportsMessages.measures,
    value: number,
    old: number,
    text: (value: number) => string,
  ) => ({
    name: reportsMessages.measures[name],
    value: text(value),
    change: changeText(old, value, text, reportsMessages.changes),
  })
  return [
    measure('orders', all.orders, earlier.orders, String),
    measure('ordered', all.ordered, earlier.ordered, money),
    measure('revenue', all.revenue, earlier.revenue, money),
    measure('basket', averageOrderValue(all) ?? 0, averageOrderValue(earlier) ?? 0, money),
    { name: reportsMessages.measures.refusals, ...refusalsOf(refusalRate(all), refusalRate(earlier)) },
  ]
}

/** Rates are compared as two rates, since a percentage of a percentage misleads. */
function refusalsOf(rate: number | undefined, before: number | undefined) {
  const value = rate === undefined ? reportsMessages.none : formatPercent(rate)
  if (before === undefined || rate === undefined) return { value, change: reportsMessages.rates.noneBefore }
  const [now, old] = [formatPercent(rate), formatPercent(before)]
  if (now === old) return { value, change: reportsMessages.changes.same(old) }
  return { value, change: rate > before ? reportsMessages.rates.up(old) : reportsMessages.rates.down(old) }
}

type ChangeWords = typeof reportsMessages.changes | typeof sentences.changes

function changeText(before: number, now: number, text: (value: number) => string, changes: ChangeWords): string {
  const change = relativeChange(before, now)
  if ('part' in change)
    return changes[change.direction](formatPercent(Math.round(change.part * 100) / 100), text(before))
  return change.direction === 'same' ? changes.same(text(before)) : changes[change.direction]
}

/** Orders, revenue and average order value over time. */
export function salesReports(sales: ComparedSales, query: ReportQuery): Report[] {
  return [ordersReport(sales, query), revenueReport(sales, query), basketReport(sales, query)]
}

function ordersReport({ now, before }: ComparedSales, query: ReportQuery): Report {
  const [all, earlier] = [totalOf(now).orders, totalOf(before).orders]
  const days = periodName(query.period)
  const most = highest(now, ({ orders }) => orders)
  const text =
    all === 0
      ? sentences.noOrders(days)
      : sentences.orders(all, days, changeText(earlier, all, String, sentences.changes))
  return {
    name: 'orders',
    sentence: joinSentences(
      text,
      most && now.length > 1 && sentences.most(bucketName(most, query.granularity), most.orders),
    ),
    ...chartOf(all + earlier > 0, query, now, {
      values: {
        solid: now.map(({ orders }) => orders),
        line: now.map((_, index) => before[index]?.orders),
        isDashed: true,
        tick: String,
      },
      reading: (bucket, days, index) => readings.orders(days, bucket.orders, before[index]?.orders),
    }),
    table: {
      columns: [
        daysColumn(now, query),
        { name: columns.orders, unit: 'count' },
        { name: columns.cancelled, unit: 'count' },
        { name: columns.before, unit: 'count' },
      ],
      rows: now.map((bucket, index) => [bucket.from, bucket.orders, bucket.cancelled, before[index]?.orders]),
    },
  }
}

function revenueReport({ now, before }: ComparedSales, query: ReportQuery): Report {
  const [all, earlier] = [totalOf(now), totalOf(before)]
  const money = (amount: number) => formatPrice(amount as Millimes)
  const best = highest(now, ({ revenue }) => revenue)
  const isEmpty = now.every(({ ordered, revenue }) => ordered === 0 && revenue === 0)
  const change = changeText(earlier.revenue, all.revenue, money, sentences.changes)
  const text = isEmpty ? sentences.noRevenue : sentences.revenue(money(all.ordered), money(all.revenue), change)
  return {
    name: 'revenue',
    sentence: joinSentences(
      text,
      best && now.length > 1 && sentences.bestRevenue(bucketName(best, query.granularity), money(best.revenue)),
    ),
    ...chartOf(!isEmpty, query, now, {
      values: {
        outlined: now.map(({ ordered }) => toDinars(ordered)),
        solid: now.map(({ revenue }) => toDinars(revenue)),
        tick: String,
      },
      reading: ({ ordered, revenue }, days) => readings.revenue(days, money(ordered), money(revenue)),
    }),
    table: {
      columns: [
        daysColumn(now, query),
        { name: columns.ordered, unit: 'millimes' },
        { name: columns.revenue, unit: 'millimes' },
      ],
      rows: now.map((bucket) => [bucket.from, bucket.ordered, bucket.revenue]),
    },
  }
}

function basketReport({ now, before }: ComparedSales, query: ReportQuery): Report {
  const basket = averageOrderValue(totalOf(now))
  const money = (amount: number) => formatPrice(amount as Millimes)
  const baskets = now.map(averageOrderValue)
  return {
    name: 'basket',
    sentence:
      basket === undefined
        ? sentences.noBasket
        : sentences.basket(
            money(basket),
            changeText(averageOrderValue(totalOf(before)) ?? 0, basket, money, sentences.changes),
          ),
    ...chartOf(basket !== undefined, query, now, {
      values: { line: baskets.map((basket) => basket && toDinars(basket)), tick: String },
      reading: (_, days, index) => readings.basket(days, basketText(baskets[index])),
    }),
    table: {
      columns: [daysColumn(now, query), { name: columns.basket, unit: 'millimes' }],
      rows: now.map((bucket, index) => [bucket.from, baskets[index]]),
    },
  }
}

/** The column of buckets: the first day in spreadsheets, a name on the screen. */
function daysColumn(buckets: readonly SalesBucket[], { granularity }: ReportQuery): ReportTable['columns'][number] {
  return {
    name: columns.days[granularity],
    unit: 'day',
    shown: buckets.map((bucket) => bucketName(bucket, granularity)),
  }
}

function basketText(basket: Millimes | undefined): string {
  return basket === undefined ? reportsMessages.none : formatPrice(basket)
}

interface ChartValues {
  readonly values: Omit<Parameters<typeof timeChartShape>[0], 'labels'>
  readonly reading: (bucket: SalesBucket, days: string, index: number) => string
}

function chartOf(
  hasAny: boolean,
  { granularity }: ReportQuery,
  buckets: readonly SalesBucket[],
  { values, reading }: ChartValues,
): Pick<Report, 'chart'> {
  if (!hasAny) return {}
  return {
    chart: {
      kind: 'time',
      shape: timeChartShape({ labels: buckets.map((bucket) => bucketTick(bucket, granularity)), ...values }),
      readings: buckets.map((bucket, index) => reading(bucket, bucketName(bucket, granularity), index)),
    },
  }
}

/** Returns the first bucket with the highest amount; undefined when all are zero. */
function highest(buckets: readonly SalesBucket[], amountOf: (bucket: SalesBucket) => number): SalesBucket | undefined {
  return buckets.reduce<SalesBucket | undefined>(
    (best, bucket) => (amountOf(bucket) > (best ? amountOf(best) : 0) ? bucket : best),
    undefined,
  )
}
