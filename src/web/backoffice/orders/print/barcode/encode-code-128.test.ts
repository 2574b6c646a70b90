import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { newOrderNumber } from '#domain/orders/placing/order-number.ts'
import { type Barcode, code128Symbols, encodeCode128 } from './encode-code-128.ts'

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

/** Decodes modules as a scanner does: start, characters, checksum and stop between two quiet zones. */
function decode(modules: string): string {
  assert.match(modules, /^0{10}1.*10{10}$/)
  const widths = Array.from(modules.slice(10, -10).matchAll(/(.)\1*/g), ([run]) => run.length).join('')
  const symbols = [...(widths.slice(0, -7).match(/.{6}/g) ?? []), widths.slice(-7)]
  const values = symbols.map((symbol) => code128Symbols.indexOf(symbol))
  const [start, ...characters] = values
  const [checksum, stop] = characters.splice(-2)
  assert.deepEqual([start, stop], [104, 106])
  assert.equal(checksum, characters.reduce((sum, value, index) => sum + value * (index + 1), 104) % 103)
  return String.fromCharCode(...characters.map((value) => value + 32))
}

test('a number has the bars that another program reads', async () => {
  assert.equal(await scanned(encodeCode128('H-7K3M-92QX')), known)
  assert.equal(decode(known), 'H-7K3M-92QX')
})

test('whatever number an order gets, its printed bars are read back', async () => {
  for (let count = 0; count < 40; count++) {
    const number = newOrderNumber()
    assert.equal(decode(await scanned(encodeCode128(number))), number)
  }
})

test('what code set B lacks is refused', () => {
  for (const text of ['é', 'ح', '\n', '\u007f']) assert.throws(() => encodeCode128(text), RangeError)
})

test('each symbol has three bars and three spaces of eleven modules, an even number of them dark', () => {
  for (const symbol of code128Symbols.slice(0, -1)) {
    const widths = Array.from(symbol, Number)
    const dark = widths.filter((_, index) => index % 2 === 0).reduce((sum, width) => sum + width, 0)
    assert.deepEqual([widths.length, widths.reduce((sum, width) => sum + width, 0), dark % 2], [6, 11, 0], symbol)
  }
  assert.equal(new Set(code128Symbols).size, 107)
})
