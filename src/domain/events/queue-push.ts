import { type RawBuilder, sql } from 'kysely'
import type { PushKind } from '#domain/push-kind.ts'

/** Seconds in which what happens is told together. */
const burstSeconds = 3

/**
 * Returns the parts of a SQL statement that note what phones are to be told of, and queue the job that tells them.
 * Nothing is noted while no phone wants to know. A note beside others queues no job of its own: that of the first one
 * tells of all, and what it misses, because it was not committed, the job of the next minute finds.
 */
export function queuedPushSql(kinds: readonly PushKind[]): RawBuilder<unknown> {
  const rows = sql.join(kinds.map((kind) => sql`(${sql.lit(kind)})`))
  return sql`
    noted_push as (
      insert into push_notices (kind)
      select kind from (values ${rows}) as noted (kind), happened where exists (select from push_subscriptions)
      returning id),
    queued_push as (
      select count(*) from graphile_worker.add_jobs(array(
        select row('send-pushes', '{}'::json, 'pushes', now() + ${sql.lit(`${burstSeconds} s`)}::interval, null, null, null,
          null)::graphile_worker.job_spec
        from noted_push where not exists (select from push_notices) limit 1)))`
}
