import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openInstance } from '#tests/support/instance.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('other spellings of a page redirect to the one that is cached, with their query', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  await using instance = await openInstance(shop)
  const canonicalPaths = {
    [`/product/${id}/`]: `/product/${id}`,
    [`/Product/${id}`]: `/product/${id}`,
    [`/PRODUCT/${id}//?utm_source=card&fbclid=AbC`]: `/product/${id}?utm_source=card&fbclid=AbC`,
    [`/%70roduct/${id}`]: `/product/${id}`,
    '/Shop/?q=Bowl%201&sort=name': '/shop?q=Bowl%201&sort=name',
    '/NEWSLETTER': '/newsletter',
    '/Robots.txt': '/robots.txt',
    '//': '/',
    '//stores': '/stores',
  }
  for (const [spelling, canonical] of Object.entries(canonicalPaths))
    for (const method of ['GET', 'HEAD']) {
      const response = await instance.app.request(`https://hirfa.example${spelling}`, { method })
      assert.deepEqual([response.status, response.headers.get('Location')], [301, canonical], `${method} ${spelling}`)
    }
  for (const canonical of new Set(Object.values(canonicalPaths))) {
    assert.equal((await instance.app.request(canonical)).status, 200, canonical)
    assert.notEqual(await instance.cacheStatus(canonical), undefined, canonical)
  }
})

test('tokens keep their case and encoding in a redirect', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const ordered = await shop.order([{ product: bowl }])
  assert.ok(ordered.outcome === 'placed')
  await using instance = await openInstance(shop)
  const locationOf = async (path: string) => (await instance.app.request(path)).headers.get('Location')
  const { token } = ordered.order
  assert.equal(await locationOf(`/Order/${token}/`), `/order/${token}`)
  assert.equal((await instance.app.request(`/order/${token}`)).status, 200)
  assert.equal(await locationOf('/newsletter/Confirm/AbC%2Fd%20'), '/newsletter/confirm/AbC%2Fd%20')
})

test('canonical paths, other methods, the API, files and unknown paths are not redirected', async () => {
  await using shop = await openTestShop()
  const { id, pictures } = await shop.sells()
  await using instance = await openInstance(shop)
  for (const path of ['/', '/shop', `/product/${id}`, `/product/${id}.data`, '/cart?x', '/_.data', '/offline'])
    assert.equal((await instance.app.request(`https://hirfa.example${path}`)).status, 200, path)
  const picture = `/api/image/${pictures[0]?.fileName}`
  assert.equal((await instance.app.request(picture)).status, 200)
  for (const path of [
    '/API/products',
    '/nowhere/',
    '//evil.example/',
    '/Admin/',
    '/%zz/',
    '/product/%zz',
    '/newsletter/Confirm/AbC%0D%0A',
  ])
    assert.equal((await instance.app.request(`https://hirfa.example${path}`)).headers.get('Location'), null, path)
  const form = { method: 'POST', body: new URLSearchParams({ email: 'nobody' }), headers: { Host: 'hirfa.example' } }
  assert.notEqual((await instance.app.request('https://hirfa.example/Newsletter/', form)).status, 301)
})
