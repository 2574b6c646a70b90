import { wholeInBasisPoints } from '#domain/commission/commission-terms.ts'
import { exportServices } from '#domain/exports/list-services.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { listWithheldTax } from '#domain/remittances/list-withheld-tax.ts'
import type { StatementPeriod } from '#domain/statements/statement.ts'
import { periodOfMonth } from '#domain/statements/statement-month.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { accountantMessages } from '#page-messages/backoffice/accountant.ts'
import { planRequestsMessages } from '#page-messages/backoffice/plan-requests.ts'
import { storeCardMessages } from '#page-messages/backoffice/store-card.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { csvFormatOf } from '#web/backoffice/csv/csv-format-cookie.ts'
import { parseCsvFileName } from '#web/backoffice/reports/parse-csv-file-name.ts'
import { readMonth } from '#web/backoffice/statements/statement-query.ts'
import { type CsvRow, csvResponse, dinarsCell } from '#web/csv/csv.ts'
import type { Route } from './+types/accountant-csv'

type ReadRows = (office: Marketplace, period: StatementPeriod) => Promise<readonly CsvRow[]>

/** The files, each with its heads and rows. */
const files = {
  'withheld-tax': withheldTaxRows,
  services: serviceRows,
} as const satisfies Record<string, ReadRows>

const isFile = (name: string): name is keyof typeof files => Object.hasOwn(files, name)

/** One of the files of a month for the accountant. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const name = parseCsvFileName(params.file, isFile)
  const month = readMonth(new URL(request.url).searchParams, office.clock.now())
  return csvResponse(`${name}-${month}.csv`, await files[name](office, periodOfMonth(month)), csvFormatOf(request))
}

async function withheldTaxRows(office: Marketplace, period: StatementPeriod): Promise<readonly CsvRow[]> {
  const { columns, kinds } = accountantMessages
  const lines = await listWithheldTax(office, period)
  return [
    [columns.courier, columns.day, columns.kind, columns.remittance, columns.reference, columns.order].concat([
      ...[columns.taxed, columns.rate, columns.withheldTax],
    ]),
    ...lines.map(({ courier, day, kind, remittanceId, reference, order, taxed, basisPoints, amount }) => [
      ...[courier, { day }, kinds[kind], remittanceId ?? undefined, reference ?? undefined, order ?? undefined],
      ...[taxed === null ? undefined : dinarsCell(taxed), percentCell(basisPoints), dinarsCell(amount)],
    ]),
  ]
}

async function serviceRows(office: Marketplace, period: StatementPeriod): Promise<readonly CsvRow[]> {
  const { columns } = accountantMessages
  const services = await exportServices(office, period)
  const dayCell = (day: TunisDay | null) => (day === null ? undefined : { day })
  return [
    [columns.storeId, columns.store, columns.taxStatus, columns.taxStatusUntil, columns.taxNumber].concat([
      ...[columns.service, columns.from, columns.until, columns.receipt, columns.amount],
    ]),
    ...services.map(({ plan, firstDay, lastDay, receiptNumber, amount, ...maker }) => [
      ...[maker.storeId, maker.store, maker.taxStatus ? storeCardMessages.taxStatuses[maker.taxStatus] : undefined],
      ...[dayCell(maker.taxStatusUntil), maker.taxNumber ?? undefined],
      plan === null ? accountantMessages.commission : accountantMessages.plan(planRequestsMessages.plans[plan]),
      ...[dayCell(firstDay ?? period.from), dayCell(lastDay ?? period.until)],
      ...[receiptNumber ?? undefined, dinarsCell(amount)],
    ]),
  ]
}

function percentCell(basisPoints: number | null): number | undefined {
  return basisPoints === null ? undefined : (basisPoints / wholeInBasisPoints) * 100
}
