import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { sellerPushKinds } from '#domain/push-kind.ts'
import { isStudioOpen } from '#domain/sellers/studio-setting.ts'
import { getPushKeys, type PushKeys } from './push-keys.ts'
import { preferencesFromRow } from './push-preferences.ts'
import { isQuiet } from './quiet-hours.ts'
import { type PushCounts, type PushTarget, sendPush } from './send-push.ts'

/** Messages that are sent at the same time. */
const concurrency = 5

/** How many kinds of phones are told in one run, so that a run ends. Those of quiet hours count. */
const perRun = 5000

/** After so many failures in a row what was to be told is dropped. */
const maxFailures = 8

/** While a message is on its way, no other run sends it: longer than the sender waits. In milliseconds. */
const leaseMilliseconds = 60_000

const maxRetryMilliseconds = 6 * 60 * 60 * 1000

/**
 * Tells the phones of operators what has happened, each once, outside of the quiet hours. Returns how many were told.
 */
export async function sendDuePushes(marketplace: Marketplace): Promise<number> {
  requireAllowed(isSystem(marketplace.actor))
  await shareNotices(marketplace)
  const due = await claimDue(marketplace)
  if (due.length === 0) return 0
  const keys = await getPushKeys(marketplace)
  let told = 0
  for (let start = 0; start < due.length; start += concurrency) {
    const outcomes = await Promise.all(due.slice(start, start + concurrency).map((one) => tell(marketplace, keys, one)))
    told += outcomes.filter(Boolean).length
  }
  return told
}

/**
 * Gives what has happened to each phone whose person wants to know: what is of a store to its makers, the rest to the
 * office. While the shop has no studio, no maker is told anything.
 */
async function shareNotices(marketplace: Marketplace): Promise<void> {
  const isOpen = await isStudioOpen(marketplace)
  await inTransaction(marketplace, async ({ db }) => {
    await sql`
      with taken as (delete from push_notices returning kind, store_id, count)
      insert into push_pending (subscription_id, kind, count)
      select subscription.id, taken.kind, sum(taken.count)
      from taken, push_subscriptions as subscription
        join operators as operator on operator.id = subscription.operator_id and operator.disabled_at is null
        left join push_preferences as preference on preference.operator_id = subscription.operator_id
      where case when taken.store_id is null
        then operator.role <> 'seller' and (preference.kinds is null or taken.kind = any(preference.kinds))
        else operator.role = 'seller' and exists (select from operator_stores as own
          where own.operator_id = operator.id and own.store_id = taken.store_id) end
      group by subscription.id, taken.kind
      order by subscription.id, taken.kind
      on conflict (subscription_id, kind) do update set count = push_pending.count + excluded.count`.execute(db)
    if (!isOpen) await db.deleteFrom('push_pending').where('kind', 'in', sellerPushKinds).execute()
  })
}

interface DuePush extends PushTarget {
  readonly id: number
  readonly failures: number
  readonly counts: PushCounts
}

/** Returns the phones with something to be told now, which no other run tells meanwhile. */
async function claimDue({ db, clock }: Marketplace): Promise<DuePush[]> {
  const now = clock.now()
  const rows = await db
    .selectFrom('push_subscriptions as subscription')
    .innerJoin('push_pending as pending', 'pending.subscription_id', 'subscription.id')
    .leftJoin('push_preferences as preference', 'preference.operator_id', 'subscription.operator_id')
    .select(['subscription.id', 'pending.kind', 'preference.kinds', 'preference.quiet_from', 'preference.quiet_until'])
    .where('subscription.next_try_at', '<=', now)
    .orderBy('subscription.next_try_at')
    .orderBy('subscription.id')
    .limit(perRun)
    .execute()
  // A test is sent at once.
  const ready = rows.filter(({ kind, ...row }) => kind === 'test' || !isQuiet(preferencesFromRow(row).quiet, now))
  const ids = [...new Set(ready.map(({ id }) => id))]
  if (ids.length === 0) return []
  const claimed = await db
    .updateTable('push_subscriptions')
    .set({ next_try_at: new Date(now.getTime() + leaseMilliseconds) })
    .where('id', 'in', ids)
    .where('next_try_at', '<=', now)
    .returning(['id', 'endpoint', 'p256dh', 'auth', 'failures'])
    .execute()
  const pending = await db
    .selectFrom('push_pending')
    .select(['subscription_id', 'kind', 'count'])
    .where('subscription_id', 'in', ids)
    .execute()
  return claimed.map((subscription) => {
    const own = ready.filter(({ id }) => id === subscription.id).map(({ kind }) => kind)
    const counts = pending.filter(
      ({ subscription_id, kind }) => subscription_id === subscription.id && own.includes(kind),
    )
    return { ...subscription, counts: Object.fromEntries(counts.map(({ kind, count }) => [kind, count])) }
  })
}

/** Tells one phone. Returns whether its service took the message. */
async function tell(marketplace: Marketplace, keys: PushKeys, due: DuePush): Promise<boolean> {
  const { db, clock } = marketplace
  const subscription = db.updateTable('push_subscriptions').where('id', '=', due.id)
  const response = await sendPush(marketplace, keys, due, due.counts).catch(() => undefined)
  if (response && response.status >= 200 && response.status < 300) {
    await forgetTold(marketplace, due)
    await subscription.set({ failures: 0, next_try_at: clock.now() }).execute()
    return true
  }
  if (response?.status === 404 || response?.status === 410) {
    await db.deleteFrom('push_subscriptions').where('id', '=', due.id).execute()
    return false
  }
  const failures = due.failures + 1
  const isOver = failures >= maxFailures
  if (isOver) await forgetTold(marketplace, due)
  const wait = Math.max(2 ** failures * 30_000, (response?.retryAfterSeconds ?? 0) * 1000)
  const next_try_at = new Date(clock.now().getTime() + Math.min(wait, maxRetryMilliseconds))
  await subscription.set({ failures: isOver ? 0 : failures, next_try_at }).execute()
  return false
}

/** Subtracts what was told; what has happened meanwhile stays. */
async function forgetTold(marketplace: Marketplace, { id, counts }: DuePush): Promise<void> {
  await inTransaction(marketplace, async ({ db }) => {
    for (const [kind, count] of Object.entries(counts)) {
      const row = { subscription_id: id, kind }
      await sql`delete from push_pending where subscription_id = ${row.subscription_id} and kind = ${row.kind}
        and count <= ${count}`.execute(db)
      await sql`update push_pending set count = count - ${count} where subscription_id = ${row.subscription_id}
        and kind = ${row.kind}`.execute(db)
    }
  })
}
