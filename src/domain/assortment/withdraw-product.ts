import { retireProduct } from '../catalog/retire-product.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { lockShelfItem } from './lock-shelf-item.ts'

/** Takes a product off sale, for as long as a person wants. */
export async function withdrawProduct(marketplace: Marketplace, id: number): Promise<void> {
  requireOperator(marketplace, 'staff')
  await inTransaction(marketplace, async (marketplace) => {
    const { retiredAt } = await lockShelfItem(marketplace, id)
    if (retiredAt) return
    await retireProduct(marketplace, id)
    const [before, after] = [{ isRetired: false }, { isRetired: true }]
    await recordChange(marketplace, { what: 'product', id, action: 'retired', before, after })
  })
}
