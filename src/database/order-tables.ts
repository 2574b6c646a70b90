import type { ColumnType, Generated, SelectType } from 'kysely'
import type { Category } from '#domain/category.ts'
import type { DiscountBearer, DiscountKind } from '#domain/discounts/discount-code.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import type { Locale } from '#domain/locale.ts'
import type { Millimes } from '#domain/money.ts'
import type { OrderStatus, UnconfirmedStatus } from '#domain/order-status.ts'
import type { BlockKind } from '#domain/orders/blocks/customer-block.ts'
import type { CallOutcome } from '#domain/orders/calls/call.ts'
import type { AttemptDecider, AttemptOutcome, AttemptReason } from '#domain/orders/delivery/delivery-attempt.ts'
import type { RequestReason } from '#domain/orders/holds/hold-limits.ts'
import type { OrderSource } from '#domain/orders/order-source.ts'
import type { CannotReason, PreparationState } from '#domain/orders/preparations/preparation.ts'
import type { TextChannel, TextPurpose } from '#domain/orders/texts/customer-text.ts'
import type { PaymentMeans } from '#domain/payment-means.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import type { Phone } from '#domain/phone.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { CreatedAt } from './created-at.ts'
import type { ActorLabel, RecordedActor } from './operator-tables.ts'

/** Orders, their lines, steps, calls, payments, texts to customers and notes. */
export interface OrderTables {
  discount_codes: DiscountCodesTable
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_transitions: {
    from_status: OrderStatus
    to_status: OrderStatus
  }
  order_steps: OrderStepsTable
  /** A view: the steps that neither undo another nor are undone. */
  effective_order_steps: EffectiveOrderStepsView
  /** One row: what all unconfirmed orders hold together, counted by triggers of `orders`. */
  held_stock: { readonly [Column in 'id' | 'orders' | 'pieces' | 'value_millimes']: ColumnType<number, never, never> }
  order_tokens: { token_hash: Buffer; order_id: number; made_at: CreatedAt; is_resent: Generated<boolean> }
  idempotency_records: IdempotencyRecordsTable
  order_calls: OrderCallsTable
  customer_blocks: CustomerBlocksTable
  /** Pairs of orders that look like one placed twice, and are not; the smaller id first. */
  order_joinings: RecordedActor & {
    id: ColumnType<number, never, never>
    kept_id: number
    joined_id: number
    /** What the kept order had before. */
    shipping_millimes: Millimes
    agreed_fee_millimes: Millimes
    agreed_free_from_millimes: Millimes | null
    kept_code_id: number | null
    joined_code_id: number | null
    /** What it cost afterwards. */
    total_millimes: Millimes
    made_by: ActorLabel
    made_at: CreatedAt
    undone_at: ColumnType<Date | null, never, Date>
  }
  separate_orders: RecordedActor & { order_id: number; other_id: number; made_by: ActorLabel; made_at: CreatedAt }
  order_payments: RecordedActor & {
    id: ColumnType<number, never, never>
    order_id: number
    kind: 'paid' | 'refunded' | 'not-paid'
    amount_millimes: Millimes
    means: PaymentMeans
    /** The payment or refund that a row of kind `not-paid` revokes. */
    revokes_id: ColumnType<number | null, number | null | undefined, never>
    return_id: ColumnType<number | null, number | null | undefined, never>
    /** Null for what another operation records. */
    submission_key: ColumnType<string | null, string | null | undefined, never>
    reference: string
    made_by: ActorLabel
    made_at: CreatedAt
  }
  order_texts: RecordedActor & {
    id: ColumnType<number, never, never>
    order_id: number
    purpose: TextPurpose
    channel: TextChannel
    made_by: ActorLabel
    made_at: CreatedAt
  }
  /** Append-only. What the courier said of a parcel that was not delivered. */
  delivery_attempts: DeliveryAttemptsTable
  /** A view: the attempts without those that were recorded by mistake. */
  effective_delivery_attempts: DeliveryAttemptsTable
  /** What makers say of the lines of confirmed orders. */
  order_preparations: RecordedActor & {
    id: ColumnType<number, never, never>
    order_id: number
    position: number
    state: PreparationState
    reason: CannotReason | null
    note: Generated<string>
    made_by: ActorLabel
    made_at: Date
  }
  order_notes: RecordedActor & {
    id: ColumnType<number, never, never>
    order_id: number
    body: string
    made_by: ActorLabel
    made_at: CreatedAt
    /** Unique for an operator. */
    submission_key: ColumnType<string, string, never>
    /** When it was typed, if it was sent later. */
    typed_at: ColumnType<Date | null, Date | null | undefined, never>
  }
}

interface OrderStepsTable extends RecordedActor {
  id: ColumnType<number, never, never>
  order_id: number
  from_status: OrderStatus
  to_status: OrderStatus
  made_by: ActorLabel
  note: Generated<string>
  made_at: CreatedAt
  /** The step that this one takes back, with its statuses reversed: the last one that is not taken back yet. */
  undoes_step_id: ColumnType<number | null, number | null | undefined, never>
  /** The same for the steps that were taken together. */
  batch_id: ColumnType<string | null, string | null | undefined, never>
  /** From when the customer sees it and is told; null where that was at once. */
  visible_at: ColumnType<Date | null, Date | null | undefined, never>
}

interface DeliveryAttemptsTable extends RecordedActor {
  id: ColumnType<number, never, never>
  order_id: number
  outcome: AttemptOutcome
  decided_by: AttemptDecider
  reason: AttemptReason
  note: Generated<string>
  postponed_until: ColumnType<Date | null, TunisDay | null | undefined, never>
  made_by: ActorLabel
  made_at: CreatedAt
  /** Of the results that were recorded together. */
  batch_id: ColumnType<string | null, string | null | undefined, never>
}

type EffectiveOrderStepsView = {
  readonly [Column in Exclude<keyof OrderStepsTable, 'undoes_step_id'>]: ColumnType<
    SelectType<OrderStepsTable[Column]>,
    never,
    never
  >
}

interface OrdersTable {
  id: Generated<number>
  number: string
  /** The last of order_steps, maintained by a trigger. */
  status: ColumnType<OrderStatus, UnconfirmedStatus | undefined, never>
  /**
   * The pieces it holds without being confirmed; a trigger on order_steps clears or restores them, another counts them.
   */
  held_pieces: Generated<number>
  /** Why it is a request, or was. */
  request_reason: ColumnType<RequestReason | null, RequestReason | null | undefined>
  /** Until it is confirmed or ends. */
  network_key: ColumnType<string | null, string | null | undefined>
  /** The order with its pieces, where it was joined into another one. */
  joined_into_id: ColumnType<number | null, never, number | null>
  reminded_at: ColumnType<Date | null, never, Date>
  customer_name: string
  customer_email: EmailAddress | null
  customer_phone: Phone
  delivery_address: string
  delivery_city: string
  payment_method: PaymentMethod
  subtotal_millimes: Millimes
  /** The sum of those of its lines. */
  discount_millimes: Generated<Millimes>
  shipping_millimes: Millimes
  total_millimes: Millimes
  /** The code that the customer used, as long as the order has its discount. */
  discount_code_id: ColumnType<number | null, number | null | undefined>
  /** The code that it gets back when its lines suit the code again. */
  suspended_code_id: ColumnType<number | null, never, number | null>
  /** The delivery fee below the value from which delivery is free. */
  agreed_fee_millimes: Millimes
  /** Null: delivery is never free. */
  agreed_free_from_millimes: Millimes | null
  /** How long a delivered piece may be exchanged, as agreed when it was placed. */
  exchange_days: Generated<number>
  placed_at: CreatedAt
  /** The version of the text about personal data that the person saw, and when; null where none was shown. */
  consent_version: ColumnType<number | null, number | null | undefined>
  consented_at: ColumnType<Date | null, Date | null | undefined>
  source: Generated<OrderSource>
  /** The language in which it was placed. */
  locale: Generated<Locale>
  /** Written by the customer; operators write order_notes. */
  customer_note: ColumnType<string | null, string | null | undefined>
  gift_note: ColumnType<string | null, string | null | undefined>
  /** ISO 3166-2 code, or `unknown` for a city that the program does not recognize. */
  governorate: Governorate | 'unknown'
  unanswered_calls: Generated<number>
  call_back_at: Date | null
  phone_is_wrong: Generated<boolean>
  /** When the customer confirmed it by a link; a trigger clears it when the delivery is corrected. */
  confirmed_by_link_at: ColumnType<Date | null, never, Date | null>
  /** The operator who is calling the customer, and until when the order is reserved for them. */
  claimed_by: number | null
  claimed_until: Date | null
  search_text: ColumnType<string, never, never>
  /**
   * Since when its payments cover its total; maintained by triggers, like the sums of its payments and refunds below.
   */
  paid_at: ColumnType<Date | null, never, never>
  paid_millimes: ColumnType<Millimes, never, never>
  refunded_millimes: ColumnType<Millimes, never, never>
}

interface OrderCallsTable extends RecordedActor {
  id: ColumnType<number, never, never>
  order_id: number
  outcome: CallOutcome
  note: Generated<string>
  made_by: ActorLabel
  made_at: CreatedAt
}

interface CustomerBlocksTable extends RecordedActor {
  id: ColumnType<number, never, never>
  /** Null once it is erased. */
  phone: Phone | null
  kind: BlockKind
  note: string
  ends_at: Date | null
  is_lifted: boolean
  version: number
  made_by: ActorLabel
  made_at: ColumnType<Date, Date | undefined, Date>
}

interface OrderLinesTable {
  order_id: number
  position: number
  product_id: number
  /** That of the product when it was ordered: set by a trigger. */
  store_id: Generated<number>
  variant_id: number
  color_id: number | null
  name: string
  model: string
  size_name: string
  color_name: string | null
  /** Null where the language is unknown; that of the color without one, too. */
  name_locale: Locale | null
  size_name_locale: Locale | null
  color_name_locale: Locale | null
  picture: string
  unit_price_millimes: Millimes
  quantity: number
  line_total_millimes: Millimes
  /** The part of the order's discount that the line bears. */
  discount_millimes: Generated<Millimes>
  /** Of pieces made to order, the promised days of preparation. */
  preparation_days: ColumnType<number | null, number | null | undefined>
}

interface IdempotencyRecordsTable {
  key_hash: Buffer
  request_hash: Buffer
  order_id: number | null
  subtotal_millimes: Millimes | null
  discount_millimes: Generated<Millimes>
  shipping_millimes: Millimes | null
  total_millimes: Millimes | null
  token_salt: Buffer
  status: ColumnType<UnconfirmedStatus, UnconfirmedStatus | undefined>
  made_at: CreatedAt
}

interface DiscountCodesTable {
  id: ColumnType<number, never, never>
  code: string
  kind: DiscountKind
  amount_millimes: Millimes | null
  percent: number | null
  store_id: number | null
  category: Category | null
  is_first_order_only: boolean
  bearer: DiscountBearer
  minimum_millimes: Millimes | null
  max_uses: number | null
  max_uses_per_phone: number | null
  /** Days in Tunis, both included. */
  first_day: TunisDay | null
  last_day: TunisDay | null
  is_on: boolean
  version: ColumnType<number, never, number>
  created_at: CreatedAt
}
