import type { Marketplace } from '#domain/marketplace.ts'
import { bestSellersReport, sourcesReport, stockoutReport } from './product-reports.ts'
import {
  governoratesReport,
  refusedCouriersReport,
  refusedProductsReport,
  refusedSourcesReport,
} from './refusal-reports.ts'
import type { Report, ReportName } from './report.ts'
import type { ReportQuery } from './report-query.ts'
import { keyMetricsOf, readSales, salesReports } from './sales-reports.ts'
import { readSearches, searchReports } from './search-reports.ts'
import { webVitalPagesReport, webVitalsReport } from './web-vital-reports.ts'

type MakeReport = (office: Marketplace, query: ReportQuery) => Promise<Report>

/** In display order, after the sales reports. */
const others = {
  'best-sellers': bestSellersReport,
  'ending-stock': stockoutReport,
  'refusals-by-governorate': governoratesReport,
  'refusals-by-product': refusedProductsReport,
  'refusals-by-source': refusedSourcesReport,
  'refusals-by-courier': refusedCouriersReport,
  sources: sourcesReport,
  'web-vitals': webVitalsReport,
  'web-vitals-by-page': webVitalPagesReport,
} satisfies { readonly [Name in ReportName]?: MakeReport }

function isOther(name: ReportName): name is keyof typeof others {
  return Object.hasOwn(others, name)
}

/** Loads all reports. At most two heavy queries run at a time, so that visitors keep database connections. */
export async function listReports(office: Marketplace, query: ReportQuery) {
  const [sales, rest] = await Promise.all([readSales(office, query), listOthers(office, query)])
  return { keyMetrics: keyMetricsOf(sales), reports: [...salesReports(sales, query), ...rest] }
}

async function listOthers(office: Marketplace, query: ReportQuery): Promise<Report[]> {
  const reports: Report[] = []
  for (const make of Object.values<MakeReport>(others)) reports.push(await make(office, query))
  return reports
}

/** Loads one report, for its CSV file. */
export async function findReport(
  office: Marketplace,
  query: ReportQuery,
  name: ReportName,
): Promise<Report | undefined> {
  if (isOther(name)) return others[name](office, query)
  if (name.startsWith('searches'))
    return searchReports(await readSearches(office, query), query).find((report) => report.name === name)
  return salesReports(await readSales(office, query), query).find((report) => report.name === name)
}
