import { mayViewDashboard } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { checkedTables } from './consistency-rule.ts'

/** Returns the first stored violations, oldest first. */
export async function listViolations(marketplace: Marketplace, limit: number) {
  requireAllowed(mayViewDashboard(marketplace.actor))
  return marketplace.db
    .selectFrom('consistency_violations')
    .select(['id', 'rule', 'detail', 'found_at as foundAt'])
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Returns how many violations of each rule are stored; rules without any are absent. */
export async function countViolations(marketplace: Marketplace) {
  requireAllowed(mayViewDashboard(marketplace.actor))
  return marketplace.db
    .selectFrom('consistency_violations')
    .select(({ fn }) => ['rule', fn.countAll<number>().as('count')])
    .groupBy('rule')
    .execute()
}

/** Returns the moment since which every row has been checked; undefined until that is so for the first time. */
export async function findLastWholeCheck(marketplace: Marketplace): Promise<Date | undefined> {
  requireAllowed(mayViewDashboard(marketplace.actor))
  const rounds = await marketplace.db.selectFrom('consistency_progress').select('round_finished_at').execute()
  const finished = rounds.flatMap(({ round_finished_at: finishedAt }) => (finishedAt ? [finishedAt.getTime()] : []))
  return finished.length === checkedTables.length ? new Date(Math.min(...finished)) : undefined
}
