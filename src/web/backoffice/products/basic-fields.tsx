import { categories } from '#domain/catalog/category.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { ProductMistakes } from './product-form.ts'
import { longest } from './product-limits.ts'
import type { TypedProduct } from './typed-product.ts'

interface BasicFieldsProps {
  readonly typed?: TypedProduct | undefined
  readonly stores: readonly { readonly id: number; readonly name: string }[]
  readonly mistakes: ProductMistakes
}

/** What no product is without. */
export function BasicFields({ typed, stores, mistakes }: BasicFieldsProps) {
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
        defaultValue={typed?.name}
        error={errorOf('name')}
      />
      <TextField
        label={form.price}
        name="regularPrice"
        inputMode="decimal"
        required
        autoComplete="off"
        defaultValue={typed?.regularPrice}
        error={errorOf('regularPrice')}
      />
      <SelectField
        label={form.category}
        name="category"
        required
        defaultValue={typed?.category ?? ''}
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
        defaultValue={typed?.storeId ?? (stores.length === 1 ? stores[0]?.id : '')}
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
