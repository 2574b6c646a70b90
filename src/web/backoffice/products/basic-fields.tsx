import { categories } from '#domain/catalog/category.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { ProductFieldErrors } from './product-fields.ts'
import { maxLengths } from './product-limits.ts'
import type { TypedProduct } from './typed-product.ts'

interface BasicFieldsProps {
  readonly typed?: TypedProduct | undefined
  readonly stores: readonly { readonly id: number; readonly name: string }[]
  /** The id of the store to begin with, if it is one of them. */
  readonly chosen?: number | undefined
  readonly fieldErrors: ProductFieldErrors
}

/** The required fields of a product. */
export function BasicFields({ typed, stores, chosen, fieldErrors }: BasicFieldsProps) {
  const { products, fieldErrors: errorTexts } = useBackofficeMessages()
  const { form } = products
  const errorOf = (field: keyof ProductFieldErrors) => {
    const fieldError = fieldErrors[field]
    return fieldError && errorTexts[fieldError]
  }
  const chosenStore = stores.length === 1 ? stores[0] : stores.find(({ id }) => id === chosen)
  return (
    <>
      <TextField
        label={form.name}
        name="name"
        required
        maxLength={maxLengths.name}
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
        defaultValue={typed?.storeId ?? chosenStore?.id ?? ''}
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
