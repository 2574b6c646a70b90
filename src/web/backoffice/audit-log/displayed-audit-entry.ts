import type { OperatorActor } from '#domain/access/actor.ts'
import type { AuditLogPage } from '#domain/audit/list-audit-log.ts'
import type { ShopCategory } from '#domain/category.ts'
import { canUndo } from '#domain/undo/undo-change.ts'
import { auditLogMessages } from '#page-messages/backoffice/audit-log.ts'
import { slotNameOf } from '#web/backoffice/home-page/slot-name.ts'
import { formatMoment } from '#web/text/format.ts'
import { describeAuditEntry, fieldChangesOf, isAboutStock } from './describe-audit-entry.ts'

/** Returns the entries of a page of the audit log as an operator sees them. */
export function displayedAuditEntries(
  { rows, names }: AuditLogPage,
  operator: OperatorActor,
  categories: readonly ShopCategory[],
) {
  return rows.map((change) => ({
    ...{ id: change.id, entity: change.entity, entityId: change.entityId },
    entityName: change.entity === 'banner' ? slotNameOf(categories, change.entityId) : change.entityName,
    actorName: change.madeFor ? auditLogMessages.madeFor(change.actorName, change.madeFor) : change.actorName,
    canBeUndone: canUndo(change, operator),
    isAboutStock: isAboutStock(change),
    createdAt: formatMoment(change.createdAt),
    ...describeAuditEntry(change, fieldChangesOf(change, names, categories)),
  }))
}
