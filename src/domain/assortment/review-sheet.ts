import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { RowProblem, RowReview, SheetRow } from './sheet.ts'
import type { ShelfItem } from './shelf-item.ts'
import { selectShelf, shelfItemFromRow } from './shelf-rows.ts'

/** Says what every row would change, without changing anything. A product is known by its model. */
export async function reviewSheet(marketplace: Marketplace, rows: readonly SheetRow[]): Promise<RowReview[]> {
  requireOperator(marketplace, 'staff')
  const known = await productsOfModels(marketplace, rows)
  const stores = await marketplace.db
    .selectFrom('stores')
    .select(['id', 'name'])
    .where('retired_at', 'is', null)
    .execute()
  const storeIds = new Map(stores.map(({ id, name }) => [name.toLowerCase(), id]))
  return rows.map((row) => {
    const wrong = (problem: RowProblem) => ({ outcome: 'wrong', line: row.line, problem }) as const
    if (row.unreadable.length > 0) return wrong('unreadable')
    if (row.model === '') return wrong('without-model')
    if (rows.some(({ line, model }) => line < row.line && model === row.model)) return wrong('twice')
    const found = known.filter(({ product }) => product.model === row.model)
    if (found.length > 1) return wrong('several-products')
    const [item] = found
    const storeId = row.storeName === undefined ? undefined : storeIds.get(row.storeName.toLowerCase())
    if (row.storeName !== undefined && storeId === undefined) return wrong('unknown-store')
    return item ? reviewKnown(item, row) : reviewNew(row, storeId)
  })
}

async function productsOfModels(marketplace: Marketplace, rows: readonly SheetRow[]): Promise<ShelfItem[]> {
  const models = rows.map(({ model }) => model)
  const found = await selectShelf(marketplace)
    .where('products.model', 'in', ['', ...models])
    .where('products.retired_at', 'is', null)
    .orderBy('products.id')
    .execute()
  return found.map(shelfItemFromRow)
}

function reviewKnown({ product, ownPromotionalPrice }: ShelfItem, row: SheetRow): RowReview {
  const { line } = row
  const [size, ...otherSizes] = product.sizes
  const price = row.price !== undefined && row.price !== product.regularPrice && row.price
  const stock = row.stock !== undefined && size && row.stock !== size.stock && row.stock
  const newName = row.name !== undefined && row.name !== product.name && row.name
  if (row.stock !== undefined && otherSizes.length > 0) return { outcome: 'wrong', line, problem: 'several-sizes' }
  if (price && ownPromotionalPrice !== undefined && ownPromotionalPrice >= price)
    return { outcome: 'wrong', line, problem: 'below-promotion' }
  if (price === false && !newName && (stock === false || stock === undefined))
    return { outcome: 'same', line, name: product.name }
  return {
    outcome: 'changed',
    line,
    id: product.id,
    name: product.name,
    ...(price !== false && { price: { from: product.regularPrice, to: price } }),
    ...(size && typeof stock === 'number' && { stock: { sizeId: size.id, from: size.stock, to: stock } }),
    ...(newName && { newName }),
  }
}

function reviewNew(
  { line, model, name, price, stock = 0, category }: SheetRow,
  storeId: number | undefined,
): RowReview {
  if (!name || price === undefined || !category || storeId === undefined)
    return { outcome: 'wrong', line, problem: 'incomplete' }
  return { outcome: 'new', line, model, name, price, stock, category, storeId }
}
