/** Edits per letter of the longer word; fewer where the first letter differs, which people rarely mistype. */
const maxEdits = { withSameStart: 0.45, withOtherStart: 0.34 }

/** Whether a word may be what was meant by another: not because both end alike, as phone and xylophone do. */
export function isSimilarWord(typed: string, word: string): boolean {
  const max = typed[0] === word[0] ? maxEdits.withSameStart : maxEdits.withOtherStart
  return editDistance(typed, word) <= max * Math.max(typed.length, word.length)
}

/** How many letters are to be added, taken out or replaced to make one word of the other. */
function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1]
    for (const [column, otherLetter] of [...other].entries()) {
      const [replaced = 0, added = 0, removed = 0] = [above[column], line[column], above[column + 1]]
      line.push(Math.min(replaced + (letter === otherLetter ? 0 : 1), added + 1, removed + 1))
    }
    above = line
  }
  return above.at(-1) ?? 0
}
