import { addProduct, type NewProduct } from '../catalog/add-product.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { operatorName } from '../operators/operator-name.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { listUnknownFields, type UnknownField } from './list-unknown-fields.ts'

export type CreateOutcome =
  | { readonly outcome: 'created'; readonly id: number }
  /** These mention what the shop does not have. */
  | { readonly outcome: 'unknown'; readonly fields: readonly UnknownField[] }

/** Puts a new product on sale at once; what is missing can be told later. */
export async function createProduct(marketplace: Marketplace, product: NewProduct): Promise<CreateOutcome> {
  const operator = requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    const unknown = await listUnknownFields(marketplace, product)
    if (unknown.length > 0) return { outcome: 'unknown', fields: unknown }
    const id = await addProduct(marketplace, product, operatorName(operator))
    await recordChange(marketplace, { what: 'product', id, action: 'created', after: product })
    return { outcome: 'created', id }
  })
}
