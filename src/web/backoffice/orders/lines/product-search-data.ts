import { type Product, priceOf } from '#domain/catalog/product.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { isCountedByColor, priceOfVariant } from '#domain/catalog/variant.ts'
import type { EditableLine } from '#domain/orders/lines/list-editable-lines.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { orUndefinedOnFailure } from '#web/backoffice/layout/screen-problem.ts'
import type { Route } from './+types/product-search-data'

const maxFoundProducts = 8

/** Returns the first products a search finds, to add them to an order. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const searchText = new URL(request.url).searchParams.get('q') ?? ''
  const { products } = await listProducts(officeIn(context), { searchText, pageSize: maxFoundProducts })
  return products.map((product) => ({
    productId: product.id,
    name: product.name,
    store: product.store.name,
    picture: product.pictures[0]?.fileName ?? '',
    unitPrice: priceOf(product),
    choices: product.variants.map(({ sizeId, colorId, stock, regularPrice }) => ({
      sizeId,
      sizeName: product.sizes.find(({ id }) => id === sizeId)?.name ?? '',
      colorId,
      colorName: product.colors.find(({ id }) => id === colorId)?.name,
      stock,
      unitPrice: priceOfVariant(regularPrice, product.regularPrice, priceOf(product)),
      colors: colorsOf(product, sizeId),
    })),
  }))
}

/** The colors that a size can be had in, with their pieces where they are counted by color. */
function colorsOf({ colors, variants }: Product, sizeId: number): EditableLine['colors'] {
  if (!isCountedByColor(variants, sizeId)) return colors.map(({ id, name }) => ({ id, name }))
  return colors.flatMap(({ id, name }) => {
    const variant = variants.find((variant) => variant.sizeId === sizeId && variant.colorId === id)
    return variant ? [{ id, name, stock: variant.stock }] : []
  })
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orUndefinedOnFailure(serverLoader())
}

export type FoundProduct = Awaited<ReturnType<typeof loader>>[number]

/** What of a product can be added: a variant. */
export type FoundChoice = FoundProduct['choices'][number]
