import { backoffice } from '#page-messages/backoffice.ts'
import { categoryChoices } from '#web/backoffice/forms/category-choices.ts'
import { errorTextOf } from '#web/backoffice/forms/error-text-of.ts'
import { SurePrice } from '#web/backoffice/forms/sure-price.tsx'
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
  const { form } = backoffice.products
  const errorOf = errorTextOf(fieldErrors)
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
      <div>
        <TextField
          label={form.price}
          name="regularPrice"
          inputMode="decimal"
          required
          autoComplete="off"
          defaultValue={typed?.regularPrice}
          error={errorOf('regularPrice')}
        />
        <SurePrice field="regularPrice" typed={typed?.regularPrice} error={fieldErrors.regularPrice} />
      </div>
      <SelectField
        label={form.category}
        name="category"
        required
        defaultValue={typed?.category ?? ''}
        error={errorOf('category')}
        choices={categoryChoices}
      >
        <option value="">{form.choose}</option>
      </SelectField>
      <SelectField
        label={form.store}
        name="storeId"
        required
        defaultValue={typed?.storeId ?? chosenStore?.id ?? ''}
        error={errorOf('storeId')}
        choices={stores.map(({ id, name }) => ({ value: String(id), name }))}
      >
        <option value="">{form.choose}</option>
      </SelectField>
    </>
  )
}
