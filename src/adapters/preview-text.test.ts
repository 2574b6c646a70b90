import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { type DrawnText, drawLine, drawName, drawPrices, loadTypefaces } from './preview-text.ts'

// Without the fonts of this machine only those of the shop can be seen.
const noFonts = path.join(mkdtempSync(path.join(os.tmpdir(), 'fonts-')), 'fonts.conf')
writeFileSync(noFonts, '<?xml version="1.0"?><fontconfig></fontconfig>')
process.env.FONTCONFIG_FILE = noFonts

const line = { face: 'display', size: 60, width: 2000, direction: 'rtl', color: '#1e2a38' } as const
const name = { ...line, width: 600, sizes: [{ size: 60, maxLines: 3 }] } as const

await loadTypefaces()

/** The ink of a text: how opaque each pixel is, row by row. */
async function inkOf({ png }: DrawnText) {
  const { data, info } = await sharp(png).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => (data[y * info.width + x] ?? 0) > 128
}

/** The columns of a text that have ink, from its first to its last one. */
async function inkedColumns(drawn: DrawnText): Promise<boolean[]> {
  const hasInk = await inkOf(drawn)
  const columns = Array.from({ length: drawn.width }, (_, x) =>
    Array.from({ length: drawn.height }, (_, y) => y).some((y) => hasInk(x, y)),
  )
  return columns.slice(columns.indexOf(true), columns.lastIndexOf(true) + 1)
}

/** Where the highest pixel of a text is: 0 is its left end, 1 its right one. */
async function highestPoint(drawn: DrawnText): Promise<number> {
  const hasInk = await inkOf(drawn)
  for (let y = 0; y < drawn.height; y++) for (let x = 0; x < drawn.width; x++) if (hasInk(x, y)) return x / drawn.width
  return Number.NaN
}

for (const face of ['display', 'reading'] as const) {
  test(`Arabic letters are joined in the ${face} face`, async () => {
    const joined = await inkedColumns(await drawLine('سسس', { ...line, face }))
    assert.ok(!joined.includes(false), 'a joined word has no gap')
    // Between the letters stand non-joiners.
    const isolated = await inkedColumns(await drawLine('س\u200cس\u200cس', { ...line, face }))
    assert.ok(isolated.includes(false), 'isolated letters have gaps')
    assert.notEqual(joined.length, isolated.length)
  })

  test(`Arabic begins at the right, Latin at the left in the ${face} face`, async () => {
    assert.ok((await highestPoint(await drawLine('ا ممم', { ...line, face }))) > 0.8)
    assert.ok((await highestPoint(await drawLine('l mmm', { ...line, face }))) < 0.2)
  })
}

test('the letters of the shop’s languages are in its typefaces', async () => {
  for (const face of ['display', 'reading'] as const) {
    // What Pango draws for a letter that no font has: a box of this width with the letter's number.
    const box = await drawLine('\ue000', { ...line, face })
    for (const letter of 'aéœçüğ0,.;…حرفةگپ') {
      const { width } = await drawLine(letter, { ...line, face })
      assert.notEqual(width, box.width, letter)
    }
  }
})

test('prices are read from the side where the language begins, the price charged first', async () => {
  const prices = { width: 2000, size: 60, color: '#a8461f', colorBefore: '#0000ff' } as const
  const blueCenter = async (drawn: DrawnText) => {
    const { data, info } = await sharp(drawn.png).raw().toBuffer({ resolveWithObject: true })
    const blue = Array.from({ length: info.width * info.height }, (_, at) => at).filter(
      (at) => (data[at * 4 + 3] ?? 0) > 128 && (data[at * 4 + 2] ?? 0) > 200,
    )
    return blue.reduce((sum, at) => sum + (at % info.width), 0) / blue.length / info.width
  }
  assert.ok((await blueCenter(await drawPrices('36.00 TND', '45.00 TND', { ...prices, direction: 'ltr' }))) > 0.6)
  assert.ok((await blueCenter(await drawPrices('36,00 د.ت', '45,00 د.ت', { ...prices, direction: 'rtl' }))) < 0.4)
})

test('a long name is cut with an ellipsis on its last line, and never wider than its space', async () => {
  const long = 'A carpet of wool from Kairouan with lozenges and tassels, dyed with madder and indigo, for large rooms'
  const cut = await drawName(long, { ...name, direction: 'ltr' })
  const threeLines = await drawName('A carpet of wool from Kairouan with lozenges and tassels', { ...name })
  assert.ok(cut.width <= 600)
  assert.equal(cut.height, threeLines.height)
  const unbroken = await drawName('x'.repeat(400), name)
  assert.ok(unbroken.width <= 600 && unbroken.height <= cut.height)
})

test('markup, emojis and marks of direction in a name are drawn as the text they are, or left out', async () => {
  const plain = await drawLine('Bowl', line)
  assert.ok((await drawLine('\u202eBo\u202cwl\u0000 🥣', line)).png.equals(plain.png))
  const markup = await drawLine('<b>Bowl</b> &amp; "x"', line)
  assert.ok(markup.width > 2 * plain.width)
  assert.ok((await drawLine('🥣', line)).width > 0)
})
