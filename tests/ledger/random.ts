/** Repeatable random numbers: the same seed gives the same sequence. */
export interface Random {
  /** Returns an integer from 0 to `limit - 1`. */
  integerBelow(limit: number): number
  integerBetween(least: number, most: number): number
  pick<Item>(items: readonly Item[]): Item
  chance(probability: number): boolean
}

/** Returns a generator for a `part` of a run, so that the parts have independent sequences. */
export function seededRandom(seed: number, part: string): Random {
  let state = seed >>> 0
  for (const symbol of part) state = Math.imul(state ^ symbol.charCodeAt(0), 0x01000193) >>> 0

  // Mulberry32: 32 bits of state are enough here.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integerBelow = (limit: number) => Math.floor(next() * limit)
  return {
    integerBelow,
    integerBetween: (least, most) => least + integerBelow(most - least + 1),
    pick<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new Error('There is nothing to choose from')
      return items[integerBelow(items.length)] as Item
    },
    chance: (probability) => next() < probability,
  }
}
