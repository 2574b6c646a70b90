/** A stored entry of the audit log. `before` and `after` contain only the fields that changed. */
export interface AuditEntry {
  readonly id: number
  readonly entity: string
  readonly entityId: string
  readonly action: string
  /** The version of the shape of `before` and `after`. */
  readonly version: number
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly actorName: string
  /** The seller for whom somebody of the office made the change; undefined: for nobody else. */
  readonly madeFor: string | undefined
  readonly createdAt: Date
}

export const auditEntryColumns = [
  ...(['id', 'entity', 'entity_id', 'action', 'version', 'before', 'after', 'made_by', 'made_for', 'made_at'] as const),
] as const

interface AuditEntryRow {
  readonly id: number
  readonly entity: string
  readonly entity_id: string
  readonly action: string
  readonly version: number
  readonly before: unknown
  readonly after: unknown
  readonly made_by: string
  readonly made_for: string | null
  readonly made_at: Date
}

export function auditEntryFromRow(row: AuditEntryRow): AuditEntry {
  return {
    id: row.id,
    entity: row.entity,
    entityId: row.entity_id,
    action: row.action,
    version: row.version,
    ...(row.before !== null && { before: row.before as Record<string, unknown> }),
    ...(row.after !== null && { after: row.after as Record<string, unknown> }),
    actorName: row.made_by,
    madeFor: row.made_for ?? undefined,
    createdAt: row.made_at,
  }
}
