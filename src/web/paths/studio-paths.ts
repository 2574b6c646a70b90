import { splitLocale } from './locale-prefix.ts'
import { pagePath } from './page-path.ts'

/** The path of the studio, below which everything lies that makers see of their stores. */
export const studioRoot = '/studio'

/** Whether a path, with or without the prefix of a language, or that of a page's data is in the studio. */
export function isStudioPath(pathname: string): boolean {
  const root = splitLocale(pathname).path.toLowerCase().split('/', 2).join('/')
  return root === studioRoot || root === `${studioRoot}.data`
}

/** The pieces of a store: absent, of the seller's first one. */
export function piecesPath(query: { readonly store?: number; readonly page?: number } = {}): string {
  return pagePath(studioRoot, query)
}

/** Where a code is typed that another phone shows. */
export function enterByCodePath(): string {
  return pagePath(`${studioRoot}/enter`)
}

/** The page of a private link. */
export function enterByLinkPath(token: string): string {
  return pagePath(`${studioRoot}/enter/${token}`)
}

/** The phones of the seller, and the language. */
export function ownPhonesPath(): string {
  return pagePath(`${studioRoot}/phones`)
}
