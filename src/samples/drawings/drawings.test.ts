import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import type { Shape, Subject, View } from '../sample-shop.ts'
import { drawHero } from './draw-hero.ts'
import { drawProduct } from './draw-product.ts'
import { drawCover, drawLogo } from './draw-store.ts'
import { drawTile } from './draw-tile.ts'
import { shapes } from './pieces.ts'

const views: readonly View[] = ['whole', 'detail', 'group', 'scene']
const palette = { main: '#F3E9D6', second: '#1F4E86', accent: '#A8461F' } as const

function subjectOf(shape: Shape): Subject {
  return { shape, motif: 'berber', palette }
}

/** Well-formed, of the right size, and no definition named twice or missing. */
async function assertPicture(svg: string, width: number, height: number): Promise<void> {
  const metadata = await sharp(Buffer.from(svg)).metadata()
  assert.deepEqual([metadata.format, metadata.width, metadata.height], ['svg', width, height])
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  assert.equal(new Set(ids).size, ids.length)
  for (const [, used] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g))
    assert.ok(ids.includes(used), `#${used} is defined`)
  assert.doesNotMatch(svg, /NaN|undefined|Infinity/)
}

for (const view of views) {
  test(`every shape has a well-formed ${view} picture`, async () => {
    for (const shape of shapes) await assertPicture(drawProduct(subjectOf(shape), view, 3), 960, 1200)
  })
}

test('the same subject, view and seed give the same picture', () => {
  for (const shape of shapes) {
    for (const view of views)
      assert.equal(drawProduct(subjectOf(shape), view, 5), drawProduct(subjectOf(shape), view, 5))
  }
})

test('shapes, views and motifs all look different', () => {
  const pictures = shapes.flatMap((shape) => views.map((view) => drawProduct(subjectOf(shape), view, 1)))
  assert.equal(new Set(pictures).size, shapes.length * views.length)
  const motifs = [
    'plain',
    'stripes',
    'diamonds',
    'fish',
    'arabesque',
    'zellige',
    'dots',
    'berber',
    'grain',
    'weave',
  ] as const
  assert.equal(
    new Set(motifs.map((motif) => drawProduct({ shape: 'vase', motif, palette }, 'whole', 1))).size,
    motifs.length,
  )
})

test('stores, heroes and tiles have the sizes the pages expect', async () => {
  await assertPicture(drawLogo('Dar El Fakhar', palette, 1), 400, 400)
  await assertPicture(drawCover(palette, shapes.slice(0, 6).map(subjectOf), 1), 1600, 600)
  await assertPicture(drawCover(palette, [], 1), 1600, 600)
  for (const index of [0, 1, 2, 3] as const) await assertPicture(drawHero(index), 1920, 900)
  const collections = [
    'artisanal-decor-craft',
    'handcrafted-accessories',
    'home-ambiance-essentials',
    'kids-room-wonders',
  ] as const
  for (const collection of collections) await assertPicture(drawTile(collection), 800, 1000)
})
