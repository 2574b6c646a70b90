import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyBanner } from '#domain/home-page/banner.ts'
import { readTyped, typedIn } from '#web/forms/form.ts'
import { bannerForm } from './banner-form.ts'

function read(fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ fileName: 'a.webp', ...fields })) form.set(name, value)
  return readTyped(bannerForm, typedIn(bannerForm, form))
}

test('a field that is empty or that the form does not have is an empty text', () => {
  const { translations: _, ...empty } = emptyBanner
  const value = { ...empty, fileName: 'a.webp', headline: 'Wool' }
  assert.deepEqual(read({ headline: ' Wool ', words: '' }), { outcome: 'read', value })
})

test('a link must be a path of this site', () => {
  assert.equal(read({ linkPath: '/shop?category=decor' }).outcome, 'read')
  for (const linkPath of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 'shop']) {
    assert.deepEqual(read({ linkPath }), { outcome: 'invalid', fieldErrors: { linkPath: 'path' } }, linkPath)
  }
})

test('a link that was copied in a language leads to the page in that of the visitor', () => {
  for (const prefix of ['', '/fr', '/AR']) {
    const reading = read({ linkPath: `${prefix}/shop?category=decor` })
    assert.equal(reading.outcome === 'read' && reading.value.linkPath, '/shop?category=decor')
  }
})

test('a missing picture and too long texts are refused, each in its field', () => {
  assert.deepEqual(read({ fileName: '' }), { outcome: 'invalid', fieldErrors: { fileName: 'picture' } })
  for (const field of ['alt', 'headline', 'words', 'linkLabel', 'linkPath'])
    assert.deepEqual(
      read({ [field]: 'x'.repeat(201) }),
      { outcome: 'invalid', fieldErrors: { [field]: 'tooLong' } },
      field,
    )
})
