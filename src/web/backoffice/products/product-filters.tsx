import { Form } from 'react-router'
import { type AdminProductFilter, adminProductStates } from '#domain/catalog/admin/admin-product-filter.ts'
import { categories } from '#domain/catalog/category.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'

interface ProductFiltersProps {
  readonly filter: AdminProductFilter
  readonly stores: readonly { readonly id: number; readonly name: string }[]
}

/** The filters of the product list. They are in the URL, so that a list can be bookmarked and shared. */
export function ProductFilters({ filter, stores }: ProductFiltersProps) {
  const { products } = useBackofficeMessages()
  const messages = products.filter
  return (
    <Form
      role="search"
      aria-label={messages.label}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
    >
      <TextField
        label={messages.searchText}
        name="q"
        type="search"
        defaultValue={filter.searchText}
        placeholder={messages.searchHint}
        className="col-span-2 lg:col-span-1"
      />
      <SelectField label={messages.state} name="state" defaultValue={filter.state}>
        {adminProductStates.map((state) => (
          <option key={state} value={state}>
            {messages.states[state]}
          </option>
        ))}
      </SelectField>
      <SelectField label={messages.category} name="category" defaultValue={filter.category ?? ''}>
        <option value="">{messages.anyCategory}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {products.categoryNames[category]}
          </option>
        ))}
      </SelectField>
      <SelectField label={messages.store} name="store" defaultValue={filter.storeId ?? ''}>
        <option value="">{messages.anyStore}</option>
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline">
        {messages.apply}
      </Button>
    </Form>
  )
}
