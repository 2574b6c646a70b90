import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBannerForm } from './banner-form.ts'

function read(fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ place: 'hero-2', fileName: 'a.webp', ...fields })) form.set(name, value)
  return readBannerForm(form)
}

test('empty fields are left out, so that the defaults apply', () => {
  assert.deepEqual(read({ headline: ' Wool ', words: '' }), {
    outcome: 'read',
    slot: 'hero-2',
    edit: { fileName: 'a.webp', alt: '', headline: 'Wool' },
  })
})

test('a link must be a path of this site', () => {
  assert.equal(read({ linkPath: '/shop?category=decor' }).outcome, 'read')
  for (const linkPath of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 'shop']) {
    assert.deepEqual(read({ linkPath }), { outcome: 'invalid', fieldError: 'path' }, linkPath)
  }
})

test('an unknown slot, a missing picture and too long texts are refused', () => {
  assert.equal(read({ place: 'hero-5' }).outcome, 'invalid')
  assert.deepEqual(read({ fileName: '' }), { outcome: 'invalid', fieldError: 'picture' })
  for (const headline of ['headline', 'translation-fr-headline'])
    assert.deepEqual(read({ [headline]: 'x'.repeat(201) }), { outcome: 'invalid', fieldError: 'tooLong' }, headline)
})
