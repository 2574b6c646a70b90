import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { securityHeaders } from './security-headers.ts'

function appAt(publicUrl: string): Hono {
  const app = new Hono()
  app.use('*', securityHeaders(publicUrl))
  app.get('/data', () => Response.json({}))
  app.get('/moved', () => Response.redirect('http://shop.example/'))
  app.get('/known', () => new Response(null, { status: 304 }))
  app.get('/broken', () => {
    throw new Error('broken')
  })
  app.get('/private', () => new Response('', { headers: { 'Referrer-Policy': 'no-referrer' } }))
  app.onError(() => new Response('', { status: 500 }))
  return app
}

test('answers, redirects, errors and what is not there all carry the headers', async () => {
  const app = appAt('http://shop.example')
  for (const path of ['/data', '/moved', '/broken', '/nowhere']) {
    const { headers } = await app.request(path)
    assert.match(headers.get('Content-Security-Policy') ?? '', /default-src 'none'/, path)
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff', path)
    assert.match(headers.get('Permissions-Policy') ?? '', /camera=\(\)/, path)
  }
})

test('what an answer has said itself stays', async () => {
  assert.equal((await appAt('http://shop.example').request('/private')).headers.get('Referrer-Policy'), 'no-referrer')
})

test('304 leaves the policy of the copy as it is', async () => {
  assert.equal((await appAt('http://shop.example').request('/known')).headers.get('Content-Security-Policy'), null)
})

test('browsers are held to https only where the shop is behind it', async () => {
  assert.equal((await appAt('http://shop.example').request('/data')).headers.get('Strict-Transport-Security'), null)
  const secure = (await appAt('https://shop.example').request('/data')).headers.get('Strict-Transport-Security')
  assert.match(secure ?? '', /^max-age=\d+$/)
})
