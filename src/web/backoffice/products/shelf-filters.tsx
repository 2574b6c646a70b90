import { Form } from 'react-router'
import { type ShelfFilter, shelfStates } from '#domain/assortment/shelf-filter.ts'
import { categories } from '#domain/catalog/category.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

interface ShelfFiltersProps {
  readonly filter: ShelfFilter
  readonly stores: readonly { readonly id: number; readonly name: string }[]
}

/** What is looked for stands in the address, so that a list can be kept and sent. */
export function ShelfFilters({ filter, stores }: ShelfFiltersProps) {
  const { products } = useOfficeMessages()
  const words = products.filter
  return (
    <Form
      role="search"
      aria-label={words.label}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
    >
      <TextField
        label={words.words}
        name="q"
        type="search"
        defaultValue={filter.words}
        placeholder={words.wordsHint}
        className="col-span-2 lg:col-span-1"
      />
      <SelectField label={words.state} name="state" defaultValue={filter.state}>
        {shelfStates.map((state) => (
          <option key={state} value={state}>
            {words.states[state]}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.category} name="category" defaultValue={filter.category ?? ''}>
        <option value="">{words.anyCategory}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {products.categoryNames[category]}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.store} name="store" defaultValue={filter.storeId ?? ''}>
        <option value="">{words.anyStore}</option>
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline">
        {words.apply}
      </Button>
    </Form>
  )
}
