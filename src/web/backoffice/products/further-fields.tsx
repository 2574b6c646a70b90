import { maxLowStock } from '#domain/merchandising/merchandising-rules.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { errorTextOf } from '#web/backoffice/forms/error-text-of.ts'
import { SurePrice } from '#web/backoffice/forms/sure-price.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { type ColorRows, ColorsField } from './colors-field.tsx'
import type { ProductFieldErrors } from './product-fields.ts'
import { maxLengths } from './product-limits.ts'
import { SizesField } from './sizes-field.tsx'
import type { TypedProduct } from './typed-product.ts'

interface FurtherFieldsProps {
  readonly typed: TypedProduct
  readonly colors: ColorRows
  readonly fieldErrors: ProductFieldErrors
  /** Called after adding and removing rows, for which the form fires no change event. */
  readonly onChange: () => void
}

/** The optional fields of a product. */
export function FurtherFields({ typed, colors, fieldErrors, onChange }: FurtherFieldsProps) {
  const { form } = backoffice.products
  const errorOf = errorTextOf(fieldErrors)
  const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <>
      <div>
        <TextField
          label={form.promotionalPrice}
          name="promotionalPrice"
          hint={form.promotionalHint}
          defaultValue={typed.promotionalPrice}
          error={errorOf('promotionalPrice')}
          {...decimal}
        />
        <SurePrice field="promotionalPrice" typed={typed.promotionalPrice} error={fieldErrors.promotionalPrice} />
      </div>
      <div className="grid grid-cols-2 gap-x-4">
        <TextField
          label={form.promotionFirstDay}
          name="promotionFirstDay"
          type="date"
          defaultValue={typed.promotionFirstDay}
          error={errorOf('promotionFirstDay')}
        />
        <TextField
          label={form.promotionLastDay}
          name="promotionLastDay"
          type="date"
          defaultValue={typed.promotionLastDay}
          error={errorOf('promotionLastDay')}
        />
        <p className="col-span-2 mt-1 text-ink-soft text-sm">{form.promotionDaysHint}</p>
      </div>
      <TextField
        label={form.model}
        name="model"
        hint={form.modelHint}
        maxLength={maxLengths.model}
        defaultValue={typed.model}
        error={errorOf('model')}
      />
      <TextArea
        label={form.description}
        name="description"
        rows={7}
        maxLength={maxLengths.description}
        defaultValue={typed.description}
        error={errorOf('description')}
        className="sm:col-span-2"
      />
      <SizesField sizes={typed.sizes} error={errorOf('sizes')} onChange={onChange} />
      <ColorsField colors={colors} error={errorOf('colors')} />
      <TextField
        label={form.mainColor}
        name="mainColor"
        maxLength={maxLengths.mainColor}
        defaultValue={typed.mainColor}
        error={errorOf('mainColor')}
      />
      <TextField
        label={form.weight}
        name="weight"
        defaultValue={typed.weight}
        error={errorOf('weightGrams')}
        {...decimal}
      />
      <TextField
        label={form.width}
        name="width"
        defaultValue={typed.width}
        error={errorOf('widthMillimeters')}
        {...decimal}
      />
      <TextField
        label={form.height}
        name="height"
        defaultValue={typed.height}
        error={errorOf('heightMillimeters')}
        {...decimal}
      />
      <TextField
        label={form.lowStock}
        name="lowStock"
        hint={form.lowStockHint(maxLowStock)}
        defaultValue={typed.lowStock}
        error={errorOf('lowStock')}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  )
}
