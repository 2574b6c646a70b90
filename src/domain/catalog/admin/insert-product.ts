import type { NewProduct } from '#domain/catalog/new-product.ts'
import { recordPrices } from '#domain/catalog/price-history.ts'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import { renewPlaces } from '#domain/catalog/stock/renew-places.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { columnsOf } from '#domain/fields/field-columns.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { translationsColumn } from '#domain/languages/translations-column.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Translations } from '#domain/translations.ts'

/**
 * Inserts a product with sizes, colors and pictures and returns its id: the step that creating and duplicating share.
 * Runs in their transaction.
 */
export async function insertProduct(
  marketplace: Marketplace,
  product: WrittenProduct,
  creation: Insertion = {},
): Promise<number> {
  if (product.sizes.length === 0) throw new RangeError('A product needs at least one size: stock is counted per size')
  const id = await saveProduct(marketplace, product, creation)
  const colorIds = await saveParts(marketplace, id, product)
  await saveSizes(marketplace, id, product, colorIds)
  if (product.sizes.some(({ price }) => price !== undefined)) await recordPrices(marketplace, [id])
  if (product.supply === 'made-to-order') await renewPlaces(marketplace, [id])
  await recordEvent(marketplace, { type: 'product.added', productId: id })
  return id
}

type WrittenProduct = NewProduct & { readonly locale: Locale }

interface Insertion {
  readonly isRetired?: boolean
  /** Whether it waits until the office has looked at it. */
  readonly isWaiting?: boolean
  /** Whether its maker may put it into the shop, of one that is retired. */
  readonly isResting?: boolean
  readonly submissionKey?: string | undefined
}

async function saveProduct(
  { db, clock }: Marketplace,
  product: WrittenProduct,
  { isRetired = false, isWaiting = false, isResting = false, submissionKey }: Insertion,
): Promise<number> {
  const now = clock.now()
  const { id } = await db
    .insertInto('products')
    .values({
      ...columnsOf(productFields, product),
      locale: product.locale,
      translations: translationsColumn(product.translations),
      created_at: now,
      // The same moment: it is a draft.
      retired_at: isRetired ? now : null,
      is_resting: isResting,
      submission_key: submissionKey ?? null,
      ...(isWaiting && { submission: 'waiting' as const, submitted_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Saves the colors and pictures, and returns the ids of the colors in their order. */
async function saveParts(
  { db }: Marketplace,
  productId: number,
  { colors, pictures }: WrittenProduct,
): Promise<number[]> {
  const placed = <Part extends { readonly translations?: Translations | undefined }>(
    { translations, ...part }: Part,
    position: number,
  ) => ({ product_id: productId, position, ...part, translations: translationsColumn(translations) })
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
    const shown = pictures.map(({ fileName, alt, color, translations = {} }) => ({
      ...{ file_name: fileName, alt, color_id: idOf(color), translations },
    }))
    await db.insertInto('product_pictures').values(shown.map(placed)).execute()
  }
  return saved.map(({ id }) => id)
}

/** Saves the sizes, in each color where they say how many pieces there are of it. */
async function saveSizes(
  marketplace: Marketplace,
  productId: number,
  { sizes }: WrittenProduct,
  colorIds: readonly number[],
): Promise<void> {
  for (const [position, { name, translations, price, stock, stockByColor }] of sizes.entries()) {
    const size = {
      ...{ product_id: productId, position, name, translations: translationsColumn(translations) },
      price_millimes: price ?? null,
    }
    if (stockByColor && stockByColor.length !== colorIds.length)
      throw new RangeError(`The size ${name} has the pieces of ${stockByColor.length} of ${colorIds.length} colors`)
    const stocks = stockByColor?.map((pieces, place) => ({ pieces, color_id: colorIds[place] }))
    let sizeId: number | undefined
    for (const { pieces, color_id } of stocks ?? [{ pieces: stock, color_id: undefined }]) {
      const { id } = await marketplace.db
        .insertInto('variants')
        .values({ ...size, size_id: sizeId, color_id })
        .returning('id')
        .executeTakeFirstOrThrow()
      sizeId ??= id
      if (pieces > 0) await moveStock(marketplace, [{ kind: 'restock', variantId: id, pieces }])
    }
  }
}
