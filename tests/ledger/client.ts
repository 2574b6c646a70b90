import { setTimeout as wait } from 'node:timers/promises'
import { shippingPrice } from '#domain/sale-terms/sale-terms.ts'
import type { HAProxy } from '#tests/support/haproxy.ts'
import { callShop } from './call-shop.ts'
import type { Call, History, Operation, OrderedLine, PageOperationKind } from './history.ts'
import type { Instance } from './instance.ts'
import type { Random } from './random.ts'
import { hotSku, type Sku } from './staff-work.ts'

type OrderOperation = Extract<Operation, { kind: 'order' }>

interface OwnOrder {
  readonly requestId: string
  readonly number: string
  readonly token: string
}

/** The share of lines that want the same size. */
const hotShare = 0.4

export interface RunContext {
  readonly instances: readonly Instance[]
  /** The proxy before all instances, where one is installed. */
  readonly proxy?: Pick<HAProxy, 'origin'>
  readonly skus: readonly Sku[]
  readonly history: History
}

/** A client that places, retries, cancels, revives, erases and reads orders at random. */
export class Client {
  /** Order requests with an unknown outcome. */
  readonly unresolved: OrderOperation[] = []
  readonly #name: string
  readonly #random: Random
  readonly #context: RunContext
  readonly #resolved: OrderOperation[] = []
  readonly #orders: OwnOrder[] = []
  readonly #cancelled: OwnOrder[] = []
  #requests = 0

  constructor(name: string, random: Random, context: RunContext) {
    this.#name = name
    this.#random = random
    this.#context = context
  }

  async work(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      await this.#doSomething()
      await wait(this.#random.integerBetween(10, 120))
    }
  }

  /** Retries requests with an unknown outcome until the shop responds. */
  async resolveUnknown(): Promise<void> {
    for (let tries = 0; this.unresolved.length > 0 && tries < 40; tries++) {
      await this.#repeatUnresolved()
      await wait(50)
    }
  }

  async #doSomething(): Promise<unknown> {
    const random = this.#random
    if (this.unresolved.length > 0 && random.chance(0.4)) return this.#repeatUnresolved()
    const turn = random.integerBelow(100)
    if (turn < 40) return this.#order(this.#newOperation())
    if (turn < 55) return this.#orderTwice(this.#newOperation())
    if (turn < 63 && this.#resolved.length > 0) return this.#order(random.pick(this.#resolved))
    if (turn < 68 && this.#resolved.length > 0) return this.#order(this.#sameKeyOtherBody(random.pick(this.#resolved)))
    if (turn < 73) return this.#order({ ...this.#newOperation(), total: random.integerBetween(1, 500_000) })
    if (this.#orders.length === 0) return this.#order(this.#newOperation())
    const order = random.pick(this.#orders.slice(-20))
    if (turn < 81) return this.#cancel(order)
    if (turn < 88) return this.#openPage('revive', order)
    if (turn < 93 && this.#cancelled.length > 0) return this.#erase(random.pick(this.#cancelled))
    return this.#openPage('read', order)
  }

  #openPage(kind: PageOperationKind, { number, token }: OwnOrder): Promise<Call | undefined> {
    return this.#call({ kind, number, token })
  }

  async #cancel(order: OwnOrder): Promise<void> {
    const call = await this.#openPage('cancel', order)
    if (call?.outcome === 'ok') this.#cancelled.push(order)
  }

  /** Erases an order that is over. Its idempotency key is forgotten with it, so it is not requested again. */
  async #erase(order: OwnOrder): Promise<void> {
    for (const orders of [this.#orders, this.#cancelled, this.#resolved, this.unresolved]) {
      const kept = orders.filter(({ requestId }) => requestId !== order.requestId)
      orders.splice(0, orders.length, ...(kept as never[]))
    }
    await this.#openPage('erase', order)
    await this.#openPage('read', order)
  }

  #newOperation(): OrderOperation {
    const random = this.#random
    const { skus } = this.#context
    const lines = Array.from({ length: random.integerBetween(1, 3) }, () => ({
      sizeId: (random.chance(hotShare) ? hotSku(skus) : random.pick(skus)).sizeId,
      quantity: random.integerBetween(1, 3),
    }))
    const requestId = `${this.#name}-${++this.#requests}`
    return { kind: 'order', requestId, hasKey: random.chance(0.9), lines, total: this.#totalOf(lines) }
  }

  #totalOf(lines: readonly OrderedLine[]): number {
    const priceOf = (sizeId: number) => this.#context.skus.find((sku) => sku.sizeId === sizeId)?.price ?? 0
    return lines.reduce<number>((sum, { sizeId, quantity }) => sum + priceOf(sizeId) * quantity, shippingPrice)
  }

  #sameKeyOtherBody(operation: OrderOperation): OrderOperation {
    const lines = operation.lines.map(({ sizeId, quantity }) => ({ sizeId, quantity: quantity + 1 }))
    return { ...operation, lines, total: this.#totalOf(lines) }
  }

  /** Sends concurrent duplicate requests, to any instances. Without a key they would be two orders. */
  async #orderTwice(operation: OrderOperation): Promise<void> {
    const keyed = { ...operation, hasKey: true }
    await Promise.all([this.#order(keyed), this.#order(keyed)])
  }

  async #repeatUnresolved(): Promise<void> {
    const operation = this.unresolved.shift()
    if (operation && !(await this.#order(operation))) this.unresolved.push(operation)
  }

  /** Undefined when no instance is up. */
  async #order(operation: OrderOperation): Promise<Call | undefined> {
    const call = await this.#call(operation)
    if (operation.hasKey && call?.outcome === 'unknown') this.unresolved.push(operation)
    if (operation.hasKey && call?.outcome === 'ok') this.#resolved.push(operation)
    const { number, token } = call?.response?.order ?? {}
    if (number && token && !this.#orders.some((order) => order.number === number))
      this.#orders.push({ requestId: operation.requestId, number, token })
    return call
  }

  /** Calls an instance that is up, or the proxy; returns undefined when none is. */
  async #call(operation: Operation): Promise<Call | undefined> {
    const { instances, proxy, skus, history } = this.#context
    const entrances: Pick<Instance, 'origin'>[] = [...instances, ...(proxy ? [proxy] : [])]
    const up = entrances.filter(({ origin }) => origin !== undefined)
    if (up.length === 0) return undefined
    const entrance = this.#random.pick(up)
    const origin = entrance.origin ?? ''
    return history.record(entrances.indexOf(entrance), operation, () => callShop(origin, operation, skus))
  }
}
