import type { Category } from '#domain/category.ts'
import { type Governorate, governorates } from '#domain/geography/governorate.ts'
import type { Millimes } from '#domain/money.ts'
import { type ColorKey, colorKeys, type MaterialKey, materialKeys } from './filter-key.ts'

/** What a product on sale is counted by for the filters. */
export interface ProductFacts {
  readonly id: number
  readonly category: Category
  readonly storeId: number
  readonly governorate: Governorate | null
  readonly colors: readonly ColorKey[] | null
  readonly materials: readonly MaterialKey[] | null
  readonly regularPrice: Millimes
  /** What is charged outside of the weekly promotion, at the moment of the reading. */
  readonly ownPrice: Millimes
  readonly isInStock: boolean
  readonly isOneOfAKind: boolean
}

/** The filters whose values are bits of an integer; `flags` are in stock and one of a kind. */
export const bitFilters = {
  governorates,
  colors: colorKeys,
  materials: materialKeys,
  flags: ['isInStock', 'isOneOfAKind'],
} as const

export type BitFilter = keyof typeof bitFilters

const firstCapacity = 1024

/** Values with a number each, from 0, in the order in which they were added. */
export class Numbered<Value> {
  readonly values: Value[] = []
  readonly #numbers = new Map<Value, number>()

  /** Undefined for a value that was not added. */
  numberOf(value: Value): number | undefined {
    return this.#numbers.get(value)
  }

  add(value: Value): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
    this.#numbers.set(value, this.values.length)
    return this.values.push(value) - 1
  }
}

/**
 * The facts of all products on sale, a column for each of them: counting reads a hundred thousand products for each
 * page, which takes ten times as long with an object for each.
 */
export class FactTable {
  /** Grows with each change. */
  version = 0
  size = 0
  ids = new Int32Array(firstCapacity)
  stores = new Int32Array(firstCapacity)
  categories = new Int32Array(firstCapacity)
  regularPrices = new Int32Array(firstCapacity)
  ownPrices = new Int32Array(firstCapacity)
  bits: Record<BitFilter, Int32Array> = {
    governorates: new Int32Array(firstCapacity),
    colors: new Int32Array(firstCapacity),
    materials: new Int32Array(firstCapacity),
    flags: new Int32Array(firstCapacity),
  }
  /** What the numbers in `stores` and `categories` stand for. */
  readonly storeIds = new Numbered<number>()
  readonly categorySlugs = new Numbered<Category>()
  readonly #places = new Map<number, number>()

  placeOf(id: number): number | undefined {
    return this.#places.get(id)
  }

  set(facts: ProductFacts): void {
    this.version++
    const place = this.#places.get(facts.id) ?? this.#append(facts.id)
    this.ids[place] = facts.id
    this.stores[place] = this.storeIds.add(facts.storeId)
    this.categories[place] = this.categorySlugs.add(facts.category)
    this.regularPrices[place] = facts.regularPrice
    this.ownPrices[place] = facts.ownPrice
    this.bits.governorates[place] = bitsOf(governorates, facts.governorate === null ? [] : [facts.governorate])
    this.bits.colors[place] = bitsOf(colorKeys, facts.colors ?? [])
    this.bits.materials[place] = bitsOf(materialKeys, facts.materials ?? [])
    this.bits.flags[place] = bitsOf(
      bitFilters.flags,
      bitFilters.flags.filter((flag) => facts[flag]),
    )
  }

  /** Moves the last product to the place of the deleted one. */
  delete(id: number): void {
    const place = this.#places.get(id)
    if (place === undefined) return
    this.version++
    this.size--
    for (const column of this.#columns()) column[place] = column[this.size] ?? 0
    this.#places.set(this.ids[place] ?? 0, place)
    this.#places.delete(id)
  }

  #append(id: number): number {
    if (this.size === this.ids.length) this.#grow()
    this.#places.set(id, this.size)
    return this.size++
  }

  #columns(): Int32Array[] {
    return [this.ids, this.stores, this.categories, this.regularPrices, this.ownPrices, ...Object.values(this.bits)]
  }

  #grow(): void {
    const grown = (column: Int32Array) => {
      const larger = new Int32Array(column.length * 2)
      larger.set(column)
      return larger
    }
    this.ids = grown(this.ids)
    this.stores = grown(this.stores)
    this.categories = grown(this.categories)
    this.regularPrices = grown(this.regularPrices)
    this.ownPrices = grown(this.ownPrices)
    for (const name of Object.keys(this.bits) as BitFilter[]) this.bits[name] = grown(this.bits[name])
  }
}

/** Returns the values as bits, by their place among all. There are at most 32. */
export function bitsOf<Value>(all: readonly Value[], values: readonly Value[]): number {
  return values.reduce((bits, value) => {
    const place = all.indexOf(value)
    return place < 0 ? bits : bits | (1 << place)
  }, 0)
}

/** All products on sale. To be counted at once: the table changes with the next reading. */
export interface CatalogFacts {
  readonly products: FactTable
  readonly weeklyPromotion: { readonly productId: number; readonly price: Millimes | null } | undefined
  /** When a promotion begins or ends next. */
  readonly pricesChangeAt: Date | undefined
}

/** Reads the facts, which are kept and brought up to date in between. */
export interface CatalogFactsReader {
  read(now: Date): Promise<CatalogFacts>
}
