import { productFields } from '#domain/fields/product-fields.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { productFieldNames } from '#page-messages/product-fields.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { SurePrice } from '#web/backoffice/forms/sure-price.tsx'
import { inputNames } from '#web/backoffice/forms/with-unit.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { useCategoryChoices } from '#web/use-categories.ts'
import type { ProductFieldErrors } from './product-fields.ts'
import { productForm, type TypedProduct } from './typed-product.ts'

interface BasicFieldsProps {
  readonly typed?: TypedProduct | undefined
  readonly stores: readonly { readonly id: number; readonly name: string }[]
  /** The id of the store to begin with, if it is one of them. */
  readonly chosen?: number | undefined
  readonly fieldErrors: ProductFieldErrors
}

/** The required fields of a product. */
export function BasicFields({ typed, stores, chosen, fieldErrors }: BasicFieldsProps) {
  const chosenStore = stores.length === 1 ? stores[0] : stores.find(({ id }) => id === chosen)
  const fields = fieldProps(productForm, { names: inputNames(productFields, productFieldNames), typed, fieldErrors })
  const { storeId, category } = fields
  const categoryChoices = useCategoryChoices(typed?.category)
  return (
    <>
      <TextField {...fields.name} />
      <div>
        <TextField {...fields.regularPrice} />
        <SurePrice field="regularPrice" typed={typed?.regularPrice} error={fieldErrors.regularPrice} />
      </div>
      <SelectField {...category} defaultValue={typed?.category ?? ''} choices={categoryChoices}>
        <option value="">{productsMessages.form.choose}</option>
      </SelectField>
      <SelectField
        {...storeId}
        defaultValue={typed?.storeId ?? chosenStore?.id ?? ''}
        choices={stores.map(({ id, name }) => ({ value: String(id), name }))}
      >
        <option value="">{productsMessages.form.choose}</option>
      </SelectField>
    </>
  )
}
