/** The kinds of entities whose changes are audited. */
export const auditedEntities = [
  'comment',
  'letter',
  'message',
  'newsletter issue',
  'operator',
  'order',
  'plan request',
  'product',
  'promotion',
  'setting',
  'showcase',
  'store',
] as const

export type AuditedEntity = (typeof auditedEntities)[number]
