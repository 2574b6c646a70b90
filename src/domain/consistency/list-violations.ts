import { mayViewDashboard } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

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

/** Returns when all rows were last checked; undefined when they were not since the start of the shop. */
export async function findLastCheck(marketplace: Marketplace): Promise<Date | undefined> {
  requireAllowed(mayViewDashboard(marketplace.actor))
  const check = await marketplace.db.selectFrom('consistency_check').select('checked_at').executeTakeFirst()
  return check?.checked_at
}
