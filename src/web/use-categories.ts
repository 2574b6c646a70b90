import type { Category, ShopCategory } from '#domain/category.ts'
import { useRootData } from '#web/root-data.ts'

/** Returns the categories and collections of the shop; none on an error page without loader data. */
export function useCategories(): readonly ShopCategory[] {
  return useRootData()?.categories ?? []
}

/** Returns the name of a category or collection by its exact slug. */
export function categoryNameOf(all: readonly ShopCategory[], slug: Category): string {
  return all.find((category) => category.slug === slug)?.name ?? slug
}

/** Returns the categories as options: those that are offered, and those that were chosen. */
export function useCategoryChoices(
  ...chosen: readonly (Category | undefined)[]
): { readonly value: Category; readonly name: string }[] {
  return useCategories()
    .filter(({ slug, members, isRetired }) => !members && (!isRetired || chosen.includes(slug)))
    .map(({ slug, name }) => ({ value: slug, name }))
}
