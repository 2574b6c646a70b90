import type { WireProduct } from '#api/contract/shapes.ts'
import { jsonArray } from '#api/json-array.ts'
import { type Color, isInStock, type Product, priceOf, type Size } from '#domain/catalog/product.ts'
import type { ProductPage } from '#domain/catalog/search/list-products.ts'
import { pricesOfVariant } from '#domain/catalog/variant.ts'
import { toDinars } from '#domain/money.ts'

const millimetersPerCentimeter = 10

function productToWire(product: Product): WireProduct {
  const { promotionalPrice, referencePrice, store, widthMillimeters, heightMillimeters } = product
  const { preparationDays: days } = product
  return {
    id: product.id,
    name: product.name,
    model: product.model,
    price: toDinars(product.regularPrice),
    promo: promotionalPrice === undefined ? 'FALSE' : 'TRUE',
    percentpromo: promotionalPrice === undefined ? null : toDinars(promotionalPrice),
    lowestprice: referencePrice === undefined ? null : toDinars(referencePrice),
    images: product.pictures.map((picture) => picture.fileName),
    category: product.category,
    brand: { idbrand: store.id, name: store.name, categorie: store.category },
    sizes: product.sizes.map(sizeToWire),
    ...variantsToWire(product),
    colors: product.colors.map((color) => colorToWire(color, product.pictures)),
    color: product.mainColor,
    description: product.description,
    width: centimeters(widthMillimeters),
    height: centimeters(heightMillimeters),
    weight: product.weightGrams ?? null,
    availability: isInStock(product),
    ...(store.reopensOn && { backon: store.reopensOn }),
    ...(product.supply && { supply: product.supply }),
    ...(days !== undefined && { preparationdays: days }),
    ...(days !== undefined && product.weeklyLimit !== undefined && { weeklylimit: product.weeklyLimit }),
  }
}

/** In the domain the only size of a product without sizes has an empty name. */
export function sizeNameToWire(name: string): string {
  return name === '' ? 'One size' : name
}

export function singleProductToWire(product: Product): WireProduct[] {
  return [productToWire(product)]
}

export function productPageToWire({ products, total }: ProductPage) {
  return { products: products.map(productToWire), total }
}

/** Generates the list with its total as JSON, a batch at a time. */
export async function* productsToJson(
  batches: AsyncIterable<readonly Product[]>,
  total: number,
): AsyncGenerator<string> {
  yield '{"products":'
  yield* productArrayToJson(batches)
  yield `,"total":${total}}`
}

/** Generates an array as JSON, a batch at a time. */
export function productArrayToJson(batches: AsyncIterable<readonly Product[]>): AsyncGenerator<string> {
  return jsonArray(batches, productToWire)
}

function sizeToWire(size: Size): WireProduct['sizes'][number] {
  return { sizeName: sizeNameToWire(size.name), quantity: size.stock, sizeId: size.id }
}

function variantsToWire(product: Product): Pick<WireProduct, 'variants'> {
  const { variants } = product
  if (variants.every(({ colorId, regularPrice }) => colorId === undefined && regularPrice === undefined)) return {}
  return {
    variants: variants.map((variant) => ({
      ...{ id: variant.id, sizeId: variant.sizeId, colorId: variant.colorId ?? null, quantity: variant.stock },
      price: toDinars(priceOf(pricesOfVariant(product, variant))),
    })),
  }
}

function colorToWire({ id, name }: Color, pictures: Product['pictures']): WireProduct['colors'][number] {
  const images = pictures.filter(({ colorId }) => colorId === id).map(({ fileName }) => fileName)
  return { colorName: name, colorId: id, ...(images.length > 0 && { images }) }
}

function centimeters(millimeters: number | undefined): number | null {
  return millimeters === undefined ? null : millimeters / millimetersPerCentimeter
}
