import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { withCourierStatuses } from '#domain/order-status.ts'

/** Returns after how many seconds the next request to a courier is due; undefined when none is. */
export async function secondsUntilNextRequest({ db, clock }: Marketplace): Promise<number | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(greatest(next_request_at, due)) as at from courier_apis, lateral (
      select min(case state when 'waiting' then due_at else next_check_at end) as due
      from courier_parcels as parcel
        join handovers on handovers.id = handover_id
        join orders on orders.id = order_id
      where courier_id = courier_apis.courier_id
        and (state = 'waiting' or state = 'sent' and next_check_at is not null and status = any(${withCourierStatuses}))) as work
    where due is not null`.execute(db)
  const at = rows[0]?.at
  return at ? Math.max(0, (at.getTime() - clock.now().getTime()) / 1000) : undefined
}
