/** Chance that can be repeated: the same seed always throws the same numbers. */
export interface Dice {
  /** A whole number from 0 to `sides - 1`. */
  roll(sides: number): number
  between(least: number, most: number): number
  oneOf<Item>(items: readonly Item[]): Item
  chance(probability: number): boolean
}

/** Dice of the seed's own for each `part` of a run, so that one part's throws do not shift another's. */
export function diceFor(seed: number, part: string): Dice {
  let state = seed >>> 0
  for (const symbol of part) state = Math.imul(state ^ symbol.charCodeAt(0), 0x01000193) >>> 0

  // Mulberry32, a generator of 32 bits of state: enough for choosing, and short.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const roll = (sides: number) => Math.floor(next() * sides)
  return {
    roll,
    between: (least, most) => least + roll(most - least + 1),
    oneOf<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new Error('There is nothing to choose from')
      return items[roll(items.length)] as Item
    },
    chance: (probability) => next() < probability,
  }
}
