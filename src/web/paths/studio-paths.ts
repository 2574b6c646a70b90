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

/** Where a photo is sent before its piece. */
export function photoUploadPath(): string {
  return pagePath(`${studioRoot}/photos`)
}

/** The photos of a piece. */
export function photosPath(id: number): string {
  return pagePath(`${studioRoot}/pieces/${id}/photos`)
}

/** What there is more to say of a piece. `saved` names the form that is saved. */
export function moreOfPiecePath(id: number, saved?: string): string {
  return pagePath(`${studioRoot}/pieces/${id}/more`, { saved })
}

/** Where a code is typed that another phone shows, with what its QR code fills in. */
export function signInByCodePath(filled: { readonly phone?: string; readonly code?: string } = {}): string {
  return pagePath(`${studioRoot}/enter`, filled)
}

/** The page of a private link. */
export function signInByLinkPath(token: string): string {
  return pagePath(`${studioRoot}/enter/${token}`)
}

/** The phones of the seller, and the language. */
export function ownPhonesPath(): string {
  return pagePath(`${studioRoot}/phones`)
}
