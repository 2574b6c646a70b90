import type { Marketplace } from '#domain/marketplace.ts'
import { listSales } from '#domain/reports/list-sales.ts'
import { daysAfter } from '#domain/reports/period.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { reportsMessages } from '#page-messages/backoffice/reports.ts'
import { timeChartShape } from '#web/ui/charts/time-chart-shape.ts'
import { bucketName, bucketTick, periodName } from '../reports/period-names.ts'

/**
 * Returns the orders of the last seven days, today included: a chart and a sentence for each day, or one sentence when
 * there is none.
 */
export async function readWeek(office: Marketplace) {
  const today = tunisDayOf(office.clock.now())
  const period = { from: daysAfter(today, -6), until: today }
  const days = await listSales(office, period, 'day')
  if (days.every(({ orders }) => orders === 0)) return { empty: reportsMessages.sentences.noOrders(periodName(period)) }
  return {
    shape: timeChartShape({
      labels: days.map((day) => bucketTick(day, 'day')),
      solid: days.map(({ orders }) => orders),
      tick: String,
    }),
    sentences: days.map((day) => reportsMessages.readings.orders(bucketName(day, 'day'), day.orders, undefined)),
  }
}
