import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { AddedOrders } from './handover.ts'
import { joinHandover } from './join-handover.ts'
import { orderNumbers } from './lock-handover.ts'

export type StartOutcome =
  | ({ readonly outcome: 'started'; readonly id: number } & AddedOrders)
  /** No courier takes parcels: none has been added, or all are retired. */
  | { readonly outcome: 'no-courier' }

/**
 * Starts a hand-over to the courier that took parcels last, or to the one that is named, with the orders that can be
 * handed over. The same submission sent twice starts one.
 */
export async function startHandover(
  marketplace: Marketplace,
  { submission, courierId, orderIds }: NewHandover,
): Promise<StartOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { db, actor, clock } = marketplace
    const courier = await findCourier(marketplace, courierId)
    if (!courier) return { outcome: 'no-courier' }
    const started = await db
      .insertInto('handovers')
      .values({
        ...{ courier_id: courier.id, submission_key: submission },
        ...{ started_at: clock.now(), ...actorColumns(actor) },
      })
      .onConflict((conflict) => conflict.column('submission_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!started) return { outcome: 'started', id: await idOf(marketplace, submission), ...nothingAdded }
    const { id } = started
    const joined = await joinHandover(marketplace, id, orderIds)
    const after = { courier: courier.name, orders: await orderNumbers(marketplace, joined.added) }
    await recordAudit(marketplace, { entity: 'handover', id, action: 'started', after })
    return { outcome: 'started', id, ...joined }
  })
}

export interface NewHandover {
  /** A UUID of the form. */
  readonly submission: string
  readonly courierId?: number
  readonly orderIds: readonly number[]
}

const nothingAdded: AddedOrders = { added: [], alreadyIn: [], notAdded: [] }

/** Locks it, so that it is not retired at the same time. */
async function findCourier({ db }: Marketplace, id: number | undefined) {
  return db
    .selectFrom('couriers')
    .select(['couriers.id', 'couriers.name'])
    .where('retired_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy(
      ({ selectFrom }) =>
        selectFrom('handovers')
          .select(({ fn }) => fn.max('handovers.id').as('last'))
          .whereRef('courier_id', '=', 'couriers.id'),
      (order) => order.desc().nullsLast(),
    )
    .orderBy('couriers.id')
    .limit(1)
    .forShare()
    .executeTakeFirst()
}

async function idOf({ db }: Marketplace, submission: string): Promise<number> {
  const { id } = await db
    .selectFrom('handovers')
    .select('id')
    .where('submission_key', '=', submission)
    .executeTakeFirstOrThrow()
  return id
}
