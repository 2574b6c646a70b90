import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { tableOf } from '#tests/support/import-plan-of.ts'
import { workbookFile, zipFile } from '#tests/support/workbook-file.ts'
import { readImportFile } from './read-import-file.ts'

async function cellsOf(file: string | Uint8Array) {
  const { headings, rows } = await tableOf(file)
  return [headings, ...rows.map(({ cells }) => cells)]
}

async function problemOf(bytes: Uint8Array | string) {
  const read = await readImportFile(typeof bytes === 'string' ? Buffer.from(bytes) : bytes)
  return read.outcome === 'refused' ? read.problem : read.outcome
}

const french = 'Nom;Prix\r\nThéière à décor d’été;45,500\r\nÉcharpe;120\r\n'
const arabic = 'الاسم;السعر\nصحن أزرق;45,500\nزربية القيروان;120\n'
const rows = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';'))

test('files are UTF-8 or UTF-16, with or without a byte order mark, Windows-1252 or Windows-1256', async () => {
  const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()
  for (const text of [french, arabic]) {
    for (const bytes of [
      ...[Buffer.from(text), Buffer.from(`\ufeff${text}`)],
      ...[Buffer.from(text, 'utf16le'), Buffer.from(`\ufeff${text}`, 'utf16le')],
      ...[swapped(text), swapped(`\ufeff${text}`)],
    ])
      assert.deepEqual(await cellsOf(bytes), rows(text))
  }
  const inOneByte = (text: string, encoding: string) => {
    const all = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
    return Uint8Array.from([...text].map((letter) => all.indexOf(letter)))
  }
  assert.deepEqual(await cellsOf(inOneByte(french, 'windows-1252')), rows(french))
  assert.deepEqual(await cellsOf(inOneByte(arabic, 'windows-1256')), rows(arabic))
})

test('cells are separated by the sign of which most lines have the same number', async () => {
  const expected = [
    ['Nom', 'Prix'],
    ['Bol, bleu', '45,5'],
    ['Tapis', '12,5'],
  ]
  assert.deepEqual(await cellsOf('Nom;Prix\nBol, bleu;45,5\nTapis;12,5'), expected)
  assert.deepEqual(await cellsOf('Nom\tPrix\nBol, bleu\t45,5\nTapis\t12,5'), expected)
  assert.deepEqual(await cellsOf('Nom|Prix\nBol, bleu|45,5\nTapis|12,5'), expected)
  assert.deepEqual(await cellsOf('Nom,Prix\n"Bol, bleu","45,5"\nTapis,"12,5"'), expected)
  assert.deepEqual(await cellsOf('sep=;\r\nNom;Prix\r\nBol, bleu;45,5\r\nTapis;12,5'), expected)
})

test('a quoted cell has line breaks and quotes, and rows are numbered as spreadsheets do', async () => {
  const { rows } = await tableOf('Nom,Prix\n"Bol\n""Sana""",45\n\n,,,\nTapis,12')
  assert.deepEqual(rows, [
    { line: 2, cells: ['Bol\n"Sana"', '45'] },
    { line: 5, cells: ['Tapis', '12'] },
  ])
})

test('rows above the headings are passed over', async () => {
  const { headings, rows } = await tableOf('Atelier Sana\n\nNom;Prix;Stock\nBol;45;3')
  assert.deepEqual([headings, rows[0]?.line], [['Nom', 'Prix', 'Stock'], 4])
})

test('a formula in a text file is text, without the apostrophe that makes it harmless', async () => {
  assert.deepEqual(await cellsOf("Nom,Prix\n=1+1,45\n'=HYPERLINK(1),45\n+216,45\n@a,-45"), [
    ...[
      ['Nom', 'Prix'],
      ['=1+1', '45'],
      ['=HYPERLINK(1)', '45'],
    ],
    ...[
      ['+216', '45'],
      ['@a', '-45'],
    ],
  ])
})

test('the program that wrote a file is told by its headings', async () => {
  for (const source of ['shopify', 'woocommerce', 'etsy'] as const) {
    const bytes = await readFile(new URL(`../../../../tests/support/import-files/${source}.csv`, import.meta.url))
    assert.equal((await tableOf(bytes)).source, source)
  }
  assert.equal((await tableOf('Nom,Prix\nBol,45')).source, 'table')
})

test('of a workbook the first visible sheet is read: shared and own texts, numbers, and values of formulas', async () => {
  const sheet = `<x:worksheet xmlns:x="m"><x:sheetData>
    <x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="inlineStr"><x:is><x:t>Prix</x:t></x:is></x:c></x:row>
    <x:row r="4"><x:c r="A4" t="s"><x:v>1</x:v></x:c><x:c r="B4" t="b"><x:v>1</x:v></x:c>
      <x:c r="C4"><x:f>WEBSERVICE("https://example.com")</x:f><x:v>1.1250000000000001</x:v></x:c></x:row>
    <x:row><x:c t="str"><x:f>A1&amp;"x"</x:f><x:v>Tapis_x000D_</x:v></x:c><x:c t="e"><x:v>#REF!</x:v></x:c><x:c><x:v>1E+3</x:v></x:c></x:row>
    <x:row r="6"><x:c r="C6"><x:f>NOW()</x:f></x:c></x:row></x:sheetData></x:worksheet>`
  const texts =
    '<sst><si><t>Nom</t></si><si><r><t>Bol</t></r><r><t xml:space="preserve"> bleu</t></r><rPh><t>x</t></rPh></si></sst>'
  const { headings, rows } = await tableOf(workbookFile(sheet, texts))
  assert.deepEqual(headings, ['Nom', '', 'Prix'])
  assert.deepEqual(rows, [
    { line: 4, cells: ['Bol bleu', '1', '1.125'], numeric: [2] },
    { line: 5, cells: ['Tapis\r', '', '1000'], numeric: [2] },
  ])
})

test('rows of a workbook whose numbers cannot be are counted on from the row before', async () => {
  const row = (number: string, name: string) => `<row r="${number}"><c t="str"><v>${name}</v></c></row>`
  const numbers = ['3', '99999999999', 'x', '2', '2.5', '-1', '1048577', '9', '9', '1048576']
  const sheet = `<worksheet>${numbers.map((number) => row(number, 'Bol')).join('')}</worksheet>`
  const { rows } = await tableOf(workbookFile(sheet))
  assert.deepEqual(
    rows.map(({ line }) => line),
    [4, 5, 6, 7, 8, 9, 10, 11, 1_048_576],
  )
})

test('a file that cannot be read is refused with the reason', async () => {
  assert.equal(await problemOf(''), 'empty')
  assert.equal(await problemOf('Nom,Prix\n\n,\n'), 'empty')
  assert.equal(await problemOf('Nom,Prix\n"Bol,45\nTapis,12'), 'damaged')
  assert.equal(await problemOf(`Nom,Prix\n${'a,1\n'.repeat(10_001)}`), 'too-many-rows')
  assert.equal(await problemOf('\n'.repeat(200_000)), 'too-many-rows')
  assert.equal(await problemOf(`Nom,Prix\n${'a,'.repeat(600)}`), 'too-many-columns')
  assert.equal(await problemOf(','.repeat(1_000_000)), 'too-many-columns')
  assert.equal(await problemOf(new Uint8Array(50 * 1024 * 1024 + 1)), 'too-large')
  assert.equal(await problemOf('%PDF-1.7\n'), 'unknown-format')
  assert.equal(await problemOf(new Uint8Array(1000)), 'unknown-format')
  assert.equal(await problemOf('<html><table><tr><td>Nom</td></tr></table></html>'), 'other-workbook')
  const oldWorkbook = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1000)])
  assert.equal(await problemOf(oldWorkbook), 'other-workbook')
  const withPassword = Buffer.concat([oldWorkbook, Buffer.from('EncryptedPackage', 'utf16le')])
  assert.equal(await problemOf(withPassword), 'encrypted')
})

test('an archive that is no workbook, or a broken one, is refused', async () => {
  assert.equal(await problemOf(zipFile({ 'content.xml': '<a/>' })), 'other-workbook')
  assert.equal(await problemOf(zipFile({ 'xl/workbook.xml': '<a/>' }, { isEncrypted: true })), 'encrypted')
  const book = workbookFile('<worksheet><sheetData><row><c t="str"><v>Nom</v></c></row></sheetData></worksheet>')
  assert.equal(await problemOf(book), 'empty')
  assert.equal(await problemOf(book.subarray(0, book.length - 30)), 'damaged')
  assert.equal(await problemOf(workbookFile('<worksheet><sheetData><row>')), 'damaged')
  assert.equal(
    await problemOf(workbookFile('<worksheet><row><c r="A1" t="s"><v>99999</v></c></row></worksheet>')),
    'empty',
  )
})

test('entities that are declared in a workbook are never read', async () => {
  const sheet =
    '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><worksheet><row><c t="str"><v>&c;</v></c></row></worksheet>'
  assert.equal(await problemOf(workbookFile(sheet)), 'damaged')
})

test('what a workbook inflates to is bounded: bytes, entries, shared texts, depth, columns and repeated texts', async () => {
  const row = (cells: string) => `<row>${cells}</row>`
  const cell = (value: string, type = 'str') => `<c t="${type}"><v>${value}</v></c>`
  const book = { 'xl/workbook.xml': `<a>${' '.repeat(100_000)}</a>` }
  assert.equal(await problemOf(zipFile(book, { declaredSize: 257 * 1024 * 1024 })), 'too-large')
  assert.equal(await problemOf(zipFile(book, { declaredSize: 1000 })), 'damaged')
  assert.equal(await problemOf(workbookFile('<worksheet/>', `<sst>${'<si/>'.repeat(1_000_001)}</sst>`)), 'too-large')
  assert.equal(await problemOf(workbookFile(`<worksheet>${'<a>'.repeat(100_000)}`)), 'damaged')
  assert.equal(
    await problemOf(workbookFile(`<worksheet>${row('<c r="ZZZ1" t="str"><v>a</v></c>')}</worksheet>`)),
    'too-many-columns',
  )
  assert.equal(
    await problemOf(workbookFile(`<worksheet>${row(cell('a')).repeat(10_011)}</worksheet>`)),
    'too-many-rows',
  )
  const repeated = row(cell('0', 's')).repeat(100)
  const text = `<sst><si><t>${'a'.repeat(1_000_000)}</t></si></sst>`
  assert.equal(await problemOf(workbookFile(`<worksheet>${repeated}</worksheet>`, text)), 'too-large')
  const entries = Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`x/${index}`, '']))
  assert.equal(await problemOf(zipFile({ 'xl/workbook.xml': '<a/>', ...entries })), 'too-large')
})

test('texts of a table have neither NUL characters nor lone surrogates', async () => {
  const text = `Nom,Prix\n${'Bol de Nabeul\n'.repeat(20)}Bol\0 bleu,45\n`
  assert.equal((await cellsOf(text)).at(-1)?.[0], 'Bol bleu')
  const utf16 = Buffer.from('\ufeffNom,Prix\nBol\ud800,45\n', 'utf16le')
  assert.equal((await cellsOf(utf16)).at(-1)?.[0], 'Bol\ufffd')
  const sheet =
    '<worksheet><row><c t="str"><v>Nom</v></c></row><row><c t="str"><v>Bol_xD800__x0000_</v></c></row></worksheet>'
  assert.equal((await cellsOf(workbookFile(sheet))).at(-1)?.[0], 'Bol\ufffd')
})
