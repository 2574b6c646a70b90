import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { newOrderNumber } from '#domain/orders/placing/order-number.ts'
import { type Barcode, encodeCode128 } from './encode-code-128.ts'

/** The modules of this number, as another program (ZXing) reads them. */
const known = `
  00000000001101001000011000101000100110111001110110111010110001110110010111001011101100010011011100111001011001100111
  001011010001110111000101101011001000011000111010110000000000`.replace(/\s/g, '')

/** Draws a barcode as it is printed, and returns its modules from a row of the picture. */
async function scanned({ width, path }: Barcode, pixelsPerModule = 3): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * pixelsPerModule}" height="40"
    viewBox="0 0 ${width} 1" preserveAspectRatio="none"><rect width="${width}" height="1" fill="white"/><path d="${path}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  const row = data.subarray(20 * info.width, 21 * info.width)
  return Array.from({ length: width }, (_, module) =>
    (row[Math.floor((module + 0.5) * pixelsPerModule)] ?? 0) < 128 ? '1' : '0',
  ).join('')
}

/** Decodes modules: six widths a symbol, of which a reader knows the edges to the next edge of the same kind. */
function decode(modules: string): string {
  const bars = modules.slice(10, -10)
  assert.match(modules, /^0{10}1.*1{2}0{10}$/)
  const symbolsByEdges = new Map(allSymbols().map((widths, value) => [edgesOf(widths), value]))
  const widths = Array.from(bars.matchAll(/(.)\1*/g), ([run]) => run.length)
  const values = []
  for (let start = 0; start + 7 < widths.length; start += 6)
    values.push(symbolsByEdges.get(edgesOf(widths.slice(start, start + 6))) ?? -1)
  const [first, ...rest] = values
  const checksum = rest.pop()
  assert.equal(first, 104, 'starts in code set B')
  assert.equal(checksum, rest.reduce((sum, value, index) => sum + value * (index + 1), 104) % 103)
  assert.deepEqual(widths.slice(-7), [2, 3, 3, 1, 1, 1, 2], 'ends with the stop')
  return String.fromCharCode(...rest.map((value) => value + 32))
}

/** A reader measures from edge to similar edge, since ink spreads; two symbols of one measure differ by their bars. */
function edgesOf(widths: readonly number[]): string {
  const bars = widths.filter((_, index) => index % 2 === 0).reduce((sum, width) => sum + width, 0)
  return [...widths.slice(0, 5).map((width, index) => width + (widths[index + 1] ?? 0)), bars].join('')
}

/** All symbols: three bars and three spaces of one to four modules, eleven together, an even number of them dark. */
function allSymbols(): number[][] {
  return Array.from({ length: 103 }, (_, value) => {
    const { path } = encodeCode128(value < 95 ? String.fromCharCode(value + 32) : ' ')
    if (value >= 95) return []
    const runs = [...path.matchAll(/M(\d+) 0h(\d)/g)].slice(3, 7).map(([, at, width]) => [Number(at), Number(width)])
    return [0, 1, 2].flatMap((index) => {
      const [[at = 0, width = 0] = [], [next = 0] = []] = [runs[index], runs[index + 1]]
      return [width, next - at - width]
    })
  })
}

test('a number has the bars that another program reads', async () => {
  assert.equal(await scanned(encodeCode128('H-7K3M-92QX')), known)
  assert.equal(decodeNumber(known), 'H-7K3M-92QX')
})

function decodeNumber(modules: string): string {
  return decode(modules)
}

test('whatever number an order gets, its printed bars are read back', async () => {
  for (let count = 0; count < 40; count++) {
    const number = newOrderNumber()
    assert.equal(decodeNumber(await scanned(encodeCode128(number))), number)
  }
})

test('what code set B lacks is refused', () => {
  for (const text of ['é', 'ح', '\n', '\u007f']) assert.throws(() => encodeCode128(text), RangeError)
})
