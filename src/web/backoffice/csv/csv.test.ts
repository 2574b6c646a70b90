import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvOf } from './csv.ts'

test('what begins like a formula stays text in a spreadsheet', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r'])
    assert.equal(
      csvOf([[`${start}HYPERLINK("http://evil.example")`]]),
      `\ufeff"'${start}HYPERLINK(""http://evil.example"")"\r\n`,
    )
})

test('numbers, quotes, commas, line breaks and accents arrive as they are', () => {
  assert.equal(csvOf([['Né à Béja', 'a "b", c\nd', -3.5]]), '\ufeff"Né à Béja","a ""b"", c\nd",-3.5\r\n')
})
