/** In characters; the longest path of Google's taxonomy has some 150. */
export const maxGoogleCategory = 250

/** Returns a typed path or number of Google's taxonomy with its usual spaces; undefined for what is none. */
export function parseGoogleCategory(typed: string): string | undefined {
  const path = typed
    .split('>')
    .map((part) => part.trim())
    .join(' > ')
  const isCategory = /^[1-9]\d{0,6}$/.test(path) || /^[A-Z][^<>]*( > [A-Z0-9][^<>]*)*$/.test(path)
  return isCategory && path.length <= maxGoogleCategory ? path : undefined
}
