import { Form } from 'react-router'
import { type AdminProductFilter, adminProductStates } from '#domain/catalog/admin/admin-product-filter.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { FoldedFilters } from '#web/backoffice/layout/folded-filters.tsx'
import { SearchField } from '#web/backoffice/layout/search-field.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { useCategories } from '#web/use-categories.ts'

interface ProductFiltersProps {
  readonly filter: AdminProductFilter
  readonly stores: readonly { readonly id: number; readonly name: string }[]
}

/** The filters of the product list. They are in the URL, so that a list can be bookmarked and shared. */
export function ProductFilters({ filter, stores }: ProductFiltersProps) {
  const messages = productsMessages.filter
  const { state, category, storeId } = filter
  // Products keep a category that was retired.
  const categories = useCategories().filter(({ members }) => !members)
  const categoryChoices = categories.map(({ slug, name }) => ({ value: slug, name }))
  return (
    <Form role="search" aria-label={messages.label}>
      {filter.sort && <input type="hidden" name="sort" value={filter.sort} />}
      <SearchField
        label={messages.searchText}
        name="q"
        defaultValue={filter.searchText}
        placeholder={messages.searchHint}
        button={messages.apply}
      />
      <FoldedFilters values={[state === adminProductStates[0] ? undefined : state, category, storeId]}>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <SelectField
            label={messages.state}
            name="state"
            defaultValue={filter.state}
            choices={adminProductStates.map((value) => ({ value, name: messages.states[value] }))}
          />
          <SelectField
            label={messages.category}
            name="category"
            defaultValue={filter.category ?? ''}
            choices={categoryChoices}
          >
            <option value="">{messages.anyCategory}</option>
          </SelectField>
          <SelectField
            label={messages.store}
            name="store"
            defaultValue={filter.storeId ?? ''}
            choices={stores.map(({ id, name }) => ({ value: String(id), name }))}
          >
            <option value="">{messages.anyStore}</option>
          </SelectField>
        </div>
      </FoldedFilters>
    </Form>
  )
}
