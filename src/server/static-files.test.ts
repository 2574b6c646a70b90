import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import zlib from 'node:zlib'
import { sampleUnlessLong } from '#tests/support/long-run.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { clientDirectory, loadPages } from './pages.ts'
import { buildOfSide } from './side-build.ts'

const pages = await loadPages()

test('scripts and styles are served with the best compression that the client accepts', async () => {
  await using shop = await openTestShop()
  const app = testApp(shop.marketplace)
  const built = (await readdir(path.join(clientDirectory, 'assets'))).filter((name) => /\.(js|css)$/.test(name))
  const { manifest } = buildOfSide(pages.en, 'storefront')
  // Compressing each as well as possible takes half a minute.
  for (const address of [manifest.path, ...sampleUnlessLong(built, 40).map((name) => `/assets/${name}`)]) {
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
    const response = await app.request(address, { headers: { 'Accept-Encoding': accepted } })
    assert.equal(response.status, 200, address)
    assert.equal(response.headers.get('Vary'), 'Accept-Encoding')
    assert.match(response.headers.get('Cache-Control') ?? '', /immutable/)
    const body = Buffer.from(await response.arrayBuffer())
    return { body, length: body.length, encoding: response.headers.get('Content-Encoding') }
  }
})
