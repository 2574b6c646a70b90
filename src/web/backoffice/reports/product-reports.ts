import type { Marketplace } from '#domain/marketplace.ts'
import { choicesOf } from '#domain/orders/order.ts'
import { listOrderSources } from '#domain/reports/list-order-sources.ts'
import { listSoldProducts, type SoldProduct } from '#domain/reports/list-sold-products.ts'
import { listStockoutForecasts, type StockoutForecast } from '#domain/reports/list-stockout-forecasts.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { reportsMessages } from '#page-messages/backoffice/reports.ts'
import { formatPercent, formatPrice } from '#web/text/format.ts'
import { barChartShape } from '#web/ui/charts/bar-chart-shape.ts'
import { joinSentences, type Report } from './report.ts'
import type { ReportQuery } from './report-query.ts'

const { columns, sentences } = reportsMessages

/** Maximum bars of a chart; the table has all rows. */
export const maxBars = 10

export async function bestSellersReport(office: Marketplace, { period }: ReportQuery): Promise<Report> {
  const sold = await listSoldProducts(office, period)
  const [first] = sold
  const kept = sold.filter(({ deliveredPieces }) => deliveredPieces > 0)
  return {
    name: 'best-sellers',
    sentence: bestSellerSentence(first),
    ...(kept.length > 0 && {
      chart: {
        kind: 'bars',
        shape: barChartShape(
          kept.slice(0, maxBars).map(({ name, deliveredPieces }) => ({
            name,
            value: deliveredPieces,
            text: reportsMessages.pieces(deliveredPieces),
          })),
        ),
      },
    }),
    table: {
      columns: [
        { name: columns.product, unit: 'text' },
        { name: columns.store, unit: 'text' },
        { name: columns.kept, unit: 'count' },
        { name: columns.soldFor, unit: 'millimes' },
        { name: columns.onTheWay, unit: 'count' },
      ],
      rows: sold.map(({ name, store, deliveredPieces, sold, openPieces }) => [
        name,
        store,
        deliveredPieces,
        sold,
        openPieces,
      ]),
    },
  }
}

function bestSellerSentence(first: SoldProduct | undefined): string {
  if (!first) return sentences.noSeller
  const { name, deliveredPieces, sold } = first
  return deliveredPieces > 0 ? sentences.bestSeller(name, deliveredPieces, formatPrice(sold)) : sentences.noneKept
}

export async function stockoutReport(office: Marketplace): Promise<Report> {
  const sizes = await listStockoutForecasts(office)
  const first = sizes.find(({ stock }) => stock > 0)
  return {
    name: 'ending-stock',
    sentence:
      sizes.length === 0
        ? sentences.noEnding
        : joinSentences(
            sentences.ending(sizes.length),
            first && sentences.firstToEnd(nameOfSize(first), first.stock, first.daysLeft),
          ),
    ...(sizes.length > 0 && {
      chart: {
        kind: 'bars',
        shape: barChartShape(
          sizes.slice(0, maxBars).map((size) => ({
            name: nameOfSize(size),
            value: size.daysLeft,
            text: size.stock === 0 ? reportsMessages.soldOut : reportsMessages.inDays(size.daysLeft),
          })),
        ),
      },
    }),
    table: {
      columns: [
        { name: columns.product, unit: 'text' },
        { name: columns.size, unit: 'text' },
        { name: columns.stock, unit: 'count' },
        { name: columns.sold, unit: 'count' },
        { name: columns.daysLeft, unit: 'count' },
      ],
      rows: sizes.map((size) => [size.name, choiceOf(size), size.stock, size.sold, size.daysLeft]),
    },
  }
}

function nameOfSize(forecast: StockoutForecast): string {
  return reportsMessages.sized(forecast.name, choiceOf(forecast))
}

/** The size, and the color where pieces are counted by color. */
function choiceOf({ sizeName, colorName }: StockoutForecast): string {
  return choicesOf({ sizeName, colorName: colorName ?? undefined }).join(' · ')
}

export async function sourcesReport(office: Marketplace, { period }: ReportQuery): Promise<Report> {
  const sources = await listOrderSources(office, period)
  const all = sources.reduce((sum, { orders }) => sum + orders, 0)
  const [first] = sources
  return {
    name: 'sources',
    sentence: first
      ? sentences.sources(orderNamesMessages.sources[first.source], formatPercent(first.orders / all), first.orders)
      : sentences.noSources,
    ...(first && {
      chart: {
        kind: 'bars',
        shape: barChartShape(
          sources.map(({ source, orders }) => ({
            name: orderNamesMessages.sources[source],
            value: orders,
            text: reportsMessages.ordersWithPart(orders, formatPercent(orders / all)),
          })),
        ),
      },
    }),
    table: {
      columns: [
        { name: columns.source, unit: 'text' },
        { name: columns.orders, unit: 'count' },
        { name: columns.ordered, unit: 'millimes' },
      ],
      rows: sources.map(({ source, orders, ordered }) => [orderNamesMessages.sources[source], orders, ordered]),
    },
  }
}
