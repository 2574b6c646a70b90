import type { Modules } from './qr-code.ts'

/** Eight ways to turn modules over, so that data does not look like a corner or a large spot. */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** How hard a code is to read, by the four rules of the standard. */
export function penaltyOf(modules: Modules): number {
  const columns = modules.map((_, place) => modules.map((row) => row[place] === true))
  const lines = [...modules, ...columns].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''))
  return runs(lines) + squares(modules) + falseCorners(lines) + imbalance(modules)
}

/** Five or more of one color in a row. */
function runs(lines: readonly string[]): number {
  const found = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? [])
  return found.reduce((sum, run) => sum + run.length - 2, 0)
}

function squares(modules: Modules): number {
  let count = 0
  for (const [place, row] of modules.entries()) {
    const below = modules[place + 1]
    if (!below) break
    for (let column = 0; column + 1 < row.length; column++) {
      const color = row[column]
      if (color === row[column + 1] && color === below[column] && color === below[column + 1]) count += 1
    }
  }
  return 3 * count
}

function falseCorners(lines: readonly string[]): number {
  const found = lines.flatMap((line) => [...line.matchAll(/(?=10111010000|00001011101)/g)])
  return 40 * found.length
}

/** Every five percent away from as many dark as light ones. */
function imbalance(modules: Modules): number {
  const all = modules.flat()
  const dark = all.filter(Boolean).length
  return 10 * Math.floor(Math.abs(dark * 20 - all.length * 10) / all.length)
}
