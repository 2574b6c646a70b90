import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { maxPartLength } from '#domain/catalog/product-texts.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { productFieldNames } from '#page-messages/product-fields.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { nextSwatch } from './next-swatch.ts'
import { OptionsGroup, optionInput, removeButton } from './options-group.tsx'
import type { Rows } from './use-rows.ts'

export type ColorRows = Rows<ProductDraft['colors'][number]>

interface ColorsFieldProps {
  readonly colors: ColorRows
  readonly error: string | undefined
}

/** The colors of a product. Each is sent as the three fields `colorId`, `colorName` and `swatch`. */
export function ColorsField({ colors: { rows, add, removeAt, rewrite }, error }: ColorsFieldProps) {
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
