import { type ReactNode, useId } from 'react'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { maxPartLength } from '#domain/catalog/product-texts.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { supplies } from '#domain/supply.ts'
import { labelOf } from '#messages/label-of.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { productFieldNames } from '#page-messages/product-fields.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { SurePrice } from '#web/backoffice/forms/sure-price.tsx'
import { inputNames } from '#web/backoffice/forms/with-unit.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { nextSwatch } from './next-swatch.ts'
import type { ProductFieldErrors } from './product-fields.ts'
import { productForm, type TypedProduct } from './typed-product.ts'
import { type Rows, useRows } from './use-rows.ts'

interface FurtherFieldsProps {
  readonly typed: TypedProduct
  readonly colors: ColorRows
  readonly fieldErrors: ProductFieldErrors
  /** Called after adding and removing rows, for which the form fires no change event. */
  readonly onChange: () => void
}

/** The optional fields of a product. */
export function FurtherFields({ typed, colors, fieldErrors, onChange }: FurtherFieldsProps) {
  const { form } = productsMessages
  const fields = fieldProps(productForm, { names: inputNames(productFields, productFieldNames), typed, fieldErrors })
  return (
    <>
      <div>
        <TextField {...fields.promotionalPrice} hint={form.promotionalHint} />
        <SurePrice field="promotionalPrice" typed={typed.promotionalPrice} error={fieldErrors.promotionalPrice} />
      </div>
      <div className="grid grid-cols-2 gap-x-4">
        <TextField {...fields.promotionFirstDay} />
        <TextField {...fields.promotionLastDay} />
        <p className="col-span-2 mt-1 text-ink-soft text-sm">{form.promotionDaysHint}</p>
      </div>
      <SelectField
        {...fields.supply}
        hint={form.supplyHint}
        choices={['', ...supplies].map((value) => ({ value, name: labelOf(form.supplies, value) }))}
        className="sm:col-span-2"
      />
      <TextField {...fields.preparationDays} hint={form.preparationHint} />
      <TextField {...fields.weeklyLimit} hint={form.weeklyLimitHint} />
      <TextField {...fields.model} hint={form.modelHint} />
      <TextArea {...fields.description} rows={7} className="sm:col-span-2" />
      <SizesField
        sizes={typed.sizes}
        error={fieldErrors.sizes && fieldErrorsMessages[fieldErrors.sizes]}
        onChange={onChange}
      />
      <ColorsField colors={colors} error={fieldErrors.colors && fieldErrorsMessages[fieldErrors.colors]} />
      <TextField {...fields.mainColor} />
      <TextField {...fields.weightGrams} />
      <TextField {...fields.widthMillimeters} />
      <TextField {...fields.heightMillimeters} />
      <TextField {...fields.lowStock} hint={form.lowStockHint(productFields.lowStock.max)} />
    </>
  )
}

interface SizesFieldProps {
  readonly sizes: ProductDraft['sizes']
  readonly error: string | undefined
  readonly onChange: () => void
}

/** The sizes of a product. Each is sent as the two fields `sizeId` and `sizeName`. */
function SizesField({ sizes, error, onChange }: SizesFieldProps) {
  const { form } = productsMessages
  const { rows, add, removeAt } = useRows(sizes, onChange)
  return (
    <OptionsGroup legend={productFieldNames.sizes} hint={form.sizesHint} error={error}>
      {rows.map(({ id, name, key }, position) => (
        <div key={key} className="flex items-center gap-2">
          <input type="hidden" name="sizeId" value={id ?? ''} />
          <input
            name="sizeName"
            defaultValue={name}
            maxLength={maxPartLength}
            aria-label={form.size(position + 1)}
            className={optionInput}
          />
          {rows.length > 1 && (
            <button
              type="button"
              aria-label={form.removeSize(position + 1)}
              className={removeButton}
              onClick={() => removeAt(position)}
            >
              <Icon name="trash" />
            </button>
          )}
        </div>
      ))}
      <Button variant="outline" onClick={() => add({ name: '' })} className="noscript:hidden">
        <Icon name="plus" />
        {form.addSize}
      </Button>
    </OptionsGroup>
  )
}

type ColorRows = Rows<ProductDraft['colors'][number]>

interface ColorsFieldProps {
  readonly colors: ColorRows
  readonly error: string | undefined
}

/** The colors of a product. Each is sent as the three fields `colorId`, `colorName` and `swatch`. */
function ColorsField({ colors: { rows, add, removeAt, rewrite }, error }: ColorsFieldProps) {
  const { form } = productsMessages
  return (
    <OptionsGroup legend={productFieldNames.colors} error={error}>
      {rows.map(({ id, name, swatch, key }, position) => (
        <div key={key} className="flex items-center gap-2">
          <input type="hidden" name="colorId" value={id ?? ''} />
          <input
            type="color"
            name="swatch"
            defaultValue={swatch}
            aria-label={form.swatch(position + 1)}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-ink/25 bg-white p-1"
          />
          <input
            name="colorName"
            value={name}
            onChange={(event) => rewrite(position, { name: event.currentTarget.value })}
            maxLength={maxPartLength}
            aria-label={form.color(position + 1)}
            className={optionInput}
          />
          <button
            type="button"
            aria-label={form.removeColor(position + 1)}
            className={removeButton}
            onClick={() => removeAt(position)}
          >
            <Icon name="trash" />
          </button>
        </div>
      ))}
      <Button
        variant="outline"
        onClick={() => add({ name: '', swatch: nextSwatch(rows.map(({ swatch }) => swatch)) })}
        className="noscript:hidden"
      >
        <Icon name="plus" />
        {form.addColor}
      </Button>
    </OptionsGroup>
  )
}

const optionInput = 'min-h-11 w-full min-w-0 rounded-xl border border-ink/25 bg-white px-3 text-base'
const removeButton = 'icon-button noscript:hidden shrink-0 text-door hover:bg-sand'

interface OptionsGroupProps {
  readonly legend: string
  readonly hint?: string
  readonly error: string | undefined
  readonly children: ReactNode
}

/** A fieldset for the sizes or colors of a product, with their common error. */
function OptionsGroup({ legend, hint, error, children }: OptionsGroupProps) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error && errorId} className="space-y-2">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      {children}
      {error && (
        <p id={errorId} className="font-medium text-clay text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
