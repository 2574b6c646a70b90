import type { ShopCategory } from '#domain/category.ts'
import { suggestionMessages } from '#page-messages/search-suggestions.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { LinkOption, OptionGroup } from './option.tsx'

export function CategoryOptions({ categories }: { categories: readonly ShopCategory[] }) {
  return (
    <OptionGroup label={suggestionMessages.categories} count={categories.length}>
      {categories.map(({ slug, name }) => (
        <LinkOption key={slug} to={shopPath({ category: slug })}>
          {name}
        </LinkOption>
      ))}
    </OptionGroup>
  )
}
