import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import zlib from 'node:zlib'
import { openTestShop } from '#tests/support/test-shop.ts'
import { createApp } from './app.ts'
import { clientDirectory, loadPages } from './pages.ts'
import { shopPages } from './shop-pages.ts'

const pages = await loadPages()

test('scripts and styles come compressed as small as can be, or as the client can read them', async () => {
  await using shop = await openTestShop()
  const app = createApp({ marketplace: shop.marketplace, publicUrl: 'https://shop.example', pages, clientDirectory })
  const built = (await readdir(path.join(clientDirectory, 'assets'))).filter((name) => /\.(js|css)$/.test(name))
  const { manifest } = shopPages(pages)
  for (const address of [manifest.path, ...built.map((name) => `/assets/${name}`)]) {
    const plain = await ask(address, 'identity')
    assert.equal(plain.encoding, null, address)
    const small = await ask(address, 'gzip, deflate, br, zstd')
    assert.equal(small.encoding, 'br', address)
    assert.equal(small.length, zlib.brotliCompressSync(plain.body).length, address)
    assert.deepEqual(zlib.brotliDecompressSync(small.body), plain.body, address)
    const older = await ask(address, 'gzip')
    assert.equal(older.encoding, 'gzip', address)
    assert.deepEqual(zlib.gunzipSync(older.body), plain.body, address)
  }
  const [name] = built
  const onDisk = await readFile(path.join(clientDirectory, 'assets', name ?? ''))
  assert.deepEqual((await ask(`/assets/${name}`, 'identity')).body, onDisk)

  async function ask(address: string, accepted: string) {
    const answer = await app.request(address, { headers: { 'Accept-Encoding': accepted } })
    assert.equal(answer.status, 200, address)
    assert.equal(answer.headers.get('Vary'), 'Accept-Encoding')
    assert.match(answer.headers.get('Cache-Control') ?? '', /immutable/)
    const body = Buffer.from(await answer.arrayBuffer())
    return { body, length: body.length, encoding: answer.headers.get('Content-Encoding') }
  }
})
