import type { Actor } from '#domain/access/actor.ts'
import { mayUndoChanges } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { type AuditEntry, auditEntryColumns, auditEntryFromRow } from '#domain/audit/audit-entry.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findUndoHandler } from './undo-handlers.ts'
import type { UndoOutcome } from './undo-outcome.ts'

/**
 * Restores what a change replaced, through the regular operation: so undoing is audited as a change of its own and can
 * be undone as well. Never overwrites later changes. Throws NotFound.
 */
export async function undoChange(marketplace: Marketplace, changeId: number): Promise<UndoOutcome> {
  requireAllowed(mayUndoChanges(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const row = await marketplace.db
      .selectFrom('audit_log')
      .select(auditEntryColumns)
      .where('id', '=', changeId)
      .executeTakeFirst()
    if (!row) throw new NotFound('change', changeId)
    const undo = findUndoHandler(auditEntryFromRow(row), marketplace.actor)
    return undo ? undo(marketplace) : 'cannot'
  })
}

/** Returns whether the actor may undo the change. */
export function canUndo(entry: AuditEntry, actor: Actor): boolean {
  return findUndoHandler(entry, actor) !== undefined
}
