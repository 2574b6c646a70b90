import type { ColumnType, Generated } from 'kysely'
import type { CourierApiKind } from '#domain/courier-api-kind.ts'
import type { ApiProblem, ReportedKind } from '#domain/couriers/api/courier-api.ts'
import type { ParcelState } from '#domain/couriers/api/parcel-state.ts'
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
    withholds_tax: Generated<boolean>
    /** In hundredths of a percent, also of a courier that withholds nothing. */
    withheld_tax_basis_points: Generated<number>
    csv_columns: CsvField[]
    csv_separator: CsvSeparator
    csv_decimal_sign: DecimalSign
    /** Somebody of the shop, who holds the cash of the parcels that the shop brings itself. */
    is_own: Generated<boolean>
    /** The payment gateway, which owes what customers paid by card. */
    is_gateway: Generated<boolean>
    version: ColumnType<number, never, number>
    created_at: CreatedAt
    retired_at: ColumnType<Date | null, Date | null | undefined, Date | null>
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
  /**
   * The last row of an order with `handed_over_at` says who has its parcel, or had it, at which fees, unless it was
   * taken back.
   */
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
    /** When the order was shipped no more, by the trigger `order_steps_take_parcel_back`. */
    taken_back_at: ColumnType<Date | null, never, never>
  }
  /** Results of parcels that were recorded together, from a file or ticked. */
  recorded_results: {
    id: ColumnType<number, never, never>
    batch_id: string
    order_id: number
    /** Of what the row of a file said; null for one that was ticked. */
    row_hash: Buffer | null
    recorded_at: Date
    undone_at: ColumnType<Date | null, never, Date>
  }
  /** Without a row nothing is sent. */
  courier_apis: {
    courier_id: number
    api: CourierApiKind
    base_url: string
    token_sealed: Buffer
    /** No request before, whatever instance makes it. */
    next_request_at: Date
    failures: Generated<number>
    problem: ApiProblem | null
    version: Generated<number>
  }
  courier_parcels: {
    id: ColumnType<number, never, never>
    handover_id: number
    order_id: number
    created_at: CreatedAt
    state: Generated<ParcelState>
    due_at: Date
    sending_since: Date | null
    batch_limit: number | null
    barcode: string | null
    label_url: string | null
    refusal: Generated<string>
    reported: string | null
    reported_as: ReportedKind | null
    reported_at: Date | null
    next_check_at: Date | null
  }
}
