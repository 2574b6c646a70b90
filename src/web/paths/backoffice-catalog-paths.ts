import type { AdminProductState } from '#domain/catalog/admin/admin-product-filter.ts'
import { inBackoffice } from './in-backoffice.ts'

// Links to the pages about products, stores and what the home page shows. `web/routes.ts` lists the same URLs as
// patterns.

/** Returns the path of the product list, of products on sale unless `state` says otherwise. */
export function adminProductsPath(query: { state?: AdminProductState; store?: number } = {}): string {
  return inBackoffice('/products', query)
}

/** The products, retired or not, that a text finds. */
export function allAdminProductsPath(searchText: string): string {
  return inBackoffice('/products', { state: 'all', q: searchText })
}

/** The pieces of makers that wait until somebody has looked at them. */
export function submissionsPath(): string {
  return inBackoffice('/submissions')
}

/** What makers have changed of their pieces: `store` absent, of every store. */
export function sellerChangesPath(query: { readonly store?: number; readonly show?: 'all' } = {}): string {
  return inBackoffice('/changes-by-makers', query)
}

export function adminProductPath(id: number | string): string {
  return inBackoffice(`/products/${id}`)
}

export function variantsOfProductPath(id: number): string {
  return inBackoffice(`/products/${id}/variants`)
}

/** The page of a product that was just created, which says so. */
export function createdProductPath(id: number): string {
  return `${adminProductPath(id)}?new`
}

/** `storeId` is chosen in the form. */
export function newProductPath(storeId?: number): string {
  return inBackoffice('/products/new', { store: storeId })
}

export function pasteProductsPath(): string {
  return inBackoffice('/products/paste')
}

/** Where pictures are uploaded one by one. */
export function pictureUploadPath(): string {
  return inBackoffice('/pictures')
}

export function adminStoresPath(): string {
  return inBackoffice('/stores')
}

export function adminStorePath(id: number | string): string {
  return inBackoffice(`/stores/${id}`)
}

/** Who may enter the studio of a store; `request` is the plan request of somebody to give access. */
export function storeMakersPath(id: number | string, request?: number): string {
  return inBackoffice(`/stores/${id}/makers`, { request })
}

/** The card of a store: phone, account, tax status and card number of its maker. */
export function storeCardPath(id: number | string): string {
  return inBackoffice(`/stores/${id}/card`)
}

/** What shows a store to others: link, frame and a sheet to print. */
export function adminShareStorePath(id: number | string, query: { readonly paper?: string } = {}): string {
  return inBackoffice(`/stores/${id}/share`, query)
}

/** What shows a collection or category to others. */
export function shareCategoryPath(id: number | string, query: { readonly paper?: string } = {}): string {
  return inBackoffice(`/categories/${id}/share`, query)
}

/** The stores with their makers. */
export function makersPath(): string {
  return inBackoffice('/makers')
}

/** What to fetch from which maker. */
export function fetchingPath(): string {
  return inBackoffice('/fetching')
}

/** Where the pieces of a store are counted on the shelf. */
export function stockTakingPath(storeId: number): string {
  return inBackoffice(`/stores/${storeId}/count`)
}

/** `request`: the plan request that the store comes of. */
export function newStorePath(request?: number): string {
  return inBackoffice('/stores/new', { request })
}

export function categoriesPath(): string {
  return inBackoffice('/categories')
}

export function categoryPath(id: number | string): string {
  return inBackoffice(`/categories/${id}`)
}

export function newCategoryPath(): string {
  return inBackoffice('/categories/new')
}

export function promotionPath(): string {
  return inBackoffice('/promotion')
}

/** The discount codes. */
export function discountCodesPath(): string {
  return inBackoffice('/discount-codes')
}

export function discountCodePath(id: number | string): string {
  return inBackoffice(`/discount-codes/${id}`)
}

export function newDiscountCodePath(): string {
  return inBackoffice('/discount-codes/new')
}

export function bannersPath(): string {
  return inBackoffice('/home-page')
}

/** Files of pieces, and the form of another one. `store` is chosen in the form. */
export function productImportsPath(query: { readonly store?: number } = {}): string {
  return inBackoffice('/products/import', query)
}

/** `show` is the part of the import that is listed, `after` a row of it. */
export function productImportPath(id: number, query: { readonly show?: string; readonly after?: number } = {}): string {
  return inBackoffice(`/products/import/${id}`, query)
}

/** The rows of a file that became no pieces, as a file. */
export function refusedRowsPath(id: number): string {
  return inBackoffice(`/products/import/${id}/refused`)
}
