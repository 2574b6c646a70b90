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

test('pages, redirects, errors and 404 responses all have the security headers', async () => {
  const app = appAt('http://shop.example')
  for (const path of ['/data', '/moved', '/broken', '/nowhere']) {
    const { headers } = await app.request(path)
    assert.match(headers.get('Content-Security-Policy') ?? '', /default-src 'none'/, path)
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff', path)
    assert.match(headers.get('Permissions-Policy') ?? '', /camera=\(\)/, path)
  }
})

test('headers that are set already stay', async () => {
  assert.equal((await appAt('http://shop.example').request('/private')).headers.get('Referrer-Policy'), 'no-referrer')
})

test('a 304 has no Content-Security-Policy', async () => {
  assert.equal((await appAt('http://shop.example').request('/known')).headers.get('Content-Security-Policy'), null)
})

test('Strict-Transport-Security is sent only with an https origin', async () => {
  assert.equal((await appAt('http://shop.example').request('/data')).headers.get('Strict-Transport-Security'), null)
  const secure = (await appAt('https://shop.example').request('/data')).headers.get('Strict-Transport-Security')
  assert.match(secure ?? '', /^max-age=\d+$/)
})
