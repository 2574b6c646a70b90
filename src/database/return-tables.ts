import type { ColumnType, Generated, SelectType } from 'kysely'
import type { Millimes } from '#domain/money.ts'
import type {
  ReturnDisposition,
  ReturnReason,
  ReturnSettlement,
  ReturnStatus,
  ReturnWish,
} from '#domain/returns/order-return.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { CreatedAt } from './created-at.ts'
import type { ActorLabel, RecordedActor } from './operator-tables.ts'

/** Pieces of delivered orders that come back. */
export interface ReturnTables {
  order_returns: OrderReturnsTable
  order_return_lines: {
    return_id: number
    order_id: number
    /** That of the line of the order. */
    position: number
    quantity: ColumnType<number, number, never>
    /** Null until it is inspected. */
    disposition: ColumnType<ReturnDisposition | null, never, ReturnDisposition | null>
    refunded_millimes: ColumnType<Millimes, never, Millimes>
  }
  /** Append-only. */
  return_transitions: { from_status: ReturnStatus; to_status: ReturnStatus }
  order_return_steps: OrderReturnStepsTable
  /** A view: the steps that neither undo another nor are undone. */
  effective_return_steps: EffectiveReturnStepsView
  order_return_photos: {
    id: ColumnType<number, never, never>
    return_id: number
    order_id: number
    picture: ColumnType<Buffer | null, Uint8Array, never>
    format: 'webp' | 'jpg' | 'png'
    made_at: CreatedAt
  }
  /** A view: what customers gave back for good. */
  returned_order_lines: {
    readonly [Column in 'return_id' | 'order_id' | 'position' | 'pieces']: ColumnType<number, never, never>
  } & {
    readonly settlement: ColumnType<Exclude<ReturnSettlement, 'repaired'>, never, never>
    readonly settled_at: ColumnType<Date, never, never>
    readonly refunded_millimes: ColumnType<Millimes, never, never>
  }
}

interface OrderReturnsTable extends RecordedActor {
  id: ColumnType<number, never, never>
  order_id: number
  reason: ReturnReason
  wish: ReturnWish
  note: Generated<string>
  asked_at: CreatedAt
  made_by: ActorLabel
  exchange_fee_millimes: Generated<Millimes>
  came_back_on: ColumnType<Date | null, never, TunisDay | null>
  refund_due_on: ColumnType<Date | null, never, TunisDay | null>
  reminded_at: ColumnType<Date | null, never, Date>
  /** The last of order_return_steps, maintained by a trigger like the columns below. */
  status: ColumnType<ReturnStatus, never, never>
  settlement: ColumnType<ReturnSettlement | null, never, never>
  settled_at: ColumnType<Date | null, never, never>
  exchange_order_id: ColumnType<number | null, never, never>
}

type EffectiveReturnStepsView = {
  readonly [Column in Exclude<keyof OrderReturnStepsTable, 'undoes_step_id'>]: ColumnType<
    SelectType<OrderReturnStepsTable[Column]>,
    never,
    never
  >
}

interface OrderReturnStepsTable extends RecordedActor {
  id: ColumnType<number, never, never>
  return_id: number
  from_status: ReturnStatus
  to_status: ReturnStatus
  note: Generated<string>
  settlement: ColumnType<ReturnSettlement | null, ReturnSettlement | undefined, never>
  exchange_order_id: ColumnType<number | null, number | undefined, never>
  payment_id: ColumnType<number | null, number | undefined, never>
  undoes_step_id: ColumnType<number | null, number | undefined, never>
  visible_at: ColumnType<Date | null, Date | undefined, never>
  made_by: ActorLabel
  made_at: CreatedAt
}
