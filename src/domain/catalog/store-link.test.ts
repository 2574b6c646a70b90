import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop } from '#tests/support/test-shop.ts'
import { getStore } from './get-store.ts'
import { storeLink, WrongStoreLink } from './store-link.ts'

test('pages at the two networks are linked to, with or without www', () => {
  assert.equal(storeLink('instagram', 'https://www.instagram.com/dar'), 'https://www.instagram.com/dar')
  assert.equal(storeLink('instagram', 'HTTPS://Instagram.com/dar?a=1'), 'https://instagram.com/dar?a=1')
  assert.equal(storeLink('facebook', 'https://facebook.com:443/dar'), 'https://facebook.com/dar')
})

test('anything else is refused', () => {
  const wrong = [
    '',
    'instagram.com/dar',
    'http://instagram.com/dar',
    'javascript:alert(1)//https://instagram.com/',
    'https://instagram.com.evil.example/',
    'https://evil.example/instagram.com',
    'https://evilinstagram.com/',
    'https://instagram.com@evil.example/',
    'https://someone:secret@instagram.com/',
    'https://instagram.com:8443/',
    'https://evil.example\\@instagram.com/',
    'https://facebook.com/dar',
    'https://l.instagram.com/?u=https://evil.example',
    'https://instagrаm.com/', // a Cyrillic а
    'data:text/html,<script>alert(1)</script>',
  ]
  for (const text of wrong) assert.throws(() => storeLink('instagram', text), WrongStoreLink, text)
})

test('a store is not opened with another link', async () => {
  await using shop = await openTestShop()
  await assert.rejects(shop.hasStore({ instagramUrl: 'https://evil.example/' }), WrongStoreLink)
  const id = await shop.hasStore({ facebookUrl: 'https://FACEBOOK.com/dar' })
  assert.equal((await getStore(shop.marketplace, id)).facebookUrl, 'https://facebook.com/dar')
})
