import { recordEvent } from '#domain/events/record-event.ts'
import { columnsOf } from '#domain/fields/field-columns.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { translationsColumn } from '#domain/languages/translations-column.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Translations } from '#domain/translations.ts'
import type { NewProduct } from '../new-product.ts'
import { moveStock } from '../stock/move-stock.ts'
import { renewPlaces } from '../stock/renew-places.ts'

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
  await saveParts(marketplace, id, product)
  await saveSizes(marketplace, id, product)
  if (product.supply === 'made-to-order') await renewPlaces(marketplace, [id])
  await recordEvent(marketplace, { type: 'product.added', productId: id })
  return id
}

type WrittenProduct = NewProduct & { readonly locale: Locale }

interface Insertion {
  readonly isRetired?: boolean
  readonly submissionKey?: string | undefined
}

async function saveProduct(
  { db, clock }: Marketplace,
  product: WrittenProduct,
  { isRetired = false, submissionKey }: Insertion,
): Promise<number> {
  const { id } = await db
    .insertInto('products')
    .values({
      ...columnsOf(productFields, product),
      locale: product.locale,
      translations: translationsColumn(product.translations),
      created_at: clock.now(),
      retired_at: isRetired ? clock.now() : null,
      submission_key: submissionKey ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function saveParts({ db }: Marketplace, productId: number, { colors, pictures }: WrittenProduct): Promise<void> {
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
}

async function saveSizes(marketplace: Marketplace, productId: number, { sizes }: WrittenProduct): Promise<void> {
  const rows = sizes.map(({ name, translations }, position) => ({
    ...{ product_id: productId, position, name, translations: translationsColumn(translations) },
  }))
  const saved = await marketplace.db.insertInto('variants').values(rows).returning(['id', 'position']).execute()
  const movements = saved.map(({ id, position }) => ({ variantId: id, pieces: sizes[position]?.stock ?? 0 }))
  await moveStock(
    marketplace,
    movements.filter(({ pieces }) => pieces > 0).map((movement) => ({ ...movement, kind: 'restock' })),
  )
}
