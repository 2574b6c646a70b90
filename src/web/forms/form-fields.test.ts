import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import {
  cutLine,
  ids,
  isSent,
  jsonIn,
  known,
  line,
  paragraphs,
  rawText,
  rawTexts,
  readFields,
  sentIdOrZero,
} from './form-fields.ts'

const all = z.object({
  line,
  paragraphs,
  raw: rawText,
  texts: rawTexts,
  ids,
  box: isSent,
  short: cutLine(5),
  choice: known(['a', 'b']),
  json: jsonIn(z.object({ id: z.int() })),
})

function formOf(fields: readonly (readonly [string, string | Blob])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('missing fields are empty, and unknown fields are ignored', () => {
  const nothing = { line: '', paragraphs: '', raw: '', texts: [], ids: [], box: false, short: '' }
  const read = readFields(all, formOf([['other', 'x']]))
  assert.deepEqual(read, { ...nothing, choice: undefined, json: undefined })
})

test('of a repeated field the first value counts, and lists have all', () => {
  const form = formOf(
    ['line', 'raw', 'box', 'texts', 'ids'].flatMap((name) => [[name, '1'] as const, [name, '2'] as const]),
  )
  const read = readFields(all, form)
  assert.deepEqual([read.line, read.raw, read.box, read.texts, read.ids], ['1', '1', true, ['1', '2'], [1, 2]])
})

test('NUL, control characters and invisible texts are cleaned, but raw texts stay as typed', () => {
  const form = formOf([
    ['line', ' a\0\u202e  b '],
    ['paragraphs', '\u200f \n\0'],
    ['raw', ' a\0 '],
    ['short', ' abc\0def '],
  ])
  const read = readFields(all, form)
  assert.deepEqual([read.line, read.paragraphs, read.raw, read.short], ['a b', '', ' a\0 ', 'abcde'])
})

test('a file is no text, no id and no choice', () => {
  const form = formOf(['line', 'raw', 'ids', 'choice', 'json'].map((name) => [name, new Blob(['1'])] as const))
  const { line, raw, ids, choice, json } = readFields(all, form)
  assert.deepEqual([line, raw, ids, choice, json], ['', '', [], undefined, undefined])
})

test('ids are positive whole numbers of at most nine digits', () => {
  const sent = ['7', '0', '-1', '1.5', 'abc', '', '1e400', '9007199254740993', ' 8 ']
  assert.deepEqual(readFields(all, formOf(sent.map((id) => ['ids', id] as const))).ids, [7])
  const alone = sent.map((id) => readFields(z.object({ id: sentIdOrZero }), formOf([['id', id]])).id)
  assert.deepEqual(alone, [7, 0, 0, 0, 0, 0, 0, 0, 0])
})

test('JSON of another shape, broken JSON and prototypes are undefined', () => {
  const read = (json: string) => readFields(all, formOf([['json', json]])).json
  assert.deepEqual(read('{"id":3,"more":1}'), { id: 3 })
  for (const json of ['', 'null', '[null]', '{', '{"id":"3"}', '{"__proto__":{"id":3}}'])
    assert.equal(read(json), undefined, json)
})

test('fields named like members of objects change nothing', () => {
  const form = formOf(['__proto__', 'constructor', 'toString'].map((name) => [name, 'x'] as const))
  assert.deepEqual(readFields(z.object({ raw: rawText }), form), { raw: '' })
})

test('a text is cut to a number of characters, between two of them', () => {
  const shortOf = (typed: string) => readFields(all, formOf([['short', typed]])).short
  assert.equal(shortOf('🏺🏺🏺🏺🏺🏺'), '🏺🏺🏺🏺🏺')
  assert.equal(shortOf('abcd🏺🏺'), 'abcd🏺')
  assert.equal(shortOf('abcd\u0628\u0650'), 'abcd')
  assert.equal(shortOf('abcd efg'), 'abcd')
})

test('a repeated field is collected once, not once for each of its values', (t) => {
  const form = new FormData()
  for (let value = 0; value < 100; value++) form.append('ids', String(value + 1))
  const reads = t.mock.method(form, 'getAll')
  assert.equal(readFields(z.object({ ids }), form).ids.length, 100)
  assert.ok(reads.mock.callCount() <= 1)
})
