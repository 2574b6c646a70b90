/** What new colors begin with, each another one. */
const firstSwatches = ['#1f4e86', '#a8461f', '#5e6b2f', '#e0a526', '#8c2f39', '#efe3cd', '#3f8f8b', '#2b2b2b'] as const

/** Returns the first that is not taken; when all are, they begin again. */
export function nextSwatch(taken: readonly string[]): string {
  const free = firstSwatches.find((swatch) => !taken.includes(swatch))
  return free ?? firstSwatches[taken.length % firstSwatches.length] ?? firstSwatches[0]
}
