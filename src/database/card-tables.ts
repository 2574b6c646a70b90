import type { ColumnType, Generated } from 'kysely'
import type { CardPaymentState } from '#domain/card-payments/card-payment.ts'
import type { ApiProblem } from '#domain/couriers/api/courier-api.ts'
import type { Millimes } from '#domain/money.ts'

/** The payment gateway, and the payments that were started there. */
export interface CardTables {
  /** At most one row. */
  payment_gateways: {
    id: ColumnType<number, never, never>
    courier_id: number
    is_on: boolean
    base_url: string
    wallet_id: string
    key_sealed: Buffer
    fee_basis_points: number
    fee_millimes: Millimes
    paid_needs_no_call: boolean
    problem: ApiProblem | null
    version: Generated<number>
  }
  card_payments: {
    id: ColumnType<number, never, never>
    /** Null: an owner tries the gateway. */
    order_id: number | null
    amount_millimes: Millimes
    reference: string | null
    pay_url: string | null
    state: Generated<CardPaymentState>
    reported: string | null
    started_at: Date
    ends_at: Date
    last_read_at: Date | null
    next_read_at: Date | null
    payment_id: number | null
    settled_at: Date | null
  }
}
