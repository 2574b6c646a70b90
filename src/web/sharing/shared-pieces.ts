import type { Product } from '#domain/catalog/product.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import { categoriesOf, findCategory, type ShopCategory } from '#domain/category.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { LanguageOf } from '#domain/translations.ts'
import { collectionEmbedPath, storeEmbedPath } from '#web/paths/embed-paths.ts'
import { shopPath, storePath } from '#web/paths/storefront-paths.ts'
import { locationOf } from '#web/text/governorates.ts'

/** As many as a frame on another site shows. */
export const embeddedPieces = 12

/** A store or a collection that is shown elsewhere, with its first pieces. */
export interface SharedPieces {
  readonly name: string
  readonly languageOf?: LanguageOf<'name'>
  /** What and where, such as a craft and a town; empty for a collection. */
  readonly line: string
  /** Its page in the shop. */
  readonly path: string
  readonly embedPath: string
  readonly products: readonly Product[]
}

/** Throws NotFound for a store that the shop does not show. */
export async function readSharedStore(marketplace: Marketplace, id: number): Promise<SharedPieces> {
  const [store, { products }] = await Promise.all([
    getStore(marketplace, id),
    listProducts(marketplace, { storeIds: [id], pageSize: embeddedPieces }),
  ])
  const { name, languageOf, craft } = store
  const line = [craft, locationOf(store)].filter(Boolean).join(' · ')
  const paths = { path: storePath(id), embedPath: storeEmbedPath(id) }
  return { name, line, ...paths, products, ...(languageOf && { languageOf }) }
}

/** Throws NotFound for a collection or category that the shop does not offer. */
export async function readSharedCollection(
  marketplace: Marketplace,
  known: readonly ShopCategory[],
  slug: string,
): Promise<SharedPieces> {
  const category = findCategory(known, slug)
  const categories = categoriesOf(known, slug)
  if (!category || !categories) throw new NotFound('category', slug)
  const { products } = await listProducts(marketplace, { categories, pageSize: embeddedPieces })
  const paths = { path: shopPath({ category: category.slug }), embedPath: collectionEmbedPath(category.slug) }
  return { name: category.name, line: '', ...paths, products }
}
