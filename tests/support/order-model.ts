import { orderFromWire } from '#api/translate/order.ts'
import { type Product, priceOf } from '#domain/catalog/product.ts'
import { sum, times } from '#domain/money.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import { shippingPrice } from '#domain/sale-terms/sale-terms.ts'

/** A minimal model of how the shop responds to orders, without a database. */
export class OrderModel {
  orders = 0
  readonly #products: readonly Product[]
  readonly #stock: Map<number, number>
  readonly #taken = new Map<string, string>()

  constructor(products: readonly Product[]) {
    this.#products = products
    this.#stock = new Map(products.flatMap(({ sizes }) => sizes.map(({ id, stock }) => [id, stock])))
  }

  stockLeft(): number {
    return [...this.#stock.values()].reduce((total, stock) => total + stock, 0)
  }

  /** Returns the status; applies the order when it is 201. */
  answerTo(body: unknown, key: string | undefined): number {
    const { data: request } = orderFromWire.safeParse(JSON.parse(JSON.stringify(body)))
    if (!request) return 422
    const wording = JSON.stringify(request)
    const taken = key === undefined ? undefined : this.#taken.get(key)
    if (taken !== undefined) return taken === wording ? 201 : 422

    const wanted = this.#wanted(request)
    if (!wanted) return 422
    for (const [sizeId, pieces] of wanted) if (pieces > (this.#stock.get(sizeId) ?? 0)) return 409
    if (this.totalOf(request) !== request.claimedTotal) return 409

    for (const [sizeId, pieces] of wanted) this.#stock.set(sizeId, (this.#stock.get(sizeId) ?? 0) - pieces)
    if (key !== undefined) this.#taken.set(key, wording)
    this.orders += 1
    return 201
  }

  totalOf({ lines }: Pick<OrderRequest, 'lines'>): number {
    const priceOfLine = ({ productId, quantity }: OrderRequest['lines'][number]) => {
      const product = this.#productOf(productId)
      return product ? [times(priceOf(product), quantity)] : []
    }
    return sum([shippingPrice, ...lines.flatMap(priceOfLine)])
  }

  /** Units of each size; undefined when a line names an unknown product, size or color. */
  #wanted({ lines }: OrderRequest): Map<number, number> | undefined {
    const wanted = new Map<number, number>()
    for (const { productId, sizeId, colorId, quantity } of lines) {
      const { sizes = [], colors = [] } = this.#productOf(productId) ?? {}
      const size = sizeId === undefined && sizes.length === 1 ? sizes[0] : sizes.find(({ id }) => id === sizeId)
      if (!size || (colorId !== undefined && !colors.some(({ id }) => id === colorId))) return undefined
      wanted.set(size.id, (wanted.get(size.id) ?? 0) + quantity)
    }
    return wanted
  }

  #productOf(productId: number): Product | undefined {
    return this.#products.find(({ id }) => id === productId)
  }
}
