import type { ColumnType, Generated } from 'kysely'
import type { OrderStatus } from '#domain/order-status.ts'
import type {
  ConfirmationChannel,
  CustomerRequestKind,
  WaitingRequestKind,
} from '#domain/orders/customer-requests/customer-request.ts'
import type { Phone } from '#domain/phone.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { CreatedAt } from './created-at.ts'
import type { ActorLabel, RecordedActor } from './operator-tables.ts'

/** What customers ask for on the page of their order, what waits for the office, and links that confirm an order. */
export interface CustomerRequestTables {
  customer_requests: CustomerRequestsTable
  /** Maintained by triggers. */
  waiting_customer_requests: {
    readonly order_id: ColumnType<number, never, never>
    readonly kind: ColumnType<WaitingRequestKind, never, never>
    readonly request_id: ColumnType<number, never, never>
  }
  customer_request_settlements: RecordedActor & { request_id: number; made_at: CreatedAt; made_by: ActorLabel }
  order_confirmation_tokens: {
    token_hash: Buffer
    order_id: number
    channel: ConfirmationChannel
    /** Of a text: what its token is made from. */
    salt: ColumnType<Buffer | null, Buffer | undefined, never>
    made_at: CreatedAt
    expires_at: Date
    used_at: ColumnType<Date | null, never, Date>
  }
}

interface CustomerRequestsTable {
  id: ColumnType<number, never, never>
  order_id: number
  kind: CustomerRequestKind
  from_status: OrderStatus
  channel: ColumnType<ConfirmationChannel | null, ConfirmationChannel | undefined, never>
  call_at: ColumnType<Date | null, Date | undefined, never>
  come_on: ColumnType<TunisDay | null, TunisDay | undefined, never>
  note: Generated<string>
  old_phone: ColumnType<Phone | null, Phone | undefined, never>
  old_address: ColumnType<string | null, string | undefined, never>
  old_city: ColumnType<string | null, string | undefined, never>
  message_id: ColumnType<number | null, number | undefined, never>
  made_at: CreatedAt
}
