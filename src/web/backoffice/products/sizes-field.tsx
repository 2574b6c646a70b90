import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { maxPartLength } from '#domain/catalog/product-texts.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { productFieldNames } from '#page-messages/product-fields.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OptionsGroup, optionInput, removeButton } from './options-group.tsx'
import { useRows } from './use-rows.ts'

interface SizesFieldProps {
  readonly sizes: ProductDraft['sizes']
  readonly error: string | undefined
  readonly onChange: () => void
}

/** The sizes of a product. Each is sent as the two fields `sizeId` and `sizeName`. */
export function SizesField({ sizes, error, onChange }: SizesFieldProps) {
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
