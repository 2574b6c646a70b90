import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyBanner } from '#domain/home-page/banner.ts'
import { heroSlots } from '#domain/home-page/banner-slots.ts'
import { readBannerForm } from './banner-form.ts'

function read(fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ place: 'hero-2', fileName: 'a.webp', ...fields })) form.set(name, value)
  return readBannerForm(form, heroSlots)
}

test('a field that is empty or that the form does not have is an empty text', () => {
  assert.deepEqual(read({ headline: ' Wool ', words: '' }), {
    outcome: 'read',
    slot: 'hero-2',
    banner: { ...emptyBanner, fileName: 'a.webp', headline: 'Wool' },
  })
})

test('a link must be a path of this site', () => {
  assert.equal(read({ linkPath: '/shop?category=decor' }).outcome, 'read')
  for (const linkPath of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 'shop']) {
    assert.deepEqual(read({ linkPath }), { outcome: 'invalid', fieldError: 'path' }, linkPath)
  }
})

test('a link that was copied in a language leads to the page in that of the visitor', () => {
  for (const prefix of ['', '/fr', '/AR']) {
    const reading = read({ linkPath: `${prefix}/shop?category=decor` })
    assert.equal(reading.outcome === 'read' && reading.banner.linkPath, '/shop?category=decor')
  }
})

test('an unknown slot, a missing picture and too long texts are refused', () => {
  assert.equal(read({ place: 'hero-5' }).outcome, 'invalid')
  assert.deepEqual(read({ fileName: '' }), { outcome: 'invalid', fieldError: 'picture' })
  for (const field of ['alt', 'headline', 'words', 'linkLabel', 'linkPath', 'translation-fr-headline'])
    assert.deepEqual(read({ [field]: 'x'.repeat(201) }), { outcome: 'invalid', fieldError: 'tooLong' }, field)
})
