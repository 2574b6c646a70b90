import { actorColumns } from '#domain/access/actor-columns.ts'
import { isSeller } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { checkAuditChange, type NewAuditChange } from './audit-change.ts'
import { noteSellerChange } from './note-seller-change.ts'

/**
 * Records a change by the signed-in operator, or by a command on the server; what else the program does itself is no
 * entry of the audit log. Throws outside a transaction, so an entry exists if and only if its change does.
 */
export async function recordAudit(marketplace: Marketplace, change: NewAuditChange): Promise<void> {
  const { entity, id, action, version, before, after } = checkAuditChange(change)
  if (!marketplace.db.isTransaction)
    throw new Error(`${entity} ${action} must be recorded in the transaction of the change`)
  const { actor } = marketplace
  if (actor.kind === 'system' && !actor.isAudited) return
  requireAllowed(actor.kind === 'system' || actor.kind === 'operator')
  const recorded = await marketplace.db
    .insertInto('audit_log')
    .values({
      ...actorColumns(actor),
      made_for: isSeller(actor) && actor.actedBy ? `${actor.name} (${actor.id})` : null,
      entity,
      entity_id: String(id),
      action,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      version,
      made_at: marketplace.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteSellerChange(marketplace, { id: recorded.id, entity, entityId: id, action })
}
