import type { ProductDraft } from '#domain/assortment/product-draft.ts'
import { priceToType } from '#domain/money.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { ColorsField } from './colors-field.tsx'
import type { ProductMistakes } from './product-form.ts'
import { longest } from './product-limits.ts'
import { SizesField } from './sizes-field.tsx'

interface FurtherFieldsProps {
  readonly draft: ProductDraft
  readonly mistakes: ProductMistakes
  /** Hears of rows added and removed, of which the form itself does not tell. */
  readonly onChange: () => void
}

/** What can be told later: promotion, words, sizes, colours, measures. */
export function FurtherFields({ draft, mistakes, onChange }: FurtherFieldsProps) {
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
        defaultValue={draft.promotionalPrice && priceToType(draft.promotionalPrice)}
        error={errorOf('promotionalPrice')}
        {...decimal}
      />
      <TextField
        label={form.model}
        name="model"
        hint={form.modelHint}
        maxLength={longest.model}
        defaultValue={draft.model}
        error={errorOf('model')}
      />
      <TextArea
        label={form.description}
        name="description"
        rows={7}
        maxLength={longest.description}
        defaultValue={draft.description}
        error={errorOf('description')}
        className="sm:col-span-2"
      />
      <SizesField sizes={draft.sizes} error={errorOf('sizes')} onChange={onChange} />
      <ColorsField colors={draft.colors} error={errorOf('colors')} onChange={onChange} />
      <TextField
        label={form.mainColor}
        name="mainColor"
        maxLength={longest.mainColor}
        defaultValue={draft.mainColor}
        error={errorOf('mainColor')}
      />
      <TextField
        label={form.weight}
        name="weight"
        defaultValue={draft.weightGrams}
        error={errorOf('weightGrams')}
        {...decimal}
      />
      <TextField
        label={form.width}
        name="width"
        defaultValue={centimeters(draft.widthMillimeters)}
        error={errorOf('widthMillimeters')}
        {...decimal}
      />
      <TextField
        label={form.height}
        name="height"
        defaultValue={centimeters(draft.heightMillimeters)}
        error={errorOf('heightMillimeters')}
        {...decimal}
      />
    </>
  )
}

function centimeters(millimeters: number | undefined): number | undefined {
  return millimeters && millimeters / 10
}
