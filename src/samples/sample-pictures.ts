import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { NewPicture } from '#domain/catalog/add-picture.ts'
import { collectionSlugs } from '#domain/catalog/category.ts'
import { heroPlaces } from '#domain/showcase/showcase.ts'
import type { ColorView, SampleProduct, SampleStore, View } from './sample-shop.ts'
import { sampleStores } from './stores/stores.ts'

/**
 * The name of a picture is its folder and its view, such as `hout/whole`. Copies are made in this order: first what the
 * home page and the shop show, then the stores, then what is seen on the page of a piece.
 */
export function* samplePictures(): Generator<string> {
  const products = sampleStores.flatMap(({ products }) => products)
  yield* heroPlaces.map(heroPicture)
  yield* collectionSlugs.map(tilePicture)
  for (const product of products) yield* product.views.slice(0, 1).map((view) => productPicture(product, view))
  for (const store of sampleStores) yield* [logoPicture(store), coverPicture(store)]
  for (const product of products)
    yield* productViews(product)
      .slice(1)
      .map((view) => productPicture(product, view))
}

/** The views of a product, then those that only its colors have. */
export function productViews({ views, colors }: SampleProduct): (View | ColorView)[] {
  return [...new Set([...views, ...colors.flatMap((color) => color.views ?? [])])]
}

export const heroPicture = (place: string) => `${place}/wide`
export const tilePicture = (collection: string) => `tile-${collection}/tile`
export const logoPicture = ({ name }: SampleStore) => `logo-${plainLetters(name)}/logo`
export const coverPicture = ({ name }: SampleStore) => `cover-${plainLetters(name)}/cover`

/** What stands in quotes in the name of a product tells it from all others. */
export function productPicture({ name }: SampleProduct, view: View | ColorView): string {
  const [, quoted = name] = /‘(.+)’/.exec(name) ?? []
  return `${plainLetters(quoted)}/${view}`
}

/** Reads a picture by its name. Fails with ENOENT where the studio has not made it. */
export async function readPicture(picture: string): Promise<NewPicture> {
  const bytes = await readFile(new URL(`pictures/${picture}.webp`, import.meta.url))
  const image = sharp(bytes)
  const { width, height } = await image.metadata()
  const average = await image.resize(1, 1).removeAlpha().raw().toBuffer()
  return { bytes, format: 'webp', width, height, placeholderColor: `#${average.toString('hex')}` }
}

function plainLetters(name: string): string {
  const bare = name.normalize('NFD').replaceAll(/\p{Mark}/gu, '')
  return bare.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}
