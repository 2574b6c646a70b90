import { sql } from 'kysely'
import { addPicture } from '#domain/catalog/add-picture.ts'
import { addProduct } from '#domain/catalog/add-product.ts'
import { addStore } from '#domain/catalog/add-store.ts'
import { collectionSlugs } from '#domain/catalog/category.ts'
import { bringerOfSamples } from '#domain/catalog/shows-samples.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import type { Email } from '#domain/email.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import type { Phone } from '#domain/phone.ts'
import { scheduleWeeklyPromotion } from '#domain/promotions/schedule-weekly-promotion.ts'
import { sundayMidnight } from '#domain/promotions/weekly-promotion.ts'
import { setShowcasePicture } from '#domain/showcase/set-showcase-picture.ts'
import { heroPlaces } from '#domain/showcase/showcase.ts'
import {
  coverPicture,
  heroPicture,
  logoPicture,
  productPicture,
  productViews,
  readPicture,
  samplePictures,
  tilePicture,
} from './sample-pictures.ts'
import type { ColorView, SampleProduct, SampleStore, View } from './sample-shop.ts'
import { sampleStores } from './stores/stores.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * Fills a shop in which there never was a store with the samples, all or nothing. The pictures are kept before the
 * transaction begins; one that a killed start left behind is found again, because its name comes from its bytes.
 */
export async function fillEmptyShop(marketplace: Marketplace, tell: (line: string) => void): Promise<void> {
  if (!(await isEmpty(marketplace))) return
  tell('Filling the empty shop with samples')
  const kept = await keepPictures(marketplace)
  await inTransaction(marketplace, async (marketplace) => {
    await sql`lock table stores in share row exclusive mode`.execute(marketplace.db)
    if (!(await isEmpty(marketplace))) return
    await fillShowcase(marketplace, kept)
    for (const [index, store] of sampleStores.entries()) await fillStore(marketplace, store, index, kept)
    await scheduleSampleWeek(marketplace)
  })
}

async function isEmpty({ db }: Marketplace): Promise<boolean> {
  return (await db.selectFrom('stores').select('id').limit(1).executeTakeFirst()) === undefined
}

/** File names by the folder and view of the picture. */
type Kept = ReadonlyMap<string, string>

/** Keeps all pictures, a few at a time: sharp works beside this thread, on as many cores as there are. */
async function keepPictures(marketplace: Marketplace): Promise<Kept> {
  const kept = new Map<string, string>()
  const waiting = samplePictures()
  const keeper = async () => {
    for (const picture of waiting) kept.set(picture, await addPicture(marketplace, await readPicture(picture)))
  }
  await Promise.all([keeper(), keeper(), keeper(), keeper()])
  return kept
}

async function fillShowcase(marketplace: Marketplace, kept: Kept): Promise<void> {
  for (const place of heroPlaces) await setShowcasePicture(marketplace, place, nameOf(kept, heroPicture(place)))
  for (const slug of collectionSlugs)
    await setShowcasePicture(marketplace, `tile-${slug}`, nameOf(kept, tilePicture(slug)))
}

/** Earlier stores and products were added earlier, so that "newest first" means something. */
async function fillStore(marketplace: Marketplace, store: SampleStore, index: number, kept: Kept): Promise<void> {
  const addedAt = new Date(marketplace.clock.now().getTime() - (sampleStores.length - index) * 15 * day)
  const then = { ...marketplace, clock: { now: () => addedAt } }
  const storeId = await addStore(then, {
    name: store.name,
    category: store.category,
    description: store.description,
    logo: nameOf(kept, logoPicture(store)),
    cover: nameOf(kept, coverPicture(store)),
    governorate: store.governorate,
    town: store.town,
    craft: store.craft,
    instagramUrl: store.instagramUrl,
    facebookUrl: store.facebookUrl,
  })
  for (const [number, product] of store.products.entries()) {
    const later = { ...marketplace, clock: { now: () => new Date(addedAt.getTime() + number * hour) } }
    const productId = await fillProduct(later, storeId, product, kept)
    await fillComments(marketplace, productId, product)
  }
}

async function fillProduct(
  marketplace: Marketplace,
  storeId: number,
  product: SampleProduct,
  kept: Kept,
): Promise<number> {
  const { name, model, category, description, widthMillimeters, heightMillimeters, weightGrams } = product
  return addProduct(
    marketplace,
    {
      ...{ storeId, name, model, category, description, widthMillimeters, heightMillimeters, weightGrams },
      regularPrice: dinars(product.price),
      ...(product.promotionalPrice !== undefined && { promotionalPrice: dinars(product.promotionalPrice) }),
      mainColor: product.colors[0]?.name ?? '',
      colors: product.colors.map(({ name, swatch }) => ({ name, swatch: swatch.toLowerCase() })),
      sizes: product.sizes ?? [{ name: '', stock: product.stock ?? 0 }],
      pictures: productViews(product).map((view) => {
        const color = product.colors.find(({ views }) => views?.includes(view))?.name
        return {
          fileName: nameOf(kept, productPicture(product, view)),
          alt: [name, color, wordsOf(view)].filter(Boolean).join(', '),
          ...(color !== undefined && { color }),
        }
      }),
    },
    bringerOfSamples,
  )
}

const viewWords: Record<View, string> = {
  whole: 'the whole piece',
  detail: 'a close look',
  group: 'several together',
  scene: 'in a room',
}

function wordsOf(view: View | ColorView): string {
  return viewWords[view.split('-')[0] as View]
}

async function fillComments(marketplace: Marketplace, productId: number, product: SampleProduct): Promise<void> {
  for (const comment of product.comments ?? []) {
    const postedAt = new Date(marketplace.clock.now().getTime() - comment.daysAgo * day)
    await postComment(
      { ...marketplace, clock: { now: () => postedAt } },
      {
        productId,
        authorName: comment.name,
        email: 'sample@example.tn' as Email,
        phone: '+21620000000' as Phone,
        body: comment.text,
        isSeen: true,
      },
    )
  }
}

/** The first promoted product is the product of the week, every week until Sunday midnight in Tunis. */
async function scheduleSampleWeek(marketplace: Marketplace): Promise<void> {
  const now = marketplace.clock.now()
  const { id } = await marketplace.db
    .selectFrom('products')
    .select('id')
    .where('promotional_price_millimes', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await scheduleWeeklyPromotion(marketplace, {
    productId: id,
    startsAt: now,
    endsAt: sundayMidnight(now),
    renewsWeekly: true,
  })
}

function nameOf(kept: Kept, picture: string): string {
  const fileName = kept.get(picture)
  if (fileName === undefined) throw new Error(`Nobody kept ${picture}`)
  return fileName
}
