import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import zlib from 'node:zlib'
import { compressFast, compressSmallest, negotiateEncoding } from './encodings.ts'

const preferences = {
  'gzip, deflate, br, zstd': 'br',
  'gzip, deflate': 'gzip',
  'br;q=0.5, gzip;q=0.8': 'gzip',
  'BR;Q=1.0': 'br',
  'gzip;q=0.5, identity;q=1': 'identity',
  'br;q=0, *': 'gzip',
  '*': 'br',
  '*;q=0': 'identity',
  identity: 'identity',
  'br;q=2, gzip;q=nonsense': 'identity',
  brotli: 'identity',
  ',,;': 'identity',
  '': 'identity',
}

for (const [accepted, encoding] of Object.entries(preferences)) {
  test(`Accept-Encoding "${accepted}" negotiates ${encoding}`, () => {
    assert.equal(negotiateEncoding(accepted), encoding)
    assert.equal(negotiateEncoding(accepted), encoding)
  })
}

test('without Accept-Encoding the response is not compressed', () => {
  assert.equal(negotiateEncoding(undefined), 'identity')
})

test('compressed bodies decode to the original, and the best compression is smaller', async () => {
  const text = await readFile(import.meta.filename)
  const [fast, best] = [await compressFast(text, 'br'), await compressSmallest(text)]
  assert.deepEqual(zlib.brotliDecompressSync(fast), text)
  assert.deepEqual(zlib.brotliDecompressSync(best), text)
  assert.deepEqual(zlib.gunzipSync(await compressFast(text, 'gzip')), text)
  assert.ok(best.byteLength < fast.byteLength)
})
