import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type CheckedTable, checkedTables, type RowRange } from './consistency-rule.ts'
import { type FoundViolation, findViolationsIn, nextSlice } from './find-violations.ts'
import { consistencyRules } from './rules.ts'

/** More are not stored: they have one cause, and `npm run verify` names all of them. */
export const maxStoredViolations = 1000

/** Lets the next check begin at the first rows, as after every start. */
export async function restartConsistencyCheck(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  await marketplace.db.updateTable('consistency_progress').set({ checked_id: 0 }).execute()
}

/**
 * Checks the next slices of all tables until each was checked to its end or the time is over, stores what breaks a rule
 * and deletes what does not any more. Returns the violations that were not known. Changes nothing else.
 */
export async function checkConsistency(marketplace: Marketplace, isOver: () => boolean): Promise<FoundViolation[]> {
  requireAllowed(isSystem(marketplace.actor))
  const unfinished = new Set<CheckedTable>(checkedTables)
  const found: FoundViolation[] = []
  while (unfinished.size > 0 && !isOver())
    for (const table of unfinished) {
      const checkedId = await checkedIdOf(marketplace, table)
      const slice = await nextSlice(marketplace.db, table, checkedId)
      if (slice) found.push(...(await checkSlice(marketplace, table, slice)))
      else {
        await finishRound(marketplace, table, checkedId)
        unfinished.delete(table)
      }
    }
  return found
}

async function checkedIdOf({ db }: Marketplace, table: CheckedTable): Promise<number> {
  const progress = await db
    .selectFrom('consistency_progress')
    .select('checked_id')
    .where('table_name', '=', table)
    .executeTakeFirst()
  return progress?.checked_id ?? 0
}

async function checkSlice(marketplace: Marketplace, table: CheckedTable, slice: RowRange): Promise<FoundViolation[]> {
  const violations = await findViolationsIn(marketplace, table, slice)
  await deleteViolations(marketplace, table, slice, violations)
  const unknown = await insertViolations(marketplace, violations)
  await saveProgress(marketplace, { table_name: table, checked_id: slice.lastId })
  return violations.filter(({ rule, rowId }) => unknown.has(keyOf(rule, rowId)))
}

/** Also deletes the violations of rows that do not exist any more. */
async function finishRound(marketplace: Marketplace, table: CheckedTable, checkedId: number): Promise<void> {
  await deleteViolations(marketplace, table, { firstId: checkedId + 1, lastId: Number.MAX_SAFE_INTEGER }, [])
  await saveProgress(marketplace, { table_name: table, checked_id: 0, round_finished_at: marketplace.clock.now() })
}

async function saveProgress(
  { db }: Marketplace,
  progress: { table_name: CheckedTable; checked_id: number; round_finished_at?: Date },
): Promise<void> {
  await db
    .insertInto('consistency_progress')
    .values({ round_finished_at: null, ...progress })
    .onConflict((conflict) => conflict.column('table_name').doUpdateSet(progress))
    .execute()
}

async function deleteViolations(
  { db }: Marketplace,
  table: CheckedTable,
  { firstId, lastId }: RowRange,
  remaining: readonly FoundViolation[],
): Promise<void> {
  const rules = Object.entries(consistencyRules).flatMap(([name, rule]) => (rule.table === table ? [name] : []))
  await db
    .deleteFrom('consistency_violations')
    .where(sql<boolean>`rule = any(${rules})`)
    .where('row_id', '>=', firstId)
    .where('row_id', '<=', lastId)
    .where(sql<boolean>`rule || row_id <> all(${remaining.map(({ rule, rowId }) => keyOf(rule, rowId))}::text[])`)
    .execute()
}

/** Returns the keys of the violations that were not stored yet. */
async function insertViolations(
  { db, clock }: Marketplace,
  violations: readonly FoundViolation[],
): Promise<Set<string>> {
  const { rows } = await sql<{ rule: string; rowId: number }>`
    insert into consistency_violations (rule, row_id, detail, found_at)
    select rule, "rowId", detail, ${clock.now()}
    from json_to_recordset(${JSON.stringify(violations)}) as found (rule text, "rowId" bigint, detail text)
    limit (select greatest(0, ${maxStoredViolations} - count(*)) from consistency_violations)
    on conflict (rule, row_id) do nothing
    returning rule, row_id as "rowId"`.execute(db)
  return new Set(rows.map(({ rule, rowId }) => keyOf(rule, rowId)))
}

function keyOf(rule: string, rowId: number): string {
  return rule + rowId
}
