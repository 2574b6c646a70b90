import type { ColumnType } from 'kysely'
import type { CsvField, CsvSeparator, DecimalSign } from '#domain/couriers/courier.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import type { Millimes } from '#domain/money.ts'
import type { Phone } from '#domain/phone.ts'
import type { CreatedAt } from './created-at.ts'
import type { ActorLabel, RecordedActor } from './operator-tables.ts'

/** Couriers and the hand-overs in which they take parcels. */
export interface CourierTables {
  couriers: {
    id: ColumnType<number, never, never>
    name: string
    phone: Phone | null
    delivery_fee_millimes: Millimes
    refusal_fee_millimes: Millimes
    collection_fee_millimes: Millimes
    remittance_days: number
    csv_columns: CsvField[]
    csv_separator: CsvSeparator
    csv_decimal_sign: DecimalSign
    version: ColumnType<number, never, number>
    created_at: CreatedAt
    retired_at: ColumnType<Date | null, never, Date | null>
  }
  /** Where they differ from those of the courier. */
  courier_fees: {
    courier_id: number
    governorate: Governorate
    delivery_fee_millimes: Millimes
    refusal_fee_millimes: Millimes
  }
  handovers: RecordedActor & {
    id: ColumnType<number, never, never>
    courier_id: number
    submission_key: string
    started_at: CreatedAt
    started_by: ActorLabel
    /** Null while it is open. */
    handed_over_at: ColumnType<Date | null, never, Date>
  }
  /** The last row of an order with `handed_over_at` says who has its parcel, or had it, at which fees. */
  handover_orders: {
    id: ColumnType<number, never, never>
    handover_id: number
    order_id: number
    added_at: CreatedAt
    /** Null while its hand-over is open, like the fees of the courier at that time. */
    handed_over_at: ColumnType<Date | null, never, Date>
    delivery_fee_millimes: ColumnType<Millimes | null, never, Millimes>
    refusal_fee_millimes: ColumnType<Millimes | null, never, Millimes>
    collection_fee_millimes: ColumnType<Millimes | null, never, Millimes>
  }
}
