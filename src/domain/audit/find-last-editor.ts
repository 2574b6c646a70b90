import type { Marketplace } from '#domain/marketplace.ts'
import type { AuditedEntity } from './audited-entity.ts'

/** Returns who made the last change of a thing, as the audit log names people. */
export async function findLastEditor(
  { db }: Marketplace,
  entity: AuditedEntity,
  id: string | number,
): Promise<string | undefined> {
  const change = await db
    .selectFrom('audit_log')
    .select('made_by')
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return change?.made_by
}
