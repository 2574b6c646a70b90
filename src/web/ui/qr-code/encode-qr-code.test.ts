import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeQrCode, maxQrCodeBytes, type QrCode } from './encode-qr-code.ts'

/** Version 1, level M, as two other programs draw it and a third reads it. */
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

/** The modules that the path makes dark, without the quiet zone of four modules. */
function modulesOf({ size, path }: QrCode): string {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'))
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) rows[Number(y)]?.splice(Number(x), 1, '#')
  return rows
    .slice(4, -4)
    .map((row) => row.slice(4, -4).join(''))
    .join('\n')
}

test('a text is encoded as others encode it, with a quiet zone of four modules', () => {
  const code = encodeQrCode('Hirfa')
  assert.equal(code.size, 21 + 2 * 4)
  assert.equal(modulesOf(code), hirfa.trim().replaceAll(' ', ''))
})

test('the longest text gets a code of 57 modules, a longer one is refused', () => {
  assert.equal(encodeQrCode('x'.repeat(maxQrCodeBytes)).size, 57 + 2 * 4)
  assert.throws(() => encodeQrCode('x'.repeat(maxQrCodeBytes + 1)), RangeError)
})
