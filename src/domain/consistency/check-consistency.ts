import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lastNight } from '#domain/last-night.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type FoundViolation, findAllViolations } from './find-violations.ts'
import { findLastCheck } from './list-violations.ts'

/** More are not stored: they have one cause, and `npm run verify` names all of them. */
export const maxStoredViolations = 1000

/**
 * Forgets when all rows were last checked, so that they are checked soon: the database may have been restored
 * meanwhile.
 */
export async function restartConsistencyCheck(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  await marketplace.db.deleteFrom('consistency_check').execute()
}

/** Checks all rows if that was not done since the last night. Returns the violations that were not known. */
export async function checkConsistencyNightly(marketplace: Marketplace): Promise<FoundViolation[]> {
  requireAllowed(isSystem(marketplace.actor))
  const last = await findLastCheck(marketplace)
  return last && last >= lastNight(marketplace.clock.now()) ? [] : checkConsistency(marketplace)
}

/**
 * Checks all rows against all rules, stores what breaks a rule and deletes what does not any more. Returns the
 * violations that were not known. Changes nothing else.
 */
export async function checkConsistency(marketplace: Marketplace): Promise<FoundViolation[]> {
  requireAllowed(isSystem(marketplace.actor))
  const found: FoundViolation[] = []
  for await (const violation of findAllViolations(marketplace)) {
    if (found.push(violation) === maxStoredViolations) break
  }
  return inTransaction(marketplace, async (marketplace) => {
    const checked = { checked_at: marketplace.clock.now() }
    await marketplace.db
      .insertInto('consistency_check')
      .values(checked)
      .onConflict((conflict) => conflict.column('is_only').doUpdateSet(checked))
      .execute()
    const unknown = await storeViolations(marketplace, found)
    return found.filter((violation) => unknown.has(keyOf(violation)))
  })
}

/** Stores these violations instead of all others. Returns the keys of those that were not stored yet. */
async function storeViolations({ db, clock }: Marketplace, found: readonly FoundViolation[]): Promise<Set<string>> {
  await db
    .deleteFrom('consistency_violations')
    .where(sql<boolean>`rule || row_id <> all(${found.map(keyOf)}::text[])`)
    .execute()
  const { rows } = await sql<Pick<FoundViolation, 'rule' | 'rowId'>>`
    insert into consistency_violations (rule, row_id, detail, found_at)
    select rule, "rowId", detail, ${clock.now()}
    from json_to_recordset(${JSON.stringify(found)}) as found (rule text, "rowId" bigint, detail text)
    on conflict (rule, row_id) do nothing
    returning rule, row_id as "rowId"`.execute(db)
  return new Set(rows.map(keyOf))
}

function keyOf({ rule, rowId }: Pick<FoundViolation, 'rule' | 'rowId'>): string {
  return rule + rowId
}
