import { listProducts } from '#domain/catalog/list-products.ts'
import { priceOf } from '#domain/catalog/product.ts'
import { orNothing } from '../layout/trouble.ts'
import { officeIn } from '../office-context.ts'
import type { Route } from './+types/pieces-data'

const mostFound = 8

/** Products to put into an order: what a search for a few words finds first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const words = new URL(request.url).searchParams.get('q') ?? ''
  const { products } = await listProducts(officeIn(context), { words, pageSize: mostFound })
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
  return orNothing(serverLoader())
}

export type FoundPiece = Awaited<ReturnType<typeof loader>>[number]
