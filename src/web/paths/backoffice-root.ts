import { splitLocale } from './locale-prefix.ts'

/** The path of the dashboard, below which the whole back office lies. */
export const backofficeRoot = '/admin'

/**
 * Whether a path, with or without the prefix of a language, or that of a page's data is in the back office. The guards
 * of its routes check access.
 */
export function isBackofficePath(pathname: string): boolean {
  const root = splitLocale(pathname).path.split('/', 2).join('/')
  return root === backofficeRoot || root === `${backofficeRoot}.data`
}
