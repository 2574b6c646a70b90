import type { Category } from '#domain/category.ts'
import { categoryMessages } from '#page-messages/categories.ts'
import { suggestionMessages } from '#page-messages/search-suggestions.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { LinkOption, OptionGroup } from './option.tsx'

export function CategoryOptions({ categories }: { categories: readonly Category[] }) {
  return (
    <OptionGroup label={suggestionMessages.categories} count={categories.length}>
      {categories.map((category) => (
        <LinkOption key={category} to={shopPath({ category })}>
          {categoryMessages[category]}
        </LinkOption>
      ))}
    </OptionGroup>
  )
}
