import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceCookie, expiredSessionCookie, sessionCookie } from './session-cookie.ts'

const shop = 'https://shop.example'

/** The attributes of a cookie, without its name and value. */
function attributesOf(cookie: string): string[] {
  return cookie.split('; ').slice(1)
}

test('cookies of the back office are for this host alone, over https, not for scripts or forms of other sites', () => {
  for (const cookieOf of [sessionCookie, deviceCookie]) {
    const cookie = cookieOf('token', shop)
    assert.match(cookie, /^__Host-[a-z-]+=token; Path=\/; /)
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Secure'])
      assert.ok(attributesOf(cookie).includes(attribute), `${cookie} lacks ${attribute}`)
  }
})

test('signing out deletes the cookie that signing in has set', () => {
  const [name] = sessionCookie('token', shop).split('=')
  const deleting = expiredSessionCookie(shop)
  assert.ok(deleting.startsWith(`${name}=;`))
  assert.ok(attributesOf(deleting).includes('Max-Age=0'))
})

test('over http only the own machine has cookies without Secure', () => {
  assert.match(sessionCookie('token', 'http://localhost:3000'), /^hirfa-office=token; /)
  assert.ok(!attributesOf(sessionCookie('token', 'http://localhost:3000')).includes('Secure'))
  assert.ok(attributesOf(sessionCookie('token', 'http://shop.example')).includes('Secure'))
})
