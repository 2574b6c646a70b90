import { colorKeys, materialKeys } from '#domain/catalog/filters/filter-key.ts'
import { type ProductFilter, shopSorts } from '#domain/catalog/search/product-filter.ts'
import { type Category, categoriesOf, type KnownCategory } from '#domain/category.ts'
import { cutText } from '#domain/cut-text.ts'
import { governorates } from '#domain/geography/governorate.ts'
import { dinars, type Millimes } from '#domain/money.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { maxSearchLength } from '#domain/text-lengths.ts'
import { readId } from '#web/http/parse-id.ts'
import { readPageNumber } from '#web/http/read-page-number.ts'
import { maxSeenIds, type ShopQuery } from './shop-query.ts'

/** Of each filter. Nobody chooses more, and each costs time. */
const maxFilterValues = 12

export function readShopQuery(parameters: URLSearchParams, known: readonly KnownCategory[]): ShopQuery {
  const valuesOf = (name: string) => [...new Set(parameters.getAll(name))].slice(0, maxFilterValues)
  const oneOf = <Value extends string>(name: string, known: readonly Value[]) => {
    const values: readonly string[] = valuesOf(name)
    return known.filter((value) => values.includes(value))
  }
  const isOn = (name: string) => parameters.get(name) === '1'
  const searchText = cutText(cleanPlainLine(parameters.get('q') ?? ''), maxSearchLength)
  const sort = parameters.get('sort')
  const storeIds = valuesOf('brand').flatMap((text) => readId(text) ?? [])
  const seenIds = (parameters.get('seen') ?? '').split('.', maxSeenIds).flatMap((text) => readId(text) ?? [])
  const prices = [readPrice(parameters.get('min')), readPrice(parameters.get('max'))] as const
  const [minPrice, maxPrice] = isReversed(...prices) ? [prices[1], prices[0]] : prices
  return {
    categories: valuesOf('category')
      .filter((value) => categoriesOf(known, value) !== undefined)
      .sort(),
    storeIds: storeIds.sort((one, other) => one - other),
    colors: oneOf('color', colorKeys),
    materials: oneOf('material', materialKeys),
    governorates: oneOf('region', governorates),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(isOn('stock') && { isInStock: true }),
    ...(isOn('unique') && { isOneOfAKind: true }),
    ...(isOn('promotion') && { isPromoted: true }),
    ...(/[\p{L}\p{N}]/u.test(searchText) && { searchText }),
    ...(isOn('verbatim') && { isVerbatim: true }),
    sort: shopSorts.find((known) => known === sort) ?? 'shop-order',
    page: readPageNumber(parameters),
    ...(seenIds.length > 0 && { seenIds }),
  }
}

function readPrice(text: string | null): Millimes | undefined {
  return text !== null && /^\d{1,6}([.,]\d{1,3})?$/.test(text) ? dinars(Number(text.replace(',', '.'))) : undefined
}

function isReversed(min: Millimes | undefined, max: Millimes | undefined): boolean {
  return min !== undefined && max !== undefined && min > max
}

export function filterOf(query: ShopQuery, known: readonly KnownCategory[]): ProductFilter {
  const { storeIds, colors, materials, governorates, minPrice, maxPrice, searchText } = query
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  return {
    ...(query.categories.length > 0 && { categories: allCategoriesOf(query.categories, known) }),
    ...(storeIds.length > 0 && { storeIds }),
    ...(colors.length > 0 && { colors }),
    ...(materials.length > 0 && { materials }),
    ...(governorates.length > 0 && { governorates }),
    ...(hasPrice && {
      price: { ...(minPrice !== undefined && { min: minPrice }), ...(maxPrice !== undefined && { max: maxPrice }) },
    }),
    ...(query.isInStock && { isInStock: true }),
    ...(query.isOneOfAKind && { isOneOfAKind: true }),
    ...(query.isPromoted && { isPromoted: true }),
    ...(searchText !== undefined && { searchText }),
    ...(query.isVerbatim && { isVerbatim: true }),
    sort: query.sort,
  }
}

function allCategoriesOf(values: readonly string[], known: readonly KnownCategory[]): readonly Category[] {
  return [...new Set(values.flatMap((value) => categoriesOf(known, value) ?? []))]
}
