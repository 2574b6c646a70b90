import { createProduct } from '#domain/catalog/admin/create-product.ts'
import { createStore } from '#domain/catalog/admin/edit-store.ts'
import { repriceProduct } from '#domain/catalog/admin/reprice-product.ts'
import { sampleStockSource } from '#domain/catalog/has-sample-products.ts'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import { builtInCollections } from '#domain/category.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { emptyValues } from '#domain/fields/field.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { emptyBanner } from '#domain/home-page/banner.ts'
import { type BannerSlot, heroSlots } from '#domain/home-page/banner-slots.ts'
import { editBanner } from '#domain/home-page/edit-banner.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Locale } from '#domain/locale.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import type { Phone } from '#domain/phone.ts'
import { schedulePromotion } from '#domain/promotions/schedule-promotion.ts'
import { sundayMidnight } from '#domain/promotions/weekly-promotion.ts'
import type { Translations } from '#domain/translations.ts'
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
import { pictureAlt, sampleTexts } from './sample-texts.ts'
import type { SampleProduct, SampleProductTexts, SampleStore, SampleStoreTexts, SampleTexts } from './sample-types.ts'
import { sampleStores } from './stores/stores.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * Adds the samples to a shop that never had a store, all or none. Pictures are stored before the transaction; those
 * that an interrupted start has stored are reused, because their names are hashes of their bytes.
 */
export async function fillEmptyShop(shop: Marketplace, report: (line: string) => void): Promise<void> {
  const marketplace: Marketplace = { ...shop, actor: { kind: 'system', name: sampleStockSource } }
  if (!(await isEmpty(marketplace))) return
  report('Filling the empty shop with samples')
  const fileNames = await storePictures(marketplace)
  await retryAfterLockTimeout(() =>
    inTransaction(marketplace, async (marketplace) => {
      await lockList(marketplace, 'stores')
      if (!(await isEmpty(marketplace))) return
      await fillHomePage(marketplace, fileNames)
      for (const [index, store] of sampleStores.entries()) await fillStore(marketplace, store, index, fileNames)
      await scheduleSamplePromotion(marketplace)
    }),
  )
  report('The samples are there. Smaller copies of their pictures are made in the background, for a minute or two')
}

const lockTimeoutCode = '55P03'

/** Another instance that fills the shop at the same time may hold the lock longer than a statement waits for one. */
async function retryAfterLockTimeout(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== lockTimeoutCode) throw error
    }
  }
}

async function isEmpty({ db }: Marketplace): Promise<boolean> {
  return (await db.selectFrom('stores').select('id').limit(1).executeTakeFirst()) === undefined
}

/** Maps the name of a sample picture (its folder and view) to its file name in the shop. */
type FileNames = ReadonlyMap<string, string>

/** Stores all pictures, four at a time: sharp runs on threads of its own, on all cores. */
async function storePictures(marketplace: Marketplace): Promise<FileNames> {
  const fileNames = new Map<string, string>()
  const pending = samplePictures()
  const worker = async () => {
    for (const picture of pending) fileNames.set(picture, await addPicture(marketplace, await readPicture(picture)))
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return fileNames
}

async function fillHomePage(marketplace: Marketplace, fileNames: FileNames): Promise<void> {
  const fill = async (slot: BannerSlot, picture: string) => {
    const edited = { ...emptyBanner, fileName: fileNameOf(fileNames, picture) }
    requireOutcome('saved', await editBanner(marketplace, slot, { base: undefined, edited }))
  }
  for (const slot of heroSlots) await fill(slot, heroPicture(slot))
  for (const slug of builtInCollections) await fill(`tile-${slug}`, tilePicture(slug))
}

/** Gives stores and products different creation times, so that the sort order "newest first" has an effect. */
async function fillStore(
  marketplace: Marketplace,
  store: SampleStore,
  index: number,
  fileNames: FileNames,
): Promise<void> {
  const addedAt = new Date(marketplace.clock.now().getTime() - (sampleStores.length - index) * 15 * day)
  const atAdded = { ...marketplace, clock: { now: () => addedAt } }
  const sample = {
    name: store.name,
    category: store.category,
    description: store.description,
    logo: fileNameOf(fileNames, logoPicture(store)),
    cover: fileNameOf(fileNames, coverPicture(store)),
    governorate: store.governorate,
    preparationDays: undefined,
    ...{ closedFirstDay: undefined, closedLastDay: undefined, closedNote: '' },
    town: store.town,
    craft: store.craft,
    instagramUrl: store.instagramUrl,
    facebookUrl: store.facebookUrl,
    translations: translated((texts) => {
      const { name, town, craft, description } = textsOfStore(texts, store)
      return { name, town, craft, description }
    }),
  }
  const { id: storeId } = requireOutcome('saved', await createStore(atAdded, sample, 'en'))
  for (const [number, product] of store.products.entries()) {
    const atProductAdded = { ...marketplace, clock: { now: () => new Date(addedAt.getTime() + number * hour) } }
    const productId = await fillProduct(atProductAdded, { id: storeId, store }, product, fileNames)
    await reduce(marketplace, productId, product)
    await fillComments(marketplace, productId, product)
  }
}

async function fillProduct(
  marketplace: Marketplace,
  { id: storeId, store }: { readonly id: number; readonly store: SampleStore },
  product: SampleProduct,
  fileNames: FileNames,
): Promise<number> {
  const { name, model, category, description, widthMillimeters, heightMillimeters, weightGrams } = product
  const { supply, preparationDays, weeklyLimit } = product
  const inEachLanguage = <Field extends string>(
    textsIn: (product: SampleProductTexts, locale: Locale) => Record<Field, string>,
  ) => translated((texts, locale) => textsIn(textsOfProduct(texts, store, product), locale))
  const nameOfColor = (name: string) => inEachLanguage(({ colors }) => ({ name: colors[name] ?? name }))
  const mainColor = product.colors[0]?.name ?? ''
  const sizes: NonNullable<SampleProduct['sizes']> = product.sizes ?? [
    { name: '', stock: product.stock ?? 0, stockByColor: product.stockByColor },
  ]
  const added = await createProduct(marketplace, {
    locale: 'en',
    translations: inEachLanguage(({ name, description, colors }) => ({
      ...{ name, description, mainColor: colors[mainColor] ?? '' },
    })),
    ...emptyValues(productFields),
    ...{ storeId, name, model, category, description, widthMillimeters, heightMillimeters, weightGrams },
    ...{ supply, preparationDays, weeklyLimit },
    regularPrice: dinars(product.price),
    mainColor,
    colors: product.colors.map(({ name, swatch }) => ({
      ...{ name, swatch: swatch.toLowerCase(), translations: nameOfColor(name) },
    })),
    // Sizes without a text of their own, such as 38 or XL, are the same in every language.
    sizes: sizes.map(({ price, ...size }) => ({
      ...(price !== undefined && { price: dinars(price) }),
      ...{ ...size, translations: inEachLanguage(({ sizes }) => ({ name: sizes?.[size.name] ?? size.name })) },
    })),
    pictures: productViews(product).map((view) => {
      const color = product.colors.find(({ views }) => views?.includes(view))?.name
      return {
        fileName: fileNameOf(fileNames, productPicture(product, view)),
        alt: pictureAlt('en', { name, color }, view),
        translations: inEachLanguage(({ name, colors }, locale) => ({
          alt: pictureAlt(locale, { name, color: color && colors[color] }, view),
        })),
        ...(color !== undefined && { color }),
      }
    }),
  })
  return requireOutcome('created', added).id
}

/** Returns the texts of a sample in each language other than English. */
function translated<Field extends string>(
  textsIn: (texts: SampleTexts, locale: Locale) => Record<Field, string>,
): Translations<Field> {
  const languages = Object.entries<SampleTexts>(sampleTexts).map(([locale, texts]) => [
    locale,
    textsIn(texts, locale as Locale),
  ])
  return Object.fromEntries(languages)
}

function textsOfStore({ stores }: SampleTexts, { name }: SampleStore): SampleStoreTexts {
  const texts = stores[name]
  if (!texts) throw new Error(`The store ${name} is not translated`)
  return texts
}

function textsOfProduct(texts: SampleTexts, store: SampleStore, { model }: SampleProduct): SampleProductTexts {
  const product = textsOfStore(texts, store).products[model]
  if (!product) throw new Error(`The product ${model} is not translated`)
  return product
}

/** A promotion begins when the shop is filled: the product had its regular price since it was added. */
async function reduce(marketplace: Marketplace, productId: number, product: SampleProduct): Promise<void> {
  if (product.promotionalPrice === undefined) return
  const regularPrice = dinars(product.price)
  const prices = { regularPrice, promotionalPrice: dinars(product.promotionalPrice) }
  requireOutcome('repriced', await repriceProduct(marketplace, productId, { seen: { regularPrice }, prices }))
}

async function fillComments(marketplace: Marketplace, productId: number, product: SampleProduct): Promise<void> {
  for (const comment of product.comments ?? []) {
    const postedAt = new Date(marketplace.clock.now().getTime() - comment.daysAgo * day)
    await postComment(
      { ...marketplace, clock: { now: () => postedAt } },
      {
        productId,
        authorName: comment.name,
        email: 'sample@example.tn' as EmailAddress,
        phone: '+21620000000' as Phone,
        body: comment.text,
        isSeen: true,
      },
    )
  }
}

/** Schedules a promotion of the first product with a promotional price, renewed weekly at Sunday midnight in Tunis. */
async function scheduleSamplePromotion(marketplace: Marketplace): Promise<void> {
  const now = marketplace.clock.now()
  const { id } = await marketplace.db
    .selectFrom('products')
    .select('id')
    .where('promotional_price_millimes', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const promotion = { productId: id, startsAt: now, endsAt: sundayMidnight(now), renewsWeekly: true }
  requireOutcome('scheduled', await schedulePromotion(marketplace, promotion))
}

/** Returns the result of an operation on a sample. Throws when the operation has refused the sample. */
function requireOutcome<Result extends { readonly outcome: string }, Outcome extends Result['outcome']>(
  expected: Outcome,
  result: Result,
): Extract<Result, { readonly outcome: Outcome }> {
  if (result.outcome !== expected) throw new Error(`A sample was refused: ${JSON.stringify(result)}`)
  return result as Extract<Result, { readonly outcome: Outcome }>
}

function fileNameOf(fileNames: FileNames, picture: string): string {
  const fileName = fileNames.get(picture)
  if (fileName === undefined) throw new Error(`The picture ${picture} was not stored`)
  return fileName
}
