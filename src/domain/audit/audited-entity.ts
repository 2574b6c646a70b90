/** The kinds of entities whose changes are audited. */
export const auditedEntities = [
  'banner',
  'category',
  'comment',
  'courier',
  'customer',
  'discount code',
  'email',
  'export',
  'handover',
  'message',
  'newsletter issue',
  'operator',
  'order',
  'payout',
  'personal data',
  'plan request',
  'product',
  'promotion',
  'remittance',
  'return',
  'review',
  'search entry',
  'setting',
  'store',
] as const

export type AuditedEntity = (typeof auditedEntities)[number]
