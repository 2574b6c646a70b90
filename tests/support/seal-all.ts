import { sealRows } from '#domain/consistency/seal-rows.ts'
import type { TestShop } from './test-shop.ts'

/** Seals all rows that there are: they are marked at the first call and sealed at the second. */
export async function sealAll({ system }: TestShop): Promise<void> {
  for (let call = 0; call < 2; call++) await sealRows(system, () => false)
}
