import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#domain/locale.ts'
import { splitLocale, withLocale } from './locale-prefix.ts'

test('the prefix of a language is taken off a path', () => {
  assert.deepEqual(splitLocale('/fr/shop'), { locale: 'fr', path: '/shop' })
  assert.deepEqual(splitLocale('/ar'), { locale: 'ar', path: '/' })
  assert.deepEqual(splitLocale('/EN/'), { locale: 'en', path: '/' })
})

test('the data of a home page with a prefix is at the name of the prefix', () => {
  assert.deepEqual(splitLocale('/fr.data'), { locale: 'fr', path: '/_.data' })
  assert.deepEqual(splitLocale('/fr/_.data'), { locale: 'fr', path: '/_.data' })
})

test('a path never becomes the address of another host', () => {
  assert.equal(splitLocale('/en//evil.example/a').path, '/evil.example/a')
  assert.equal(splitLocale('/en/\\/evil.example').path, '/evil.example')
  assert.equal(withLocale('//evil.example', undefined), '/evil.example')
  assert.equal(withLocale('/\\evil.example?a=//b', undefined), '/evil.example?a=//b')
  assert.equal(withLocale('//evil.example', 'fr'), '/fr/evil.example')
})

test('a path that only begins like a language is plain', () => {
  for (const path of ['/', '/shop', '/arts', '/arts.data', '/fr.dat', '/french/shop', '/shop/fr', '/de/shop'])
    assert.deepEqual(splitLocale(path), { locale: undefined, path })
})

test('a path gets the prefix of its language, and its query stays', () => {
  assert.equal(withLocale('/', 'fr'), '/fr')
  assert.equal(withLocale('/?a=1', 'fr'), '/fr?a=1')
  assert.equal(withLocale('/shop?q=a', 'ar'), '/ar/shop?q=a')
  assert.equal(withLocale('/shop', undefined), '/shop')
})

test('languages have codes without a region, which prefixes are compared with in lowercase', () => {
  for (const locale of locales) assert.match(locale, /^[a-z]{2,3}$/)
})
