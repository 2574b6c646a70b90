import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readShowcaseForm } from './showcase-form.ts'

function read(fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ place: 'hero-2', fileName: 'a.webp', ...fields })) form.set(name, value)
  return readShowcaseForm(form)
}

test('what is left empty is left to the house', () => {
  assert.deepEqual(read({ headline: ' Wool ', words: '' }), {
    outcome: 'read',
    place: 'hero-2',
    edit: { fileName: 'a.webp', alt: '', headline: 'Wool' },
  })
})

test('a link leads into the shop and nowhere else', () => {
  assert.equal(read({ linkPath: '/shop?category=decor' }).outcome, 'read')
  for (const linkPath of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 'shop']) {
    assert.deepEqual(read({ linkPath }), { outcome: 'invalid', mistake: 'path' }, linkPath)
  }
})

test('a place that is none, a missing picture and too many words are refused', () => {
  assert.equal(read({ place: 'hero-5' }).outcome, 'invalid')
  assert.deepEqual(read({ fileName: '' }), { outcome: 'invalid', mistake: 'picture' })
  assert.deepEqual(read({ headline: 'x'.repeat(201) }), { outcome: 'invalid', mistake: 'tooLong' })
})
