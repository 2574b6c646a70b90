import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { NewPicture } from '#domain/catalog/pictures/new-picture.ts'
import { builtInCollections } from '#domain/category.ts'
import { heroSlots } from '#domain/home-page/banner-slots.ts'
import type { ColorView, SampleProduct, SampleStore, View } from './sample-types.ts'
import { sampleStores } from './stores/stores.ts'

/**
 * Yields the names of all sample pictures. A name is a folder and a view, such as `hout/whole`. Copies are made in this
 * order: pictures of the home page and the shop, then of stores, then of product pages.
 */
export function* samplePictures(): Generator<string> {
  const products = sampleStores.flatMap(({ products }) => products)
  yield* heroSlots.map(heroPicture)
  yield* builtInCollections.map(tilePicture)
  for (const product of products) yield* product.views.slice(0, 1).map((view) => productPicture(product, view))
  for (const store of sampleStores) yield* [logoPicture(store), coverPicture(store)]
  for (const product of products)
    yield* productViews(product)
      .slice(1)
      .map((view) => productPicture(product, view))
}

/** Returns the views of a product, then those of single colors. */
export function productViews({ views, colors }: SampleProduct): (View | ColorView)[] {
  return [...new Set([...views, ...colors.flatMap((color) => color.views ?? [])])]
}

export const heroPicture = (slot: string) => `${slot}/wide`
export const tilePicture = (collection: string) => `tile-${collection}/tile`
export const logoPicture = ({ name }: SampleStore) => `logo-${plainLetters(name)}/logo`
export const coverPicture = ({ name }: SampleStore) => `cover-${plainLetters(name)}/cover`

/** The folder is the part of the product's name in quotes, which is unique. */
export function productPicture({ name }: SampleProduct, view: View | ColorView): string {
  const [, quoted = name] = /‘(.+)’/.exec(name) ?? []
  return `${plainLetters(quoted)}/${view}`
}

/** Reads a picture by its name. Throws ENOENT for a name without a picture. */
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
