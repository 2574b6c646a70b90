import { isInScope } from '#domain/access/is-in-scope.ts'
import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import type { AdminProduct } from '#domain/catalog/admin/admin-product.ts'
import { editableProduct, selectAdminProducts } from '#domain/catalog/admin/admin-product-rows.ts'
import { priceDoubtOf } from '#domain/catalog/price-doubt.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { comparableName } from '#domain/text.ts'
import type { PasteColumn, PastedCell, PastedRow, RowPreview, RowProblem } from './pasted-row.ts'

/**
 * Returns what saving each row would change, without saving. Products are matched by their model, stores by their name
 * as it was written or in the main language. A product's name in the main language, as exports have it, changes
 * nothing.
 */
export async function previewPastedRows(marketplace: Marketplace, rows: readonly PastedRow[]): Promise<RowPreview[]> {
  const scope = requireScope(mayEditProducts(marketplace.actor))
  const known = await productsOfModels(marketplace, scope, rows)
  const stores = await marketplace.db
    .selectFrom('stores')
    .select(['id', 'name', localizedText('stores.name').as('name_in_main_language')])
    .where('retired_at', 'is', null)
    .where(isInScope(scope, 'stores.id'))
    .execute()
  const storesByName = new Map([
    ...stores.map((store) => [comparableName(store.name_in_main_language), store] as const),
    ...stores.map((store) => [comparableName(store.name), store] as const),
  ])
  return rows.map((row) => {
    const wrong = (problem: RowProblem, cells: readonly PastedCell[] = []) => wrongRow(row, problem, cells)
    if (row.unnamed.length > 0) return wrong('more-cells', row.unnamed)
    if (row.unreadable.length > 0) return wrong('unreadable', row.unreadable)
    if (row.model === '') return wrong('without-model')
    if (rows.some(({ line, model }) => line < row.line && model === row.model)) return wrong('twice')
    const found = known.filter(({ product }) => product.model === row.model)
    if (found.length > 1) return wrong('several-products')
    const [item] = found
    const store = row.storeName === undefined ? undefined : storesByName.get(comparableName(row.storeName))
    if (row.storeName !== undefined && !store) return wrong('unknown-store', [{ column: 'store', text: row.storeName }])
    return item ? previewKnown(item, row, store) : previewNew(row, store)
  })
}

function wrongRow({ line }: PastedRow, problem: RowProblem, cells: readonly PastedCell[] = []): RowPreview {
  return { outcome: 'wrong', line, problem, cells }
}

interface NamedStore {
  readonly id: number
  readonly name: string
}

interface KnownProduct extends AdminProduct {
  readonly nameInMainLanguage: string
}

async function productsOfModels(
  marketplace: Marketplace,
  scope: StoreScope,
  rows: readonly PastedRow[],
): Promise<KnownProduct[]> {
  const models = rows.map(({ model }) => model)
  const found = await selectAdminProducts(marketplace, scope)
    .select(localizedText('products.name').as('name_in_main_language'))
    .where('products.model', 'in', ['', ...models])
    // A draft is retired since it was created.
    .where((row) =>
      row.or([row('products.retired_at', 'is', null), row('products.retired_at', '=', row.ref('products.created_at'))]),
    )
    .orderBy('products.id')
    .execute()
  return found.map((row) => ({ ...editableProduct(row), nameInMainLanguage: row.name_in_main_language }))
}

function previewKnown(
  { product, values: { promotionalPrice, supply }, nameInMainLanguage }: KnownProduct,
  row: PastedRow,
  store: NamedStore | undefined,
): RowPreview {
  const { line, stock, name, category } = row
  const price = row.price?.amount
  const [variant, ...otherVariants] = product.variants
  if (stock !== undefined && otherVariants.length > 0) return wrongRow(row, 'several-sizes')
  const differs = {
    ...(price !== undefined && price !== product.regularPrice && { price: { from: product.regularPrice, to: price } }),
    ...(stock !== undefined &&
      variant &&
      stock !== variant.stock && { stock: { variantId: variant.id, from: variant.stock, to: stock } }),
    ...(name !== undefined && name !== product.name && name !== nameInMainLanguage && { newName: name }),
    ...(category !== undefined &&
      category !== product.category && { category: { from: product.category, to: category } }),
    ...(store &&
      store.id !== product.store.id && { store: { from: product.store.name, to: store.name, toId: store.id } }),
  }
  if (differs.price && promotionalPrice !== undefined && promotionalPrice >= differs.price.to)
    return wrongRow(row, 'below-promotion')
  if (differs.stock && (supply === 'made-to-order' || (supply === 'one-of-a-kind' && differs.stock.to > 1)))
    return wrongRow(row, 'supply')
  if (Object.keys(differs).length === 0) return { outcome: 'same', line, name: product.name }
  const doubt = row.price && priceDoubtOf(row.price.text, row.price.amount, product.regularPrice)
  return { outcome: 'changed', line, id: product.id, name: product.name, ...differs, ...(doubt && { doubt }) }
}

function previewNew(row: PastedRow, store: NamedStore | undefined): RowPreview {
  const { line, model, name, price, stock = 0, category } = row
  if (!name || !price || !category || !store) {
    const missing = Object.entries({ name, price, category, store }).filter(([, value]) => !value)
    return wrongRow(
      row,
      'incomplete',
      missing.map(([column]) => ({ column: column as PasteColumn, text: '' })),
    )
  }
  const doubt = priceDoubtOf(price.text, price.amount, undefined)
  const facts = { line, model, name, price: price.amount, stock, category, storeId: store.id }
  return { outcome: 'new', ...facts, ...(doubt && { doubt }) }
}
