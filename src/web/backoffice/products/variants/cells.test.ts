import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepOfKey } from './grid-keys.ts'
import { pastedCells, placePasted } from './pasted-cells.ts'
import { readPieces } from './pieces.ts'
import { afterSaving, type TypedCells, withTyped } from './typed-cells.ts'

const grid = [
  ['S red', 'S blue'],
  ['M red', undefined],
]

/** Pastes a text into the grid from a cell on. */
function pasteAt(row: number, column: number, text: string) {
  const cells = pastedCells(text)
  assert.ok(cells)
  return placePasted(
    cells,
    { row, column },
    ({ row, column }) => grid[row]?.[column],
    (text) => readPieces(text)?.toString(),
  )
}

test('a block of a spreadsheet fills the cells from the one that it is pasted into', () => {
  const { filled, unreadable, beyond } = pasteAt(0, 0, '3\t٤\r\n\u06f5\t\r\n')
  assert.deepEqual(Object.fromEntries(filled), { 'S red': '3', 'S blue': '4', 'M red': '5' })
  assert.deepEqual([unreadable, beyond], [[], []])
})

test('what is no number and what has no cell is left out and said, and an empty cell changes none', () => {
  const { filled, unreadable, beyond } = pasteAt(0, 0, 'x\t7\t8\n\t9\n-1')
  assert.deepEqual(Object.fromEntries(filled), { 'S blue': '7' })
  assert.deepEqual(unreadable, ['x'])
  assert.deepEqual(beyond, ['8', '9', '-1'])
})

test('a single number is pasted into the text, as anywhere', () => {
  assert.equal(pastedCells('12'), undefined)
  assert.equal(pastedCells('12\n'), undefined)
})

test('arrow keys leave a cell at the ends of its text, mirrored where columns run from right to left', () => {
  const whole = { isAtStart: true, isAtEnd: true }
  const inside = { isAtStart: false, isAtEnd: false }
  const keys = ['Enter', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', '7']
  const steps = (...[cursor, isRightToLeft]: [typeof whole, boolean]) =>
    keys.map((key) => {
      const step = stepOfKey(key, cursor, isRightToLeft)
      return step && [step.row, step.column]
    })
  assert.deepEqual(steps(whole, false), [[1, 0], [1, 0], [-1, 0], [0, -1], [0, 1], undefined])
  assert.deepEqual(steps(whole, true), [[1, 0], [1, 0], [-1, 0], [0, 1], [0, -1], undefined])
  assert.deepEqual(steps(inside, false), [[1, 0], [1, 0], [-1, 0], undefined, undefined, undefined])
  assert.deepEqual(steps({ isAtStart: true, isAtEnd: false }, false).slice(3, 5), [[0, -1], undefined])
})

test('what was typed stays until it is saved, based on what the cell showed', () => {
  const nothing: TypedCells = new Map()
  const typed = withTyped(withTyped(nothing, '7', '4', '5'), '7', '40', '3')
  assert.deepEqual([...typed.values()], [{ key: '7', text: '40', seen: '5' }], 'sold meanwhile, from 5 to 3')
  const sent = [...typed.values()]
  const refused = afterSaving(typed, { outcome: 'changed-meanwhile', typed: sent, now: { 7: '3' } })
  assert.deepEqual([...refused.values()], [{ key: '7', text: '40', seen: '3' }])
  const invalid = afterSaving(nothing, { outcome: 'invalid', typed: sent })
  assert.deepEqual([...invalid.values()], sent, 'without script, the cells begin with what was sent')
  const later = withTyped(typed, '7', '41', '3')
  assert.deepEqual(
    [...afterSaving(later, { outcome: 'saved', typed: sent }).values()],
    [{ key: '7', text: '41', seen: '40' }],
  )
  assert.equal(afterSaving(typed, { outcome: 'saved', typed: sent }).size, 0)
})
