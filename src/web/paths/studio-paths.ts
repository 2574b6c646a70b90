import { pagePath } from './page-path.ts'
import { studioRoot } from './studio-root.ts'

// Links to the pages of makers. `web/routes.ts` lists the same URLs as patterns.

/** The pieces of a store: absent, of the seller's first one. */
export function piecesPath(query: { readonly store?: number; readonly page?: number } = {}): string {
  return pagePath(studioRoot, query)
}

/** `saved` names what the page says is saved. */
export function piecePath(id: number, saved?: string): string {
  return pagePath(`${studioRoot}/pieces/${id}`, { saved })
}

/** The form of a new piece of a store. */
export function newPiecePath(storeId: number): string {
  return pagePath(`${studioRoot}/pieces/new`, { store: storeId })
}

/** The store itself: absent, the seller's first one. `saved` names what the page says is saved. */
export function ownStorePath(query: { readonly store?: number; readonly saved?: string } = {}): string {
  return pagePath(`${studioRoot}/store`, query)
}

/** The portrait and the cover of a store. */
export function storePhotosPath(storeId: number): string {
  return pagePath(`${studioRoot}/store/photos`, { store: storeId })
}

/** What shows a store to others: link, code and picture. */
export function shareStorePath(storeId: number): string {
  return pagePath(`${studioRoot}/store/share`, { store: storeId })
}

/** Where a photo is sent before its piece. */
export function photoUploadPath(): string {
  return pagePath(`${studioRoot}/photos`)
}

/** The photos of a piece. */
export function photosPath(id: number): string {
  return pagePath(`${studioRoot}/pieces/${id}/photos`)
}

/** Where a code is typed that another phone shows. */
export function signInByCodePath(): string {
  return pagePath(`${studioRoot}/enter`)
}

/** The page of a private link. */
export function signInByLinkPath(token: string): string {
  return pagePath(`${studioRoot}/enter/${token}`)
}

/** The terms under which makers sell. */
export function sellerTermsPath(): string {
  return pagePath(`${studioRoot}/terms`)
}

/** The phones of the seller, and the language. */
export function ownPhonesPath(): string {
  return pagePath(`${studioRoot}/phones`)
}
