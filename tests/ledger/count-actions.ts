import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Actor } from './evidence.ts'
import type { Call, OrderedLine } from './history.ts'
import { byRequestId, takenOrders } from './rules/counting.ts'

export interface ActionSources {
  readonly db: Database
  readonly calls: readonly Call[]
  readonly hotSizeId: number
  readonly backups: number
  readonly commitsCut: number
}

/** Counts what each actor of a run did, before the remaining orders are undone. */
export async function countActions({
  db,
  calls,
  hotSizeId,
  backups,
  commitsCut,
}: ActionSources): Promise<Record<Actor, number>> {
  const taken = takenOrders(calls)
  const isHot = ({ sizeId }: OrderedLine) => sizeId === hotSizeId
  const answered = (kind: Call['operation']['kind']) =>
    calls.filter(({ operation, outcome }) => operation.kind === kind && outcome === 'ok').length
  return {
    'orders at instance 0': taken.filter(({ instance }) => instance === 0).length,
    'orders at instance 1': taken.filter(({ instance }) => instance === 1).length,
    'orders at instance 2': taken.filter(({ instance }) => instance === 2).length,
    'orders of the hot size': taken.filter(({ operation }) => operation.lines.some(isHot)).length,
    'duplicate requests': taken.length - byRequestId(taken).size,
    cancellations: answered('cancel'),
    revivals: answered('revive'),
    erasures: answered('erase'),
    backups,
    'cut commits': commitsCut,
    ...(await countStored(db)),
  }
}

type StoredAction = Exclude<
  Actor,
  | ('orders at instance 0' | 'orders at instance 1' | 'orders at instance 2')
  | ('orders of the hot size' | 'duplicate requests')
  | ('cancellations' | 'revivals' | 'erasures' | 'backups' | 'cut commits')
>

/** What left rows behind. Releases are those of the job, and only staff restock after the first pieces. */
async function countStored(db: Database) {
  const { rows } = await sql<Record<StoredAction, number>>`
    select (select count(*)::int from orders where request_reason is not null) as requests,
      count(*) filter (where from_status = 'requested' and to_status = 'confirmed')::int as "confirmed requests",
      count(*) filter (where to_status = 'released' and actor_kind = 'system')::int as releases,
      count(*) filter (where actor_kind = 'operator')::int as "staff steps",
      (select count(distinct order_id)::int from stock_movements where kind = 'amendment') as "changed orders",
      (select count(*)::int from stock_movements where kind = 'restock' and actor_kind = 'operator') as restocks,
      (select count(*)::int from handover_orders where handed_over_at is not null) as "handed over parcels",
      count(*) filter (where to_status = 'delivered' and undoes_step_id is null)::int as "delivered orders",
      count(*) filter (where undoes_step_id is not null)::int as "undone steps",
      (select count(*)::int from remittances) as remittances,
      (select count(*)::int from remittances where withheld_tax_millimes > 0) as "remittances with withheld tax",
      (select count(*)::int from card_payments where state = 'paid') as "payments by card",
      (select count(*)::int from card_payments where state = 'wrong') as "wrong payments by card",
      (select count(*)::int from remittance_revocations) as "revoked remittances",
      (select count(*)::int from order_return_steps where to_status = 'inspected' and undoes_step_id is null) as "inspected returns",
      (select count(*)::int from order_return_steps where settlement = 'refund' and undoes_step_id is null) as "refunded returns",
      (select count(*)::int from order_return_steps where undoes_step_id is not null) as "undone steps of returns"
    from order_steps`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('Nothing was counted')
  return counts
}
