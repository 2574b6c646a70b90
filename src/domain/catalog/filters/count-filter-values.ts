import type { Category } from '#domain/category.ts'
import type { FilterChoice, FilterCount, FilterCounts } from './filter-choice.ts'
import { type BitFilter, bitFilters, bitsOf, type CatalogFacts, type Numbered } from './product-facts.ts'

export interface CountedFilters {
  readonly total: number
  /** The matching products; absent if there are more than `maxIds`. */
  readonly ids?: readonly number[]
  readonly counts: FilterCounts
}

/** More products are found faster by what else is asked of them. */
const maxIds = 5000

/**
 * Counts the products on sale, or those of them that a search has found, for each value of each filter. A product
 * counts for a filter if all others let it through: one that two filters leave out counts for none.
 */
export function countFilterValues(
  facts: CatalogFacts,
  choice: FilterChoice,
  among?: readonly number[],
): CountedFilters {
  const { products } = facts
  const filters = chosenFilters(facts, choice)
  const tally = new Tally(facts)
  const ids: number[] = []
  let total = 0
  const places = among?.flatMap((id) => products.placeOf(id) ?? [])
  const size = places?.length ?? products.size
  for (let index = 0; index < size; index++) {
    const place = places ? (places[index] ?? 0) : index
    let misses = 0
    let missed: FilterName | undefined
    for (const { name, matches } of filters) {
      if (matches(place)) continue
      missed = name
      if (++misses > 1) break
    }
    if (misses > 1) continue
    tally.add(place, missed)
    if (missed !== undefined) continue
    total++
    if (total <= maxIds) ids.push(products.ids[place] ?? 0)
  }
  return { total, ...(total <= maxIds && { ids }), counts: tally.counts() }
}

type FilterName =
  | Exclude<BitFilter, 'flags'>
  | ('isInStock' | 'isOneOfAKind' | 'categories' | 'storeIds' | 'price' | 'isPromoted')

interface ChosenFilter {
  readonly name: FilterName
  /** Whether the product at this place has one of the chosen values. */
  matches(place: number): boolean
}

function chosenFilters(facts: CatalogFacts, choice: FilterChoice): readonly ChosenFilter[] {
  const { products } = facts
  const { price, categories, storeIds } = choice
  const hasBits = (name: BitFilter, bits: number) => {
    const column = products.bits[name]
    return (place: number) => ((column[place] ?? 0) & bits) !== 0
  }
  const conditions: { readonly [Name in FilterName]: ChosenFilter['matches'] | undefined } = {
    governorates: choice.governorates && hasBits('governorates', bitsOf(bitFilters.governorates, choice.governorates)),
    colors: choice.colors && hasBits('colors', bitsOf(bitFilters.colors, choice.colors)),
    materials: choice.materials && hasBits('materials', bitsOf(bitFilters.materials, choice.materials)),
    isInStock: choice.isInStock && hasBits('flags', bitsOf(bitFilters.flags, ['isInStock'])),
    isOneOfAKind: choice.isOneOfAKind && hasBits('flags', bitsOf(bitFilters.flags, ['isOneOfAKind'])),
    categories: categories && isOneOf(products.categories, products.categorySlugs, categories),
    storeIds: storeIds && isOneOf(products.stores, products.storeIds, storeIds),
    price: price && isWithin(priceAt(facts), price.min ?? 0, price.max ?? Number.POSITIVE_INFINITY),
    isPromoted: choice.isPromoted && isPromoted(facts),
  }
  return Object.entries(conditions).flatMap(([name, matches]) => (matches ? { name: name as FilterName, matches } : []))
}

function isOneOf<Value>(column: Int32Array, known: Numbered<Value>, chosen: readonly Value[]) {
  const numbers = new Set(chosen.map((value) => known.numberOf(value) ?? -1))
  return (place: number) => numbers.has(column[place] ?? -1)
}

function isWithin(price: (place: number) => number, min: number, max: number) {
  return (place: number) => price(place) >= min && price(place) <= max
}

/** The price charged now. */
function priceAt({ products, weeklyPromotion }: CatalogFacts): (place: number) => number {
  const { ownPrices } = products
  const weeklyPlace = weeklyPromotion && products.placeOf(weeklyPromotion.productId)
  const weeklyPrice = weeklyPromotion?.price ?? Number.POSITIVE_INFINITY
  return (place) => (place === weeklyPlace ? Math.min(ownPrices[place] ?? 0, weeklyPrice) : (ownPrices[place] ?? 0))
}

function isPromoted(facts: CatalogFacts): (place: number) => boolean {
  const price = priceAt(facts)
  const { regularPrices } = facts.products
  return (place) => price(place) < (regularPrices[place] ?? 0)
}

class Tally {
  readonly #facts: CatalogFacts
  readonly #price: (place: number) => number
  readonly #isPromoted: (place: number) => boolean
  readonly #bits = mapBitFilters(() => new Int32Array(32))
  readonly #stores: Int32Array
  readonly #categories: Int32Array
  #promoted = 0
  #min = Number.POSITIVE_INFINITY
  #max = 0

  constructor(facts: CatalogFacts) {
    this.#facts = facts
    this.#price = priceAt(facts)
    this.#isPromoted = isPromoted(facts)
    this.#stores = new Int32Array(facts.products.storeIds.values.length)
    this.#categories = new Int32Array(facts.products.categorySlugs.values.length)
  }

  /** Counts a product for the only filter that leaves it out, or else for all. */
  add(place: number, missed: FilterName | undefined): void {
    const isForAll = missed === undefined
    const { bits, stores, categories } = this.#facts.products
    if (isForAll || missed === 'categories') addOne(this.#categories, categories[place] ?? 0)
    if (isForAll || missed === 'governorates') addBits(this.#bits.governorates, bits.governorates[place] ?? 0)
    if (isForAll || missed === 'colors') addBits(this.#bits.colors, bits.colors[place] ?? 0)
    if (isForAll || missed === 'materials') addBits(this.#bits.materials, bits.materials[place] ?? 0)
    if (isForAll) addBits(this.#bits.flags, bits.flags[place] ?? 0)
    else if (missed === 'isInStock' || missed === 'isOneOfAKind')
      addBits(this.#bits.flags, (bits.flags[place] ?? 0) & bitsOf(bitFilters.flags, [missed]))
    if (isForAll || missed === 'storeIds') addOne(this.#stores, stores[place] ?? 0)
    if ((isForAll || missed === 'isPromoted') && this.#isPromoted(place)) this.#promoted++
    if (isForAll || missed === 'price') this.#addPrice(this.#price(place))
  }

  #addPrice(price: number): void {
    if (price < this.#min) this.#min = price
    if (price > this.#max) this.#max = price
  }

  counts(): FilterCounts {
    const { storeIds, categorySlugs } = this.#facts.products
    const [isInStock = 0, isOneOfAKind = 0] = this.#bits.flags
    return {
      categories: valuesOf(categorySlugs.values, this.#categories).toSorted(bySlug),
      governorates: valuesOf(bitFilters.governorates, this.#bits.governorates),
      colors: valuesOf(bitFilters.colors, this.#bits.colors),
      materials: valuesOf(bitFilters.materials, this.#bits.materials),
      storeIds: valuesOf(storeIds.values, this.#stores),
      ...(this.#max > 0 && { price: { min: this.#min, max: this.#max } as NonNullable<FilterCounts['price']> }),
      ...{ isInStock, isOneOfAKind, isPromoted: this.#promoted },
    }
  }
}

function mapBitFilters(make: () => Int32Array): Record<BitFilter, Int32Array> {
  return { governorates: make(), colors: make(), materials: make(), flags: make() }
}

/** Adds one to the count of each bit. */
function addBits(counts: Int32Array, bits: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest)
    addOne(counts, place)
  }
}

function addOne(counts: Int32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1
}

function valuesOf<Value>(all: readonly Value[], counts: Int32Array): readonly FilterCount<Value>[] {
  return all.flatMap((value, place) => ((counts[place] ?? 0) > 0 ? { value, products: counts[place] ?? 0 } : []))
}

/** Their numbers differ between processes. */
function bySlug(one: FilterCount<Category>, other: FilterCount<Category>): number {
  return one.value < other.value ? -1 : 1
}
