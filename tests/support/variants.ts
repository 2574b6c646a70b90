import { retireVariants } from '#domain/catalog/admin/variant-steps.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import type { NewProduct } from '#domain/catalog/new-product.ts'
import type { Product } from '#domain/catalog/product.ts'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { translationsColumn } from '#domain/languages/translations-column.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { asSystem } from './operators.ts'
import type { TestShop } from './test-shop.ts'

/** The pieces by the names of size and color: a color that a size does not have is one in which it does not come. */
export type StockByColor = Readonly<Record<string, Readonly<Record<string, number>>>>

interface SoldByColor extends Partial<Omit<NewProduct, 'sizes' | 'colors'>> {
  readonly stock?: StockByColor
  /** What a size costs, where that is more than the regular price. */
  readonly prices?: Readonly<Record<string, Millimes>>
}

const redAndBlue = { S: { Red: 2, Blue: 0 }, M: { Red: 5 } }

/** Adds a product whose pieces are counted by size and color. A product without sizes has one with an empty name. */
export async function sellByColor(
  shop: TestShop,
  { stock = redAndBlue, prices = {}, ...product }: SoldByColor = {},
): Promise<Product> {
  const colors = [...new Set(Object.values(stock).flatMap((ofSize) => Object.keys(ofSize)))]
  const added = await shop.sells({
    sizes: Object.keys(stock).map((name) => ({ name, stock: 0 })),
    colors: colors.map((name, position) => ({ name, swatch: swatches[position % swatches.length] as string })),
    ...product,
  })
  await countByColor(shop.system, added, { stock, prices })
  return getProduct(shop.marketplace, added.id)
}

const swatches = ['#b3261e', '#1f5fa8', '#2e7d32', '#f2c14e']

/** Counts the pieces of a product by color from now on. What it had in stock is gone. */
export async function countByColor(
  marketplace: Marketplace,
  { id: product_id, sizes, colors }: Pick<Product, 'id' | 'sizes' | 'colors'>,
  { stock, prices = {} }: Pick<SoldByColor, 'prices'> & { readonly stock: StockByColor },
): Promise<void> {
  const translations = translationsColumn({})
  await inTransaction(asSystem(marketplace), async (marketplace) => {
    const { db } = marketplace
    for (const [position, size] of sizes.entries()) {
      await retireVariants(marketplace, [size.id], 'counted')
      for (const color of colors) {
        const pieces = stock[size.name]?.[color.name]
        if (pieces === undefined) continue
        const { id: variantId } = await db
          .insertInto('variants')
          .values({
            ...{ product_id, size_id: size.id, color_id: color.id, position, name: size.name, translations },
            price_millimes: prices[size.name] ?? null,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        if (pieces > 0) await moveStock(marketplace, [{ kind: 'restock', variantId, pieces }])
      }
    }
  })
}
