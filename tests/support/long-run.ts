/** Whether the tests run as `npm run test:long`, with everything that `npm test` only samples. */
export const isLongRun = process.env.LONG_TESTS === 'on'

/** Returns all items in a long run, otherwise `count` of them, spread evenly, with the first and the last. */
export function sampleUnlessLong<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (isLongRun || items.length <= count) return items
  const step = (items.length - 1) / Math.max(1, count - 1)
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)] as Item)
}
