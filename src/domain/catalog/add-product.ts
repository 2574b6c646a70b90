import { mayEditProducts } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import type { Millimes } from '../money.ts'
import type { Category } from './category.ts'
import { moveStock } from './stock/move-stock.ts'

export interface NewProduct {
  readonly storeId: number
  readonly name: string
  readonly model: string
  readonly category: Category
  readonly description: string
  readonly regularPrice: Millimes
  readonly promotionalPrice?: Millimes
  readonly mainColor: string
  readonly colors: readonly { readonly name: string; readonly swatch: string }[]
  /** At least one. A product that comes in one size has a single size with an empty name. */
  readonly sizes: readonly { readonly name: string; readonly stock: number }[]
  /** File names of stored pictures, the main one first. `color` is the name of the color that the picture shows. */
  readonly pictures: readonly { readonly fileName: string; readonly alt: string; readonly color?: string }[]
  readonly widthMillimeters?: number
  readonly heightMillimeters?: number
  readonly weightGrams?: number
}

/** Adds a product with sizes, colors and pictures and returns its id. */
export async function addProduct(marketplace: Marketplace, product: NewProduct): Promise<number> {
  requireAllowed(mayEditProducts(marketplace.actor))
  if (product.sizes.length === 0) throw new RangeError('A product needs at least one size: stock is counted per size')
  return inTransaction(marketplace, async (marketplace) => {
    const id = await saveProduct(marketplace, product)
    await saveParts(marketplace, id, product)
    await saveSizes(marketplace, id, product)
    await recordEvent(marketplace, { type: 'product.added', productId: id })
    return id
  })
}

async function saveProduct({ db, clock }: Marketplace, product: NewProduct): Promise<number> {
  const { id } = await db
    .insertInto('products')
    .values({
      store_id: product.storeId,
      name: product.name,
      model: product.model,
      category: product.category,
      description: product.description,
      regular_price_millimes: product.regularPrice,
      promotional_price_millimes: product.promotionalPrice ?? null,
      main_color: product.mainColor,
      width_millimeters: product.widthMillimeters ?? null,
      height_millimeters: product.heightMillimeters ?? null,
      weight_grams: product.weightGrams ?? null,
      created_at: clock.now(),
      retired_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function saveParts({ db }: Marketplace, productId: number, { colors, pictures }: NewProduct): Promise<void> {
  const placed = <Part extends object>(part: Part, position: number) => ({ product_id: productId, position, ...part })
  const saved =
    colors.length > 0
      ? await db.insertInto('product_colors').values(colors.map(placed)).returning(['id', 'name']).execute()
      : []
  if (pictures.length > 0) {
    const idOf = (color: string | undefined) => {
      const found = saved.find(({ name }) => name === color)
      if (color !== undefined && !found)
        throw new RangeError(`A picture shows ${color}, which is no color of the product`)
      return found?.id ?? null
    }
    const shown = pictures.map(({ fileName, alt, color }) => ({ file_name: fileName, alt, color_id: idOf(color) }))
    await db.insertInto('product_pictures').values(shown.map(placed)).execute()
  }
}

async function saveSizes(marketplace: Marketplace, productId: number, { sizes }: NewProduct): Promise<void> {
  const rows = sizes.map(({ name }, position) => ({ product_id: productId, position, name }))
  const saved = await marketplace.db.insertInto('product_sizes').values(rows).returning(['id', 'position']).execute()
  const movements = saved.map(({ id, position }) => ({ sizeId: id, pieces: sizes[position]?.stock ?? 0 }))
  await moveStock(
    marketplace,
    movements.filter(({ pieces }) => pieces > 0).map((movement) => ({ ...movement, kind: 'restock' })),
  )
}
