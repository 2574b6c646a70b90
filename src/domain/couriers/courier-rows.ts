import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Governorate } from '#domain/geography/governorate.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import type { Phone } from '#domain/phone.ts'
import type { Courier, CourierDraft, CsvField, CsvSeparator, DecimalSign } from './courier.ts'

export function selectCouriers({ db }: Marketplace) {
  return db
    .selectFrom('couriers')
    .select(['id', 'name', 'phone', 'remittance_days', 'is_own', 'is_gateway', 'version', 'retired_at'])
    .select(['delivery_fee_millimes', 'refusal_fee_millimes', 'collection_fee_millimes'])
    .select(['withholds_tax', 'withheld_tax_basis_points'])
    .select(['csv_columns', 'csv_separator', 'csv_decimal_sign'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('courier_fees')
          .select(['governorate', 'delivery_fee_millimes as deliveryFee', 'refusal_fee_millimes as refusalFee'])
          .whereRef('courier_id', '=', 'couriers.id')
          .orderBy('governorate'),
      ).as('fees'),
    )
}

interface CourierRow {
  readonly id: number
  readonly name: string
  readonly phone: Phone | null
  readonly delivery_fee_millimes: Millimes
  readonly refusal_fee_millimes: Millimes
  readonly collection_fee_millimes: Millimes
  readonly remittance_days: number
  readonly withholds_tax: boolean
  readonly withheld_tax_basis_points: number
  readonly csv_columns: CsvField[]
  readonly csv_separator: CsvSeparator
  readonly csv_decimal_sign: DecimalSign
  readonly is_own: boolean
  readonly is_gateway: boolean
  readonly version: number
  readonly retired_at: Date | null
  readonly fees: readonly { governorate: Governorate; deliveryFee: number; refusalFee: number }[]
}

export function courierFromRow(row: CourierRow): Courier {
  return {
    id: row.id,
    name: row.name,
    ...(row.phone !== null && { phone: row.phone }),
    deliveryFee: row.delivery_fee_millimes,
    refusalFee: row.refusal_fee_millimes,
    collectionFee: row.collection_fee_millimes,
    feesByGovernorate: row.fees.map(({ governorate, deliveryFee, refusalFee }) => ({
      governorate,
      deliveryFee: millimes(deliveryFee),
      refusalFee: millimes(refusalFee),
    })),
    remittanceDays: row.remittance_days,
    ...{ withholdsTax: row.withholds_tax, withheldTaxBasisPoints: row.withheld_tax_basis_points },
    csv: { columns: row.csv_columns, separator: row.csv_separator, decimalSign: row.csv_decimal_sign },
    ...(row.is_own && { isOwn: true }),
    ...(row.is_gateway && { isGateway: true }),
    version: row.version,
    ...(row.retired_at !== null && { retiredAt: row.retired_at }),
  }
}

export function courierColumns(draft: CourierDraft) {
  return {
    name: draft.name,
    phone: draft.phone ?? null,
    delivery_fee_millimes: draft.deliveryFee,
    refusal_fee_millimes: draft.refusalFee,
    collection_fee_millimes: draft.collectionFee,
    remittance_days: draft.remittanceDays,
    ...{ withholds_tax: draft.withholdsTax, withheld_tax_basis_points: draft.withheldTaxBasisPoints },
    csv_columns: [...draft.csv.columns],
    csv_separator: draft.csv.separator,
    csv_decimal_sign: draft.csv.decimalSign,
  }
}

/** Returns what an owner can edit of a courier. */
export function courierDraftOf(courier: Courier): CourierDraft {
  const { id: _, isOwn: __, isGateway: ___, version: ____, retiredAt: _____, ...draft } = courier
  return draft
}
