import type { Marketplace } from '#domain/marketplace.ts'
import { isSame } from '#domain/merge-edits.ts'
import type { AuditedEntity } from './audited-entity.ts'

/** Returns whether a thing was created with this content, whatever it is by now. */
export async function wasCreatedAs(
  { db }: Marketplace,
  entity: AuditedEntity,
  id: number,
  content: object,
): Promise<boolean> {
  const creation = await db
    .selectFrom('audit_log')
    .select('after')
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .where('action', '=', 'created')
    .executeTakeFirst()
  return isSame(creation?.after ?? undefined, content)
}
