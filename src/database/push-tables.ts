import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt } from './created-at.ts'

/** Notifications to the browsers of operators. */
export interface PushTables {
  push_keys: { is_only: Generated<boolean>; public_key: string; private_key_sealed: Buffer; created_at: CreatedAt }
  push_subscriptions: PushSubscriptionsTable
  push_preferences: { operator_id: number; kinds: string[]; quiet_from: number; quiet_until: number }
  /** `store_id`: for its makers; null: for the office. */
  push_notices: {
    id: ColumnType<number, never, never>
    kind: string
    count: Generated<number>
    store_id: ColumnType<number | null, number | undefined, never>
  }
  push_pending: { subscription_id: number; kind: string; count: number }
  push_watches: { kind: string; seen: ColumnType<number[], readonly number[], readonly number[]> }
}

interface PushSubscriptionsTable {
  id: ColumnType<number, never, never>
  operator_id: number
  session_id: number | null
  endpoint: string
  p256dh: string
  auth: string
  device: string
  created_at: CreatedAt
  seen_at: Date
  failures: Generated<number>
  next_try_at: Date
  tested_at: Date | null
}
