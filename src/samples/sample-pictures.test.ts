import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { test } from 'node:test'
import sharp from 'sharp'
import { sampleUnlessLong } from '#tests/support/long-run.ts'
import { productPicture, readPicture, samplePictures } from './sample-pictures.ts'
import { sampleStores } from './stores/stores.ts'

const folder = new URL('pictures/', import.meta.url)
const made = globSync('*/*.webp', { cwd: folder }).map((file) => file.replaceAll('\\', '/').replace('.webp', ''))

type Size = readonly [width: number, height: number]

/** In pixels, the current size first: not all pictures are rendered at it yet. Other views are those of products. */
const sizes: Readonly<Record<string, readonly Size[]>> = {
  wide: [
    [2400, 1126],
    [2000, 938],
  ],
  tile: [[800, 1000]],
  cover: [[1600, 600]],
  logo: [[480, 480]],
  whole: [
    [1200, 1500],
    [800, 1000],
  ],
}

test('the rendered pictures are exactly those that the samples name', () => {
  assert.deepEqual([...samplePictures()].sort(), made.sort())
})

test('pictures of the home page and the shop come first', () => {
  const order = [...samplePictures()]
  const [firstHero, firstTile, firstPiece, firstStore] = ['wide', 'tile', 'whole', 'logo'].map((view) =>
    order.findIndex((name) => name.endsWith(`/${view}`)),
  )
  assert.equal(firstHero, 0)
  assert.ok(Number(firstTile) < Number(firstPiece) && Number(firstPiece) < Number(firstStore))
  const lastPiece = order.findLastIndex((name) => name.endsWith('/whole'))
  assert.ok(lastPiece < order.findIndex((name) => name.endsWith('/detail')))
})

test('pictures have the sizes that the pages expect', async () => {
  for (const name of sampleUnlessLong(made, 30)) {
    const { width, height, placeholderColor } = await readPicture(name)
    const [, view = ''] = name.split('/')
    const allowed = sizes[view.split('-')[0] ?? ''] ?? [[800, 1000]]
    assert.ok(
      allowed.some((size) => size[0] === width && size[1] === height),
      `${name}: ${width} x ${height}`,
    )
    assert.match(placeholderColor, /^#[0-9a-f]{6}$/)
  }
})

test('every color of a product with pictures by color has a main picture of the same size', async () => {
  for (const { products } of sampleStores)
    for (const product of products) {
      if (product.colors.length < 2) continue
      const mains = product.colors.map(({ views }) => views?.[0])
      assert.equal(new Set(mains).size, mains.length, product.name)
      const pictures = await Promise.all(mains.map((view) => readPicture(productPicture(product, view ?? 'whole'))))
      assert.equal(new Set(pictures.map(({ width }) => width)).size, 1, product.name)
    }
})

test('where the pictures of two colors differ, the second shows the color of its swatch', async () => {
  for (const { products } of sampleUnlessLong(sampleStores, 2))
    for (const product of products) {
      const first = await pixelsOf(productPicture(product, 'whole'))
      for (const { name, swatch, views } of product.colors) {
        const [view] = views ?? []
        if (!view?.startsWith('whole-')) continue
        const other = await pixelsOf(productPicture(product, view))
        const changed = other.filter((pixel, index) => distance(pixel, first[index] ?? pixel) > 30)
        const seen = [0, 1, 2].map((part) => median(changed.map((pixel) => pixel[part] ?? 0)))
        const meant = [1, 3, 5].map((at) => Number.parseInt(swatch.slice(at, at + 2), 16))
        const words = `${product.name}, ${name}: ${seen} for ${meant}`
        assert.ok(changed.length > 40, words)
        assert.ok(distance(seen, meant) < 75, words)
      }
    }
})

test('all pictures together are a small part of the repository', async () => {
  const bytes = await Promise.all(made.map(async (name) => (await stat(new URL(`${name}.webp`, folder))).size))
  assert.ok(bytes.reduce((sum, size) => sum + size, 0) <= 60_000_000)
})

type Pixel = readonly number[]

/** Returns the red, green and blue values of the pixels of a small copy. */
async function pixelsOf(picture: string): Promise<Pixel[]> {
  const { bytes } = await readPicture(picture)
  const data = await sharp(bytes).resize(200, 250).removeAlpha().raw().toBuffer()
  return Array.from({ length: data.length / 3 }, (_, index) => [...data.subarray(index * 3, index * 3 + 3)])
}

function distance(one: Pixel, other: Pixel): number {
  return Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)))
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
