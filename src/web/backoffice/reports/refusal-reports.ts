import type { Marketplace } from '#domain/marketplace.ts'
import {
  listRefusalsByCourier,
  listRefusalsByGovernorate,
  listRefusalsByProduct,
  listRefusalsBySource,
} from '#domain/reports/list-refusal-rates.ts'
import { type DeliveryOutcomes, minParcelsForRate, refusalRate } from '#domain/reports/sales.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { reportsMessages } from '#page-messages/backoffice/reports.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { formatPercent } from '#web/text/format.ts'
import { barChartShape } from '#web/ui/charts/bar-chart-shape.ts'
import { maxBars } from './product-reports.ts'
import { joinSentences, type Report, type ReportName } from './report.ts'
import type { ReportQuery } from './report-query.ts'

const { columns, sentences } = reportsMessages

export async function governoratesReport(office: Marketplace, { period }: ReportQuery): Promise<Report> {
  const groups = await listRefusalsByGovernorate(office, period)
  const named = groups.map((group) => ({
    ...group,
    name:
      group.governorate === 'unknown' ? orderNamesMessages.unknownGovernorate : governorateMessages[group.governorate],
  }))
  const total = { delivered: sumOf(named, 'delivered'), refused: sumOf(named, 'refused') }
  return refusalsReport('refusals-by-governorate', columns.governorate, named, refusalsOf(total))
}

export async function refusedSourcesReport(office: Marketplace, { period }: ReportQuery): Promise<Report> {
  const groups = await listRefusalsBySource(office, period)
  const named = groups.map((group) => ({ ...group, name: orderNamesMessages.sources[group.source] }))
  return refusalsReport('refusals-by-source', columns.source, named, '')
}

export async function refusedCouriersReport(office: Marketplace, { period }: ReportQuery): Promise<Report> {
  const groups = await listRefusalsByCourier(office, period)
  const named = groups.map(({ courier, ...group }) => ({ ...group, name: courier ?? reportsMessages.withoutCourier }))
  return refusalsReport('refusals-by-courier', columns.courier, named, '')
}

export async function refusedProductsReport(office: Marketplace, { period }: ReportQuery): Promise<Report> {
  const products = await listRefusalsByProduct(office, period)
  return refusalsReport('refusals-by-product', columns.product, products, '')
}

interface NamedOutcomes extends DeliveryOutcomes {
  readonly name: string
}

/** `text` begins the sentence; parcels with several products cannot be added up. */
function refusalsReport(name: ReportName, column: string, groups: readonly NamedOutcomes[], text: string): Report {
  const [worst] = groups
  const shown = groups.slice(0, maxBars)
  const rateOf = (group: DeliveryOutcomes) => refusalRate(group) ?? 0
  return {
    name,
    sentence: worst ? joinSentences(text, sentences.worst(worst.name, refusalText(worst))) : sentences.noRefusals,
    ...(worst && {
      chart: {
        kind: 'bars',
        hasFew: shown.some(isFew),
        shape: barChartShape(
          shown.map((group) => ({
            name: group.name,
            value: rateOf(group),
            text: refusalText(group),
            isOutlined: isFew(group),
          })),
        ),
      },
    }),
    table: {
      columns: [
        { name: column, unit: 'text' },
        { name: columns.parcels, unit: 'count' },
        { name: columns.refused, unit: 'count' },
        { name: columns.rate, unit: 'rate' },
      ],
      rows: groups.map((group) => [group.name, parcelsOf(group), group.refused, rateOf(group)]),
    },
  }
}

function refusalsOf(total: DeliveryOutcomes): string {
  return sentences.refusals(total.refused, parcelsOf(total), formatPercent(refusalRate(total) ?? 0))
}

function refusalText(group: DeliveryOutcomes): string {
  return reportsMessages.refusedOf(formatPercent(refusalRate(group) ?? 0), group.refused, parcelsOf(group))
}

function parcelsOf({ delivered, refused }: DeliveryOutcomes): number {
  return delivered + refused
}

function isFew(group: DeliveryOutcomes): boolean {
  return parcelsOf(group) < minParcelsForRate
}

function sumOf(groups: readonly DeliveryOutcomes[], part: keyof DeliveryOutcomes): number {
  return groups.reduce((sum, group) => sum + group[part], 0)
}
