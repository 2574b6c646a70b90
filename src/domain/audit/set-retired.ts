import type { Marketplace } from '#domain/marketplace.ts'
import { recordAudit } from './record-audit.ts'

const tables = { category: 'categories', courier: 'couriers', store: 'stores' } as const

interface Retirement {
  readonly entity: keyof typeof tables
  readonly id: number
  /** Of the row, which the transaction has locked. */
  readonly wasRetired: boolean
  readonly isRetired: boolean
}

/** Retires a row or restores it, and records that. Returns false, and does nothing, if it is so already. */
export async function setRetired(
  marketplace: Marketplace,
  { entity, id, wasRetired, isRetired }: Retirement,
): Promise<boolean> {
  if (wasRetired === isRetired) return false
  const retired_at = isRetired ? marketplace.clock.now() : null
  await marketplace.db.updateTable(tables[entity]).set({ retired_at }).where('id', '=', id).execute()
  const action = isRetired ? 'retired' : 'restored'
  await recordAudit(marketplace, { entity, id, action, before: { isRetired: wasRetired }, after: { isRetired } })
  return true
}
