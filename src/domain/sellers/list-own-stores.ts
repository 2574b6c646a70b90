import { isInScope } from '#domain/access/is-in-scope.ts'
import { mayOpenStudio } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { selectStoreNames, storeNamesOfList } from '#domain/catalog/stores/store-name-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'

export interface OwnStore {
  readonly id: number
  readonly name: string
  /** Whether the office has taken it out of the shop. */
  readonly isRetired: boolean
  /** Whether it is out of the shop because its plan is over. */
  readonly isPlanOver: boolean
}

const maxOwnStores = 100

/** Lists the own stores of a seller, with those that the office has retired. */
export async function listOwnStores(marketplace: Marketplace): Promise<OwnStore[]> {
  const scope = requireScope(mayOpenStudio(marketplace.actor))
  const rows = await selectStoreNames(marketplace)
    .where(isInScope(scope, 'stores.id'))
    .orderBy('id')
    .limit(maxOwnStores)
    .execute()
  const names = storeNamesOfList(marketplace, rows)
  return names.map((name, index) => {
    const isPlanOver = rows[index]?.is_plan_over === true
    return { ...name, isPlanOver, isRetired: !isPlanOver && rows[index]?.retired_at !== null }
  })
}
