import { TextArea, TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { type ColorRows, ColorsField } from './colors-field.tsx'
import type { ProductMistakes } from './product-form.ts'
import { longest } from './product-limits.ts'
import { SizesField } from './sizes-field.tsx'
import type { TypedProduct } from './typed-product.ts'

interface FurtherFieldsProps {
  readonly typed: TypedProduct
  readonly colors: ColorRows
  readonly mistakes: ProductMistakes
  /** Hears of rows added and removed, of which the form itself does not tell. */
  readonly onChange: () => void
}

/** What can be told later: promotion, words, sizes, colours, measures. */
export function FurtherFields({ typed, colors, mistakes, onChange }: FurtherFieldsProps) {
  const { products } = useOfficeMessages()
  const { form } = products
  const errorOf = (field: keyof ProductMistakes) => {
    const mistake = mistakes[field]
    return mistake && products.mistakes[mistake]
  }
  const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <>
      <TextField
        label={form.promotionalPrice}
        name="promotionalPrice"
        hint={form.promotionalHint}
        defaultValue={typed.promotionalPrice}
        error={errorOf('promotionalPrice')}
        {...decimal}
      />
      <TextField
        label={form.model}
        name="model"
        hint={form.modelHint}
        maxLength={longest.model}
        defaultValue={typed.model}
        error={errorOf('model')}
      />
      <TextArea
        label={form.description}
        name="description"
        rows={7}
        maxLength={longest.description}
        defaultValue={typed.description}
        error={errorOf('description')}
        className="sm:col-span-2"
      />
      <SizesField sizes={typed.sizes} error={errorOf('sizes')} onChange={onChange} />
      <ColorsField colors={colors} error={errorOf('colors')} />
      <TextField
        label={form.mainColor}
        name="mainColor"
        maxLength={longest.mainColor}
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
    </>
  )
}
