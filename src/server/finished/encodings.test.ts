import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import zlib from 'node:zlib'
import { bestEncoding, encodeBest, encodeQuickly } from './encodings.ts'

const wishes = {
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

for (const [accepted, encoding] of Object.entries(wishes)) {
  test(`whoever accepts "${accepted}" gets ${encoding}`, () => {
    assert.equal(bestEncoding(accepted), encoding)
    assert.equal(bestEncoding(accepted), encoding)
  })
}

test('whoever accepts nothing in particular gets it plain', () => {
  assert.equal(bestEncoding(undefined), 'identity')
})

test('what is compressed is the same text, and the better way is the smaller', async () => {
  const text = await readFile(import.meta.filename)
  const [quick, best] = [await encodeQuickly(text, 'br'), await encodeBest(text)]
  assert.deepEqual(zlib.brotliDecompressSync(quick), text)
  assert.deepEqual(zlib.brotliDecompressSync(best), text)
  assert.deepEqual(zlib.gunzipSync(await encodeQuickly(text, 'gzip')), text)
  assert.ok(best.byteLength < quick.byteLength)
})
