import { splitLocale } from './locale-prefix.ts'

/** The path of the studio, below which everything lies that makers see of their stores. */
export const studioRoot = '/studio'

/** Whether a path, with or without the prefix of a language, or that of a page's data is in the studio. */
export function isStudioPath(pathname: string): boolean {
  const root = splitLocale(pathname).path.toLowerCase().split('/', 2).join('/')
  return root === studioRoot || root === `${studioRoot}.data`
}
