/** In characters; the longest path of Google's taxonomy has some 150. */
export const maxGoogleCategory = 250

/**
 * Returns a typed path or number of Google's taxonomy with its usual spaces; of a line of its list, which has both, the
 * number. Undefined for what is none.
 */
export function parseGoogleCategory(typed: string): string | undefined {
  const path = typed
    .replace(/^(\d+) - .*/, '$1')
    .split('>')
    .map((part) => part.trim())
    .join(' > ')
  const isCategory = /^[1-9]\d{0,6}$/.test(path) || /^[A-Z][^<>]*( > [A-Z0-9][^<>]*)*$/.test(path)
  return isCategory && path.length <= maxGoogleCategory ? path : undefined
}

/** Returns what Google calls a category; undefined where nobody has said. A category may be called as anything is. */
export function googleCategoryOf(categories: Readonly<Record<string, string>>, category: string): string | undefined {
  return Object.hasOwn(categories, category) ? categories[category] : undefined
}
