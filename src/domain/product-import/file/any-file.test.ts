import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { partNamesProblem } from '#domain/catalog/part-names.ts'
import { maxAltLength, maxPartLength } from '#domain/catalog/product-texts.ts'
import { maxPhotosOfPiece } from '#domain/catalog/store-limits.ts'
import { hasFields } from '#domain/fields/field.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { maxPrice } from '#domain/money.ts'
import { countCharacters } from '#domain/text.ts'
import fc from '#tests/support/fast-check.ts'
import { importShop } from '#tests/support/import-plan-of.ts'
import { isLongRun } from '#tests/support/long-run.ts'
import { workbookFile } from '#tests/support/workbook-file.ts'
import { guessChoices } from './guess-choices.ts'
import type { ImportChoices } from './import-choices.ts'
import type { ImportPlan, PlannedPiece } from './import-plan.ts'
import type { ImportTable } from './import-table.ts'
import { knownHeading } from './known-headings.ts'
import { planImport } from './plan-import.ts'
import { readImportFile } from './read-import-file.ts'

const exportOf = (name: string) =>
  readFileSync(new URL(`../../../../tests/support/import-files/${name}.csv`, import.meta.url))

const sheet = `<worksheet><sheetData>${[
  ['Nom', 'Taille', 'Couleur', 'Prix', 'Stock', 'Photo'],
  ['Robe', 'S', 'Bleu', '1,250', '3', 'https://example.com/1.jpg'],
  ['Robe', 'M', 'Rouge', '12,50', '1', ''],
]
  .map((cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`)
  .join('')}</sheetData></worksheet>`

const files: readonly Uint8Array[] = [...['shopify', 'woocommerce', 'etsy'].map(exportOf), workbookFile(sheet)]

/** A file that was cut, of which bytes were changed, or that was read in another encoding. */
const brokenFile = fc
  .record({
    file: fc.constantFrom(...files),
    end: fc.double({ min: 0, max: 1, noNaN: true }),
    changes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 20 }),
    encoding: fc.constantFrom<BufferEncoding>('utf8', 'utf16le', 'latin1'),
    isCut: fc.boolean(),
  })
  .map(({ file, end, changes, encoding, isCut }) => {
    const bytes = Buffer.from(isCut ? file.subarray(0, end * file.length) : file)
    for (const [place, byte] of changes) if (bytes.length > 0) bytes[Math.floor(place * (bytes.length - 1))] = byte
    return encoding === 'utf8' ? bytes : Buffer.from(bytes.toString('utf8'), encoding)
  })

/** Cells that people, programs and attackers write. */
const cell = fc.oneof(
  fc.constantFrom(
    ...['', '', 'Bol', 'Robe', 'S', 'M', 'Bleu', 'أزرق', 'decor', 'Divers', '=1+1', '@a', '__proto__', 'constructor'],
    ...['45', '45,500', '1.250', '1 250,000', '١٢٫٥٠٠', '0', '-3', '45 DT', '45 €', '12.3456', '1e9', 'parent'],
    ...[
      '<p>a<br>b</p>',
      '&lt;script&gt;',
      '<b>'.repeat(300),
      `a${'\u0301'.repeat(500)}`,
      'x'.repeat(6000),
      '\0',
      '\ud800',
    ],
    ...[
      'https://example.com/1.jpg',
      'http://example.com/1.jpg',
      'https://example.com/1.jpg, https://example.com/2.jpg',
    ],
    ...['id:1', '1', 'variation', 'simple', 'variable', 'S, M; L', '2026-12-01', 'Couleur', 'Taille', 'Default Title'],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

const headings: readonly (readonly string[])[] = [
  ...['shopify', 'woocommerce', 'etsy'].map((name) => (exportOf(name).toString().split('\n')[0] ?? '').split(',')),
  [
    'Nom',
    'الاسم',
    'Description',
    'Prix',
    'Prix promo',
    'Prix barré',
    'Stock',
    'Catégorie',
    'Taille',
    'Couleur',
    'Photo',
  ],
  ['Groupe', 'Name', 'Prix', 'Size', 'Colour', 'Colour (ar)', 'Weight (kg)', 'Width', 'Currency', 'SKU', '__proto__'],
]

/** What a column usually has. */
const usual: Readonly<Partial<Record<string, readonly string[]>>> = {
  ...{ name: ['Bol', 'Robe', 'Sac'], price: ['45', '12,50', '120 DT'], promotionalPrice: ['', '30', '40'] },
  ...{ stock: ['1', '3', ''], size: ['S', 'M', 'S, M'], color: ['Bleu', 'Rouge', 'أزرق'], category: ['decor', 'Sacs'] },
  ...{ group: ['a', 'b'], currency: ['TND'], priceBefore: ['', '60'], model: ['', 'B-1'] },
}

const cellUnder = (heading: string) => {
  const values = usual[knownHeading(heading)?.field ?? '']
  return values ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: cell }) : cell
}

const quoted = (cells: readonly string[]) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')

const anyTable = fc.constantFrom(...headings).chain((headings) =>
  fc
    .array(fc.tuple(fc.tuple(...headings.map(cellUnder)), fc.integer({ min: -2, max: 0 })), {
      minLength: 1,
      maxLength: 8,
    })
    .map((rows) =>
      [headings, ...rows.map(([cells, end]) => cells.slice(0, end || undefined))].map(quoted).join('\r\n'),
    ),
)

const answers = fc.record<Partial<ImportChoices>>(
  {
    currency: fc.constant('TND'),
    decimals: fc.record({ price: fc.constantFrom('comma', 'point'), stock: fc.constantFrom('comma', 'point') }),
    categories: fc.constantFrom(
      { '': 'decor' },
      { '': 'decor', divers: '' },
      Object.fromEntries([
        ['__proto__', 'bags'],
        ['', 'unknown'],
      ]),
    ),
    columns: fc.dictionary(
      fc.constantFrom('name', 'price', 'stock', 'group', 'model', 'size', '__proto__'),
      fc.integer({ min: -1, max: 12 }),
    ),
    pictures: fc.array(fc.nat(12), { maxLength: 3 }),
  },
  { requiredKeys: ['categories', 'decimals'] },
)

async function check(bytes: Uint8Array, chosen: Partial<ImportChoices>): Promise<void> {
  const read = await readImportFile(bytes)
  if (read.outcome === 'refused') return
  const choices = { ...guessChoices(read.table, importShop), ...chosen }
  const plan = planImport(read.table, choices, importShop)
  assert.deepEqual(planImport(read.table, choices, importShop), plan)
  assert.doesNotThrow(() => structuredClone(plan))
  for (const piece of plan.pieces) checkPiece(piece)
  checkLines(read.table, plan)
  assert.ok(JSON.stringify(plan).isWellFormed() && !JSON.stringify(plan).includes('\\u0000'))
}

/** Each row is one of a piece or refused, unless it waits. */
function checkLines({ rows }: ImportTable, { pieces, refused, waiting, questions }: ImportPlan): void {
  const planned = [...pieces, ...refused].flatMap(({ lines }) => lines)
  assert.equal(new Set(planned).size, planned.length)
  assert.ok(waiting > 0 ? planned.length < rows.length && questions.length > 0 : planned.length === rows.length)
  assert.equal(new Set(pieces.map(({ key }) => key)).size, pieces.length)
  assert.ok(refused.every(({ reasons }) => reasons.length > 0))
}

/** A piece is one that the shop takes. */
function checkPiece({ product, pictures, key }: PlannedPiece): void {
  const { name, model, description, mainColor, category, regularPrice, promotionalPrice, sizes, colors } = product
  assert.ok(hasFields(productFields, { ...product, storeId: 1 }), key)
  assert.ok(name !== '' && countCharacters(name) <= 120 && countCharacters(model) <= 60)
  assert.ok(countCharacters(description) <= 5000 && countCharacters(mainColor) <= 40)
  assert.ok(importShop.categories.some(({ slug }) => slug === category))
  assert.ok(Number.isInteger(regularPrice) && regularPrice >= 1 && regularPrice <= maxPrice)
  assert.ok(promotionalPrice === undefined || (promotionalPrice >= 1 && promotionalPrice < regularPrice))
  assert.deepEqual([partNamesProblem('sizes', sizes), partNamesProblem('colors', colors)], [undefined, undefined])
  assert.ok(sizes.length > 0 && [...sizes, ...colors].every(({ name }) => countCharacters(name) <= maxPartLength))
  assert.ok(colors.length !== 1 && colors.every(({ swatch }) => /^#[\da-f]{6}$/.test(swatch)))
  for (const { stock, stockByColor, price = maxPrice } of sizes) {
    assert.ok(Number.isInteger(stock) && stock >= 0 && price > regularPrice)
    if (stockByColor) assert.equal(stockByColor.length, colors.length)
    if (stockByColor)
      assert.equal(
        stockByColor.reduce((sum, pieces) => sum + pieces, 0),
        stock,
      )
  }
  assert.ok(pictures.length <= maxPhotosOfPiece && key.length <= 200)
  for (const { address, alt, color } of pictures) {
    assert.ok(address.startsWith('https://') && countCharacters(alt) <= maxAltLength)
    assert.ok(color === undefined || colors.some(({ name }) => name === color))
  }
}

test('any cells under the headings of any program give pieces that the shop takes, or reasons', async () => {
  const property = fc.asyncProperty(anyTable, answers, (text, chosen) => check(Buffer.from(text), chosen))
  await fc.assert(property, { numRuns: isLongRun ? 20_000 : 100 })
})

test('a file that was cut, changed or read in another encoding is read or refused, and never throws', async () => {
  const property = fc.asyncProperty(brokenFile, answers, (bytes, chosen) => check(bytes, chosen))
  await fc.assert(property, { numRuns: isLongRun ? 20_000 : 100 })
})
