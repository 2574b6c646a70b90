import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#tests/support/fast-check.ts'
import { readCsv } from '#tests/support/read-csv.ts'
import { parsePastedCells } from '#web/backoffice/csv/parse-pasted-cells.ts'
import { type CsvRow, csvOf, csvResponseWith, csvStreamResponse } from './csv.ts'

test('text that starts like a formula is escaped', () => {
  for (const start of [
    ...['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'],
    ...[' =', '  +', '\u00a0-', '\u3000＝', '\t@', '\n=', '\ufeff='],
  ])
    assert.equal(
      csvOf([[`${start}HYPERLINK("http://evil.example")`]], 'french'),
      `\ufeff"'${start}HYPERLINK(""http://evil.example"")"\r\n`,
    )
  for (const harmless of ['Amel', ' Amel', '3 = 3', 'a@b.tn', "'Amel"])
    assert.equal(csvOf([[harmless]], 'french'), `\ufeff"${harmless}"\r\n`)
})

test('numbers, quotes, commas, line breaks and accents are preserved, and undefined is empty', () => {
  assert.equal(
    csvOf([['Né à Béja', 'a "b", c\nd', -3.5, undefined]], 'international'),
    '\ufeff"Né à Béja","a ""b"", c\nd",-3.5,\r\n',
  )
})

test('the French format writes numbers and days for a French Excel', () => {
  const moment = new Date('2026-12-31T23:30:05Z')
  const row = ['Né; à "Béja"', 45.5, -3, moment, { day: '2026-03-02' }, undefined] as const
  assert.equal(csvOf([row], 'french'), '\ufeff"Né; à ""Béja""";45,5;-3;01/01/2027 00:30:05;02/03/2026;\r\n')
  assert.equal(
    csvOf([row], 'international'),
    '\ufeff"Né; à ""Béja""",45.5,-3,"2027-01-01T00:30:05+01:00","2026-03-02",\r\n',
  )
})

test('a file for a courier has texts as they are, and nothing that a spreadsheet would run', async () => {
  const file = async (text: string) => {
    const response = csvResponseWith('1.csv', [[text, 12.5]], { separator: ';', decimalSign: ',' })
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  }
  for (const kept of [
    '+33612345678',
    '-3, rue du Lac',
    '@maison',
    '- Amel',
    "L'Aouina",
    'Amel (voisine)',
    '+33 6 12 34 56 78 (bureau)',
  ])
    assert.equal(await file(kept), `\ufeff"${kept}";12,5\r\n`)
  for (const start of ['=', '+', '-', '@', ' =', '\t=', '＝', "'=", '=-+'])
    assert.equal(await file(`${start}HYPERLINK(A1)`), '\ufeff"HYPERLINK(A1)";12,5\r\n')
  assert.equal(await file("=cmd|'/c calc'!A1"), '\ufeff"cmd|\'/c calc\'!A1";12,5\r\n')
})

test('any text is read back unchanged, without the apostrophe that formulas have in the file', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('=', '"', ',', '\r', '\n', "'", ' ', 'é', 'ج', ';') }),
  )
  const formats = fc.constantFrom(['french', ';'] as const, ['international', ','] as const)
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
      formats,
      (rows, [format, separator]) => {
        const file = csvOf([['first', 'second'], ...rows], format)
        const [, ...read] = parsePastedCells(file)
        assert.deepEqual(read, rows)
        assert.ok(
          readCsv(file, separator)
            .flat()
            .every((cell) => !/^[=+\-@＝＋－＠\t\r]/.test(cell)),
        )
      },
    ),
  )
})

test('rows are read as the client consumes them, and none after it disconnects', async () => {
  let asked = 0
  let isOver = false
  async function* pages(): AsyncGenerator<CsvRow[]> {
    try {
      for (;;) yield [[++asked]]
    } finally {
      isOver = true
    }
  }
  const { body } = await csvStreamResponse('numbers.csv', ['Number'], pages(), 'french')
  const reader = body?.getReader()
  const read = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode((await reader?.read())?.value)
  assert.equal(await read(), '\ufeff"Number"\r\n1\r\n')
  assert.equal(await read(), '2\r\n')
  assert.equal(asked, 2)
  await reader?.cancel()
  assert.deepEqual([asked, isOver], [2, true])
})

test('an error before the first row fails the request, a later one aborts the download', async () => {
  async function* failsAfter(count: number): AsyncGenerator<CsvRow[]> {
    for (let row = 0; row < count; row++) yield [[row]]
    throw new Error('The database went away')
  }
  await assert.rejects(csvStreamResponse('numbers.csv', ['Number'], failsAfter(0), 'french'))
  const answer = await csvStreamResponse('numbers.csv', ['Number'], failsAfter(3), 'french')
  await assert.rejects(answer.text())
})

test('a table without rows has a header', async () => {
  async function* nothing(): AsyncGenerator<CsvRow[]> {}
  assert.equal(
    await (await csvStreamResponse('none.csv', ['One', 'Two'], nothing(), 'international')).text(),
    '"One","Two"\r\n',
  )
})
