import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop } from '#tests/support/test-shop.ts'
import { getStore } from './catalog/stores/get-store.ts'
import { InvalidSocialLink, requireSocialLink } from './social-link.ts'

test('links to pages at the two networks are accepted, with or without www', () => {
  assert.equal(requireSocialLink('instagram', 'https://www.instagram.com/dar'), 'https://www.instagram.com/dar')
  assert.equal(requireSocialLink('instagram', 'HTTPS://Instagram.com/dar?a=1'), 'https://instagram.com/dar?a=1')
  assert.equal(requireSocialLink('facebook', 'https://facebook.com:443/dar'), 'https://facebook.com/dar')
})

test('other links are refused', () => {
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
  for (const text of wrong) assert.throws(() => requireSocialLink('instagram', text), InvalidSocialLink, text)
})

test('a store with an invalid link is not added', async () => {
  await using shop = await openTestShop()
  await assert.rejects(shop.hasStore({ instagramUrl: 'https://evil.example/' }), InvalidSocialLink)
  const id = await shop.hasStore({ facebookUrl: 'https://FACEBOOK.com/dar' })
  assert.equal((await getStore(shop.marketplace, id)).facebookUrl, 'https://facebook.com/dar')
})
