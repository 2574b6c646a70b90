import { sql } from 'kysely'
import { actorColumns } from '#domain/access/actor-columns.ts'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { SellerPushKind } from '#domain/push-kind.ts'
import { isStudioOpen } from '#domain/sellers/studio-setting.ts'
import { isToBePrepared } from './preparation-rows.ts'

const kind: SellerPushKind = 'to-prepare'

/** Lines of one run. */
const perRun = 1000

/**
 * Notes for the phones of makers what is new to prepare, each line once. Orders come to be prepared in many ways, so it
 * looks for them. A confirmation that can still be undone without a word is not told yet, and an order in which
 * somebody is at work is left for the next run.
 */
export async function askMakers(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  if (!(await isStudioOpen(marketplace))) return
  await inTransaction(marketplace, async ({ db, clock, actor }) => {
    const { actor_kind, actor_id, actor_name } = actorColumns(actor)
    const now = clock.now()
    await sql`
      with found as materialized (
        select line.order_id, line.position, line.store_id
        from orders join order_lines as line on line.order_id = orders.id
        where ${isToBePrepared}
          and not exists (select from order_preparations as prepared
            where prepared.order_id = line.order_id and prepared.position = line.position)
          and line.store_id in (select own.store_id from operator_stores as own
            join push_subscriptions as subscription on subscription.operator_id = own.operator_id)
          and not exists (select from effective_order_steps as step
            where step.order_id = orders.id and to_status = 'confirmed' and visible_at > ${now})
        order by line.order_id, line.position limit ${perRun}
        for update of orders skip locked
      ), asked as (
        insert into order_preparations (order_id, position, state, made_at, actor_kind, actor_id, actor_name)
        select order_id, position, 'asked', ${now}, ${actor_kind}, ${actor_id}::bigint, ${actor_name} from found
        returning order_id, position
      )
      insert into push_notices (kind, store_id, count)
      select ${kind}, store_id, count(*) from found join asked using (order_id, position)
      group by store_id`.execute(db)
  })
}
