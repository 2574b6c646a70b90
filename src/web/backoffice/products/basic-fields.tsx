import type { ProductDraft } from '#domain/assortment/product-draft.ts'
import { categories } from '#domain/catalog/category.ts'
import { priceToType } from '#domain/money.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { ProductMistakes } from './product-form.ts'
import { longest } from './product-limits.ts'

interface BasicFieldsProps {
  readonly draft?: ProductDraft | undefined
  readonly stores: readonly { readonly id: number; readonly name: string }[]
  readonly mistakes: ProductMistakes
}

/** What no product is without. */
export function BasicFields({ draft, stores, mistakes }: BasicFieldsProps) {
  const { products } = useOfficeMessages()
  const { form } = products
  const errorOf = (field: keyof ProductMistakes) => {
    const mistake = mistakes[field]
    return mistake && products.mistakes[mistake]
  }
  return (
    <>
      <TextField
        label={form.name}
        name="name"
        required
        maxLength={longest.name}
        defaultValue={draft?.name}
        error={errorOf('name')}
      />
      <TextField
        label={form.price}
        name="regularPrice"
        inputMode="decimal"
        required
        autoComplete="off"
        defaultValue={draft && priceToType(draft.regularPrice)}
        error={errorOf('regularPrice')}
      />
      <SelectField
        label={form.category}
        name="category"
        required
        defaultValue={draft?.category ?? ''}
        error={errorOf('category')}
      >
        <option value="">{form.choose}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {products.categoryNames[category]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={form.store}
        name="storeId"
        required
        defaultValue={draft?.storeId ?? (stores.length === 1 ? stores[0]?.id : '')}
        error={errorOf('storeId')}
      >
        <option value="">{form.choose}</option>
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
