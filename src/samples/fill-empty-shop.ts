import { sql } from 'kysely'
import { addPicture } from '#domain/catalog/add-picture.ts'
import { addProduct } from '#domain/catalog/add-product.ts'
import { addStore } from '#domain/catalog/add-store.ts'
import { collectionSlugs } from '#domain/catalog/category.ts'
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
import { drawHero } from './drawings/draw-hero.ts'
import { drawProduct } from './drawings/draw-product.ts'
import { drawCover, drawLogo } from './drawings/draw-store.ts'
import { drawTile } from './drawings/draw-tile.ts'
import { paint } from './paint.ts'
import type { SampleProduct, SampleStore, View } from './sample-shop.ts'
import { sampleStores } from './stores/stores.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * Fills a shop in which there never was a store with the samples, all or nothing. The pictures are drawn before the
 * transaction begins; one that a killed start left behind is found again, because its name comes from its bytes.
 */
export async function fillEmptyShop(marketplace: Marketplace, tell: (line: string) => void): Promise<void> {
  if (!(await isEmpty(marketplace))) return
  tell('Filling the empty shop with samples')
  const painted = await paintEverything(marketplace)
  await inTransaction(marketplace, async (marketplace) => {
    await sql`lock table stores in share row exclusive mode`.execute(marketplace.db)
    if (!(await isEmpty(marketplace))) return
    await fillShowcase(marketplace, painted)
    for (const [index, store] of sampleStores.entries()) await fillStore(marketplace, store, index, painted)
    await scheduleSampleWeek(marketplace)
  })
}

async function isEmpty({ db }: Marketplace): Promise<boolean> {
  return (await db.selectFrom('stores').select('id').limit(1).executeTakeFirst()) === undefined
}

/** File names by what they show. */
type Painted = ReadonlyMap<string, string>

/** Draws all pictures, a few at a time: sharp works beside this thread, on as many cores as there are. */
async function paintEverything(marketplace: Marketplace): Promise<Painted> {
  const painted = new Map<string, string>()
  const waiting = drawings()
  const painter = async () => {
    for (const [subject, draw] of waiting) painted.set(subject, await addPicture(marketplace, await paint(draw())))
  }
  await Promise.all([painter(), painter(), painter(), painter()])
  return painted
}

function* drawings(): Generator<[subject: string, draw: () => string]> {
  for (const [index, place] of heroPlaces.entries()) yield [place, () => drawHero(index as 0 | 1 | 2 | 3)]
  for (const slug of collectionSlugs) yield [`tile-${slug}`, () => drawTile(slug)]
  for (const [index, store] of sampleStores.entries()) {
    const subjects = store.products.map((product) => product.subject)
    yield [`${store.name} logo`, () => drawLogo(store.name, store.palette, index)]
    yield [`${store.name} cover`, () => drawCover(store.palette, subjects, index)]
    for (const [number, product] of store.products.entries()) {
      for (const view of product.views) {
        yield [`${product.name} ${view}`, () => drawProduct(product.subject, view, index * 100 + number)]
      }
    }
  }
}

async function fillShowcase(marketplace: Marketplace, painted: Painted): Promise<void> {
  for (const place of heroPlaces) await setShowcasePicture(marketplace, place, nameOf(painted, place))
  for (const slug of collectionSlugs)
    await setShowcasePicture(marketplace, `tile-${slug}`, nameOf(painted, `tile-${slug}`))
}

/** Earlier stores and products were added earlier, so that "newest first" means something. */
async function fillStore(marketplace: Marketplace, store: SampleStore, index: number, painted: Painted): Promise<void> {
  const addedAt = new Date(marketplace.clock.now().getTime() - (sampleStores.length - index) * 15 * day)
  const then = { ...marketplace, clock: { now: () => addedAt } }
  const storeId = await addStore(then, {
    name: store.name,
    category: store.category,
    description: store.description,
    logo: nameOf(painted, `${store.name} logo`),
    cover: nameOf(painted, `${store.name} cover`),
    instagramUrl: store.instagramUrl,
    facebookUrl: store.facebookUrl,
  })
  for (const [number, product] of store.products.entries()) {
    const later = { ...marketplace, clock: { now: () => new Date(addedAt.getTime() + number * hour) } }
    const productId = await fillProduct(later, storeId, product, painted)
    await fillComments(marketplace, productId, product)
  }
}

async function fillProduct(
  marketplace: Marketplace,
  storeId: number,
  product: SampleProduct,
  painted: Painted,
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
      pictures: product.views.map((view) => ({
        fileName: nameOf(painted, `${name} ${view}`),
        alt: `${name}, ${viewWords[view]}`,
      })),
    },
    'samples',
  )
}

const viewWords: Record<View, string> = {
  whole: 'the whole piece',
  detail: 'a close look',
  group: 'several together',
  scene: 'in a room',
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

function nameOf(painted: Painted, subject: string): string {
  const fileName = painted.get(subject)
  if (fileName === undefined) throw new Error(`Nobody painted ${subject}`)
  return fileName
}
