import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#tests/support/fast-check.ts'
import { parsePastedCells } from './parse-pasted-cells.ts'

test('cells are separated by tabs, or by semicolons when the first row has no tab', () => {
  assert.deepEqual(parsePastedCells('model\tname\nB-1\tBowl; blue\n'), [
    ['model', 'name'],
    ['B-1', 'Bowl; blue'],
  ])
  assert.deepEqual(parsePastedCells('model;name\r\nB-1;Bowl\tblue;more\r\n\r\nB-2'), [
    ...[['model', 'name'], ['B-1', 'Bowl\tblue', 'more'], ['']],
    ['B-2'],
  ])
})

test('cells of a file are separated by commas when its first row has no other separator', () => {
  assert.deepEqual(parsePastedCells('key,en\r\nstore:1:name,"Clay, wood; wool"\r\n'), [
    ['key', 'en'],
    ['store:1:name', 'Clay, wood; wool'],
  ])
})

test('a quoted cell may contain separators, line breaks and quotes', () => {
  assert.deepEqual(parsePastedCells('model\tname\nB-1\t"Bowl\n""Sana""\tblue"\nB-2\tJug'), [
    ['model', 'name'],
    ['B-1', 'Bowl\n"Sana"\tblue'],
    ['B-2', 'Jug'],
  ])
})

test('a quote within a cell, or one that is never closed, is text', () => {
  assert.deepEqual(parsePastedCells('model\tname\nB-1\tTray 15"\nB-2\t"Berber" rug\nB-3\t"Berber'), [
    ['model', 'name'],
    ['B-1', 'Tray 15"'],
    ['B-2', '"Berber" rug'],
    ['B-3', '"Berber'],
  ])
})

test('any text is parsed, and text without quotes is split at every separator and line break', () => {
  const unit = fc.constantFrom('a', 'é', '"', '\t', ';', '\r', '\n', ' ', '\\', '\ufeff')
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const rows = parsePastedCells(text)
      if (text.includes('"') || /[\r\n]/.test(text[0] ?? '\n')) return
      const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
      const separator = lines[0]?.includes('\t') ? '\t' : ';'
      assert.deepEqual(
        rows,
        lines.map((line) => line.split(separator)),
      )
    }),
  )
})
