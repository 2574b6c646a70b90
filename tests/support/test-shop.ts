import { randomBytes } from 'node:crypto'
import type { Connection } from '#database/connect.ts'
import { createProduct } from '#domain/catalog/admin/create-product.ts'
import { createStore } from '#domain/catalog/admin/edit-store.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import type { NewProduct } from '#domain/catalog/new-product.ts'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import type { ImageStore } from '#domain/catalog/pictures/image-store.ts'
import { type Product, priceOf } from '#domain/catalog/product.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { emptyValues } from '#domain/fields/field.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import type { Clock } from '#domain/marketplace.ts'
import { dinars, sum, times } from '#domain/money.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import type { Phone } from '#domain/phone.ts'
import { shippingPrice } from '#domain/sale-terms/sale-terms.ts'
import { asSystem } from './operators.ts'
import { openReusedDatabase } from './reused-database.ts'
import { marketplaceOn, type TestMarketplace } from './test-marketplace.ts'

/** A shop for one test on the real engine, with methods for its setup. */
export interface TestShop extends AsyncDisposable {
  /** A visitor acts. */
  readonly marketplace: TestMarketplace
  /** The program itself acts, as in jobs. */
  readonly system: TestMarketplace
  readonly clock: TestClock
  /** Adds a product; `by` is recorded for its initial stock. */
  sells(product?: Partial<NewProduct>, by?: string): Promise<Product>
  hasStore(store?: Partial<NewStore>): Promise<number>
  order(lines: readonly OrderedPiece[], request?: Partial<OrderRequest>): ReturnType<typeof placeOrder>
  /** The request `order` would send. */
  requestFor(lines: readonly OrderedPiece[], request?: Partial<OrderRequest>): OrderRequest
  stockOf(sizeId: number | undefined): Promise<number>
  eventTypes(): Promise<string[]>
}

/** Tells names apart. Of other letters, one in some hundred would begin with what a test searches for. */
function wordNobodySearches(): string {
  return Array.from(randomBytes(12), (byte) => ['qj', 'jx', 'xq', 'zj'][byte % 4]).join('')
}

export interface OrderedPiece {
  readonly product: Product
  readonly quantity?: number
  readonly sizeId?: number
  readonly colorId?: number
}

export class TestClock implements Clock {
  moment = new Date('2026-03-02T10:00:00Z')

  now(): Date {
    return this.moment
  }

  passes({ days = 0, seconds = 0 }: { days?: number; seconds?: number }): void {
    this.moment = new Date(this.moment.getTime() + days * 86_400_000 + seconds * 1000)
  }
}

/** Opens a shop on a copy of the empty one, or on a given database and folder of pictures. */
export async function openTestShop(
  given: { connection?: Pick<Connection, 'database' | 'close'>; images?: ImageStore } = {},
): Promise<TestShop> {
  const { database: db, close } = given.connection ?? (await openReusedDatabase())
  const clock = new TestClock()
  const marketplace = marketplaceOn(db, given.images ?? imagesInMemory(), clock)
  let storeId: number | undefined
  let productCount = 0

  const requestFor = (lines: readonly OrderedPiece[], request: Partial<OrderRequest> = {}): OrderRequest => ({
    customer: { name: 'Amel Ben Salah', email: 'amel@example.tn' as EmailAddress, phone: '+21622333444' as Phone },
    delivery: { address: '12 rue de la Kasbah', city: 'Nabeul' },
    lines: lines.map(({ product, quantity = 1, sizeId, colorId }) => ({
      productId: product.id,
      sizeId: sizeId ?? product.sizes[0]?.id ?? 0,
      ...(colorId !== undefined && { colorId }),
      quantity,
    })),
    payment: 'cash-on-delivery',
    claimedTotal: sum([shippingPrice, ...lines.map(({ product, quantity = 1 }) => times(priceOf(product), quantity))]),
    ...request,
  })

  const hasStore = async (store: Partial<NewStore> = {}) => {
    const picture = await addPicture(asSystem(marketplace), smallPicture)
    const added = await createStore(asSystem(marketplace), {
      ...emptyValues(storeFields),
      translations: undefined,
      name: `Dar el Fakhar ${wordNobodySearches()}`,
      category: 'decor',
      description: 'Pottery thrown in Nabeul.',
      logo: picture,
      cover: picture,
      ...store,
    })
    if (added.outcome !== 'saved') throw new Error(`The store was not added: ${added.outcome}`)
    return added.id
  }

  return {
    marketplace,
    system: asSystem(marketplace),
    clock,
    hasStore,
    requestFor,
    async sells(product = {}, by = 'maker') {
      storeId ??= await hasStore()
      productCount += 1
      const picture = await addPicture(asSystem(marketplace), smallPicture)
      const added = await createProduct(
        { ...marketplace, actor: { kind: 'system', name: by } },
        {
          ...emptyValues(productFields),
          storeId,
          name: `Bowl ${productCount}`,
          model: `B-${productCount}`,
          category: 'decor',
          description: 'A bowl.',
          regularPrice: dinars(45),
          mainColor: 'Blue',
          colors: [],
          sizes: [{ name: '', stock: 10 }],
          pictures: [{ fileName: picture, alt: '' }],
          ...product,
        },
      )
      if (added.outcome !== 'created') throw new Error(`The product was not added: ${JSON.stringify(added)}`)
      return getProduct(marketplace, added.id)
    },
    order: (lines, request) => placeOrder(marketplace, requestFor(lines, request)),
    async stockOf(sizeId = 0) {
      const size = await db.selectFrom('variants').select('stock').where('id', '=', sizeId).executeTakeFirstOrThrow()
      return size.stock
    },
    async eventTypes() {
      const events = await db.selectFrom('events').select('type').orderBy('id').execute()
      return events.map((event) => event.type)
    },
    async [Symbol.asyncDispose]() {
      await close()
    },
  }
}

/** Bytes that are no decodable picture. */
export const smallPicture = {
  bytes: new Uint8Array([1, 2, 3]),
  format: 'webp',
  width: 4,
  height: 5,
  placeholderColor: '#ede3d3',
} as const

function imagesInMemory(): ImageStore {
  const files = new Map<string, Uint8Array>()
  return {
    async save(fileName, bytes) {
      files.set(fileName, bytes)
    },
    find: async (fileName) => files.get(fileName),
    isStored: async (fileName) => files.has(fileName),
  }
}
