import type { ColumnType, Generated } from 'kysely'
import type { MadeAt } from './made-at.ts'

/** Orders, and what the shop has done and noted about them. */
export interface OrderTables {
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_transitions: { from_status: string; to_status: string; returns_stock: boolean }
  order_steps: OrderStepsTable
  order_tokens: { token_hash: Buffer; order_id: number; made_at: MadeAt }
  order_attempts: OrderAttemptsTable
  order_calls: OrderCallsTable
  order_payments: {
    id: ColumnType<number, never, never>
    order_id: number
    kind: 'paid' | 'not-paid'
    reference: string
    made_by: string
    made_at: MadeAt
  }
  order_notes: {
    id: ColumnType<number, never, never>
    order_id: number
    body: string
    made_by: string
    made_at: MadeAt
  }
}

interface OrderStepsTable {
  id: ColumnType<number, never, never>
  order_id: number
  from_status: string
  to_status: string
  made_by: string
  note: Generated<string>
  made_at: MadeAt
}

interface OrdersTable {
  id: Generated<number>
  number: string
  /** Follows order_steps by itself. */
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
  placed_at: MadeAt
  source: Generated<string>
  /** The customer's own words; those of the shop are order_notes. */
  customer_note: ColumnType<string | null, string | null | undefined>
  gift_note: ColumnType<string | null, string | null | undefined>
  /** ISO 3166-2 code or `unknown`; null until somebody has looked. */
  governorate: string | null
  unanswered_calls: Generated<number>
  call_back_at: Date | null
  phone_is_wrong: Generated<boolean>
  /** Who has it before them to call its customer, and until when nobody else gets it. */
  claimed_by: number | null
  claimed_until: Date | null
  search_text: ColumnType<string, never, never>
  /** Follows order_payments by itself. */
  paid_at: ColumnType<Date | null, never, never>
}

interface OrderCallsTable {
  id: ColumnType<number, never, never>
  order_id: number
  outcome: string
  note: Generated<string>
  made_by: string
  made_at: MadeAt
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
  made_at: MadeAt
}
