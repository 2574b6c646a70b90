import type { ColumnType, Generated } from 'kysely'
import type { CashAccount } from '#domain/cash-book/account.ts'
import type { CashEntryKind } from '#domain/cash-book/cash-entry.ts'
import type { Locale } from '#domain/locale.ts'
import type { Millimes } from '#domain/money.ts'
import type { PaymentMeans } from '#domain/payment-means.ts'
import type { Phone } from '#domain/phone.ts'
import type { AccountNumber } from '#domain/store-cards/account-number.ts'
import type { TaxStatus } from '#domain/tax-status.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { ActorLabel, RecordedActor } from './operator-tables.ts'

/** The cash book. Append-only, apart from the counters that its triggers keep. */
export interface CashBookTables {
  cash_entries: CashEntriesTable
  cash_postings: {
    id: ColumnType<number, never, never>
    entry_id: ColumnType<number, number, never>
    account: ColumnType<CashAccount, CashAccount, never>
    amount_millimes: ColumnType<Millimes, Millimes, never>
    /** Copied from the entry by a trigger, like the columns below. */
    order_id: ColumnType<number | null, never, never>
    /** 0 for the shop itself. */
    courier_id: ColumnType<number, never, never>
    store_id: ColumnType<number | null, never, never>
    day: ColumnType<TunisDay, never, never>
  }
  order_balances: { readonly order_id: Counted; readonly courier_id: Counted } & {
    readonly [Account in AccountColumn]: Counted<Millimes>
  }
  cash_days: {
    id: Counted
    day: Counted<TunisDay>
    courier_id: Counted
    account: Counted<CashAccount>
    amount_millimes: Counted<Millimes>
  }
  store_days: {
    id: Counted
    store_id: Counted
    day: Counted<TunisDay>
    account: Counted<CashAccount>
    amount_millimes: Counted<Millimes>
  }
  store_balances: {
    /** Of the store. */
    id: Counted
    goods_millimes: Counted<Millimes>
    goods_returned_millimes: Counted<Millimes>
    commission_millimes: Counted<Millimes>
    maker_fees_millimes: Counted<Millimes>
    owed_to_makers_millimes: Counted<Millimes>
    paid_to_makers_millimes: Counted<Millimes>
  }
  store_terms: {
    store_id: number
    commission_basis_points: number | null
    version: number
  }
  former_store_names: {
    id: ColumnType<number, never, never>
    store_id: number
    name: string
    until: Date
  }
  store_cards: {
    id: ColumnType<number, never, never>
    store_id: number
    phone: Phone | null
    locale: Locale | null
    account_number: AccountNumber | null
    tax_status: TaxStatus | null
    tax_status_until: TunisDay | null
    tax_number: string | null
    card_number: string | null
    card_seen_at: Date | null
    card_seen_by: number | null
    version: number
    made_at: ColumnType<Date, Date, never>
  }
  statement_links: {
    id: ColumnType<number, never, never>
    store_id: number
    month: TunisDay
    locale: Locale
    token_hash: Buffer
    made_at: Date
    expires_at: Date
  }
  payouts: RecordedActor & {
    id: ColumnType<number, never, never>
    store_id: number
    submission_key: string
    amount_millimes: Millimes
    means: PaymentMeans
    reference: string
    paid_on: TunisDay
    made_by: ActorLabel
    made_at: Date
  }
  payout_revocations: RecordedActor & {
    payout_id: number
    reason: string
    made_by: ActorLabel
    made_at: Date
  }
  remittances: RecordedActor & {
    id: ColumnType<number, never, never>
    courier_id: number
    submission_key: string
    expected_millimes: Millimes
    received_millimes: Millimes
    /** In hundredths of a percent. */
    withheld_tax_basis_points: Generated<number>
    taxed_millimes: Generated<Millimes>
    withheld_tax_millimes: Generated<Millimes>
    reference: string
    reason: string
    made_by: ActorLabel
    made_at: Date
  }
  remittance_orders: {
    remittance_id: number
    order_id: number
    settles_through: number
    collected_millimes: Millimes
    fees_millimes: Millimes
    withheld_tax_millimes: Generated<Millimes>
    difference_millimes: Millimes
  }
  remittance_revocations: RecordedActor & {
    remittance_id: number
    reason: string
    made_by: ActorLabel
    made_at: Date
  }
}

type Counted<Value = number> = ColumnType<Value, never, never>

type AccountColumn =
  | 'to_collect_millimes'
  | 'collected_millimes'
  | 'withheld_millimes'
  | 'fees_millimes'
  | 'remitted_millimes'
  | 'missing_millimes'
  | 'withheld_tax_millimes'
  | 'paid_millimes'
  | 'refunded_millimes'
  | 'sales_millimes'

interface CashEntriesTable extends RecordedActor {
  id: ColumnType<number, never, never>
  kind: CashEntryKind
  order_id: number | null
  step_id: ColumnType<number | null, number | null | undefined, never>
  payment_id: ColumnType<number | null, number | null | undefined, never>
  courier_id: ColumnType<number | null, number | null | undefined, never>
  handover_id: ColumnType<number | null, number | null | undefined, never>
  remittance_id: ColumnType<number | null, number | null | undefined, never>
  return_id: ColumnType<number | null, number | null | undefined, never>
  store_id: ColumnType<number | null, number | null | undefined, never>
  commission_basis_points: ColumnType<number | null, number | null | undefined, never>
  payout_id: ColumnType<number | null, number | null | undefined, never>
  plan_payment_id: ColumnType<number | null, number | null | undefined, never>
  reverses_id: ColumnType<number | null, number | null | undefined, never>
  made_by: ActorLabel
  made_at: Date
}
