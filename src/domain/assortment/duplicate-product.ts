import { addProduct } from '../catalog/add-product.ts'
import { retireProduct } from '../catalog/retire-product.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { operatorName } from '../operators/operator-name.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { getShelfItem } from './get-shelf-item.ts'
import { draftOf } from './shelf-item.ts'

/**
 * Makes a second product like one that is there, under another name. It has no pieces yet and is not on sale, so that it
 * can be told apart from the first before anybody sees it. Answers its id.
 */
export async function duplicateProduct(marketplace: Marketplace, id: number, name: string): Promise<number> {
  const operator = requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    const { promotionalPrice: _, ...draft } = draftOf(await getShelfItem(marketplace, id))
    const { widthMillimeters, heightMillimeters, weightGrams, ...words } = draft
    const copy = {
      ...words,
      ...(widthMillimeters !== undefined && { widthMillimeters }),
      ...(heightMillimeters !== undefined && { heightMillimeters }),
      ...(weightGrams !== undefined && { weightGrams }),
      name,
      sizes: draft.sizes.map((size) => ({ name: size.name, stock: 0 })),
      colors: draft.colors.map((color) => ({ name: color.name, swatch: color.swatch })),
      pictures: draft.pictures.map(({ fileName, alt, colorId }) => {
        const color = draft.colors.find(({ id }) => id !== undefined && id === colorId)
        return { fileName, alt, ...(color && { color: color.name }) }
      }),
    }
    const copyId = await addProduct(marketplace, copy, operatorName(operator))
    await retireProduct(marketplace, copyId)
    await recordChange(marketplace, { what: 'product', id: copyId, action: 'duplicated', after: { from: id, name } })
    return copyId
  })
}
