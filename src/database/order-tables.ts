import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt } from './created-at.ts'

/** Orders, their lines, steps, calls, payments and notes. */
export interface OrderTables {
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_transitions: { from_status: string; to_status: string; returns_stock: boolean }
  order_steps: OrderStepsTable
  order_tokens: { token_hash: Buffer; order_id: number; made_at: CreatedAt }
  order_attempts: OrderAttemptsTable
  order_calls: OrderCallsTable
  order_payments: {
    id: ColumnType<number, never, never>
    order_id: number
    kind: 'paid' | 'not-paid'
    reference: string
    made_by: string
    made_at: CreatedAt
  }
  order_notes: {
    id: ColumnType<number, never, never>
    order_id: number
    body: string
    made_by: string
    made_at: CreatedAt
  }
}

interface OrderStepsTable {
  id: ColumnType<number, never, never>
  order_id: number
  from_status: string
  to_status: string
  made_by: string
  note: Generated<string>
  made_at: CreatedAt
}

interface OrdersTable {
  id: Generated<number>
  number: string
  /** The last of order_steps, maintained by a trigger. */
  status: ColumnType<string, never, never>
  customer_name: string
  customer_email: string | null
  customer_phone: string
  delivery_address: string
  delivery_city: string
  payment_method: string
  subtotal_millimes: number
  shipping_millimes: number
  total_millimes: number
  placed_at: CreatedAt
  source: Generated<string>
  /** Written by the customer; operators write order_notes. */
  customer_note: ColumnType<string | null, string | null | undefined>
  gift_note: ColumnType<string | null, string | null | undefined>
  /** ISO 3166-2 code or `unknown`; null until it has been determined. */
  governorate: string | null
  unanswered_calls: Generated<number>
  call_back_at: Date | null
  phone_is_wrong: Generated<boolean>
  /** The operator who is calling the customer, and until when the order is reserved for them. */
  claimed_by: number | null
  claimed_until: Date | null
  search_text: ColumnType<string, never, never>
  /** Maintained by triggers on order_payments. */
  paid_at: ColumnType<Date | null, never, never>
}

interface OrderCallsTable {
  id: ColumnType<number, never, never>
  order_id: number
  outcome: string
  note: Generated<string>
  made_by: string
  made_at: CreatedAt
}

interface OrderLinesTable {
  order_id: number
  position: number
  product_id: number
  size_id: number
  color_id: number | null
  name: string
  model: string
  size_name: string
  color_name: string | null
  picture: string
  unit_price_millimes: number
  quantity: number
  line_total_millimes: number
}

interface OrderAttemptsTable {
  key_hash: Buffer
  request_hash: Buffer
  order_id: number | null
  subtotal_millimes: number | null
  shipping_millimes: number | null
  total_millimes: number | null
  token_salt: Buffer
  made_at: CreatedAt
}
