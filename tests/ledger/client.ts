import { setTimeout as wait } from 'node:timers/promises'
import type { Dice } from './dice.ts'
import type { Call, History, OrderedLine, Wish } from './history.ts'
import type { Instance } from './instance.ts'
import { shippingMillimes } from './rules/orders.ts'
import { callShop } from './shop-calls.ts'
import type { Article } from './shop-floor.ts'

type OrderWish = Extract<Wish, { kind: 'order' }>

export interface Surroundings {
  readonly instances: readonly Instance[]
  readonly articles: readonly Article[]
  readonly history: History
}

/** Someone who orders, asks again, changes their mind and looks, as the dice say. */
export class Client {
  /** Attempts of which nobody knows whether they became orders. */
  readonly unsettled: OrderWish[] = []
  readonly #name: string
  readonly #dice: Dice
  readonly #around: Surroundings
  readonly #settled: OrderWish[] = []
  readonly #orders: { number: string; token: string }[] = []
  #attempts = 0

  constructor(name: string, dice: Dice, around: Surroundings) {
    this.#name = name
    this.#dice = dice
    this.#around = around
  }

  async work(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      await this.#doSomething()
      await wait(this.#dice.between(10, 120))
    }
  }

  /** Asks again for everything unknown until the shop has said what became of it. */
  async settle(): Promise<void> {
    for (let tries = 0; this.unsettled.length > 0 && tries < 40; tries++) {
      await this.#repeatUnsettled()
      await wait(50)
    }
  }

  async #doSomething(): Promise<unknown> {
    const dice = this.#dice
    if (this.unsettled.length > 0 && dice.chance(0.4)) return this.#repeatUnsettled()
    const turn = dice.roll(100)
    if (turn < 40) return this.#order(this.#newWish())
    if (turn < 55) return this.#orderTwice(this.#newWish())
    if (turn < 63 && this.#settled.length > 0) return this.#order(dice.oneOf(this.#settled))
    if (turn < 68 && this.#settled.length > 0) return this.#order(this.#sameKeyOtherBody(dice.oneOf(this.#settled)))
    if (turn < 73) return this.#order({ ...this.#newWish(), total: dice.between(1, 500_000) })
    if (this.#orders.length === 0) return this.#order(this.#newWish())
    const order = dice.oneOf(this.#orders.slice(-20))
    return this.#call(turn < 88 ? { kind: 'cancel', ...order } : { kind: 'read', ...order })
  }

  #newWish(): OrderWish {
    const dice = this.#dice
    const lines = Array.from({ length: dice.between(1, 3) }, () => ({
      sizeId: dice.oneOf(this.#around.articles).sizeId,
      quantity: dice.between(1, 3),
    }))
    const attempt = `${this.#name}-${++this.#attempts}`
    return { kind: 'order', attempt, hasKey: dice.chance(0.9), lines, total: this.#totalOf(lines) }
  }

  #totalOf(lines: readonly OrderedLine[]): number {
    const priceOf = (sizeId: number) => this.#around.articles.find((article) => article.sizeId === sizeId)?.price ?? 0
    return lines.reduce((sum, { sizeId, quantity }) => sum + priceOf(sizeId) * quantity, shippingMillimes)
  }

  #sameKeyOtherBody(wish: OrderWish): OrderWish {
    const lines = wish.lines.map(({ sizeId, quantity }) => ({ sizeId, quantity: quantity + 1 }))
    return { ...wish, lines, total: this.#totalOf(lines) }
  }

  /** Twins: the same attempt at once, at whichever instances. Without a key they would be two attempts. */
  async #orderTwice(wish: OrderWish): Promise<void> {
    const keyed = { ...wish, hasKey: true }
    await Promise.all([this.#order(keyed), this.#order(keyed)])
  }

  async #repeatUnsettled(): Promise<void> {
    const wish = this.unsettled.shift()
    if (wish && !(await this.#order(wish))) this.unsettled.push(wish)
  }

  /** Undefined when nobody could be asked. */
  async #order(wish: OrderWish): Promise<Call | undefined> {
    const call = await this.#call(wish)
    if (wish.hasKey && call?.outcome === 'unknown') this.unsettled.push(wish)
    if (wish.hasKey && call?.outcome === 'ok') this.#settled.push(wish)
    const { number, token } = call?.answer?.order ?? {}
    if (number && token && !this.#orders.some((order) => order.number === number)) this.#orders.push({ number, token })
    return call
  }

  /** Of an instance that is up; undefined when none is. */
  async #call(wish: Wish): Promise<Call | undefined> {
    const { instances, articles, history } = this.#around
    const up = instances.filter(({ origin }) => origin !== undefined)
    if (up.length === 0) return undefined
    const instance = this.#dice.oneOf(up)
    const origin = instance.origin ?? ''
    return history.record(instances.indexOf(instance), wish, () => callShop(origin, wish, articles))
  }
}
