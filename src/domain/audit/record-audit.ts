import { actorLabel } from '#domain/access/actor-label.ts'
import { hasOwnAccount } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { AuditedEntity } from './audited-entity.ts'

/** A change to record. The audit log shows `before` and `after`, and undo restores `before`. */
export interface NewAuditEntry {
  readonly entity: AuditedEntity
  readonly id: number | string
  /** Past tense, such as `edited` or `retired`. */
  readonly action: string
  readonly before?: object | undefined
  readonly after?: object | undefined
}

/**
 * Records a change by the signed-in operator; what the program itself does is no entry of the audit log. Throws outside a transaction, so an entry exists if and only if its
 * change does.
 */
export async function recordAudit(marketplace: Marketplace, change: NewAuditEntry): Promise<void> {
  const { entity, id, action, before, after } = change
  if (!marketplace.db.isTransaction)
    throw new Error(`${entity} ${action} must be recorded in the transaction of the change`)
  const { actor } = marketplace
  if (actor.kind === 'system') return
  requireAllowed(hasOwnAccount(actor))
  await marketplace.db
    .insertInto('audit_log')
    .values({
      operator_id: actor.id,
      made_by: actorLabel(actor),
      entity,
      entity_id: String(id),
      action,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      version: 1,
      made_at: marketplace.clock.now(),
    })
    .execute()
}
