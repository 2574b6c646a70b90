/** Letters beside each other on the keyboards that Tunisians type on. */
const rows = [
  ...['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرلاىةوزظ'],
]

/** Those of folded words; without the hamza, which the analyzer reads over. */
const letters = { latin: 'abcdefghijklmnopqrstuvwxyz', arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي' }

const neighbors = new Map<string, Set<string>>()
for (const row of rows)
  for (const [place, key] of [...row].entries())
    for (const neighbor of [row[place - 1], row[place + 1]])
      if (neighbor) neighbors.set(key, new Set([...(neighbors.get(key) ?? []), neighbor]))

/** In letters: an error in a shorter word leaves too little to guess from. */
const minLength = 4
/** In letters: a word of four of which one is missing. */
const minLengthIfMissing = 3
/** In letters: longer words have too many variants, and are long enough to be found by what they have in common. */
const maxLength = 14

/** Returns every word that becomes this one by one typing error: a letter missing, added, replaced, or two swapped. */
export function wordsMistypedAs(typed: string): ReadonlySet<string> {
  const signs = [...typed]
  const variants = new Set<string>()
  if (signs.length < minLengthIfMissing || signs.length > maxLength) return variants
  const alphabet = [...(/\p{Script=Arabic}/u.test(typed) ? letters.arabic : letters.latin)]
  const joined = (...parts: readonly (readonly string[])[]) => parts.map((part) => part.join('')).join('')
  for (let place = 0; place <= signs.length; place++) {
    const [before, after] = [signs.slice(0, place), signs.slice(place)]
    for (const letter of alphabet) variants.add(joined(before, [letter], after))
    if (signs.length < minLength) continue
    if (after.length > 0) for (const letter of alphabet) variants.add(joined(before, [letter], after.slice(1)))
    const [first, second, ...rest] = after
    if (first === undefined) continue
    variants.add(joined(before, after.slice(1)))
    if (second !== undefined) variants.add(joined(before, [second, first], rest))
  }
  variants.delete(typed)
  return variants
}

/**
 * How far a typed word is from one that may be meant: 1 for each letter to add, take out or replace; less for the usual
 * slips (two letters swapped, one doubled or missing, a key beside the right one), more for another first letter, which
 * people rarely mistype.
 */
export function typingDistance(typed: string, meant: string): number {
  const [one, other] = [[...typed], [...meant]]
  const costs: number[][] = [Array.from({ length: other.length + 1 }, (_, place) => place)]
  const cost = (row: number, column: number) => costs[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    costs.push(line)
    for (let column = 1; column <= other.length; column++) {
      const [letter, otherLetter] = [one[row - 1] ?? '', other[column - 1] ?? '']
      const isSwapped = row > 1 && column > 1 && letter === other[column - 2] && one[row - 2] === otherLetter
      line.push(
        Math.min(
          cost(row - 1, column - 1) + replacement(letter, otherLetter),
          cost(row - 1, column) + (letter === one[row - 2] ? 0.7 : 1),
          (line[column - 1] ?? Infinity) + (otherLetter === other[column - 2] ? 0.7 : 0.9),
          isSwapped && letter !== otherLetter ? cost(row - 2, column - 2) + 0.7 : Infinity,
        ),
      )
    }
  }
  return cost(one.length, other.length) + (one[0] === other[0] ? 0 : 0.5)
}

function replacement(typed: string, meant: string): number {
  if (typed === meant) return 0
  return neighbors.get(typed)?.has(meant) ? 0.8 : 1
}
