import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { codewordsOf } from './codewords.ts'
import { formatBits, type Modules, qrCode, withRemainder } from './qr-code.ts'
import { errorCorrection } from './reed-solomon.ts'

/** Version 1, as two other programs draw it and a third reads it. */
const hirfa = `
  #######..#.#..#######
  #.....#.....#.#.....#
  #.###.#.##..#.#.###.#
  #.###.#.##.##.#.###.#
  #.###.#.#.#.#.#.###.#
  #.....#.#..#..#.....#
  #######.#.#.#.#######
  ........#............
  #.#####...##..#####..
  ##.###....#####.....#
  .###.##.###.#.##.###.
  ###.#..#..#####..##..
  ###.#.#.#.#.#..#.#..#
  ........##..#..#..#..
  #######..###.#..#..#.
  #.....#.###....#####.
  #.###.#.####.#..#..#.
  #.###.#.#.######.##..
  #.###.#.##..#.##.....
  #.....#..######..##..
  #######.#.#.#..#...#.
`

function drawn(modules: Modules): string {
  return modules.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')).join('\n')
}

test('a short text is drawn as others draw it', () => {
  assert.equal(drawn(qrCode('Hirfa')), hirfa.trim().replaceAll(' ', ''))
})

test('a long one too, with its version beside the corners', () => {
  const text =
    'otpauth://totp/Hirfa:sana%40hirfa.tn?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Hirfa&digits=6&period=30'
  const modules = qrCode(text)
  assert.equal(modules.length, 45)
  assert.equal(
    createHash('sha256').update(drawn(modules)).digest('hex'),
    'e329f357f7879ecc51bd7ba311b5daf6ac2474656803788e293eab71b086ea9e',
  )
})

test('the bytes for mending are those of the standard’s example', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  assert.deepEqual(errorCorrection(data, 10), [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
})

test('format and version are written as the standard lists them', () => {
  assert.equal(formatBits(0).toString(2), '101010000010010')
  assert.equal(formatBits(5).toString(2), '100000011001110')
  assert.equal(withRemainder(7, 6, 0x1f25).toString(2).padStart(18, '0'), '000111110010010100')
  assert.equal(withRemainder(10, 6, 0x1f25).toString(2).padStart(18, '0'), '001010010011010011')
})

test('a text takes the smallest version that holds it, and a book none', () => {
  const longest = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]
  for (const [place, length] of longest.entries()) {
    assert.equal(codewordsOf('x'.repeat(length)).version, place + 1)
    if (place < 9) assert.equal(codewordsOf('x'.repeat(length + 1)).version, place + 2)
  }
  assert.throws(() => codewordsOf('x'.repeat(214)), RangeError)
})
