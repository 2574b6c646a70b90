import { mayReceivePushes } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { cutText } from '#domain/cut-text.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { maxDeviceLength } from '#domain/operators/start-session.ts'
import { consumeSellerLimit } from '#domain/rate-limits/seller-limits.ts'
import { cleanLine } from '#domain/text.ts'

/** Of one operator. Another one takes the place of the one not seen for the longest. */
export const maxPushSubscriptions = 10

const maxEndpointLength = 1000

/** What a browser returns when it subscribes; the keys in base64url. */
export interface NewPushSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** The User-Agent. */
  readonly device: string
}

export interface ListedPushSubscription {
  readonly id: number
  readonly device: string
  readonly createdAt: Date
  /** Of the session of this browser. */
  readonly isThis: boolean
}

/** A browser in which somebody is signed in, to the office or the studio. */
interface SignedIn {
  readonly id: number
  readonly operator: { readonly id: number }
}

/** Lists the browsers of the signed-in operator that receive notifications. */
export async function listPushSubscriptions(
  marketplace: Marketplace,
  session?: SignedIn,
): Promise<ListedPushSubscription[]> {
  requireAllowed(mayReceivePushes(marketplace.actor))
  const rows = await marketplace.db
    .selectFrom('push_subscriptions')
    .select(['id', 'device', 'created_at', 'session_id'])
    .where('operator_id', '=', marketplace.actor.id)
    .orderBy('id')
    .limit(maxPushSubscriptions)
    .execute()
  return rows.map(({ id, device, created_at: createdAt, session_id }) => ({
    ...{ id, device, createdAt },
    isThis: session !== undefined && session_id === session.id,
  }))
}

/**
 * Turns notifications on for the browser of the session, or notes that it was seen. `refused`: no browser has such an
 * address or such keys, or messages to it would go into a network that is not public.
 */
export async function subscribeToPushes(
  marketplace: Marketplace,
  session: SignedIn,
  { endpoint, p256dh, auth, device }: NewPushSubscription,
): Promise<'subscribed' | 'refused'> {
  requireAllowed(mayReceivePushes(marketplace.actor))
  const { id: operatorId } = marketplace.actor
  if (session.operator.id !== operatorId || endpoint.length > maxEndpointLength) return 'refused'
  if (!isPublicKey(p256dh) || Buffer.from(auth, 'base64url').length !== 16 || auth.length !== 22) return 'refused'
  if (!(await marketplace.pushSender.mayReach(endpoint))) return 'refused'
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    await lockList(marketplace, 'push_subscriptions')
    const row = { operator_id: operatorId, session_id: session.id, p256dh, auth, seen_at: clock.now() }
    const isKnown = await db
      .updateTable('push_subscriptions')
      .set(row)
      .where('endpoint', '=', endpoint)
      .where('operator_id', '=', operatorId)
      .returning('id')
      .executeTakeFirst()
    if (isKnown) return
    await consumeSellerLimit(marketplace, 'change')
    // A browser in which another person was signed in before.
    await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute()
    const own = db.selectFrom('push_subscriptions').select('id').where('operator_id', '=', operatorId)
    const surplus = own
      .orderBy('seen_at', 'desc')
      .orderBy('id', 'desc')
      .offset(maxPushSubscriptions - 1)
    await db.deleteFrom('push_subscriptions').where('id', 'in', surplus).execute()
    const dates = { created_at: clock.now(), next_try_at: clock.now() }
    await db
      .insertInto('push_subscriptions')
      .values({ ...row, endpoint, device: cutText(cleanLine(device), maxDeviceLength), ...dates })
      .execute()
    await recordAudit(marketplace, { entity: 'operator', id: operatorId, action: 'notifications turned on' })
  })
  return 'subscribed'
}

/** Turns notifications off in a browser of the signed-in operator. Does nothing for those of others. */
export async function removePushSubscription(marketplace: Marketplace, subscriptionId: number): Promise<void> {
  requireAllowed(mayReceivePushes(marketplace.actor))
  const { id: operatorId } = marketplace.actor
  await inTransaction(marketplace, async (marketplace) => {
    const removed = await marketplace.db
      .deleteFrom('push_subscriptions')
      .where('id', '=', subscriptionId)
      .where('operator_id', '=', operatorId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) return
    await recordAudit(marketplace, { entity: 'operator', id: operatorId, action: 'notifications turned off' })
  })
}

/** Whether it is an uncompressed point, as browsers encode it. */
function isPublicKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url')
  return text.length === 87 && bytes.length === 65 && bytes[0] === 4
}
