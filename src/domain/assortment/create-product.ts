import { addProduct, type NewProduct } from '../catalog/add-product.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { operatorName } from '../operators/operator-name.ts'
import { requireOperator } from '../operators/require-operator.ts'

/** Puts a new product on sale at once; what is missing can be told later. Answers its id. */
export async function createProduct(marketplace: Marketplace, product: NewProduct): Promise<number> {
  const operator = requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    const id = await addProduct(marketplace, product, operatorName(operator))
    await recordChange(marketplace, { what: 'product', id, action: 'created', after: product })
    return id
  })
}
