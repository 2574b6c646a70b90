import assert from 'node:assert/strict'
import { editVariants } from '#domain/catalog/admin/edit-variants.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import { setVariantRetired } from '#domain/catalog/admin/set-variant-retired.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import type { NewProduct } from '#domain/catalog/new-product.ts'
import type { Product } from '#domain/catalog/product.ts'
import { splitStock } from '#domain/catalog/stock/split-stock.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { setStock } from './catalog-changes.ts'
import { asSystem } from './operators.ts'
import type { TestShop } from './test-shop.ts'

/**
 * The pieces by the names of size and color. A color that a size does not have is one in which it does not come; a size
 * that is not named has no pieces in any color.
 */
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
  product: Pick<Product, 'id' | 'sizes' | 'colors'>,
  { stock, prices = {} }: Pick<SoldByColor, 'prices'> & { readonly stock: StockByColor },
): Promise<void> {
  const shop = asSystem(marketplace)
  const piecesOf = (size: string, color: string) => stock[size]?.[color]
  const splits = product.sizes.map(({ id, name }) => {
    const pieces = new Map(product.colors.map((color) => [color.id, piecesOf(name, color.name) ?? 0]))
    return { sizeId: id, pieces, seen: [...pieces.values()].reduce((sum, count) => sum + count, 0) }
  })
  for (const { sizeId, seen } of splits) await setStock(shop, sizeId, seen)
  assert.equal((await splitStock(shop, product.id, splits)).outcome, 'split')
  const variants = await listVariants(shop, product.id)
  const edits = variants
    .filter(({ sizeName, isRetired }) => !isRetired && prices[sizeName] !== undefined)
    .map((variant) => ({ ...variant, ownPrice: prices[variant.sizeName], seen: variant }))
  assert.equal((await editVariants(shop, product.id, edits)).outcome, 'saved')
  for (const { id, sizeName, colorName } of variants)
    if (colorName !== undefined && stock[sizeName] && piecesOf(sizeName, colorName) === undefined)
      assert.equal((await setVariantRetired(shop, product.id, id, true)).outcome, 'saved')
}
