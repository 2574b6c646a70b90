import type { FilterCount, FilterCounts } from '#domain/catalog/filters/filter-choice.ts'
import { colorKeys, materialKeys } from '#domain/catalog/filters/filter-key.ts'
import type { StoreName } from '#domain/catalog/stores/store-name.ts'
import { type Category, categoriesOf, findCategory, offeredCategories, type ShopCategory } from '#domain/category.ts'
import { governorates } from '#domain/geography/governorate.ts'
import type { Locale } from '#domain/locale.ts'
import { toDinars } from '#domain/money.ts'
import { filterNameMessages as names } from '#page-messages/filter-names.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { categoryNameOf } from '#web/use-categories.ts'
import type { ShopQuery } from './shop-query.ts'

/** A value of a filter that visitors can choose. */
export interface FilterOption {
  /** The name and the value of its field. */
  readonly name: string
  readonly value: string
  readonly label: string
  /** The language of the label, when it is not that of the page. */
  readonly language?: Locale | undefined
  /** How many it would show. */
  readonly products: number
  readonly isChosen: boolean
}

export interface FilterGroup {
  readonly name: keyof typeof names.groups
  readonly title: string
  readonly options: readonly FilterOption[]
}

/** The filters that have products under the others, and those that are chosen. */
export function filterGroups(
  query: ShopQuery,
  counts: FilterCounts,
  { stores, categories }: { readonly stores: readonly StoreName[]; readonly categories: readonly ShopCategory[] },
): FilterGroup[] {
  const groups: readonly FilterGroup[] = [
    group('category', categoryOptions(query, counts.categories, categories)),
    group(
      'color',
      options('color', colorKeys, query.colors, counts.colors, (key) => ({ label: names.colors[key] })),
    ),
    group(
      'material',
      options('material', materialKeys, query.materials, counts.materials, (key) => ({ label: names.materials[key] })),
    ),
    group('brand', storeOptions(query, counts.storeIds, stores)),
    group(
      'region',
      options('region', governorates, query.governorates, counts.governorates, (code) => ({
        label: governorateMessages[code],
      })),
    ),
    group('more', [
      ...flag('stock', query.isInStock, counts.isInStock),
      ...flag('unique', query.isOneOfAKind, counts.isOneOfAKind),
      ...flag('promotion', query.isPromoted, counts.isPromoted),
    ]),
  ]
  return groups.filter(({ options }) => options.length > 0)
}

/** The lowest and the highest price under the other filters, in whole dinars. */
export function priceBoundsOf({ price }: FilterCounts): { readonly min: number; readonly max: number } | undefined {
  return price && { min: Math.floor(toDinars(price.min)), max: Math.ceil(toDinars(price.max)) }
}

function group(name: FilterGroup['name'], options: readonly FilterOption[]): FilterGroup {
  return { name, title: names.groups[name], options }
}

function options<Value extends string>(
  name: string,
  known: readonly Value[],
  chosen: readonly Value[],
  counts: readonly FilterCount<Value>[],
  labelOf: (value: Value) => Pick<FilterOption, 'label' | 'language'>,
): readonly FilterOption[] {
  return known.flatMap((value) => {
    const products = counts.find((count) => count.value === value)?.products ?? 0
    const isChosen = chosen.includes(value)
    return products > 0 || isChosen ? { name, value, ...labelOf(value), products, isChosen } : []
  })
}

/** Collections are offered only while they are chosen, as by a link: their categories are offered too. */
function categoryOptions(
  { categories }: ShopQuery,
  counts: readonly FilterCount<Category>[],
  known: readonly ShopCategory[],
) {
  const chosen = categories.flatMap((value) => findCategory(known, value) ?? [])
  const collections = chosen.filter(({ members }) => members)
  const countOf = (values: readonly Category[] = []) =>
    counts.filter(({ value }) => values.includes(value)).reduce((sum, { products }) => sum + products, 0)
  const all = [...collections, ...offeredCategories(known)].map(({ slug }) => slug)
  const countsOfAll = all.map((value) => ({ value, products: countOf(categoriesOf(known, value)) }))
  return options(
    'category',
    all,
    chosen.map(({ slug }) => slug),
    countsOfAll,
    (slug) => ({ label: categoryNameOf(known, slug) }),
  )
}

function storeOptions({ storeIds }: ShopQuery, counts: readonly FilterCount<number>[], stores: readonly StoreName[]) {
  const byId = new Map(stores.map((store) => [String(store.id), store]))
  return options(
    'brand',
    [...byId.keys()],
    storeIds.map(String),
    counts.map(({ value, products }) => ({ value: String(value), products })),
    (id) => ({ label: byId.get(id)?.name ?? '', language: byId.get(id)?.languageOf?.name }),
  )
}

function flag(name: keyof typeof names.flags, isChosen = false, products: number): readonly FilterOption[] {
  return products > 0 || isChosen ? [{ name, value: '1', label: names.flags[name], products, isChosen }] : []
}
