import type { ShopCategory } from '#domain/category.ts'
import {
  type ExportedRow,
  hasPeople,
  isDated,
  isTableName,
  streamTable,
  type TableName,
} from '#domain/exports/stream-table.ts'
import { type FieldTable, mapFields } from '#domain/fields/field.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import { isGovernorate } from '#domain/geography/governorate.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { isPrepaid, type PaymentMethod } from '#domain/payment-method.ts'
import { erasedText } from '#domain/personal-data/personal-tables.ts'
import { formatPhone, type Phone } from '#domain/phone.ts'
import type { Period } from '#domain/reports/period.ts'
import { type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { findLabel, labelOf } from '#messages/label-of.ts'
import { auditEntryMessages } from '#page-messages/backoffice/audit-entries.ts'
import { commentsMessages } from '#page-messages/backoffice/comments.ts'
import { emailsMessages } from '#page-messages/backoffice/emails.ts'
import { exportsMessages } from '#page-messages/backoffice/exports.ts'
import { fieldUnitsMessages } from '#page-messages/backoffice/field-units.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { planRequestsMessages } from '#page-messages/backoffice/plan-requests.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { personalDataMessages } from '#page-messages/personal-data.ts'
import { productFieldNames } from '#page-messages/product-fields.ts'
import { storeFieldNames } from '#page-messages/store-fields.ts'
import { requireFreshSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { csvFormatOf } from '#web/backoffice/csv/csv-format-cookie.ts'
import { withUnit } from '#web/backoffice/forms/with-unit.ts'
import { type CsvCell, type CsvRow, csvStreamResponse, dinarsCell } from '#web/csv/csv.ts'
import { shopFactsIn } from '#web/page-context.ts'
import { reportsPath } from '#web/paths/backoffice-paths.ts'
import type { Route } from './+types/export-csv'
import { parseCsvFileName } from './parse-csv-file-name.ts'
import { readReportQuery } from './report-query.ts'

/** The header of every column of every table, in their order. */
const heads: { readonly [Name in TableName]: { readonly [Column in keyof ExportedRow<Name>]: string } } = {
  ...exportsMessages.columns,
  products: withFields(productFields, productFieldNames, exportsMessages.columns.products),
  stores: withFields(storeFields, storeFieldNames, exportsMessages.columns.stores),
}

/** The fields of the tables that have them. */
const fields: { readonly [Name in TableName]?: FieldTable } = { products: productFields, stores: storeFields }

/** Returns the headers of the fields of a table between its id and its other columns. */
function withFields<Table extends FieldTable, Others extends { readonly id: string }>(
  table: Table,
  names: Readonly<Record<keyof Table, string>>,
  { id, ...others }: Others,
) {
  const { exported } = fieldUnitsMessages
  return { id, ...mapFields(table, (field, name) => withUnit(exported, field, names[name])), ...others }
}

const stockMovements: Readonly<Record<ExportedRow<'stock-movements'>['kind'], string>> = exportsMessages.stockMovements

/**
 * Texts for stored states and kinds, as on the screens. What the audit log has before and after a change is as stored.
 */
const values: { readonly [Name in TableName]?: Readonly<Record<string, Readonly<Record<string, string>>>> } = {
  orders: {
    ...{
      status: orderNamesMessages.states,
      source: orderNamesMessages.sources,
      payment_method: orderNamesMessages.paymentMethods,
    },
    governorate: { ...governorateMessages, unknown: orderNamesMessages.unknownGovernorate },
  },
  'order-lines': { status: orderNamesMessages.states },
  'order-steps': {
    from_status: orderNamesMessages.states,
    to_status: orderNamesMessages.states,
    made_by: orderNamesMessages.actors,
  },
  products: { supply: productsMessages.form.supplies },
  stores: { governorate: governorateMessages },
  'stock-movements': { kind: stockMovements, reason: auditEntryMessages.reasons, made_by: orderNamesMessages.actors },
  comments: { status: commentsMessages.statuses },
  packs: { plan: planRequestsMessages.plans, status: planRequestsMessages.statuses },
  letters: { kind: emailsMessages.kinds, status: emailsMessages.states, carried_by: exportsMessages.mailers },
  changes: { entity: auditEntryMessages.entities, made_by: orderNamesMessages.actors },
}

/** Streams a table as a CSV file. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  const name = parseCsvFileName(params.file, isTableName)
  const { search, searchParams } = new URL(request.url)
  const { categories } = await shopFactsIn(context)
  if (hasPeople(name)) requireFreshSession(context, request, reportsPath() + search)
  const { period } = readReportQuery(searchParams, tunisDayOf(office.clock.now()))
  const columns = Object.entries<string>(heads[name])
  const days = isDated(name) ? `-${period.from}-${period.until}` : ''
  return csvStreamResponse(
    `${name}${days}.csv`,
    columns.map(([, head]) => head),
    rowsOf(office, { name, period, columns: columns.map(([column]) => column), categories }),
    csvFormatOf(request),
  )
}

interface WantedRows {
  readonly name: TableName
  readonly period: Period
  readonly columns: readonly string[]
  readonly categories: readonly ShopCategory[]
}

async function* rowsOf(
  office: Marketplace,
  { name, period, columns, categories }: WantedRows,
): AsyncGenerator<readonly CsvRow[]> {
  const categoryNames = Object.fromEntries(categories.map(({ slug, name }) => [slug, name]))
  for await (const rows of streamTable(office, name, period))
    yield rows.map((exported: ExportedRow) => {
      const row = exported as Readonly<Record<string, unknown>>
      return columns.map((column) => {
        if (isPaidInPerson(row, column)) return ordersMessages.paidInPerson
        const action = name === 'changes' && column === 'action' ? actionOf(row) : undefined
        const kind = kindOf(name, column)
        return action ?? cellOf(kind, row[column], kind === 'category' ? categoryNames : values[name]?.[column])
      })
    })
}

/** Orders paid while they are handed over in the shop are stored as those that a courier collects. */
function isPaidInPerson(row: Readonly<Record<string, unknown>>, column: string): boolean {
  const { source, payment_method: payment } = row
  return column === 'payment_method' && source === 'visit' && !isPrepaid(payment as PaymentMethod)
}

/** What an entry of the audit log says was done, which depends on the kind of the entity. */
function actionOf({ entity, action }: Readonly<Record<string, unknown>>): string | undefined {
  return findLabel(auditEntryMessages.actions, `${entity} ${action}`)
}

/** Returns the kind of a field; of another column, what its name ends with says it. */
function kindOf(table: TableName, column: string): string {
  return fields[table]?.[column]?.kind ?? column
}

function cellOf(kind: string, value: unknown, names: Readonly<Record<string, string>> | undefined): CsvCell {
  if (value === null || value === undefined) return undefined
  if (value instanceof Date) return value
  if (typeof value === 'boolean') return value ? exportsMessages.yes : exportsMessages.no
  if (typeof value === 'number')
    return kind === 'price' || kind.endsWith('_millimes') ? dinarsCell(value as Millimes) : value
  const text = String(value)
  if (text === erasedText) return personalDataMessages.erased
  if (names) return labelOf(names, text)
  if (kind === 'first day' || kind === 'last day') return { day: text as TunisDay }
  if (kind.endsWith('phone')) return formatPhone(text as Phone)
  return kind === 'governorate' && isGovernorate(text) ? governorateMessages[text] : text
}
