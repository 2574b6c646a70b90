import type { ProductDraft } from '#domain/assortment/product-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { PartsGroup, partInput, removeButton } from './parts-group.tsx'
import { longest } from './product-limits.ts'
import { useRows } from './use-rows.ts'

interface SizesFieldProps {
  readonly sizes: ProductDraft['sizes']
  readonly error: string | undefined
  readonly onChange: () => void
}

/** The sizes a product comes in. They travel as `sizeId` and `sizeName`, a pair each. */
export function SizesField({ sizes, error, onChange }: SizesFieldProps) {
  const { form } = useOfficeMessages().products
  const { rows, add, removeAt } = useRows(sizes, onChange)
  return (
    <PartsGroup legend={form.sizes} hint={form.sizesHint} error={error}>
      {rows.map(({ id, name, key }, position) => (
        <div key={key} className="flex items-center gap-2">
          <input type="hidden" name="sizeId" value={id ?? ''} />
          <input
            name="sizeName"
            defaultValue={name}
            maxLength={longest.part}
            aria-label={form.size(position + 1)}
            className={partInput}
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
    </PartsGroup>
  )
}
