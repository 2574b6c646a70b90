import { priceOf } from '#domain/catalog/product.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
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
    sizes: product.sizes,
    colors: product.colors,
  }))
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orUndefinedOnFailure(serverLoader())
}

export type FoundProduct = Awaited<ReturnType<typeof loader>>[number]
