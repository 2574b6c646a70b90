import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { test } from 'node:test'
import { readPicture, samplePictures } from './sample-pictures.ts'

const folder = new URL('pictures/', import.meta.url)
const made = globSync('*/*.webp', { cwd: folder }).map((file) => file.replaceAll('\\', '/').replace('.webp', ''))

/** Pixels. A view that is not named here is one of a product. */
const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  wide: [2000, 938],
  tile: [800, 1000],
  cover: [1600, 600],
  logo: [480, 480],
}

test('the studio has made every picture that the samples show, and no other', () => {
  assert.deepEqual([...samplePictures()].sort(), made.sort())
})

test('what the home page and the shop show is copied first', () => {
  const order = [...samplePictures()]
  const [firstHero, firstTile, firstPiece, firstStore] = ['wide', 'tile', 'whole', 'logo'].map((view) =>
    order.findIndex((name) => name.endsWith(`/${view}`)),
  )
  assert.equal(firstHero, 0)
  assert.ok(Number(firstTile) < Number(firstPiece) && Number(firstPiece) < Number(firstStore))
  const lastPiece = order.findLastIndex((name) => name.endsWith('/whole'))
  assert.ok(lastPiece < order.findIndex((name) => name.endsWith('/detail')))
})

test('pictures have the size that their place on the page expects', async () => {
  for (const name of made) {
    const { width, height, placeholderColor } = await readPicture(name)
    assert.deepEqual([width, height], sizes[name.split('/')[1] ?? ''] ?? [800, 1000], name)
    assert.match(placeholderColor, /^#[0-9a-f]{6}$/)
  }
})

test('all pictures together are a small part of what one downloads with the shop', async () => {
  const bytes = await Promise.all(made.map(async (name) => (await stat(new URL(`${name}.webp`, folder))).size))
  assert.ok(bytes.reduce((sum, size) => sum + size, 0) <= 40_000_000)
})
