import { pagePath } from './page-path.ts'
import { studioRoot } from './studio-root.ts'

// Links to the pages of makers. `web/routes.ts` lists the same URLs as patterns.

interface PiecesQuery {
  /** Absent: the seller's first one. */
  readonly store?: number
  readonly page?: number
  /** `link`: the page is the first one after a private link. */
  readonly after?: 'link'
}

/** The pieces of a store. */
export function piecesPath(query: PiecesQuery = {}): string {
  return pagePath(studioRoot, { ...query })
}

interface OrdersQuery {
  /** Absent: the seller's first one. */
  readonly store?: number
  /** Absent: what is to be prepared. */
  readonly show?: 'ready' | 'past'
  readonly page?: number | undefined
  /** What the page says is saved. */
  readonly saved?: string
}

/** The orders of a store: what is to be prepared. */
export function ownOrdersPath(query: OrdersQuery = {}): string {
  return pagePath(`${studioRoot}/orders`, { ...query })
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

/** What shows a store to others: link, frame, picture and a sheet to print. */
export function shareStorePath(storeId: number, query: { readonly paper?: string } = {}): string {
  return pagePath(`${studioRoot}/store/share`, { store: storeId, ...query })
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

/** A month of a statement, such as 2026-03; absent: this one. */
interface MonthOfStore {
  readonly store?: number
  readonly month?: string | undefined
}

/** What a store is owed, and a month of its statement. */
export function moneyPath(query: MonthOfStore = {}): string {
  return pagePath(`${studioRoot}/money`, { ...query })
}

/** What a figure of a month, or what is not due yet, is made of. */
export function moneyPiecesPath(query: MonthOfStore & { readonly of: string; readonly page?: number }): string {
  return pagePath(`${studioRoot}/money/pieces`, { ...query })
}

/** The statement of a month, to print. */
export function statementPaperPath(query: MonthOfStore & { readonly page?: number }): string {
  return pagePath(`${studioRoot}/money/paper`, { ...query })
}

/** The statement of a private link. */
export function linkedStatementPath(token: string, query: { readonly page?: number } = {}): string {
  return pagePath(`${studioRoot}/statement/${token}`, query)
}

/** Where a code is typed that another phone shows, with what its QR code fills in. */
export function signInByCodePath(filled: { readonly phone?: string; readonly code?: string } = {}): string {
  return pagePath(`${studioRoot}/enter`, filled)
}

/** The page of a private link. */
export function signInByLinkPath(token: string): string {
  return pagePath(`${studioRoot}/enter/${token}`)
}

/** Where a browser fetches what it needs to ask for a passkey. */
export function studioPasskeyRequestPath(): string {
  return pagePath(`${studioRoot}/passkey-request`)
}

/** Where a maker confirms the address to which the link was sent. */
export function confirmSellerEmailPath(token: string): string {
  return pagePath(`${studioRoot}/email/${token}`)
}

/** The terms under which makers sell. */
export function sellerTermsPath(): string {
  return pagePath(`${studioRoot}/terms`)
}

/** The phones of the seller, and the language. */
export function ownPhonesPath(): string {
  return pagePath(`${studioRoot}/phones`)
}

/** How things are done in the studio. */
export function studioHelpPath(): string {
  return pagePath(`${studioRoot}/help`)
}

/** Files of pieces of a store, and the form of another one. */
export function ownImportsPath(storeId: number): string {
  return pagePath(`${studioRoot}/pieces/import`, { store: storeId })
}

/** `show` is the part of the import that is listed, `after` a row of it. */
export function ownImportPath(id: number, query: { readonly show?: string; readonly after?: number } = {}): string {
  return pagePath(`${studioRoot}/pieces/import/${id}`, query)
}

/** The rows of a file that became no pieces, as a file. */
export function ownRefusedRowsPath(id: number): string {
  return `${studioRoot}/pieces/import/${id}/refused`
}
